// Categories: what is in them has an index that exists, and everything is in one of them.
// ranks: 1
// differential: no (the categories of each library are its own)
#include "check.h"

int main(int argc, char **argv)
{
    int provided, count, numbers[4] = {0}, all[4], stamp, again;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    start(&argc, &argv);
    MPI_T_category_get_num(&count);
    CHECK(count >= 3);
    MPI_T_category_changed(&stamp);
    for (int i = 0; i < count; i++) {
        char name[100], text[200];
        int name_length = sizeof name, text_length = sizeof text, index, in[4], indices[100];
        CHECK_INT(MPI_T_category_get_info(i, name, &name_length, text, &text_length, &in[0], &in[1], &in[2]),
                  MPI_SUCCESS);
        CHECK_INT(name_length, strlen(name) + 1);
        CHECK_INT(text_length, strlen(text) + 1);
        MPI_T_category_get_index(name, &index);
        CHECK_INT(index, i);
        MPI_T_category_get_num_events(i, &in[3]);
        for (int kind = 0; kind < 4; kind++) {
            int (*const list[])(int, int, int[]) = {MPI_T_category_get_cvars, MPI_T_category_get_pvars,
                                                    MPI_T_category_get_categories, MPI_T_category_get_events};
            memset(indices, 0xff, sizeof indices);
            numbers[kind] += in[kind];
            CHECK_INT(list[kind](i, 100, indices), MPI_SUCCESS);
            for (int j = 0; j < in[kind]; j++)
                CHECK(indices[j] >= 0);
            CHECK_INT(indices[in[kind]], -1);
            // No more than there is room for.
            if (in[kind] > 1) {
                memset(indices, 0xff, sizeof indices);
                list[kind](i, 1, indices);
                CHECK(indices[0] >= 0 && indices[1] == -1);
            }
            CHECK_INT(list[kind](i, 0, NULL), MPI_SUCCESS);
            CHECK_INT(list[kind](count, 1, indices), MPI_T_ERR_INVALID_INDEX);
        }
    }
    MPI_T_cvar_get_num(&all[0]);
    MPI_T_pvar_get_num(&all[1]);
    MPI_T_event_get_num(&all[3]);
    CHECK_INT(numbers[0], all[0]);
    CHECK_INT(numbers[1], all[1]);
    CHECK_INT(numbers[2], count - 1);
    CHECK_INT(numbers[3], all[3]);
    MPI_T_category_changed(&again);
    CHECK_INT(again, stamp);
    MPI_T_finalize();
    return finish();
}
