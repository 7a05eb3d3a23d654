// Fortran datatypes by precision, range and size.
// ranks: 1
#include "places.h"

static void check_f90(MPI_Datatype type, int size, int combiner, int n, int first, int second)
{
    int ni, na, nd, found, integers[2] = {0};
    MPI_Aint address;
    MPI_Datatype none;
    MPI_Type_size(type, &found);
    CHECK_INT(found, size);
    MPI_Type_get_envelope(type, &ni, &na, &nd, &found);
    CHECK(found == combiner && ni == n && na == 0 && nd == 0);
    MPI_Type_get_contents(type, ni, 0, 0, integers, &address, &none);
    CHECK(integers[0] == first && (n == 1 || integers[1] == second));
    // Usable without a commit, and predefined: as an operand of MPI_SUM, and not to be freed.
    char in[32] = {0}, inout[32] = {0};
    MPI_Reduce_local(in, inout, 1, type, MPI_SUM);
}

static void check_size(int class, int size)
{
    MPI_Datatype type;
    int found, ni, na, nd, combiner;
    MPI_Type_match_size(class, size, &type);
    MPI_Type_size(type, &found);
    CHECK_INT(found, size);
    MPI_Type_get_envelope(type, &ni, &na, &nd, &combiner);
    CHECK_INT(combiner, MPI_COMBINER_NAMED);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Datatype type, again;
    MPI_Type_create_f90_real(6, 30, &type);
    check_f90(type, 4, MPI_COMBINER_F90_REAL, 2, 6, 30);
    MPI_Type_create_f90_real(6, 30, &again);
    CHECK(type == again);
    MPI_Type_create_f90_real(7, 30, &type);
    check_f90(type, 8, MPI_COMBINER_F90_REAL, 2, 7, 30);
    MPI_Type_create_f90_real(MPI_UNDEFINED, 300, &type);
    check_f90(type, 8, MPI_COMBINER_F90_REAL, 2, MPI_UNDEFINED, 300);
    MPI_Type_create_f90_real(15, MPI_UNDEFINED, &type);
    check_f90(type, 8, MPI_COMBINER_F90_REAL, 2, 15, MPI_UNDEFINED);
    MPI_Type_create_f90_complex(15, 100, &type);
    check_f90(type, 16, MPI_COMBINER_F90_COMPLEX, 2, 15, 100);
    MPI_Type_create_f90_integer(9, &type);
    check_f90(type, 4, MPI_COMBINER_F90_INTEGER, 1, 9, 0);
    MPI_Type_create_f90_integer(10, &type);
    check_f90(type, 8, MPI_COMBINER_F90_INTEGER, 1, 10, 0);

    for (int size = 1; size <= 8; size *= 2)
        check_size(MPI_TYPECLASS_INTEGER, size);
    check_size(MPI_TYPECLASS_REAL, 4);
    check_size(MPI_TYPECLASS_REAL, 8);
    check_size(MPI_TYPECLASS_COMPLEX, 8);
    check_size(MPI_TYPECLASS_COMPLEX, 16);
#if MPI_VERSION > 4 || MPI_VERSION == 4 && MPI_SUBVERSION >= 1
    MPI_Type_get_value_index(MPI_DOUBLE, MPI_INT, &type);
    CHECK(type == MPI_DOUBLE_INT);
    MPI_Type_get_value_index(MPI_INT, MPI_INT, &type);
    CHECK(type == MPI_2INT);
#endif
    return finish();
}
