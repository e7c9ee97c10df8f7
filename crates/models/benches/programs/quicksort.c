// Quicksort of pseudo-random numbers: calls, branches that cannot be predicted, loads and stores.
#ifndef N
#define N 1500000
#endif

static int a[N];

static void sort(int low, int high) {
    while (low < high) {
        int pivot = a[low + (high - low) / 2], i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        if (j - low < high - i) {
            sort(low, j);
            low = i;
        } else {
            sort(i, high);
            high = j;
        }
    }
}

int main(void) {
    unsigned seed = 1;
    for (int round = 0; round < 4; round++) {
        for (int i = 0; i < N; i++) {
            seed = seed * 1103515245u + 12345u;
            a[i] = (int)(seed >> 4);
        }
        sort(0, N - 1);
        for (int i = 1; i < N; i++)
            if (a[i - 1] > a[i]) return 1;
    }
    return a[N / 2] & 127;
}
