// Wrong arguments that we refuse and MPICH does not.
// ranks: 1
// differential: no (MPICH makes such a datatype, and writes past the end of a short pack buffer)
#include "places.h"

int p2pmpi_last_error(char *buffer, int room);

static void check_message(const char *part)
{
    char text[500];
    p2pmpi_last_error(text, sizeof text);
    if (!strstr(text, part))
        FAIL("the message is \"%s\", which does not say \"%s\"", text, part);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    return_errors(MPI_COMM_WORLD);
    return_errors(MPI_COMM_SELF);
    MPI_Datatype type;
    int sizes[] = {4, 4}, parts[] = {2, 3}, outside[] = {2, 2};
    EXPECT_ERROR(MPI_Type_create_subarray(2, sizes, parts, outside, MPI_ORDER_C, MPI_INT, &type), MPI_ERR_ARG);
    check_message("MPI_Type_create_subarray");
    check_message("array_of_sizes[1] is 4");

    int values[4] = {0}, packed[4], position = 8;
    EXPECT_ERROR(MPI_Pack(values, 3, MPI_INT, packed, sizeof packed, &position, MPI_COMM_SELF), MPI_ERR_ARG);
    check_message("outsize is 16");
    CHECK_INT(position, 8);
    EXPECT_ERROR(MPI_Unpack(packed, sizeof packed, &position, values, 3, MPI_INT, MPI_COMM_SELF), MPI_ERR_ARG);
    position = -1;
    EXPECT_ERROR(MPI_Unpack(packed, sizeof packed, &position, values, 1, MPI_INT, MPI_COMM_SELF), MPI_ERR_ARG);
    return finish();
}
