/* The body of MPI_Pcontrol, the one variadic function of MPI (5.0, 15.2.4). It is a hook for profiling
 * tools: without one it does nothing. Hidden, because rustc exports only what Rust defines; the exported
 * names are in pcontrol.rs. */

__attribute__((visibility("hidden"))) int p2pmpi_pcontrol(const int level, ...);

int p2pmpi_pcontrol(const int level, ...)
{
    (void)level;
    return 0;
}
