// expect: safe
// pthread_cleanup_push, pthread_cleanup_pop: which handlers run, and in which order.
#include <pthread.h>
#include <stdio.h>

static pthread_key_t key;

static void say(void *text) { puts(text); }

static void inner(const char *leave) {
    pthread_cleanup_push(say, "inner");
    if (*leave == 'i')
        pthread_exit("left inside");
    pthread_cleanup_pop(*leave == 'p');
}

static void *outer(void *leave) {
    pthread_setspecific(key, "specific");
    pthread_cleanup_push(say, "first");
    pthread_cleanup_push(say, "second");
    inner(leave);
    pthread_cleanup_pop(1);
    if (*(char *)leave == 'o')
        pthread_exit("left outside");
    pthread_cleanup_pop(0);
    return "returned";
}

int main(void) {
    char *ways[] = {"i", "o", "p", "nothing"};
    pthread_key_create(&key, say);
    for (int i = 0; i < 4; i++) {
        pthread_t thread;
        void *result;
        printf("-- %s\n", ways[i]);
        pthread_create(&thread, NULL, outer, ways[i]);
        pthread_join(thread, &result);
        puts(result);
    }
    return 0;
}
