// One-sided communication between ranks on several machines: the machines' own windows of shared memory, the refusal
// of one across machines, and windows of the other kinds, whose accesses go partly through memory and partly as messages.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                                       \
    do {                                                                                                       \
        if (!(condition)) {                                                                                    \
            fprintf(stderr, "rank %d, line %d: %s\n", rank, __LINE__, #condition);                             \
            MPI_Abort(MPI_COMM_WORLD, 3);                                                                      \
        }                                                                                                      \
    } while (0)

enum { TIMES = 50 };

static int rank, size;

/* A machine's ranks see each other's memory; all ranks together do not, and each of them hears of it. */
static void shared_memory(void)
{
    MPI_Comm machine;
    MPI_Win window;
    int here, members, code, class, length, unit, *base, *first;
    MPI_Aint bytes;
    char text[MPI_MAX_ERROR_STRING];
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
    MPI_Comm_rank(machine, &here);
    MPI_Comm_size(machine, &members);
    printf("a machine of %d\n", members);

    MPI_Win_allocate_shared(sizeof *base, sizeof *base, MPI_INFO_NULL, machine, &base, &window);
    MPI_Win_fence(0, window);
    *base = 100 + here;
    MPI_Win_fence(0, window);
    MPI_Win_shared_query(window, members - 1, &bytes, &unit, &first);
    CHECK(bytes == sizeof *base && unit == sizeof *base && *first == 100 + members - 1);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
    MPI_Comm_free(&machine);

    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    code = MPI_Win_allocate_shared(sizeof *base, sizeof *base, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &window);
    MPI_Error_class(code, &class);
    MPI_Error_string(code, text, &length);
    CHECK(class == MPI_ERR_RMA_SHARED && strstr(text, "MPI_COMM_TYPE_SHARED"));
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
}

/* Everybody adds to a counter of rank 0 and to all elements of everybody. */
static void accesses(MPI_Win window, const MPI_Aint *origins)
{
    int one = 1, before, seen = -1, total;
    MPI_Win_lock_all(0, window);
    for (int time = 0; time < TIMES; time++) {
        MPI_Fetch_and_op(&one, &before, MPI_INT, 0, origins[0], MPI_SUM, window);
        MPI_Win_flush(0, window);
        CHECK(before > seen && before < TIMES * size);
        seen = before;
        int target = (rank + time) % size;
        MPI_Accumulate(&one, 1, MPI_INT, target, origins[target] + sizeof(int), 1, MPI_INT, MPI_SUM, window);
    }
    int mark = 1000 + rank, next = (rank + 1) % size;
    MPI_Put(&mark, 1, MPI_INT, next, origins[next] + 2 * sizeof(int), 1, MPI_INT, window);
    MPI_Win_flush_all(window);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Get(&total, 1, MPI_INT, 0, origins[0], 1, MPI_INT, window);
    MPI_Get(&mark, 1, MPI_INT, next, origins[next] + 2 * sizeof(int), 1, MPI_INT, window);
    MPI_Win_unlock_all(window);
    CHECK(total == TIMES * size && mark == 1000 + rank);
}

/* How often the second element of `target` was added to. */
static int expected(int target)
{
    int sum = 0;
    for (int origin = 0; origin < size; origin++)
        for (int time = 0; time < TIMES; time++)
            sum += (origin + time) % size == target;
    return sum;
}

static void kind(MPI_Win window, MPI_Aint origin, const int *base)
{
    MPI_Aint origins[16];
    MPI_Allgather(&origin, 1, MPI_AINT, origins, 1, MPI_AINT, MPI_COMM_WORLD);
    accesses(window, origins);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock(MPI_LOCK_SHARED, rank, 0, window);
    CHECK(base[1] == expected(rank) && base[2] == 1000 + (rank + size - 1) % size);
    MPI_Win_unlock(rank, window);
    MPI_Win_free(&window);
}

int main(int argc, char **argv)
{
    int memory[2][3] = {{0}}, *base;
    MPI_Aint origin;
    MPI_Win window;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    shared_memory();

    MPI_Win_create(memory[0], sizeof memory[0], 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    kind(window, 0, memory[0]);

    MPI_Win_allocate(3 * sizeof *base, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, window);
    memset(base, 0, 3 * sizeof *base);
    MPI_Win_unlock(rank, window);
    MPI_Barrier(MPI_COMM_WORLD);
    kind(window, 0, base);

    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_attach(window, memory[1], sizeof memory[1]);
    MPI_Get_address(memory[1], &origin);
    kind(window, origin, memory[1]);

    if (rank == 0)
        printf("windows are content\n");
    MPI_Finalize();
    return 0;
}
