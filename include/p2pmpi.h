/* p2pmpi.h: what p2pmpi offers beyond the MPI standard. A program that uses it runs under p2pmpi only;
 * `#if __has_include(<p2pmpi.h>)` tells.
 * Written by `cargo run -p p2pmpi-codegen` from rust/capi/src/extensions.rs; not to be edited. */

#ifndef P2PMPI_H
#define P2PMPI_H

#ifdef __cplusplus
extern "C" {
#endif

/*
 The version of p2pmpi, such as "0.1.0". May be called at any time.
 */
const char *p2pmpi_version(void);

/*
 Copies the text of the calling thread's last MPI error, with function, communicator and rank,
 into `buffer` of `room` characters (cut if need be, always terminated). Returns its length
 without the zero; 0 when there was none or `buffer` is null.

 `buffer` is null or valid for `room` characters.
 */
int p2pmpi_last_error(char *buffer, int room);

#ifdef __cplusplus
}
#endif

#endif  /* P2PMPI_H */
