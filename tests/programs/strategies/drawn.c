// expect: safe
// executions: 9
// Two threads draw one of three numbers each: three times three executions. None is begun in which somebody has drawn another number, since
// nobody could see a difference to one in which nothing was drawn yet.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static int drawn[2];

static void *draws(void *place) {
    int *number = place;
    switch (tb_choose(3, "number")) {
    case 0: *number = 10; break;
    case 1: *number = 20; break;
    default: *number = 30;
    }
    return 0;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, draws, &drawn[0]);
    pthread_create(&other, 0, draws, &drawn[1]);
    pthread_join(one, 0);
    pthread_join(other, 0);
    assert(drawn[0] > 0 && drawn[1] > 0 && drawn[0] + drawn[1] <= 60);
    return 0;
}
