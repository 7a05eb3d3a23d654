/* A file name that all ranks of this run share and no other run has. */
#ifndef P2PMPI_FILE_H
#define P2PMPI_FILE_H

#include "../check.h"
#include <unistd.h>

static char file_name[200];

static inline void choose_file(void)
{
    const char *folder = getenv("TMPDIR");
    snprintf(file_name, sizeof file_name, "%s/p2pmpi-io-%d", folder ? folder : "/tmp", (int)getpid());
    MPI_Bcast(file_name, sizeof file_name, MPI_CHAR, 0, MPI_COMM_WORLD);
}

#define OK(call) CHECK_INT(call, MPI_SUCCESS)

static inline int count_of(MPI_Status *status, MPI_Datatype type)
{
    int count;
    MPI_Get_count(status, type, &count);
    return count;
}

#endif
