// Random views against an oracle: random etypes, filetypes and datatypes with gaps in memory, every way to access, random
// hints and representations; the file's bytes and what is read back are computed byte by byte without MPI-IO.
// P2PMPI_SEED=n runs the case n only.
// ranks: 1 2 3 4
#include "file.h"
#include "random_types.h"

enum { CASES = 60, LIMIT = 1 << 18, ACCESSES = 3, ROOM = 1 << 16 };

static unsigned seed;
static int ours;

#undef FAIL
#define FAIL(...)                                                                            \
    do {                                                                                     \
        fprintf(stderr, "rank %d of %d, P2PMPI_SEED=%u: line %d: ", world_rank, world_size, seed, __LINE__); \
        fprintf(stderr, __VA_ARGS__);                                                        \
        fputc('\n', stderr);                                                                 \
        MPI_Abort(MPI_COMM_WORLD, 1);                                                        \
    } while (0)

struct view {
    long displacement, unit; // bytes
    struct type file;
    int element;  // bytes of a basic datatype
    int reversed; // external32
};

// Where byte k of the view's data lies.
static long place(const struct view *view, long k)
{
    return view->displacement + k / view->file.size * view->file.extent + view->file.at[k % view->file.size];
}

enum method { AT, AT_ALL, INDIVIDUAL, ALL, I_AT, I_AT_ALL, I_INDIVIDUAL, I_ALL, SPLIT_AT, SPLIT, METHODS };

static void reach(MPI_File fh, enum method how, int writes, MPI_Offset offset, void *memory, int count, MPI_Datatype type,
                  MPI_Status *status)
{
    MPI_Request request = MPI_REQUEST_NULL;
    if (how == INDIVIDUAL || how == ALL || how == I_INDIVIDUAL || how == I_ALL || how == SPLIT)
        OK(MPI_File_seek(fh, offset, MPI_SEEK_SET));
    switch (how) {
    case AT:
        OK((writes ? (MPI_File_write_at)(fh, offset, memory, count, type, status)
                   : MPI_File_read_at(fh, offset, memory, count, type, status)));
        return;
    case AT_ALL:
        OK((writes ? MPI_File_write_at_all(fh, offset, memory, count, type, status)
                   : MPI_File_read_at_all(fh, offset, memory, count, type, status)));
        return;
    case INDIVIDUAL:
        OK((writes ? MPI_File_write(fh, memory, count, type, status) : MPI_File_read(fh, memory, count, type, status)));
        return;
    case ALL:
        OK((writes ? MPI_File_write_all(fh, memory, count, type, status)
                   : MPI_File_read_all(fh, memory, count, type, status)));
        return;
    case I_AT:
        OK((writes ? MPI_File_iwrite_at(fh, offset, memory, count, type, &request)
                   : MPI_File_iread_at(fh, offset, memory, count, type, &request)));
        break;
    case I_AT_ALL:
        OK((writes ? MPI_File_iwrite_at_all(fh, offset, memory, count, type, &request)
                   : MPI_File_iread_at_all(fh, offset, memory, count, type, &request)));
        break;
    case I_INDIVIDUAL:
        OK((writes ? MPI_File_iwrite(fh, memory, count, type, &request)
                   : MPI_File_iread(fh, memory, count, type, &request)));
        break;
    case I_ALL:
        OK((writes ? MPI_File_iwrite_all(fh, memory, count, type, &request)
                   : MPI_File_iread_all(fh, memory, count, type, &request)));
        break;
    case SPLIT_AT:
        if (writes) {
            OK(MPI_File_write_at_all_begin(fh, offset, memory, count, type));
            OK(MPI_File_write_at_all_end(fh, memory, status));
        } else {
            OK(MPI_File_read_at_all_begin(fh, offset, memory, count, type));
            OK(MPI_File_read_at_all_end(fh, memory, status));
        }
        return;
    default:
        if (writes) {
            OK(MPI_File_write_all_begin(fh, memory, count, type));
            OK(MPI_File_write_all_end(fh, memory, status));
        } else {
            OK(MPI_File_read_all_begin(fh, memory, count, type));
            OK(MPI_File_read_all_end(fh, memory, status));
        }
        return;
    }
    MPI_Wait(&request, status);
}

// Byte k of an element of `element` bytes, as the file has it.
static long in_file(const struct view *view, long k)
{
    return view->reversed ? k / view->element * view->element + view->element - 1 - k % view->element : k;
}

static MPI_Info random_hints(void)
{
    static const char *modes[] = {"enable", "disable", "automatic"};
    MPI_Info info;
    char text[20];
    MPI_Info_create(&info);
    MPI_Info_set(info, "romio_cb_write", modes[dice(3)]);
    MPI_Info_set(info, "romio_cb_read", modes[dice(3)]);
    snprintf(text, sizeof text, "%d", 1 + dice(world_size));
    MPI_Info_set(info, "cb_nodes", text);
    snprintf(text, sizeof text, "%d", dice(2) ? 100 + dice(1000) : 1 << 20);
    MPI_Info_set(info, "cb_buffer_size", text);
    return info;
}

// A view of which no other rank's shows the same bytes.
static void random_view(struct view *view, struct type *etype, MPI_File fh)
{
    *etype = random_etype(&view->element);
    view->unit = etype->size;
    int way = dice(4);
    long base = dice(3) * dice(50);
    if (way == 0) // a part of the file for each
        view->file = random_filetype(etype, 0), view->displacement = base + world_rank * (LIMIT / world_size / 2);
    else if (way == 1) { // dealt out in turn
        struct type one = random_filetype(etype, 0);
        view->file = resized(&one, 0, one.extent * world_size);
        view->displacement = base + world_rank * one.extent;
        free_type(&one);
    } else
        view->file = random_array(etype, way == 2, world_size, world_rank), view->displacement = base;
    const char *names[] = {"native", "internal", "external32"};
    const char *name = names[dice(3)];
    // MPICH 4.0.2 knows native only.
    if (!ours)
        name = names[0];
    view->reversed = name == names[2];
    commit(etype), commit(&view->file);
    OK(MPI_File_set_view(fh, view->displacement, etype->handle, view->file.handle, name, MPI_INFO_NULL));
}

// What was written, byte by byte; 0 where nothing was.
static unsigned char expected[LIMIT], all[LIMIT], found[LIMIT];

static void write_some(MPI_File fh, const struct view *view, const struct type *etype, enum method how, MPI_Offset offset)
{
    static unsigned char memory[ROOM];
    unsigned mine = dice_state;
    dice_state ^= (unsigned)world_rank * 2654435761u;
    struct type type = random_memory(etype);
    commit(&type);
    int count = dice(6) ? 1 + dice(4) : 0;
    for (int i = 0; i < ROOM; i++)
        memory[i] = (unsigned char)(1 + dice(250));
    unsigned char *start = memory + ROOM / 2;
    for (long k = 0; k < count * type.size; k++) {
        unsigned char byte = start[k / type.size * type.extent + type.at[k % type.size]];
        long at = place(view, offset * view->unit + in_file(view, k));
        if (at >= LIMIT)
            FAIL("the case is too large: %ld", at);
        expected[at] = byte;
    }
    MPI_Status status;
    reach(fh, how, 1, offset, start, count, type.handle, &status);
    if (ours)
        CHECK_INT(count_of(&status, MPI_BYTE), count * type.size);
    free_type(&type);
    dice_state = mine;
    dice(2);
}

static void read_some(MPI_File fh, const struct view *view, const struct type *etype, enum method how, MPI_Offset offset,
                      long size)
{
    static unsigned char memory[ROOM], wanted[ROOM];
    unsigned mine = dice_state;
    dice_state ^= (unsigned)world_rank * 2654435761u;
    struct type type = random_memory(etype);
    commit(&type);
    int count = dice(6) ? 1 + dice(4) : 0;
    memset(memory, 0xee, ROOM), memset(wanted, 0xee, ROOM);
    long there = 0;
    // Data ends with the last whole etype in the file, or element of it.
    while (there < count * type.size && place(view, offset * view->unit + there) < size)
        there++;
    if (view->reversed)
        there -= there % type.size;
    for (long k = 0; k < there; k++)
        wanted[ROOM / 2 + k / type.size * type.extent + type.at[k % type.size]] =
            all[place(view, offset * view->unit + in_file(view, k))];
    MPI_Status status;
    reach(fh, how, 0, offset, memory + ROOM / 2, count, type.handle, &status);
    if (ours)
        CHECK_INT(count_of(&status, MPI_BYTE), there);
    for (int i = 0; i < ROOM; i++)
        if (memory[i] != wanted[i] && (ours || there == count * type.size))
            FAIL("byte %d of memory is %d, expected %d", i - ROOM / 2, memory[i], wanted[i]);
    free_type(&type);
    dice_state = mine;
    dice(2);
}

// Bytes that the file has before, none of which may change but by being written. What lies in gaps behind the end of a
// file is not specified: MPICH leaves anything there, we leave zeros.
static long fill(void)
{
    long length = ours ? dice(3) * dice(3000) : LIMIT;
    if (world_rank == 0) {
        FILE *file = fopen(file_name, "wb");
        CHECK(file);
        memset(found, 251, sizeof found);
        CHECK_INT((long)fwrite(found, 1, (size_t)length, file), length);
        fclose(file);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    return length;
}

// The file is what the oracle says; its size.
static long compare_file(long filled)
{
    MPI_Allreduce(expected, all, LIMIT, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
    for (long i = 0; i < filled; i++)
        all[i] = all[i] ? all[i] : 251;
    long size = LIMIT;
    while (size > 0 && all[size - 1] == 0)
        size--;
    if (world_rank == 0) {
        FILE *file = fopen(file_name, "rb");
        CHECK(file);
        long length = (long)fread(found, 1, LIMIT, file);
        fclose(file);
        CHECK_INT(length, size);
        for (long i = 0; i < size; i++)
            if (found[i] != all[i])
                FAIL("byte %ld of the file is %d, expected %d", i, found[i], all[i]);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    return size;
}

static void one_case(void)
{
    MPI_File fh;
    struct view view;
    struct type etype;
    dice_state = seed * 2246822519u + 1;
    memset(expected, 0, sizeof expected);
    MPI_Info info = random_hints();
    OK(MPI_File_open(MPI_COMM_WORLD, file_name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, info, &fh));
    MPI_Info_free(&info);
    if (dice(8) == 0)
        OK(MPI_File_set_atomicity(fh, 1));
    random_view(&view, &etype, fh);
    long filled = fill();
    for (int i = 0; i < ACCESSES; i++) {
        enum method how = (enum method)dice(METHODS);
        MPI_Offset offset = dice(60);
        write_some(fh, &view, &etype, how, offset);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    OK(MPI_File_sync(fh));
    long size = compare_file(filled);
    for (int i = 0; i < ACCESSES; i++) {
        enum method how = (enum method)dice(METHODS);
        MPI_Offset offset = dice(60);
        read_some(fh, &view, &etype, how, offset, size);
    }
    free_type(&etype);
    free_type(&view.file);
    OK(MPI_File_close(&fh));
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    choose_file();
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length;
    MPI_Get_library_version(version, &length);
    ours = strstr(version, "MPICH") == NULL;
    const char *only = getenv("P2PMPI_SEED");
    unsigned first = only ? (unsigned)atoi(only) : 1, last = only ? first : CASES;
    for (seed = first; seed <= last; seed++)
        one_case();
    return finish();
}
