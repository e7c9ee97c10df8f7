// expect: safe
// pthread_setname_np, pthread_getname_np: names of at most fifteen bytes.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static void *run(void *unused) {
    char name[16];
    pthread_setname_np(pthread_self(), "worker");
    pthread_getname_np(pthread_self(), name, sizeof name);
    puts(name);
    return unused;
}

int main(void) {
    char name[20];
    pthread_t thread;
    printf("%d\n", pthread_setname_np(pthread_self(), "fifteen letters"));
    printf("%d\n", pthread_setname_np(pthread_self(), "sixteen letters!") == ERANGE);
    printf("%d ", pthread_getname_np(pthread_self(), name, sizeof name));
    puts(name);
    printf("%d\n", pthread_getname_np(pthread_self(), name, 8) == ERANGE);
    pthread_create(&thread, NULL, run, NULL);
    pthread_join(thread, NULL);
    return 0;
}
