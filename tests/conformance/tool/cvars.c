// Control variables: all are described, found by name and read; an algorithm is chosen while the program
// runs, and what is fixed cannot be written. Before MPI_Init too.
// ranks: 1 4
// differential: no (the variables of each library are its own)
#include "check.h"

static int find(const char *name)
{
    int index = -1;
    CHECK_INT(MPI_T_cvar_get_index(name, &index), MPI_SUCCESS);
    return index;
}

static void describe(void)
{
    int count, again;
    MPI_T_cvar_get_num(&count);
    CHECK(count > 5);
    for (int i = 0; i < count; i++) {
        char name[200], text[400], short_name[5];
        int name_length = sizeof name, text_length = sizeof text, verbosity, bind, scope, length = 0;
        MPI_Datatype type;
        MPI_T_enum words;
        CHECK_INT(MPI_T_cvar_get_info(i, name, &name_length, &verbosity, &type, &words, text, &text_length,
                                      &bind, &scope), MPI_SUCCESS);
        CHECK_INT(name_length, strlen(name) + 1);
        CHECK_INT(text_length, strlen(text) + 1);
        CHECK(strncmp(name, "P2PMPI_", 7) == 0 && text_length > 10);
        CHECK(verbosity >= MPI_T_VERBOSITY_USER_BASIC && verbosity <= MPI_T_VERBOSITY_MPIDEV_ALL);
        CHECK_INT(bind, MPI_T_BIND_NO_OBJECT);
        CHECK(scope == MPI_T_SCOPE_READONLY || scope == MPI_T_SCOPE_ALL_EQ);
        CHECK((type == MPI_INT) == (words != MPI_T_ENUM_NULL));
        CHECK(type == MPI_INT || type == MPI_CHAR);
        MPI_T_cvar_get_index(name, &again);
        CHECK_INT(again, i);

        // Lengths alone, with room for less, and nothing at all.
        MPI_T_cvar_get_info(i, NULL, &length, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        CHECK_INT(length, name_length);
        length = 0;
        MPI_T_cvar_get_info(i, short_name, &length, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        CHECK_INT(length, name_length);
        length = sizeof short_name;
        MPI_T_cvar_get_info(i, short_name, &length, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        CHECK_INT(length, name_length);
        CHECK(strcmp(short_name, "P2PM") == 0);
        MPI_T_cvar_get_info(i, short_name, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

        if (words != MPI_T_ENUM_NULL) {
            int items, value;
            char item[100];
            length = sizeof name;
            MPI_T_enum_get_info(words, &items, name, &length);
            CHECK(items > 1 && length > 1);
            for (int j = 0; j < items; j++) {
                length = sizeof item;
                CHECK_INT(MPI_T_enum_get_item(words, j, &value, item, &length), MPI_SUCCESS);
                CHECK_INT(value, j);
                CHECK_INT(length, strlen(item) + 1);
            }
            CHECK_INT(MPI_T_enum_get_item(words, items, &value, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
        }

        MPI_T_cvar_handle handle;
        int elements;
        CHECK_INT(MPI_T_cvar_handle_alloc(i, NULL, &handle, &elements), MPI_SUCCESS);
        CHECK(type == MPI_INT ? elements == 1 : elements > 1);
        char *value = calloc((size_t)elements, sizeof(int));
        CHECK_INT(MPI_T_cvar_read(handle, value), MPI_SUCCESS);
        if (scope == MPI_T_SCOPE_READONLY)
            CHECK_INT(MPI_T_cvar_write(handle, value), MPI_T_ERR_CVAR_SET_NEVER);
        free(value);
        MPI_T_cvar_handle_free(&handle);
        CHECK(handle == MPI_T_CVAR_HANDLE_NULL);
    }
}

// The same result with each algorithm, chosen while the program runs.
static void choose(void)
{
    MPI_T_cvar_handle handle;
    MPI_T_enum words;
    int count, items, value, index = find("P2PMPI_COLL_ALLREDUCE"), before;
    MPI_T_cvar_get_info(index, NULL, NULL, NULL, NULL, &words, NULL, NULL, NULL, NULL);
    MPI_T_enum_get_info(words, &items, NULL, NULL);
    MPI_T_cvar_handle_alloc(index, NULL, &handle, &count);
    MPI_T_cvar_read(handle, &before);
    for (int i = 0; i < items; i++) {
        int sum = 0;
        CHECK_INT(MPI_T_cvar_write(handle, &i), MPI_SUCCESS);
        MPI_T_cvar_read(handle, &value);
        CHECK_INT(value, i);
        MPI_Allreduce(&world_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        CHECK_INT(sum, world_size * (world_size - 1) / 2);
    }
    CHECK_INT(MPI_T_cvar_write(handle, &items), MPI_T_ERR_INVALID);
    value = -1;
    CHECK_INT(MPI_T_cvar_write(handle, &value), MPI_T_ERR_INVALID);
    MPI_T_cvar_write(handle, &before);
    MPI_T_cvar_handle_free(&handle);
}

int main(int argc, char **argv)
{
    int provided, count, value;
    char text[300];
    MPI_T_cvar_handle handle;
    CHECK_INT(MPI_T_cvar_get_num(&count), MPI_T_ERR_NOT_INITIALIZED);
    MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided);
    CHECK_INT(provided, MPI_THREAD_MULTIPLE);
    describe();

    // What is written before MPI_Init holds.
    setenv("P2PMPI_INTERFACE", "lo", 1);
    setenv("P2PMPI_COLL_BARRIER", "tree", 1);
    MPI_T_cvar_handle_alloc(find("P2PMPI_INTERFACE"), NULL, &handle, &count);
    MPI_T_cvar_read(handle, text);
    CHECK(strcmp(text, "lo") == 0);
    MPI_T_cvar_handle_free(&handle);
    unsetenv("P2PMPI_INTERFACE");

    start(&argc, &argv);
    describe();
    choose();
    MPI_T_cvar_handle_alloc(find("P2PMPI_COLL_GATHER"), NULL, &handle, &count);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_finalize();
    CHECK_INT(MPI_T_cvar_read(handle, &value), MPI_SUCCESS); // one user is left
    finish();
    CHECK_INT(MPI_T_cvar_read(handle, &value), MPI_SUCCESS);
    MPI_T_finalize();
    CHECK_INT(MPI_T_cvar_read(handle, &value), MPI_T_ERR_NOT_INITIALIZED);
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    CHECK_INT(MPI_T_cvar_read(handle, &value), MPI_T_ERR_INVALID_HANDLE);
    MPI_T_finalize();
    CHECK_INT(MPI_T_finalize(), MPI_T_ERR_NOT_INITIALIZED);
    return 0;
}
