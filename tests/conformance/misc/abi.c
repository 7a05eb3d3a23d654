// The ABI tells about itself, before, between and after; handles become integers and come back.
// ranks: 1 2
// differential: no (functions of MPI 5.0)
#include "check.h"

static int value_of(MPI_Info info, const char *key)
{
    char value[20] = "";
    int flag, length = sizeof value;
    MPI_Info_get_string(info, key, &length, value, &flag);
    CHECK_INT(flag, 1);
    return strcmp(value, "true") == 0 ? 1 : atoi(value);
}

static void describe(void)
{
    MPI_Info info;
    MPI_Abi_get_info(&info);
    CHECK_INT(value_of(info, "mpi_aint_size"), sizeof(MPI_Aint));
    CHECK_INT(value_of(info, "mpi_count_size"), sizeof(MPI_Count));
    CHECK_INT(value_of(info, "mpi_offset_size"), sizeof(MPI_Offset));
    MPI_Info_free(&info);
    MPI_Abi_get_fortran_info(&info);
    CHECK(info != MPI_INFO_NULL);
    CHECK_INT(value_of(info, "mpi_logical_size"), 4);
    CHECK_INT(value_of(info, "mpi_integer_size"), 4);
    CHECK_INT(value_of(info, "mpi_real_size"), 4);
    CHECK_INT(value_of(info, "mpi_double_precision_size"), 8);
    CHECK_INT(value_of(info, "mpi_integer8_supported"), 1);
    CHECK_INT(value_of(info, "mpi_double_complex_supported"), 1);
    CHECK_INT(MPI_Abi_set_fortran_info(info), MPI_SUCCESS);
    MPI_Info_free(&info);
    for (int size = 1; size <= 16; size *= 2) {
        unsigned char is_true[16], is_false[16], expected[16] = {1}, none[16] = {0};
        int is_set = 0;
        memset(is_true, 0xee, sizeof is_true);
        memset(is_false, 0xee, sizeof is_false);
        CHECK_INT(MPI_Abi_get_fortran_booleans(size, is_true, is_false, &is_set), MPI_SUCCESS);
        CHECK_INT(is_set, 1);
        CHECK(memcmp(is_true, expected, (size_t)size) == 0 && memcmp(is_false, none, (size_t)size) == 0);
        CHECK(size == 16 || is_true[size] == 0xee);
        CHECK_INT(MPI_Abi_set_fortran_booleans(size, is_true, is_false), MPI_SUCCESS);
    }
    MPI_Get_hw_resource_info(&info);
    CHECK_INT(value_of(info, "mpi_shared_memory"), 1);
    MPI_Info_free(&info);
}

static void refused(void)
{
    MPI_Info info;
    int is_true = -1, is_false = 0, is_set;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_logical_size", "8");
    EXPECT_ERROR(MPI_Abi_set_fortran_info(info), MPI_ERR_ABI);
    EXPECT_ERROR(MPI_Abi_set_fortran_info(MPI_INFO_NULL), MPI_ERR_INFO);
    EXPECT_ERROR(MPI_Abi_set_fortran_booleans(4, &is_true, &is_false), MPI_ERR_ABI);
    EXPECT_ERROR(MPI_Abi_set_fortran_booleans(3, &is_true, &is_false), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Abi_get_fortran_booleans(0, &is_true, &is_false, &is_set), MPI_ERR_ARG);
    EXPECT_ERROR(MPI_Abi_get_fortran_booleans(4, NULL, &is_false, &is_set), MPI_ERR_ARG);
    MPI_Info_free(&info);
}

// What was made, by its number, is the same object.
static void integers(void)
{
    MPI_Comm comm;
    MPI_Group group;
    MPI_Datatype type;
    MPI_Request request;
    MPI_Info info;
    MPI_Errhandler handler;
    MPI_Message message = MPI_MESSAGE_NULL;
    int size, value = 5;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    CHECK(MPI_Comm_toint(comm) > 4095);
    CHECK(MPI_Comm_fromint(MPI_Comm_toint(comm)) == comm);
    MPI_Comm_size(MPI_Comm_fromint(MPI_Comm_toint(comm)), &size);
    CHECK_INT(size, world_size);
    MPI_Comm_group(comm, &group);
    CHECK(MPI_Group_fromint(MPI_Group_toint(group)) == group);
    MPI_Type_contiguous(3, MPI_INT, &type);
    MPI_Type_size(MPI_Type_fromint(MPI_Type_toint(type)), &size);
    CHECK_INT(size, 3 * sizeof(int));
    MPI_Info_create(&info);
    CHECK(MPI_Info_fromint(MPI_Info_toint(info)) == info);
    MPI_Comm_get_errhandler(comm, &handler);
    CHECK(MPI_Errhandler_fromint(MPI_Errhandler_toint(handler)) == handler);
    MPI_Isend(&value, 1, MPI_INT, world_rank, 3, comm, &request);
    CHECK(MPI_Request_fromint(MPI_Request_toint(request)) == request);
    MPI_Mprobe(world_rank, 3, comm, &message, MPI_STATUS_IGNORE);
    CHECK(MPI_Message_fromint(MPI_Message_toint(message)) == message);
    MPI_Mrecv(&value, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(MPI_Op_fromint(MPI_Op_toint(MPI_SUM)) == MPI_SUM);

    // Constants are their own numbers.
    CHECK_INT(MPI_Comm_toint(MPI_COMM_WORLD), (intptr_t)MPI_COMM_WORLD);
    CHECK_INT(MPI_Type_toint(MPI_INT), (intptr_t)MPI_INT);
    CHECK_INT(MPI_Op_toint(MPI_OP_NULL), (intptr_t)MPI_OP_NULL);
    CHECK_INT(MPI_Group_toint(MPI_GROUP_EMPTY), (intptr_t)MPI_GROUP_EMPTY);
    CHECK_INT(MPI_Errhandler_toint(MPI_ERRORS_RETURN), (intptr_t)MPI_ERRORS_RETURN);
    CHECK_INT(MPI_Info_toint(MPI_INFO_ENV), (intptr_t)MPI_INFO_ENV);
    CHECK_INT(MPI_Message_toint(MPI_MESSAGE_NO_PROC), (intptr_t)MPI_MESSAGE_NO_PROC);
    CHECK_INT(MPI_Request_toint(MPI_REQUEST_NULL), (intptr_t)MPI_REQUEST_NULL);
    CHECK(MPI_Win_fromint(MPI_Win_toint(MPI_WIN_NULL)) == MPI_WIN_NULL);
    CHECK(MPI_File_fromint(MPI_File_toint(MPI_FILE_NULL)) == MPI_FILE_NULL);
    CHECK(MPI_Session_fromint(MPI_Session_toint(MPI_SESSION_NULL)) == MPI_SESSION_NULL);
    MPI_Type_free(&type);
    MPI_Info_free(&info);
    MPI_Group_free(&group);
    MPI_Comm_free(&comm);
}

static void statuses(void)
{
    MPI_Status status = {0};
    int elements, source, tag, error, cancelled;
    MPI_Count large;
    MPI_Status_set_source(&status, 3);
    MPI_Status_set_tag(&status, 4);
    MPI_Status_set_error(&status, MPI_ERR_OTHER);
    MPI_Status_set_cancelled(&status, 1);
    MPI_Status_set_elements_x(&status, MPI_INT, (MPI_Count)1 << 33);
    MPI_Status_get_source(&status, &source);
    MPI_Status_get_tag(&status, &tag);
    MPI_Status_get_error(&status, &error);
    MPI_Test_cancelled(&status, &cancelled);
    MPI_Get_elements(&status, MPI_INT, &elements);
    MPI_Get_elements_c(&status, MPI_INT, &large);
    CHECK(source == 3 && tag == 4 && error == MPI_ERR_OTHER && cancelled);
    CHECK_INT(elements, MPI_UNDEFINED);
    CHECK_INT(large, (MPI_Count)1 << 33);
    MPI_Status_set_elements_c(&status, MPI_INT, 7);
    MPI_Get_count(&status, MPI_INT, &elements);
    CHECK_INT(elements, 7);
    EXPECT_ERROR(MPI_Status_set_elements(&status, MPI_INT, -1), MPI_ERR_COUNT);
    EXPECT_ERROR(MPI_Status_set_elements(&status, MPI_DATATYPE_NULL, 1), MPI_ERR_TYPE);
}

int main(int argc, char **argv)
{
    describe();
    start(&argc, &argv);
    return_errors(MPI_COMM_SELF);
    return_errors(MPI_COMM_WORLD);
    describe();
    refused();
    integers();
    statuses();
    finish();
    describe();
    return 0;
}
