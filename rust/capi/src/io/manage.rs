//! Files as objects: opening, views, pointers, sizes, error handlers.

use p2pmpi_abi::callback::Callback;

use super::*;

pub(crate) fn file_open(
    cx: &mut Call,
    comm: abi::Comm,
    filename: Text<'_>,
    amode: c_int,
    info: abi::Info,
    fh: Out<abi::File>,
) -> Result<(), Error> {
    let hints = crate::info::hints(info)?;
    let name = filename.bytes()?;
    fh.write(io::open(cx.held()?, comm, name, amode, hints)?);
    Ok(())
}

pub(crate) fn file_close(cx: &mut Call, fh: InOut<abi::File>) -> Result<(), Error> {
    io::close(cx.held()?, fh.read())?;
    fh.write(abi::File::NULL);
    Ok(())
}

pub(crate) fn file_delete(cx: &mut Call, filename: Text<'_>, info: abi::Info) -> Result<(), Error> {
    cx.held()?;
    crate::info::hints(info)?;
    io::delete(filename.bytes()?)
}

pub(crate) fn file_get_amode(cx: &mut Call, fh: abi::File, amode: Out<c_int>) -> Result<(), Error> {
    amode.write(io::entry(cx.held()?, fh)?.amode);
    Ok(())
}

pub(crate) fn file_get_atomicity(cx: &mut Call, fh: abi::File, flag: Out<c_int>) -> Result<(), Error> {
    flag.write_flag(io::entry(cx.held()?, fh)?.atomic);
    Ok(())
}

pub(crate) fn file_set_atomicity(cx: &mut Call, fh: abi::File, flag: c_int) -> Result<(), Error> {
    io::set_atomicity(cx.held()?, fh, flag != 0)
}

pub(crate) fn file_get_group(cx: &mut Call, fh: abi::File, group: Out<abi::Group>) -> Result<(), Error> {
    let held = cx.held()?;
    let members = io::entry(held, fh)?.group.clone();
    group.write(held.add_group(members)?);
    Ok(())
}

pub(crate) fn file_get_info(cx: &mut Call, fh: abi::File, info_used: Out<abi::Info>) -> Result<(), Error> {
    let hints = io::entry(cx.held()?, fh)?.hints.info()?;
    info_used.write(crate::info::add(hints)?);
    Ok(())
}

pub(crate) fn file_set_info(cx: &mut Call, fh: abi::File, info: abi::Info) -> Result<(), Error> {
    io::set_info(cx.held()?, fh, crate::info::hints(info))
}

pub(crate) fn file_get_position(cx: &mut Call, fh: abi::File, offset: Out<i64>) -> Result<(), Error> {
    let file = io::entry(cx.held()?, fh)?;
    io::check_sequential(file)?;
    offset.write(file.position);
    Ok(())
}

pub(crate) fn file_get_position_shared(cx: &mut Call, fh: abi::File, offset: Out<i64>) -> Result<(), Error> {
    offset.write(io::position_shared(cx.held()?, fh)?);
    Ok(())
}

pub(crate) fn file_seek(cx: &mut Call, fh: abi::File, offset: i64, whence: c_int) -> Result<(), Error> {
    io::seek(cx.held()?, fh, offset, whence)
}

pub(crate) fn file_seek_shared(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    whence: c_int,
) -> Result<(), Error> {
    io::seek_shared(cx.held()?, fh, offset, whence)
}

pub(crate) fn file_get_byte_offset(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    disp: Out<i64>,
) -> Result<(), Error> {
    let file = io::entry(cx.held()?, fh)?;
    disp.write(file.view.byte_offset(offset)?);
    Ok(())
}

pub(crate) fn file_get_size(cx: &mut Call, fh: abi::File, size: Out<i64>) -> Result<(), Error> {
    size.write(io::size(cx.held()?, fh)?);
    Ok(())
}

pub(crate) fn file_set_size(cx: &mut Call, fh: abi::File, size: i64) -> Result<(), Error> {
    io::resize(cx.held()?, fh, size, false)
}

pub(crate) fn file_preallocate(cx: &mut Call, fh: abi::File, size: i64) -> Result<(), Error> {
    io::resize(cx.held()?, fh, size, true)
}

pub(crate) fn file_sync(cx: &mut Call, fh: abi::File) -> Result<(), Error> {
    io::sync(cx.held()?, fh)
}

pub(crate) fn file_get_type_extent(
    cx: &mut Call,
    fh: abi::File,
    datatype: abi::Datatype,
    extent: CountOut,
) -> Result<(), Error> {
    let held = cx.held()?;
    let representation = io::entry(held, fh)?.view.representation;
    extent.write(representation.layout(&held.datatypes, datatype)?.extent());
    Ok(())
}

pub(crate) fn file_set_view(
    cx: &mut Call,
    fh: abi::File,
    disp: i64,
    etype: abi::Datatype,
    filetype: abi::Datatype,
    datarep: Text<'_>,
    info: abi::Info,
) -> Result<(), Error> {
    let held = cx.held()?;
    io::entry(held, fh)?;
    let wanted = || {
        let representation = Representation::named(datarep.bytes()?, &held.datareps)?;
        let info = crate::info::hints(info)?;
        Ok(Wanted { displacement: disp, etype, filetype, representation, info })
    };
    let wanted = wanted();
    io::set_view(held, fh, wanted)
}

pub(crate) fn file_get_view(
    cx: &mut Call,
    fh: abi::File,
    disp: Out<i64>,
    etype: Out<abi::Datatype>,
    filetype: Out<abi::Datatype>,
    datarep: TextOut,
) -> Result<(), Error> {
    let held = cx.held()?;
    let types = io::view_types(held, fh)?;
    let view = &io::entry(held, fh)?.view;
    disp.write(view.displacement);
    etype.write(types[0]);
    filetype.write(types[1]);
    datarep.write(view.representation.name(&held.datareps));
    Ok(())
}

/// `MPI_Register_datarep`: a representation that converts nothing is `native` by another name;
/// functions of the program are not called.
pub(crate) fn register_datarep(
    cx: &mut Call,
    datarep: Text<'_>,
    read_conversion_fn: impl Callback,
    write_conversion_fn: impl Callback,
    _dtype_file_extent_fn: impl Callback,
    _extra_state: *mut c_void,
) -> Result<(), Error> {
    let held = cx.held()?;
    let name = datarep.bytes()?;
    if name.is_empty() || name.len() >= MAX_DATAREP_STRING as usize {
        let last = MAX_DATAREP_STRING - 1;
        let text = format!("datarep has {} characters, but may have 1 to {last}", name.len());
        return Err(Error::new(abi::error::ERR_ARG, text));
    }
    if Representation::named(name, &held.datareps).is_ok() {
        let text = format!("datarep {:?} exists already", String::from_utf8_lossy(name));
        return Err(Error::new(abi::error::ERR_DUP_DATAREP, text));
    }
    if read_conversion_fn.address() != 0 || write_conversion_fn.address() != 0 {
        let text = "conversion functions are not supported; give MPI_CONVERSION_FN_NULL for both";
        return Err(Error::new(abi::error::ERR_UNSUPPORTED_OPERATION, text));
    }
    held.datareps.push(name.to_vec());
    Ok(())
}
