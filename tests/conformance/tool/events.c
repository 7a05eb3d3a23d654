// Events: an unexpected message is told to every registration, with its values and the time.
// ranks: 2
// differential: no (the events of each library are its own)
#include "check.h"

struct seen {
    int count, process, source, tag, calls_mpi;
    unsigned long bytes;
    MPI_Count at;
    MPI_T_event_registration registration;
};

static MPI_T_event_instance kept;
static int wanted = 41; // other messages may be early, too

static void on_event(MPI_T_event_instance instance, MPI_T_event_registration registration,
                     MPI_T_cb_safety safety, void *data)
{
    struct seen *seen = data;
    int source;
    struct {
        int process, source, tag;
        unsigned long bytes;
    } copy;
    CHECK(safety == MPI_T_CB_REQUIRE_NONE);
    CHECK(registration == seen->registration);
    MPI_T_event_read(instance, 2, &seen->tag);
    if (seen->tag != wanted)
        return;
    seen->count++;
    CHECK_INT(MPI_T_event_read(instance, 0, &seen->process), MPI_SUCCESS);
    MPI_T_event_read(instance, 1, &seen->source);
    MPI_T_event_read(instance, 3, &seen->bytes);
    CHECK_INT(MPI_T_event_read(instance, 4, &source), MPI_T_ERR_INVALID_INDEX);
    CHECK_INT(MPI_T_event_copy(instance, &copy), MPI_SUCCESS);
    CHECK(copy.process == seen->process && copy.source == seen->source && copy.tag == seen->tag
          && copy.bytes == seen->bytes);
    MPI_T_event_get_timestamp(instance, &seen->at);
    MPI_T_event_get_source(instance, &source);
    CHECK_INT(source, 0);
    MPI_Comm_size(MPI_COMM_WORLD, &seen->calls_mpi);
    kept = instance;
}

static void on_dropped(MPI_Count count, MPI_T_event_registration registration, int source,
                       MPI_T_cb_safety safety, void *data)
{
    (void)count, (void)registration, (void)source, (void)safety, (void)data;
}

static int freed;

static void on_free(MPI_T_event_registration registration, MPI_T_cb_safety safety, void *data)
{
    (void)registration, (void)safety;
    freed += *(int *)data;
}

static void describe(void)
{
    int count, sources;
    MPI_Count ticks, most, before, after;
    MPI_T_source_order order;
    MPI_Info info;
    char name[100], text[200];
    MPI_T_event_get_num(&count);
    CHECK(count >= 2);
    for (int i = 0; i < count; i++) {
        int length = sizeof name, text_length = sizeof text, elements = 8, verbosity, bind, items, again;
        MPI_Datatype types[8];
        MPI_Aint places[8];
        MPI_T_enum names;
        CHECK_INT(MPI_T_event_get_info(i, name, &length, &verbosity, types, places, &elements, &names, &info,
                                       text, &text_length, &bind), MPI_SUCCESS);
        CHECK_INT(length, strlen(name) + 1);
        CHECK(elements >= 1 && elements <= 8 && types[0] == MPI_INT && places[0] == 0);
        MPI_Info_free(&info);
        MPI_T_enum_get_info(names, &items, NULL, NULL);
        CHECK_INT(items, elements);
        MPI_T_event_get_index(name, &again);
        CHECK_INT(again, i);
        elements = 1;
        types[1] = MPI_BYTE;
        MPI_T_event_get_info(i, NULL, NULL, NULL, types, NULL, &elements, NULL, NULL, NULL, NULL, NULL);
        CHECK(elements == items && types[1] == MPI_BYTE);
    }
    MPI_T_source_get_num(&sources);
    CHECK_INT(sources, 1);
    int length = sizeof name;
    CHECK_INT(MPI_T_source_get_info(0, name, &length, NULL, NULL, &order, &ticks, &most, &info), MPI_SUCCESS);
    MPI_Info_free(&info);
    CHECK(order == MPI_T_SOURCE_ORDERED && ticks > 0 && most > ticks);
    MPI_T_source_get_timestamp(0, &before);
    MPI_T_source_get_timestamp(0, &after);
    CHECK(after >= before);
}

int main(int argc, char **argv)
{
    int provided, index, value = 3, one = 1;
    struct seen seen[2] = {{0}, {0}};
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    MPI_T_event_get_index("p2pmpi_unexpected_message", &index);
    for (int i = 0; i < 2; i++) {
        CHECK_INT(MPI_T_event_handle_alloc(index, NULL, MPI_INFO_NULL, &seen[i].registration), MPI_SUCCESS);
        CHECK_INT(MPI_T_event_register_callback(seen[i].registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED,
                                                MPI_INFO_NULL, &seen[i], on_event), MPI_SUCCESS);
        MPI_T_event_set_dropped_handler(seen[i].registration, on_dropped);
    }
    start(&argc, &argv);
    describe();
    MPI_Info info;
    MPI_T_event_handle_get_info(seen[0].registration, &info);
    CHECK_INT(MPI_T_event_handle_set_info(seen[0].registration, info), MPI_SUCCESS);
    MPI_Info_free(&info);
    MPI_T_event_callback_get_info(seen[0].registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, &info);
    MPI_T_event_callback_set_info(seen[0].registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, info);
    MPI_Info_free(&info);

    MPI_Count after;
    if (world_rank == 0) {
        MPI_Send(&value, 1, MPI_INT, 1, 41, MPI_COMM_WORLD);
    } else {
        // The event is told before the probe returns.
        MPI_Probe(0, 41, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_T_source_get_timestamp(0, &after);
        for (int i = 0; i < 2; i++) {
            CHECK_INT(seen[i].count, 1);
            CHECK_INT(seen[i].source, 0);
            CHECK_INT(seen[i].tag, 41);
            CHECK_INT(seen[i].bytes, sizeof(int));
            CHECK_INT(seen[i].calls_mpi, 2);
            CHECK(seen[i].at <= after);
        }
        CHECK_INT(MPI_T_event_read(kept, 0, &value), MPI_T_ERR_INVALID_HANDLE); // outside the callback
        MPI_Recv(&value, 1, MPI_INT, 0, 41, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    // One is freed, the other loses its callback.
    CHECK_INT(MPI_T_event_handle_free(seen[0].registration, &one, on_free), MPI_SUCCESS);
    CHECK_INT(freed, 1);
    MPI_T_event_register_callback(seen[1].registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, MPI_INFO_NULL, NULL, NULL);
    seen[0].count = seen[1].count = 0;
    wanted = 42;
    MPI_Barrier(MPI_COMM_WORLD);
    if (world_rank == 0) {
        MPI_Send(&value, 1, MPI_INT, 1, 42, MPI_COMM_WORLD);
    } else {
        MPI_Probe(0, 42, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Recv(&value, 1, MPI_INT, 0, 42, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    CHECK_INT(seen[0].count + seen[1].count, 0);
    CHECK_INT(MPI_T_event_handle_free(seen[0].registration, NULL, NULL), MPI_T_ERR_INVALID_HANDLE);
    MPI_T_event_handle_free(seen[1].registration, NULL, NULL);
    finish();
    MPI_T_finalize();
    return 0;
}
