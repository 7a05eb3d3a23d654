//! Argument wrappers: null is refused, widths do not matter, nothing is written where nothing fits.

use super::*;

#[test]
fn counts_that_do_not_fit_an_int_become_undefined() {
    let mut narrow: c_int = 7;
    let mut wide: i64 = 7;
    // SAFETY: both addresses are those of variables.
    unsafe {
        CountOut::narrow(&mut narrow, "count").expect("not null").write(1 << 40);
        CountOut::wide(&mut wide, "count").expect("not null").write(1 << 40);
    }
    assert_eq!((narrow, wide), (UNDEFINED, 1 << 40));
}

#[test]
fn null_outputs_are_named() {
    // SAFETY: null is allowed.
    let error = unsafe { Out::<c_int>::new(std::ptr::null_mut(), "flag") }.expect_err("null");
    assert!(format!("{error:?}").contains("flag is a null pointer"));
}

#[test]
fn arrays_of_both_widths_read_alike() {
    let (ints, longs) = ([1, -2, 3], [1i64, -2, 3]);
    // SAFETY: the arrays have three elements.
    unsafe {
        let narrow = Counts::narrow(ints.as_ptr(), "displs").to_vec(3).expect("not null");
        assert_eq!(narrow, Counts::wide(longs.as_ptr(), "displs").to_vec(3).expect("not null"));
        assert!(Counts::narrow(ints.as_ptr(), "counts").to_counts(3).is_err());
        assert!(Counts::narrow(std::ptr::null(), "counts").to_counts(1).is_err());
        assert_eq!(Counts::narrow(std::ptr::null(), "counts").to_counts(0).expect("empty"), []);
    }
}

#[test]
fn strings_are_cut_to_their_room() {
    let mut room = [b'x' as c_char; 5];
    // SAFETY: room for five characters.
    let out = unsafe { TextOut::new(room.as_mut_ptr(), 5, "name") }.expect("not null");
    assert_eq!(out.write(b"longer"), 4);
    assert_eq!(room.map(|c| c as u8), *b"long\0");
}
