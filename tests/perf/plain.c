/* The proportional set size, in MiB, of a program that links no MPI: what `measure memory` is
 * compared with. */
#include <stdio.h>

int main(void)
{
    char line[256];
    double kib = 0;
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "Pss: %lf kB", &kib) == 1)
            break;
    printf("value %.6g\n", kib / 1024);
    return 0;
}
