/* Sorting and searching with a comparison of the program's. */
#include "library.h"

void *memcpy(void *to, const void *from, size_t size);
void *malloc(size_t size);
void free(void *object);

typedef int compare_t(const void *, const void *);
typedef int compare_with_t(const void *, const void *, void *);

/* One comparison or the other: with an argument of the program's, or without. */
struct order {
    compare_t *plain;
    compare_with_t *with;
    void *argument;
};

static int compare(const struct order *order, const void *a, const void *b) {
    return order->plain ? order->plain(a, b) : order->with(a, b, order->argument);
}

/* Merges the sorted halves of `base` through `scratch`. Stable, as glibc's is while memory lasts. */
static void sort(char *base, size_t count, size_t size, const struct order *order, char *scratch) {
    if (count < 2)
        return;
    size_t half = count / 2;
    char *a = base, *b = base + half * size, *to = scratch;
    size_t in_a = half, in_b = count - half;
    sort(a, in_a, size, order, scratch);
    sort(b, in_b, size, order, scratch);
    while (in_a > 0 && in_b > 0) {
        if (compare(order, a, b) <= 0) {
            memcpy(to, a, size);
            a += size;
            in_a--;
        } else {
            memcpy(to, b, size);
            b += size;
            in_b--;
        }
        to += size;
    }
    if (in_a > 0)
        memcpy(to, a, in_a * size);
    memcpy(base, scratch, (count - in_b) * size);
}

static void sort_all(void *base, size_t count, size_t size, const struct order *order) {
    if (count < 2 || size == 0)
        return;
    char *scratch = malloc(count * size);
    sort(base, count, size, order, scratch);
    free(scratch);
}

void LIBC(qsort)(void *base, size_t count, size_t size, compare_t *plain) {
    struct order order = {plain, NULL, NULL};
    sort_all(base, count, size, &order);
}

void LIBC(qsort_r)(void *base, size_t count, size_t size, compare_with_t *with, void *argument) {
    struct order order = {NULL, with, argument};
    sort_all(base, count, size, &order);
}

void *LIBC(bsearch)(const void *key, const void *base, size_t count, size_t size, compare_t *plain) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const char *at = (const char *)base + middle * size;
        int side = plain(key, at);
        if (side == 0)
            return (void *)at;
        if (side < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

void *LIBC(lfind)(const void *key, const void *base, size_t *count, size_t size, compare_t *plain) {
    const char *at = base;
    for (size_t i = 0; i < *count; i++, at += size)
        if (plain(key, at) == 0)
            return (void *)at;
    return NULL;
}

void *LIBC(lsearch)(const void *key, void *base, size_t *count, size_t size, compare_t *plain) {
    void *found = LIBC(lfind)(key, base, count, size, plain);
    if (found)
        return found;
    void *end = (char *)base + *count * size;
    memcpy(end, key, size);
    (*count)++;
    return end;
}
