// expect: error deadlock
// The order of the locks depends on inputs: only two different first locks get stuck.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static unsigned char x, y;

static void both(unsigned first) {
    pthread_mutex_lock(&locks[first]);
    pthread_mutex_lock(&locks[1 - first]); // ERROR deadlock
    pthread_mutex_unlock(&locks[1 - first]);
    pthread_mutex_unlock(&locks[first]);
}

static void *one(void *unused) { both(x > 100 ? 1 : 0); return unused; }

int main(void) {
    pthread_t t;
    x = tb_uchar("x");
    y = tb_uchar("y");
    pthread_create(&t, NULL, one, NULL);
    both(y == 7 ? 1 : 0);
    pthread_join(t, NULL);
    return 0;
}
