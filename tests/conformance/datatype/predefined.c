// Every predefined C datatype has the size and extent of its C type; names; addresses.
// ranks: 1
#include "places.h"
#include <complex.h>
#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#define MATCHES(datatype, type) check_bounds(datatype, sizeof(type), 0, sizeof(type), 0, sizeof(type))

static void sizes(void)
{
    MATCHES(MPI_CHAR, char);
    MATCHES(MPI_SIGNED_CHAR, signed char);
    MATCHES(MPI_UNSIGNED_CHAR, unsigned char);
    MATCHES(MPI_WCHAR, wchar_t);
    MATCHES(MPI_SHORT, short);
    MATCHES(MPI_UNSIGNED_SHORT, unsigned short);
    MATCHES(MPI_INT, int);
    MATCHES(MPI_UNSIGNED, unsigned);
    MATCHES(MPI_LONG, long);
    MATCHES(MPI_UNSIGNED_LONG, unsigned long);
    MATCHES(MPI_LONG_LONG, long long);
    MATCHES(MPI_LONG_LONG_INT, long long);
    MATCHES(MPI_UNSIGNED_LONG_LONG, unsigned long long);
    MATCHES(MPI_FLOAT, float);
    MATCHES(MPI_DOUBLE, double);
    MATCHES(MPI_LONG_DOUBLE, long double);
    MATCHES(MPI_C_BOOL, bool);
    MATCHES(MPI_INT8_T, int8_t);
    MATCHES(MPI_INT16_T, int16_t);
    MATCHES(MPI_INT32_T, int32_t);
    MATCHES(MPI_INT64_T, int64_t);
    MATCHES(MPI_UINT8_T, uint8_t);
    MATCHES(MPI_UINT16_T, uint16_t);
    MATCHES(MPI_UINT32_T, uint32_t);
    MATCHES(MPI_UINT64_T, uint64_t);
    MATCHES(MPI_C_COMPLEX, float complex);
    MATCHES(MPI_C_FLOAT_COMPLEX, float complex);
    MATCHES(MPI_C_DOUBLE_COMPLEX, double complex);
    MATCHES(MPI_C_LONG_DOUBLE_COMPLEX, long double complex);
    MATCHES(MPI_AINT, MPI_Aint);
    MATCHES(MPI_COUNT, MPI_Count);
    MATCHES(MPI_OFFSET, MPI_Offset);
    MATCHES(MPI_BYTE, char);
    MATCHES(MPI_PACKED, char);
    MATCHES(MPI_2INT, int[2]);
}

#define PAIR(datatype, type)                                                                                    \
    do {                                                                                                        \
        struct pair { type value; int index; };                                                                 \
        check_bounds(datatype, sizeof(type) + sizeof(int), 0, sizeof(struct pair), 0,                            \
                     offsetof(struct pair, index) + sizeof(int));                                               \
    } while (0)

static void pairs(void)
{
    PAIR(MPI_FLOAT_INT, float);
    PAIR(MPI_DOUBLE_INT, double);
    PAIR(MPI_LONG_INT, long);
    PAIR(MPI_SHORT_INT, short);
    PAIR(MPI_LONG_DOUBLE_INT, long double);
}

static void check_name(MPI_Datatype type, const char *expected)
{
    char name[MPI_MAX_OBJECT_NAME];
    int length;
    MPI_Type_get_name(type, name, &length);
    if (strcmp(name, expected) != 0)
        FAIL("the name is \"%s\", expected \"%s\"", name, expected);
    CHECK_INT(length, strlen(expected));
}

static void names(void)
{
    MPI_Datatype type;
    check_name(MPI_INT, "MPI_INT");
    check_name(MPI_DOUBLE_INT, "MPI_DOUBLE_INT");
    check_name(MPI_UINT16_T, "MPI_UINT16_T");
    MPI_Type_contiguous(2, MPI_INT, &type);
    check_name(type, "");
    MPI_Type_set_name(type, "two ints");
    check_name(type, "two ints");
    MPI_Type_set_name(type, "");
    check_name(type, "");
    MPI_Type_free(&type);
}

static void addresses(void)
{
    int values[10] = {0};
    MPI_Aint first, last;
    MPI_Get_address(&values[0], &first);
    MPI_Get_address(&values[9], &last);
    CHECK(first == (MPI_Aint)(intptr_t)values);
    CHECK_INT(MPI_Aint_diff(last, first), 9 * sizeof(int));
    CHECK(MPI_Aint_add(first, 9 * sizeof(int)) == last);
    CHECK(MPI_Aint_diff(first, last) == -(MPI_Aint)(9 * sizeof(int)));
    MPI_Get_address(MPI_BOTTOM, &first);
    CHECK_INT(first, 0);

    // Absolute addresses from MPI_BOTTOM, of two unrelated variables.
    double x = 2.5;
    int n = 7;
    MPI_Aint places[2];
    MPI_Datatype type;
    MPI_Get_address(&x, &places[0]);
    MPI_Get_address(&n, &places[1]);
    MPI_Type_create_struct(2, (int[]){1, 1}, places, (MPI_Datatype[]){MPI_DOUBLE, MPI_INT}, &type);
    MPI_Type_commit(&type);
    struct { double x; int n; } copy = {0, 0};
    MPI_Sendrecv(MPI_BOTTOM, 1, type, 0, 0, &copy, 1, MPI_DOUBLE_INT, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    CHECK(copy.x == 2.5 && copy.n == 7);
    copy.x = 3.5;
    copy.n = 8;
    MPI_Sendrecv(&copy, 1, MPI_DOUBLE_INT, 0, 0, MPI_BOTTOM, 1, type, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    CHECK(x == 3.5 && n == 8);
    MPI_Type_free(&type);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    sizes();
    pairs();
    names();
    addresses();
    return finish();
}
