// expect: safe
// executions: 3
// It looks how large it is. What was there before is still there, for all sizes: one execution if the memory is made larger first, and two if the
// other thread comes first, since its last element may be the first.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned short n, more;
static int *all;
static unsigned size;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *grow(void *unused) {
    pthread_mutex_lock(&lock);
    all = realloc(all, (n + more) * sizeof *all);
    size = n + more;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *use(void *unused) {
    pthread_mutex_lock(&lock);
    all[size - 1] = 7;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    n = tb_ushort("n");
    more = tb_ushort("more");
    tb_assume((n > 0) & (more > 0));
    size = n;
    all = malloc(n * sizeof *all);
    all[0] = 3;
    pthread_t one, other;
    pthread_create(&one, 0, grow, 0);
    pthread_create(&other, 0, use, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    tb_assert(all[0] == 3 || n == 1);
    free(all);
    return 0;
}
