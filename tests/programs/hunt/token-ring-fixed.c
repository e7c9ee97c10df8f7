// expect: safe
// flags: --detect -race
// The same, where each waits for its turn.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;
static long turn;
static int x1 = 1, x2 = 2, x3 = 1;
static int ends;

static void *pass(void *where)
{
    long place = (long)where;
    pthread_mutex_lock(&mutex);
    while (turn != place)
        pthread_cond_wait(&moved, &mutex);
    switch (place) {
    case 0: x1 = (x3 + 1) % 4; break;
    case 1: x2 = x1; break;
    case 2: x3 = x2; break;
    default: ends = 1; break;
    }
    turn++;
    pthread_cond_broadcast(&moved);
    pthread_mutex_unlock(&mutex);
    if (place == 3) {
        pthread_mutex_lock(&mutex);
        assert(x1 == x2 && x2 == x3);
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[4];
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, pass, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
