// expect: error assertion
// Quicksort without recursion, in an array of any bytes. The smaller part is put off and the larger one sorted at once; a part of two elements
// counts as sorted.
// A larger array: -DN=5.
#include <assert.h>
#include <threadbare.h>

#ifndef N
#define N 4
#endif

typedef unsigned char item;

static void swap(item *a, item *b) {
    item t = *a;
    *a = *b;
    *b = t;
}

#ifdef FIXED
#define ENOUGH 1
#else
#define ENOUGH 2
#endif

static void quicksort(item *a, int count) {
    int from[N], to[N], depth = 0;
    from[0] = 0;
    to[0] = count;
    while (depth >= 0) {
        int low = from[depth], high = to[depth];
        depth--;
        while (high - low > ENOUGH) {
            item pivot = a[low];
            int i = low, j = high - 1;
            while (i < j) {
                while (a[i] <= pivot && i < j)
                    i++;
                while (a[j] > pivot)
                    j--;
                if (i < j)
                    swap(&a[i], &a[j]);
            }
            swap(&a[low], &a[j]);
            depth++;
            if (j - low < high - j - 1) {
                from[depth] = low;
                to[depth] = j;
                low = j + 1;
            } else {
                from[depth] = j + 1;
                to[depth] = high;
                high = j;
            }
        }
    }
}

int main(void) {
    item a[N];
    int before = 0, after = 0;
    tb_bytes(a, sizeof a, "a");
    // What was there is still there: counted for one value that can be any.
    item some = tb_uchar("some");
    for (int i = 0; i < N; i++)
        before += a[i] == some;
    quicksort(a, N);
    for (int i = 0; i < N; i++)
        after += a[i] == some;
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]); // ERROR assertion
    assert(before == after);
    return 0;
}
