// expect: error misuse, race
// flags: --strategy dpor --equivalence reads-from
// A mutex is destroyed while another thread uses it: before it is locked, while it is locked, or while its user waits for a condition.
#include <pthread.h>
#include <threads.h>

static mtx_t mutex;
static cnd_t condition;

static void *destroy(void *unused)
{
    mtx_destroy(&mutex); // ERROR misuse, race
    return unused;
}

int main(void)
{
    pthread_t thread;
    mtx_init(&mutex, mtx_plain);
    cnd_init(&condition);
    pthread_create(&thread, NULL, destroy, NULL);
    mtx_lock(&mutex); // ERROR misuse
    cnd_wait(&condition, &mutex); // ERROR race
    mtx_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
