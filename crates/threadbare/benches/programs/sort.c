// Bubble sort of six symbolic integers: 720 executions, one for each order.
#include <threadbare.h>

#define N 6

int main(void) {
    int a[N];
    for (int i = 0; i < N; i++)
        a[i] = tb_int("a");
    for (int i = 0; i < N; i++)
        for (int j = 0; j + 1 < N - i; j++)
            if (a[j] > a[j + 1]) {
                int t = a[j];
                a[j] = a[j + 1];
                a[j + 1] = t;
            }
    for (int i = 0; i + 1 < N; i++)
        tb_assert(a[i] <= a[i + 1]);
    return 0;
}
