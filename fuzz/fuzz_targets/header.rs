#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| p2pmpi_testkit::fuzz::header(bytes));
