/* Facts of the MPI 5.0 ABI, written down from the standard's text (chapter 20 and annex A.1) and not from
 * our table: sizes, the layout of MPI_Status, values of constants, and the types of some functions. */
#include <mpi.h>
#include <stddef.h>
#include <stdio.h>

#if defined(__cplusplus)
#define SIZE_IS(type, bytes) static_assert(sizeof(type) == (bytes), #type)
#elif __STDC_VERSION__ >= 201112L
#define SIZE_IS(type, bytes) _Static_assert(sizeof(type) == (bytes), #type)
#else
#define SIZE_IS(type, bytes) extern char size_of_type[sizeof(type) == (bytes) ? 1 : -1]
#endif

SIZE_IS(MPI_Status, 32);
SIZE_IS(MPI_Aint, sizeof(void *));
SIZE_IS(MPI_Count, 8);
SIZE_IS(MPI_Offset, 8);
SIZE_IS(MPI_Comm, sizeof(void *));
SIZE_IS(MPI_T_cb_safety, sizeof(int));

/* 20.3: handle constants can initialise static data. */
static MPI_Comm comm = MPI_COMM_WORLD;
static MPI_Datatype datatypes[] = {MPI_INT, MPI_DOUBLE, MPI_DATATYPE_NULL};

/* Prototypes of annex A.3: a difference in any parameter is a warning or an error here. */
static int (*send_function)(const void *, int, MPI_Datatype, int, int, MPI_Comm) = MPI_Send;
static int (*send_c_function)(const void *, MPI_Count, MPI_Datatype, int, int, MPI_Comm) = PMPI_Send_c;
static int (*alltoallw_c_function)(const void *, const MPI_Count[], const MPI_Aint[], const MPI_Datatype[],
                                   void *, const MPI_Count[], const MPI_Aint[], const MPI_Datatype[],
                                   MPI_Comm) = MPI_Alltoallw_c;
static int (*waitany_function)(int, MPI_Request[], int *, MPI_Status *) = MPI_Waitany;
static int (*range_function)(MPI_Group, int, int[][3], MPI_Group *) = MPI_Group_range_incl;
static int (*spawn_function)(const char *, char *[], int, MPI_Info, int, MPI_Comm, MPI_Comm *,
                             int[]) = MPI_Comm_spawn;
static int (*init_function)(int *, char ***) = MPI_Init;
static int (*psend_function)(const void *, int, MPI_Count, MPI_Datatype, int, int, MPI_Comm, MPI_Info,
                             MPI_Request *) = MPI_Psend_init;
static int (*pcontrol_function)(const int, ...) = MPI_Pcontrol;
static double (*wtime_function)(void) = MPI_Wtime;
static MPI_Aint (*aint_add_function)(MPI_Aint, MPI_Aint) = MPI_Aint_add;
static MPI_Comm (*fromint_function)(int) = MPI_Comm_fromint;

static int failures;

static void expect(const char *what, long long value, long long expected)
{
    if (value == expected)
        return;
    printf("%s is %lld, the standard says %lld\n", what, value, expected);
    failures++;
}

#define IS(constant, value) expect(#constant, (long long)(constant), value)
#define HANDLE_IS(constant, value) expect(#constant, (long long)(intptr_t)(constant), value)

static void handles(void)
{
    HANDLE_IS(MPI_OP_NULL, 0x20);
    HANDLE_IS(MPI_SUM, 0x21);
    HANDLE_IS(MPI_MIN, 0x22);
    HANDLE_IS(MPI_MAX, 0x23);
    HANDLE_IS(MPI_PROD, 0x24);
    HANDLE_IS(MPI_MAXLOC, 0x39);
    HANDLE_IS(MPI_COMM_NULL, 0x100);
    HANDLE_IS(MPI_COMM_WORLD, 0x101);
    HANDLE_IS(MPI_COMM_SELF, 0x102);
    HANDLE_IS(MPI_GROUP_EMPTY, 0x109);
    HANDLE_IS(MPI_WIN_NULL, 0x110);
    HANDLE_IS(MPI_FILE_NULL, 0x118);
    HANDLE_IS(MPI_SESSION_NULL, 0x120);
    HANDLE_IS(MPI_MESSAGE_NO_PROC, 0x129);
    HANDLE_IS(MPI_INFO_ENV, 0x131);
    HANDLE_IS(MPI_ERRORS_RETURN, 0x143);
    HANDLE_IS(MPI_REQUEST_NULL, 0x180);
    HANDLE_IS(MPI_DATATYPE_NULL, 0x200);
    HANDLE_IS(MPI_INT, 0x209);
    HANDLE_IS(MPI_DOUBLE, 0x214);
    HANDLE_IS(MPI_CHAR, 0x243);
    HANDLE_IS(MPI_BYTE, 0x247);
    HANDLE_IS(MPI_INT32_T, 0x250);
    HANDLE_IS(MPI_UINT64_T, 0x259);
}

static void integers(void)
{
    IS(MPI_VERSION, 5);
    IS(MPI_ABI_VERSION, 1);
    IS(MPI_ANY_SOURCE, -1);
    IS(MPI_ANY_TAG, -2);
    IS(MPI_PROC_NULL, -3);
    IS(MPI_ROOT, -4);
    IS(MPI_UNDEFINED, -32766);
    IS(MPI_THREAD_MULTIPLE, 4096);
    IS(MPI_MAX_ERROR_STRING, 512);
    IS(MPI_MAX_OBJECT_NAME, 128);
    IS(MPI_BSEND_OVERHEAD, 512);
    IS(MPI_ERR_TRUNCATE, 15);
    IS(MPI_ERR_UNSUPPORTED_OPERATION, 55);
    IS(MPI_ERR_LASTCODE, 0x3fff);
    IS(MPI_IDENT, 201);
    IS(MPI_COMBINER_STRUCT, 110);
    IS(MPI_TAG_UB, 501);
    HANDLE_IS(MPI_BOTTOM, 0);
    HANDLE_IS(MPI_IN_PLACE, 1);
    HANDLE_IS(MPI_BUFFER_AUTOMATIC, 2);
    HANDLE_IS(MPI_UNWEIGHTED, 10);
    HANDLE_IS(MPI_STATUS_IGNORE, 0);
    HANDLE_IS(MPI_COMM_DUP_FN, 1);
    IS(offsetof(MPI_Status, MPI_SOURCE), 0);
    IS(offsetof(MPI_Status, MPI_TAG), 4);
    IS(offsetof(MPI_Status, MPI_ERROR), 8);
}

static void functions(void)
{
    expect("a null prototype",
           !send_function + !send_c_function + !alltoallw_c_function + !waitany_function + !range_function +
               !spawn_function + !init_function + !psend_function + !pcontrol_function + !wtime_function +
               !aint_add_function + !fromint_function,
           0);
    expect("MPI_Comm_toint", MPI_Comm_toint(comm), 0x101);
    MPI_Status status = {3, 4, 5, {6, 7, 8, 9, 10}}, back;
    MPI_Fint fields[MPI_F_STATUS_SIZE];
    MPI_Status_c2f(&status, fields);
    expect("the source in Fortran", fields[MPI_F_SOURCE], 3);
    expect("the tag in Fortran", fields[MPI_F_TAG], 4);
    PMPI_Status_f2c(fields, &back);
    expect("the error and the rest", back.MPI_ERROR * 100 + back.MPI_internal[4], 510);
    expect("MPI_Comm_c2f", MPI_Comm_c2f(comm), 0x101);
    expect("MPI_Op_f2c", MPI_Op_f2c(MPI_Op_c2f(MPI_MAX)) == MPI_MAX, 1);
    expect("PMPI_Type_f2c", PMPI_Type_f2c(0x214) == datatypes[1], 1);
    expect("MPI_Type_toint", MPI_Type_toint(datatypes[1]), 0x214);
    expect("MPI_Op_fromint", MPI_Op_fromint(0x21) == MPI_SUM, 1);
    expect("MPI_Aint_diff", (long long)MPI_Aint_diff(MPI_Aint_add(1000, -8), 1000), -8);
}

int main(void)
{
    handles();
    integers();
    functions();
    if (failures == 0)
        printf("all facts hold\n");
    return failures != 0;
}
