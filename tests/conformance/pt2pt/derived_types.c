// Derived datatypes on either side of a message: gaps are neither sent nor written.
// ranks: 1 2
#include "check.h"
#include <stddef.h>

struct particle {
    double position[3];
    char kind;
    int charge;
};

static MPI_Datatype particle_type(void)
{
    MPI_Datatype fields, resized, types[] = {MPI_DOUBLE, MPI_CHAR, MPI_INT};
    int lengths[] = {3, 1, 1};
    MPI_Aint offsets[] = {offsetof(struct particle, position), offsetof(struct particle, kind),
                          offsetof(struct particle, charge)};
    MPI_Type_create_struct(3, lengths, offsets, types, &fields);
    MPI_Type_create_resized(fields, 0, sizeof(struct particle), &resized);
    MPI_Type_commit(&resized);
    MPI_Type_free(&fields);
    return resized;
}

static void exchange(const void *out, int out_count, MPI_Datatype out_type, void *in, int in_count, MPI_Datatype in_type)
{
    int peer = world_size - 1 - world_rank, count;
    MPI_Status status;
    MPI_Sendrecv(out, out_count, out_type, peer, 0, in, in_count, in_type, peer, 0, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, in_type, &count);
    CHECK_INT(count, in_count);
}

static void columns(int n)
{
    int *matrix = malloc((size_t)n * (size_t)n * sizeof *matrix), *line = calloc((size_t)n, sizeof *line);
    MPI_Datatype column;
    MPI_Type_vector(n, 1, n, MPI_INT, &column);
    MPI_Type_commit(&column);
    for (int i = 0; i < n * n; i++)
        matrix[i] = i;
    exchange(matrix + 2, 1, column, line, n, MPI_INT);
    for (int i = 0; i < n; i++)
        CHECK_INT(line[i], i * n + 2);
    for (int i = 0; i < n; i++)
        line[i] = -i;
    exchange(line, n, MPI_INT, matrix + 1, 1, column);
    for (int i = 0; i < n * n; i++)
        CHECK_INT(matrix[i], i % n == 1 ? -(i / n) : i);
    MPI_Type_free(&column);
    CHECK(column == MPI_DATATYPE_NULL);
    free(matrix);
    free(line);
}

int main(int argc, char **argv)
{
    start(&argc, &argv);
    MPI_Datatype particle = particle_type();
    enum { N = 5000 };
    static struct particle out[N], in[N];
    for (int i = 0; i < N; i++) {
        out[i].position[0] = out[i].position[2] = i;
        out[i].kind = (char)('a' + i % 26);
        out[i].charge = -i;
    }
    memset(in, 0x5a, sizeof in);
    exchange(out, N, particle, in, N, particle);
    for (int i = 0; i < N; i++) {
        CHECK(in[i].position[2] == i && in[i].kind == (char)('a' + i % 26) && in[i].charge == -i);
        // The padding after `kind` has not been touched.
        CHECK_INT(((unsigned char *)&in[i])[offsetof(struct particle, kind) + 1], 0x5a);
    }
    int size, count;
    MPI_Type_size(particle, &size);
    CHECK_INT(size, 3 * sizeof(double) + 1 + sizeof(int));
    MPI_Type_free(&particle);

    columns(10);
    columns(300);

    // Indexed on one side, plain on the other; half an element more than whole ones is MPI_UNDEFINED.
    int values[12], plain[6] = {0}, lengths[] = {1, 3, 2}, places[] = {10, 4, 0};
    MPI_Datatype indexed, pair;
    MPI_Status status;
    MPI_Type_indexed(3, lengths, places, MPI_INT, &indexed);
    MPI_Type_commit(&indexed);
    for (int i = 0; i < 12; i++)
        values[i] = i;
    exchange(values, 1, indexed, plain, 6, MPI_INT);
    static const int expected[] = {10, 4, 5, 6, 0, 1};
    for (int i = 0; i < 6; i++)
        CHECK_INT(plain[i], expected[i]);
    MPI_Type_free(&indexed);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Sendrecv(values, 3, MPI_INT, world_rank, 1, plain, 3, pair, world_rank, 1, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, pair, &count);
    CHECK_INT(count, MPI_UNDEFINED);
    MPI_Get_elements(&status, pair, &count);
    CHECK_INT(count, 3);
    MPI_Type_free(&pair);
    return finish();
}
