// expect: error assertion, race
// The same queue, but the number of a cell goes on before the value is there: another thread takes what was there before.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
#define SIZE 4

static struct {
    atomic_int turn;
    int value;
} cells[SIZE];
static atomic_int first, end;

static int put(int value) {
    int place = atomic_load(&end);
    for (;;) {
        int turn = atomic_load(&cells[place % SIZE].turn);
        if (turn < place)
            return 0;
        if (turn > place)
            place = atomic_load(&end);
        else if (atomic_compare_exchange_strong(&end, &place, place + 1))
            break;
    }
    atomic_store(&cells[place % SIZE].turn, place + 1);
    cells[place % SIZE].value = value; // ERROR race
    return 1;
}

static int get(void) {
    int place = atomic_load(&first);
    for (;;) {
        int turn = atomic_load(&cells[place % SIZE].turn);
        if (turn < place + 1)
            return 0;
        if (turn > place + 1)
            place = atomic_load(&first);
        else if (atomic_compare_exchange_strong(&first, &place, place + 1))
            break;
    }
    int value = cells[place % SIZE].value; // ERROR race
    atomic_store(&cells[place % SIZE].turn, place + SIZE);
    return value;
}

static int put_in[N], taken[N];

static void *work(void *mine) {
    int i = (int *)mine - put_in;
    assert(put(put_in[i]));
    taken[i] = get();
    return NULL;
}

int main(void) {
    for (int i = 0; i < SIZE; i++)
        atomic_init(&cells[i].turn, i);
    pthread_t threads[N];
    for (int i = 0; i < N; i++) {
        put_in[i] = 1 << i;
        pthread_create(&threads[i], NULL, work, &put_in[i]);
    }
    int sum = 0, some;
    for (int i = 0; i < N; i++) {
        pthread_join(threads[i], NULL);
        sum += taken[i];
    }
    while ((some = get()))
        sum += some;
    assert(sum == (1 << N) - 1); // ERROR assertion
    return 0;
}
