/* MPI_Pcontrol, the one variadic function of MPI (5.0, 15.2.4). It is a hook for profiling tools:
 * without one it does nothing. */

int MPI_Pcontrol(const int level, ...);
int PMPI_Pcontrol(const int level, ...);

int MPI_Pcontrol(const int level, ...)
{
    (void)level;
    return 0;
}

int PMPI_Pcontrol(const int level, ...)
{
    (void)level;
    return 0;
}
