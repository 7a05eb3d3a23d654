/* What conformance programs check with.
 *
 * CHECK(condition) and CHECK_INT(actual, expected) report rank, place and values on standard error and
 * end the job with code 1. EXPECT_ERROR(call, class) makes sure that a call fails with that error class;
 * the communicator must return errors (return_errors()). finish() prints the one line that tells a program
 * that ran to its end from one that stopped early.
 */
#ifndef P2PMPI_CHECK_H
#define P2PMPI_CHECK_H

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int world_rank, world_size;

static inline void start(int *argc, char ***argv)
{
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &world_size);
}

static inline int finish(void)
{
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0)
        printf("all checks passed\n");
    fflush(stdout);
    MPI_Finalize();
    return 0;
}

static inline void return_errors(MPI_Comm comm)
{
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
}

#define FAIL(...)                                                           \
    do {                                                                    \
        fprintf(stderr, "rank %d: %s:%d: ", world_rank, __FILE__, __LINE__); \
        fprintf(stderr, __VA_ARGS__);                                       \
        fputc('\n', stderr);                                                \
        MPI_Abort(MPI_COMM_WORLD, 1);                                       \
    } while (0)

#define CHECK(condition)                          \
    do {                                          \
        if (!(condition))                         \
            FAIL("%s does not hold", #condition); \
    } while (0)

#define CHECK_INT(actual, expected)                                                     \
    do {                                                                                \
        long long actual_ = (actual), expected_ = (expected);                           \
        if (actual_ != expected_)                                                       \
            FAIL("%s is %lld, expected %lld", #actual, actual_, expected_);             \
    } while (0)

/* The call must fail with this class; `message` afterwards holds its text. */
static char message[MPI_MAX_ERROR_STRING] __attribute__((unused));

#define EXPECT_ERROR(call, class)                                                  \
    do {                                                                           \
        int code_ = (call), class_ = MPI_SUCCESS, length_;                         \
        if (code_ == MPI_SUCCESS)                                                  \
            FAIL("%s succeeded, expected %s", #call, #class);                      \
        MPI_Error_class(code_, &class_);                                           \
        MPI_Error_string(code_, message, &length_);                                \
        if (class_ != (class))                                                     \
            FAIL("%s: class %d, expected %s: %s", #call, class_, #class, message); \
    } while (0)

#endif
