// MPI_Pack appends, MPI_Unpack takes from the front; external32 is big endian with fixed sizes.
// ranks: 1
#include "places.h"

static void mixed(void)
{
    char buffer[200];
    int n = 42, position = 0, size, total = 0;
    double x[3] = {1.5, -2, 1e300};
    MPI_Pack_size(1, MPI_INT, MPI_COMM_SELF, &size);
    CHECK(size >= (int)sizeof n);
    total += size;
    MPI_Pack_size(3, MPI_DOUBLE, MPI_COMM_SELF, &size);
    CHECK(size >= (int)sizeof x);
    total += size;
    CHECK(total <= (int)sizeof buffer);
    MPI_Pack(&n, 1, MPI_INT, buffer, total, &position, MPI_COMM_SELF);
    CHECK_INT(position, sizeof n);
    MPI_Pack(x, 3, MPI_DOUBLE, buffer, total, &position, MPI_COMM_SELF);
    CHECK(position <= total);
    int end = position;

    // Packed data travels as MPI_PACKED and comes out the same.
    char received[200];
    MPI_Sendrecv(buffer, end, MPI_PACKED, 0, 0, received, sizeof received, MPI_PACKED, 0, 0, MPI_COMM_SELF,
                 MPI_STATUS_IGNORE);
    int m = 0;
    double y[3] = {0};
    position = 0;
    MPI_Unpack(received, end, &position, &m, 1, MPI_INT, MPI_COMM_SELF);
    CHECK_INT(m, 42);
    MPI_Unpack(received, end, &position, y, 1, MPI_DOUBLE, MPI_COMM_SELF);
    MPI_Unpack(received, end, &position, y + 1, 2, MPI_DOUBLE, MPI_COMM_SELF);
    CHECK(memcmp(x, y, sizeof x) == 0);
    CHECK_INT(position, end);

    // Sent packed, received typed.
    position = 0;
    MPI_Pack(x, 3, MPI_DOUBLE, buffer, sizeof buffer, &position, MPI_COMM_SELF);
    memset(y, 0, sizeof y);
    MPI_Sendrecv(buffer, position, MPI_PACKED, 0, 0, y, 3, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    CHECK(memcmp(x, y, sizeof x) == 0);
}

static void external(void)
{
    unsigned char buffer[64];
    MPI_Aint size, position = 0;
    MPI_Pack_external_size("external32", 3, MPI_INT, &size);
    CHECK_INT(size, 12);
    MPI_Pack_external_size("external32", 2, MPI_DOUBLE, &size);
    CHECK_INT(size, 16);
    int n = 0x01020304;
    short s = -2;
    double x = -1.0;
    MPI_Pack_external("external32", &n, 1, MPI_INT, buffer, sizeof buffer, &position);
    CHECK_INT(position, 4);
    MPI_Pack_external("external32", &s, 1, MPI_SHORT, buffer, sizeof buffer, &position);
    MPI_Pack_external("external32", &x, 1, MPI_DOUBLE, buffer, sizeof buffer, &position);
    CHECK_INT(position, 14);
    static const unsigned char expected[] = {1, 2, 3, 4, 0xff, 0xfe, 0xbf, 0xf0, 0, 0, 0, 0, 0, 0};
    CHECK(memcmp(buffer, expected, sizeof expected) == 0);
    int m = 0;
    short t = 0;
    double y = 0;
    position = 0;
    MPI_Unpack_external("external32", buffer, 14, &position, &m, 1, MPI_INT);
    MPI_Unpack_external("external32", buffer, 14, &position, &t, 1, MPI_SHORT);
    MPI_Unpack_external("external32", buffer, 14, &position, &y, 1, MPI_DOUBLE);
    CHECK_INT(position, 14);
    CHECK(m == n && t == s && y == x);

    // A derived datatype: every other int.
    int values[6] = {1, 2, 3, 4, 5, 6}, back[6] = {0};
    MPI_Datatype type;
    MPI_Type_vector(3, 1, 2, MPI_INT, &type);
    MPI_Type_commit(&type);
    position = 0;
    MPI_Pack_external("external32", values, 1, type, buffer, sizeof buffer, &position);
    CHECK_INT(position, 12);
    CHECK(buffer[3] == 1 && buffer[7] == 3 && buffer[11] == 5);
    position = 0;
    MPI_Unpack_external("external32", buffer, 12, &position, back, 1, type);
    CHECK(back[0] == 1 && back[1] == 0 && back[2] == 3 && back[4] == 5);
    MPI_Type_free(&type);
#if MPI_VERSION >= 4
    MPI_Count size_c, position_c = 0;
    MPI_Pack_external_size_c("external32", 3, MPI_INT, &size_c);
    CHECK_INT(size_c, 12);
    MPI_Pack_external_c("external32", values, 3, MPI_INT, buffer, sizeof buffer, &position_c);
    CHECK_INT(position_c, 12);
    CHECK(buffer[3] == 1 && buffer[7] == 2);
    position_c = 4;
    MPI_Unpack_external_c("external32", buffer, 12, &position_c, back, 2, MPI_INT);
    CHECK(back[0] == 2 && back[1] == 3 && position_c == 12);
#endif
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    mixed();
    external();
    return finish();
}
