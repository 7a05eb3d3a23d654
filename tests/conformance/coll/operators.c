// Every predefined operator on every predefined C type that it is defined for.
// ranks: 1 3 4
#include "check.h"
#include <complex.h>
#include <stdbool.h>

#define N 5

/* Each rank contributes small values that every type can hold exactly; the expectation is computed from
 * all ranks' values in plain C. */
static int contribution(int rank, int i)
{
    return (rank * 3 + i * 2) % 4 + 1;
}

#define TEST(type, mpi_type, op, start_value, step) TEST_AS(type, mpi_type, op, start_value, step, result[i] == a)

/* Of a logical operator only the truth of the result matters: with one rank it may be any true value. */
#define TEST_TRUTH(type, mpi_type, op, start_value, step)                       \
    TEST_AS(type, mpi_type, op, start_value, step, !result[i] == !a)

#define TEST_AS(type, mpi_type, op, start_value, step, agrees)                  \
    do {                                                                        \
        type mine[N], result[N];                                                \
        for (int i = 0; i < N; i++)                                             \
            mine[i] = (type)contribution(world_rank, i);                        \
        MPI_Allreduce(mine, result, N, mpi_type, op, MPI_COMM_WORLD);           \
        for (int i = 0; i < N; i++) {                                           \
            type a = (type)(start_value);                                       \
            for (int r = 0; r < world_size; r++) {                              \
                type b = (type)contribution(r, i);                              \
                a = (type)(step);                                               \
            }                                                                   \
            if (!(agrees))                                                      \
                FAIL("%s with %s is wrong at %d", #op, #mpi_type, i);           \
        }                                                                       \
    } while (0)

#define ARITHMETIC(type, mpi_type)                                              \
    TEST(type, mpi_type, MPI_SUM, 0, a + b);                                    \
    TEST(type, mpi_type, MPI_PROD, 1, a * b)
#define ORDERED(type, mpi_type)                                                 \
    ARITHMETIC(type, mpi_type);                                                 \
    TEST(type, mpi_type, MPI_MAX, 0, a > b ? a : b);                            \
    TEST(type, mpi_type, MPI_MIN, 100, a < b ? a : b)
/* MPI_AINT and its like have no logical operators (MPI 5.0, 6.9.2). */
#define ADDRESSES(type, mpi_type)                                               \
    ORDERED(type, mpi_type);                                                    \
    TEST(type, mpi_type, MPI_BAND, 127, a & b);                                 \
    TEST(type, mpi_type, MPI_BOR, 0, a | b);                                    \
    TEST(type, mpi_type, MPI_BXOR, 0, a ^ b)
#define INTEGER(type, mpi_type)                                                 \
    ADDRESSES(type, mpi_type);                                                  \
    TEST_TRUTH(type, mpi_type, MPI_LAND, 1, a && b);                            \
    TEST_TRUTH(type, mpi_type, MPI_LOR, 0, a || b);                             \
    TEST_TRUTH(type, mpi_type, MPI_LXOR, 0, !a != !b)

static void integers(void)
{
    INTEGER(int, MPI_INT);
    INTEGER(long, MPI_LONG);
    INTEGER(short, MPI_SHORT);
    INTEGER(long long, MPI_LONG_LONG);
    INTEGER(long long, MPI_LONG_LONG_INT);
    INTEGER(signed char, MPI_SIGNED_CHAR);
    INTEGER(unsigned char, MPI_UNSIGNED_CHAR);
    INTEGER(unsigned short, MPI_UNSIGNED_SHORT);
    INTEGER(unsigned, MPI_UNSIGNED);
    INTEGER(unsigned long, MPI_UNSIGNED_LONG);
    INTEGER(unsigned long long, MPI_UNSIGNED_LONG_LONG);
    INTEGER(int8_t, MPI_INT8_T);
    INTEGER(int16_t, MPI_INT16_T);
    INTEGER(int32_t, MPI_INT32_T);
    INTEGER(int64_t, MPI_INT64_T);
    INTEGER(uint8_t, MPI_UINT8_T);
    INTEGER(uint16_t, MPI_UINT16_T);
    INTEGER(uint32_t, MPI_UINT32_T);
    INTEGER(uint64_t, MPI_UINT64_T);
    ADDRESSES(MPI_Aint, MPI_AINT);
    ADDRESSES(MPI_Offset, MPI_OFFSET);
    ADDRESSES(MPI_Count, MPI_COUNT);
}

static void others(void)
{
    ORDERED(float, MPI_FLOAT);
    ORDERED(double, MPI_DOUBLE);
    ORDERED(long double, MPI_LONG_DOUBLE);
    ARITHMETIC(float complex, MPI_C_FLOAT_COMPLEX);
    ARITHMETIC(double complex, MPI_C_DOUBLE_COMPLEX);
    TEST_TRUTH(bool, MPI_C_BOOL, MPI_LAND, 1, a && b);
    TEST_TRUTH(bool, MPI_C_BOOL, MPI_LOR, 0, a || b);
    TEST_TRUTH(bool, MPI_C_BOOL, MPI_LXOR, 0, a != b);
    TEST(unsigned char, MPI_BYTE, MPI_BAND, 255, a & b);
    TEST(unsigned char, MPI_BYTE, MPI_BOR, 0, a | b);
    TEST(unsigned char, MPI_BYTE, MPI_BXOR, 0, a ^ b);
}

/* Equal values: the smaller index wins, for both operators. */
#define LOCATE(type, mpi_type)                                                  \
    do {                                                                        \
        struct {                                                                \
            type value;                                                         \
            int index;                                                          \
        } mine[2], result[2];                                                   \
        mine[0].value = (type)(world_rank == 0 ? 1 : 5);                        \
        mine[1].value = (type)(10 - world_rank);                                \
        mine[0].index = mine[1].index = world_rank + 100;                       \
        MPI_Allreduce(mine, result, 2, mpi_type, MPI_MAXLOC, MPI_COMM_WORLD);   \
        CHECK(result[0].value == (type)(world_size > 1 ? 5 : 1));               \
        CHECK_INT(result[0].index, world_size > 1 ? 101 : 100);                 \
        CHECK_INT(result[1].index, 100);                                        \
        MPI_Allreduce(mine, result, 2, mpi_type, MPI_MINLOC, MPI_COMM_WORLD);   \
        CHECK_INT(result[0].index, 100);                                        \
        CHECK(result[1].value == (type)(11 - world_size));                      \
        CHECK_INT(result[1].index, 99 + world_size);                            \
    } while (0)

int main(int argc, char **argv)
{
    start(&argc, &argv);
    integers();
    others();
    LOCATE(float, MPI_FLOAT_INT);
    LOCATE(double, MPI_DOUBLE_INT);
    LOCATE(long, MPI_LONG_INT);
    LOCATE(int, MPI_2INT);
    LOCATE(short, MPI_SHORT_INT);
    LOCATE(long double, MPI_LONG_DOUBLE_INT);

    // Reduce_local: inoutbuf = inbuf op inoutbuf, without any communication.
    int in[3] = {1, 2, 3}, inout[3] = {10, 20, 30};
    MPI_Reduce_local(in, inout, 3, MPI_INT, MPI_SUM);
    CHECK_INT(inout[2], 33);
    int commutes;
    MPI_Op_commutative(MPI_MAXLOC, &commutes);
    CHECK(commutes);
    return finish();
}
