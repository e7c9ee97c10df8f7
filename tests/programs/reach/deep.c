// expect: reached
// at: bottom, twice
// driven: 3/1
// threads: 3
// A place at the bottom of a recursion, and one in a function that is called from two sites, of which only the second is near the first place.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int depth, stage;

static void down(int n)
{
    if (n == 0) {
        atomic_store(&depth, 1); // AT bottom
        return;
    }
    down(n - 1);
}

static void touch(int n)
{
    if (n == 2)
        atomic_store(&stage, n); // AT twice
}

static void *one(void *unused)
{
    down(5);
    return unused;
}

static void *other(void *unused)
{
    touch(1);
    if (tb_uchar("n") == 77)
        touch(2);
    return unused;
}

int main(void)
{
    pthread_t first, second;
    pthread_create(&first, NULL, one, NULL);
    pthread_create(&second, NULL, other, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
