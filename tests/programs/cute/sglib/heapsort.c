// expect: error assertion
// Heapsort of an array of any bytes. Who sinks looks at the right child only if there is one; here the last element is never that child.
// A larger array: -DN=5.
#include <assert.h>
#include <threadbare.h>

#ifndef N
#define N 4
#endif

typedef unsigned char item;

static void sink(item *a, int from, int count) {
    item sinking = a[from];
    for (;;) {
        int child = 2 * from + 1;
        if (child >= count)
            break;
#ifdef FIXED
        if (child + 1 < count && a[child + 1] > a[child])
#else
        if (child + 2 < count && a[child + 1] > a[child])
#endif
            child++;
        if (a[child] <= sinking)
            break;
        a[from] = a[child];
        from = child;
    }
    a[from] = sinking;
}

static void heapsort(item *a, int count) {
    for (int i = count / 2 - 1; i >= 0; i--)
        sink(a, i, count);
    for (int last = count - 1; last > 0; last--) {
        item t = a[0];
        a[0] = a[last];
        a[last] = t;
        sink(a, 0, last);
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
    heapsort(a, N);
    for (int i = 0; i < N; i++)
        after += a[i] == some;
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]); // ERROR assertion
    assert(before == after);
    return 0;
}
