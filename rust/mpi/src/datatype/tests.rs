//! What the chapter promises about handles, contents and counts; places are tested in `layout`.

use p2pmpi_abi::constants::{
    COMBINER_DARRAY, COMBINER_DUP, COMBINER_HVECTOR, COMBINER_STRUCT, COMBINER_SUBARRAY, DISTRIBUTE_BLOCK,
    DISTRIBUTE_DFLT_DARG, ORDER_C, TYPECLASS_COMPLEX, UNDEFINED,
};
use p2pmpi_abi::error::{ERR_ARG, ERR_COUNT, ERR_TYPE};

use p2pmpi_layout::{Scratch, copy};

use super::*;

const INT: abi::Datatype = abi::Datatype(Predefined::Int as usize);
const DOUBLE: abi::Datatype = abi::Datatype(Predefined::Double as usize);
const ALL: Envelope = Envelope { combiner: 0, integers: 99, addresses: 99, counts: 99, datatypes: 99 };

fn class<T: std::fmt::Debug>(result: Result<T, Error>) -> i32 {
    result.expect_err("an error").class
}

#[test]
fn freed_datatypes_live_on_in_others_but_not_by_handle() {
    let mut types = Datatypes::default();
    let row = types.contiguous(Width::Narrow, 3, INT).expect("valid");
    let matrix = types.vector(Width::Narrow, 2, 1, 2, row).expect("valid");
    types.free(row).expect("live");
    assert_eq!(class(types.free(row)), ERR_TYPE);
    assert_eq!(class(types.layout(row)), ERR_TYPE);
    assert_eq!(types.layout(matrix).expect("live").size(), 24);

    let contents = types.contents(Width::Narrow, matrix, ALL).expect("derived");
    assert_eq!(contents.integers, [2, 1, 2]);
    let again = contents.datatypes[0];
    assert_ne!(again, row, "the program frees what it gets");
    assert_eq!(types.layout(again).expect("live").size(), 12);
    types.free(again).expect("live");
}

#[test]
fn only_committed_datatypes_communicate() {
    let mut types = Datatypes::default();
    let pair = types.contiguous(Width::Narrow, 2, INT).expect("valid");
    assert_eq!(class(types.committed(pair)), ERR_TYPE);
    let copy = types.dup(pair).expect("live");
    types.commit(pair).expect("live");
    assert!(types.committed(pair).is_ok());
    assert_eq!(class(types.committed(copy)), ERR_TYPE, "the copy was made before the commit");
    let copy = types.dup(pair).expect("live");
    assert!(types.committed(copy).is_ok());
    assert_eq!(types.envelope(Width::Narrow, copy).expect("live").combiner, COMBINER_DUP);
}

#[test]
fn predefined_datatypes_cannot_be_freed_or_decoded() {
    let mut types = Datatypes::default();
    let single = types.f90_real(6, UNDEFINED).expect("exists");
    for handle in [INT, DOUBLE, single] {
        assert_eq!(class(types.free(handle)), ERR_TYPE);
        types.commit(handle).expect("allowed");
        types.committed(handle).expect("predefined");
    }
    assert_eq!(class(types.contents(Width::Narrow, INT, ALL)), ERR_TYPE);
    for handle in [0, 0x200, 0x204, 0x2ff, 0x1_0000, usize::MAX] {
        assert_eq!(class(types.layout(abi::Datatype(handle))), ERR_TYPE);
        assert_eq!(class(types.free(abi::Datatype(handle))), ERR_TYPE);
    }
}

#[test]
fn contents_have_the_order_of_the_standard() {
    let mut types = Datatypes::default();
    let narrow = types.hvector(Width::Narrow, 4, 2, 40, INT).expect("valid");
    let large = types.hvector(Width::Large, 4, 2, 40, INT).expect("valid");
    let envelope = |types: &Datatypes, width, handle| {
        let e = types.envelope(width, handle).expect("live");
        (e.combiner, [e.integers, e.addresses, e.counts, e.datatypes])
    };
    assert_eq!(envelope(&types, Width::Narrow, narrow), (COMBINER_HVECTOR, [2, 1, 0, 1]));
    assert_eq!(envelope(&types, Width::Large, narrow), (COMBINER_HVECTOR, [2, 1, 0, 1]));
    assert_eq!(envelope(&types, Width::Large, large), (COMBINER_HVECTOR, [0, 0, 3, 1]));
    assert_eq!(class(types.envelope(Width::Narrow, large)), ERR_TYPE);
    assert_eq!(types.contents(Width::Large, large, ALL).expect("live").counts, [4, 2, 40]);

    let fields = types.structure(Width::Narrow, &[1, 2], &[0, 8], &[INT, DOUBLE]).expect("valid");
    let contents = types.contents(Width::Narrow, fields, ALL).expect("live");
    assert_eq!(types.envelope(Width::Narrow, fields).expect("live").combiner, COMBINER_STRUCT);
    assert_eq!((contents.integers, contents.addresses), (vec![2, 1, 2], vec![0, 8]));
    assert_eq!(contents.datatypes, [INT, DOUBLE]);
    let short = Envelope { addresses: 1, ..ALL };
    assert_eq!(class(types.contents(Width::Narrow, fields, short)), ERR_ARG);

    let part = types.subarray(Width::Large, &[4, 5], &[2, 3], &[1, 2], ORDER_C, INT).expect("valid");
    assert_eq!(envelope(&types, Width::Large, part), (COMBINER_SUBARRAY, [2, 0, 6, 1]));
    let contents = types.contents(Width::Large, part, ALL).expect("live");
    assert_eq!((contents.integers, contents.counts), (vec![2, ORDER_C], vec![4, 5, 2, 3, 1, 2]));

    let block = |size, processes| DistributedDimension {
        size,
        distribution: DISTRIBUTE_BLOCK,
        argument: DISTRIBUTE_DFLT_DARG,
        processes,
    };
    let dealt =
        types.darray(Width::Narrow, (6, 4), &[block(10, 2), block(9, 3)], ORDER_C, INT).expect("valid");
    assert_eq!(envelope(&types, Width::Narrow, dealt), (COMBINER_DARRAY, [12, 0, 0, 1]));
    assert_eq!(
        types.contents(Width::Narrow, dealt, ALL).expect("live").integers,
        [6, 4, 2, 10, 9, 17, 17, 19, 19, 2, 3, 12]
    );
}

#[test]
fn bad_arguments_are_named() {
    let mut types = Datatypes::default();
    let error = types.contiguous(Width::Narrow, -1, INT).expect_err("negative");
    assert_eq!(
        (error.class, error.message.as_str()),
        (ERR_COUNT, "count is -1, but a count must be 0 or more")
    );
    let error = types.indexed(Width::Narrow, &[1, -2], &[0, 1], INT).expect_err("negative");
    assert!(error.class == ERR_COUNT && error.message.contains("array_of_blocklengths[1] is -2"), "{error}");
    let error = types.subarray(Width::Narrow, &[4], &[3], &[2], ORDER_C, INT).expect_err("outside");
    assert!(error.class == ERR_ARG && error.message.contains("array_of_sizes[0] is 4"), "{error}");
    assert_eq!(class(types.subarray(Width::Narrow, &[4], &[3], &[1], 0, INT)), ERR_ARG);
    assert_eq!(class(types.contiguous(Width::Large, i64::MAX, INT)), ERR_ARG);
    assert_eq!(class(match_size(TYPECLASS_COMPLEX, 5)), ERR_ARG);
    assert_eq!(class(types.f90_real(UNDEFINED, UNDEFINED)), ERR_ARG);
    assert_eq!(class(types.f90_real(34, 10)), ERR_ARG);
}

#[test]
fn long_chains_of_datatypes_are_freed() {
    let mut types = Datatypes::default();
    let mut last = types.dup(INT).expect("valid");
    for _ in 0..200_000 {
        let next = types.dup(last).expect("valid");
        types.free(last).expect("live");
        last = next;
    }
    types.free(last).expect("live");
}

#[test]
fn names_can_be_given_to_any_datatype() {
    let mut types = Datatypes::default();
    let copy = types.dup(INT).expect("valid");
    assert_eq!(
        (types.name(copy).expect("live"), types.name(INT).expect("live")),
        (&b""[..], &b"MPI_INT"[..])
    );
    types.rename(copy, b"pixel").expect("live");
    types.rename(INT, b"entier").expect("allowed");
    assert_eq!(
        (types.name(copy).expect("live"), types.name(INT).expect("live")),
        (&b"pixel"[..], &b"entier"[..])
    );
    assert_eq!(types.name(abi::Datatype::NULL).expect("named"), b"MPI_DATATYPE_NULL");
}

#[test]
fn counts_are_undefined_inside_elements() {
    let mut types = Datatypes::default();
    let fields = types.structure(Width::Narrow, &[1, 1], &[0, 8], &[INT, DOUBLE]).expect("valid");
    let layout = types.layout(fields).expect("live");
    assert_eq!((count(24, &layout), count(16, &layout), count(0, &layout)), (Some(2), None, Some(0)));
    assert_eq!(
        (elements(24, &layout), elements(16, &layout), elements(14, &layout)),
        (Some(4), Some(3), None)
    );
    let nothing = layout.contiguous(0).expect("small");
    assert_eq!((count(0, &nothing), count(1, &nothing)), (Some(0), None));
    assert_eq!(value_index(&types, DOUBLE, INT).expect("valid").0, Predefined::DoubleInt.code());
    assert_eq!(value_index(&types, INT, DOUBLE).expect("valid"), abi::Datatype::NULL);
}

#[test]
fn external32_is_big_endian_with_fixed_sizes() {
    let mut types = Datatypes::default();
    let old = [Predefined::Short, Predefined::Long, Predefined::LongDouble, Predefined::CBool]
        .map(|datatype| abi::Datatype(datatype.code()));
    let fields = types.structure(Width::Narrow, &[1; 4], &[0, 8, 16, 32], &old).expect("valid");
    let layout = types.layout(fields).expect("live");
    let bytes = Layout::predefined(Predefined::Byte);
    let native = Scratch::new(&layout, 2).expect("small");
    let mut message = Vec::new();
    for _ in 0..2 {
        message.extend((-2i16).to_ne_bytes());
        message.extend((-3i64).to_ne_bytes());
        // 1.0 in the format of the processor.
        let one: u128 = if cfg!(target_arch = "x86_64") { 0x3fff << 64 | 1 << 63 } else { 0x3fff << 112 };
        message.extend(one.to_ne_bytes());
        message.push(1);
    }
    native.as_recv().unpack(0, &message);

    let out = Scratch::new(&bytes, 50).expect("small");
    assert_eq!(external_size(2, &layout), Ok(46));
    assert_eq!(pack_external(&native.as_send(), &out.as_recv(), 3), Ok(49));
    let mut external = [0; 50];
    out.as_send().pack(0, &mut external);
    let mut expected = vec![0; 3];
    for _ in 0..2 {
        expected.extend([0xff, 0xfe, 0xff, 0xff, 0xff, 0xfd, 0x3f, 0xff]);
        expected.extend([0; 14]);
        expected.push(1);
    }
    expected.push(0);
    assert_eq!(external.to_vec(), expected);

    let back = Scratch::new(&layout, 2).expect("small");
    assert_eq!(unpack_external(&out.as_send(), 3, &back.as_recv()), Ok(49));
    let mut found = vec![0; message.len()];
    back.as_send().pack(0, &mut found);
    assert_eq!(found, message);
    assert_eq!(class(pack_external(&native.as_send(), &out.as_recv(), 5)), ERR_ARG);
}

#[test]
fn packing_appends_and_stays_inside() {
    let int = Layout::predefined(Predefined::Int);
    let every_other = int.resized(0, 8).expect("small");
    let source = Scratch::new(&int, 4).expect("small");
    source.as_recv().unpack(0, &[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0]);
    let room = Scratch::new(&Layout::predefined(Predefined::Byte), 10).expect("small");
    let message = Scratch::new(&every_other, 2).expect("small");
    copy(&source.as_send(), &message.as_recv());
    assert_eq!(pack(&message.as_send(), &room.as_recv(), 2), Ok(10));
    for position in [-1, 3, 11, i64::MAX] {
        assert_eq!(class(pack(&message.as_send(), &room.as_recv(), position)), ERR_ARG, "at {position}");
    }
    let back = Scratch::new(&int, 2).expect("small");
    assert_eq!(unpack(&room.as_send(), 2, &back.as_recv()), Ok(10));
    let mut found = [0; 8];
    back.as_send().pack(0, &mut found);
    assert_eq!(found, [1, 0, 0, 0, 2, 0, 0, 0]);
}
