// expect: error reached
// What `reach` puts in front of places, called by the program itself: of three places two are held at once by two threads, and the third alone.
#include <pthread.h>

void tb_stand(unsigned here, unsigned all);

static void *other(void *unused)
{
    tb_stand(2, 3); // ERROR reached
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    tb_stand(1, 3); // ERROR reached
    pthread_join(thread, NULL);
    tb_stand(1, 1); // ERROR reached
    return 0;
}
