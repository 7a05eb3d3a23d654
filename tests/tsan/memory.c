/* What LLVM calls for copies in instrumented code, for gcc's runtime of ThreadSanitizer: there the plain functions are
 * watched already. Compiled without instrumentation. */
#include <string.h>

void *__tsan_memset(void *to, int value, size_t size) { return memset(to, value, size); }
void *__tsan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *__tsan_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
