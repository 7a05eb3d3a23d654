// MPI_Get_count counts whole elements, MPI_Get_elements the basic ones in them.
// ranks: 1
#include "places.h"

static void receive(const void *out, int n, MPI_Datatype of, void *in, int m, MPI_Datatype type, MPI_Status *status)
{
    MPI_Sendrecv(out, n, of, 0, 0, in, m, type, 0, 0, MPI_COMM_SELF, status);
}

static void check(MPI_Status *status, MPI_Datatype type, int count, int elements)
{
    int found;
    MPI_Count found_x;
    MPI_Get_count(status, type, &found);
    CHECK_INT(found, count);
    MPI_Get_elements(status, type, &found);
    CHECK_INT(found, elements);
    MPI_Get_elements_x(status, type, &found_x);
    CHECK_INT(found_x, elements);
#if MPI_VERSION >= 4
    MPI_Get_count_c(status, type, &found_x);
    CHECK_INT(found_x, count);
    MPI_Get_elements_c(status, type, &found_x);
    CHECK_INT(found_x, elements);
#endif
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    int out[32] = {0}, in[64];
    MPI_Status status;
    MPI_Datatype three, mixed, empty;
    MPI_Type_contiguous(3, MPI_INT, &three);
    MPI_Type_commit(&three);
    for (int n = 0; n <= 12; n++) {
        receive(out, n, MPI_INT, in, 5, three, &status);
        check(&status, three, n % 3 == 0 ? n / 3 : MPI_UNDEFINED, n);
        check(&status, MPI_INT, n, n);
    }

    // int, then two shorts: 2 basic elements in 6 bytes.
    MPI_Type_create_struct(2, (int[]){1, 2}, (MPI_Aint[]){0, 8}, (MPI_Datatype[]){MPI_INT, MPI_SHORT}, &mixed);
    MPI_Type_commit(&mixed);
    static const int expected[] = {0, -1, -1, -1, 1, -1, 2, -1, 3, -1, -1, -1, 4, -1, 5, -1, 6};
    for (int n = 0; n <= 16; n++) {
        // Bytes that end inside a basic element cannot come from a correct program; they are undefined.
        if (expected[n] < 0)
            continue;
        receive(out, n, MPI_BYTE, in, 16, MPI_BYTE, &status);
        check(&status, mixed, n % 8 == 0 ? n / 8 : MPI_UNDEFINED, expected[n]);
    }

    MPI_Type_contiguous(0, MPI_INT, &empty);
    MPI_Type_commit(&empty);
    receive(out, 0, MPI_INT, in, 5, empty, &status);
    check(&status, empty, 0, 0);

    // Pairs are made of two basic elements each.
    receive(out, 2, MPI_DOUBLE_INT, in, 2, MPI_DOUBLE_INT, &status);
    check(&status, MPI_DOUBLE_INT, 2, 4);

    MPI_Status_set_elements(&status, MPI_INT, 7);
    check(&status, three, MPI_UNDEFINED, 7);
    MPI_Type_free(&three);
    MPI_Type_free(&mixed);
    MPI_Type_free(&empty);
    return finish();
}
