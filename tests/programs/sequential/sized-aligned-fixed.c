// expect: safe
#include <stdint.h>
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    unsigned n = tb_uint("n");
    void *place;
    if (posix_memalign(&place, 64, (size_t)n + 1) != 0)
        return 0;
    char *all = place, *other = aligned_alloc(4096, ((size_t)n + 1) * 4096);
    tb_assert((uintptr_t)all % 64 == 0 && (uintptr_t)other % 4096 == 0);
    all[n - n % 2] = 1;
    if (other)
        other[n] = 1;
    free(all);
    free(other);
    return 0;
}
