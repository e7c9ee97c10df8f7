// expect: error assertion
// Bubble sort with one round too few.
#include <assert.h>
#include <threadbare.h>

int main(void) {
    unsigned char a[3];
    tb_bytes(a, sizeof a, "a");
    for (int i = 0; i < 1; i++)
        for (int k = 0; k + 1 < 3; k++)
            if (a[k] > a[k + 1]) {
                unsigned char t = a[k];
                a[k] = a[k + 1];
                a[k + 1] = t;
            }
    assert(a[0] <= a[1] && a[1] <= a[2]); // ERROR assertion
    return 0;
}
