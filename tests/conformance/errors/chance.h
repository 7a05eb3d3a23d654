/* What programs of random calls share: chance that all ranks agree on, or that each has for itself, and pools of
 * handles: live ones, freed ones, predefined ones, null ones, and numbers that never were any. */
#include "check.h"

enum { SLOTS = 12, ROOM = 4096 };

static char here[ROOM] __attribute__((aligned(64))), there[ROOM] __attribute__((aligned(64))), message_text[MPI_MAX_ERROR_STRING];

/* What ranks do together depends on the common state, all else on that of each. */
static unsigned long long common, own, *state = &common;

static inline unsigned chance(unsigned below)
{
    *state = *state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (unsigned)(*state >> 33) % below;
}

/* Objects of one kind: those that live, and the last handles that were freed. */
typedef struct {
    void *live[SLOTS], *freed[SLOTS], *null;
    const void *const *predefined;
    unsigned predefined_count;
} pool;

#define POOL(name, null, list) \
    static pool name = {{0}, {0}, null, (const void *const *)list, sizeof list / sizeof *list}

/* Some handle: mostly one that lives. */
static inline void *some(pool *from)
{
    unsigned slot = chance(SLOTS), kind = chance(10), index = chance(from->predefined_count);
    unsigned long long bits = (unsigned long long)chance(1u << 31) << 12 | chance(1u << 12);
    if (kind < 5)
        return from->live[slot] ? from->live[slot] : (void *)from->predefined[index];
    if (kind < 7)
        return (void *)from->predefined[index];
    if (kind < 9)
        return from->freed[slot] ? from->freed[slot] : from->null;
    return chance(2) ? from->null : (void *)bits;
}

static inline void **empty_slot(pool *of)
{
    unsigned first = chance(SLOTS);
    for (unsigned i = 0; i < SLOTS; i++)
        if (of->live[(first + i) % SLOTS] == NULL)
            return &of->live[(first + i) % SLOTS];
    return NULL;
}

static inline int slot_of(pool *of, void *handle)
{
    for (int i = 0; i < SLOTS; i++)
        if (handle != NULL && of->live[i] == handle)
            return i;
    return -1;
}

/* A handle that a call has filled in, if it succeeded, lives from now on. */
static inline void keep(void **slot, void *handle, int code)
{
    if (code == MPI_SUCCESS)
        *slot = handle;
}

/* A free that succeeded has nulled the handle; one that failed has left it. */
static inline void gone(pool *from, void *before, void *after, int code)
{
    int slot = slot_of(from, before);
    if (code != MPI_SUCCESS) {
        CHECK(before == after);
        CHECK(slot < 0);
        return;
    }
    // Calls give these out, so they may be freed as what else those calls give out.
    if (slot < 0 && before != (void *)MPI_ERRORS_RETURN && before != (void *)MPI_GROUP_EMPTY)
        FAIL("%p was freed, which does not live", before);
    CHECK(after == from->null);
    if (slot >= 0) {
        from->live[slot] = NULL;
        from->freed[chance(SLOTS)] = before;
    }
}

static inline void check_code(int code)
{
    int class, length;
    if (code == MPI_SUCCESS)
        return;
    CHECK_INT(MPI_Error_class(code, &class), MPI_SUCCESS);
    CHECK(class > MPI_SUCCESS && class <= MPI_ERR_LASTCODE && class != MPI_ERR_INTERN);
    CHECK_INT(MPI_Error_string(code, message_text, &length), MPI_SUCCESS);
}

static inline int number(void)
{
    static const int odd[] = {-1, 0, 1, 2, 3, 7, 1000, -1000, 0x7fffffff, (int)0x80000000};
    return chance(4) ? (int)chance(5) : odd[chance(sizeof odd / sizeof *odd)];
}
