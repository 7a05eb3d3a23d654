// Two thousand datatypes by chance, nested up to four deep; the output must be the same as MPICH's.
// ranks: 1
// expect: 2000 datatypes
#include "chance.h"

enum { TYPES = 2000, HALF = 1 << 18 };

static int memory[2 * HALF], packed[2 * HALF];
static void report(int number, MPI_Datatype type)
{
    int size, count = 1 + below(3), position = 0;
    MPI_Aint lb, extent, true_lb, true_extent;
    MPI_Type_size(type, &size);
    MPI_Type_get_extent(type, &lb, &extent);
    MPI_Type_get_true_extent(type, &true_lb, &true_extent);
    // Not the true bounds: MPICH finds some too wide.
    printf("%d: size %d lb %ld extent %ld", number, size, (long)lb, (long)extent);
    MPI_Aint reach = (labs((long)extent) * (count - 1) + labs((long)true_lb) + true_extent) / 4;
    if (size > 0 && reach < HALF) {
        MPI_Type_commit(&type);
        MPI_Pack(memory + HALF, count, type, packed, sizeof packed, &position, MPI_COMM_SELF);
        uint64_t hash = 14695981039346656037u;
        for (int i = 0; i < position / 4; i++)
            hash = (hash ^ (uint64_t)(packed[i] + HALF)) * 1099511628211u;
        printf(" %d packed %d hash %016llx", count, position, (unsigned long long)hash);
    }
    printf("\n");
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    for (int i = 0; i < 2 * HALF; i++)
        memory[i] = i - HALF;
    for (int i = 0; i < TYPES; i++) {
        bounded = 0;
        MPI_Datatype type = make(4);
        report(i, type);
        if (type != MPI_INT && below(4) == 0) {
            MPI_Datatype resized;
            MPI_Type_create_resized(type, 4 * (below(9) - 4), 4 * below(30), &resized);
            MPI_Type_free(&type);
            type = resized;
            report(i, type);
        }
        if (type != MPI_INT)
            MPI_Type_free(&type);
    }
    printf("%d datatypes\n", TYPES);
    return finish();
}
