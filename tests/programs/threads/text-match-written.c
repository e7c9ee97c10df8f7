// expect: error race
// As text-behind-match.c, but the other thread writes a byte that is looked at.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static char text[16] = "key=5";
static long found;

static void *writer(void *unused)
{
    (void)unused;
    text[3] = 'z'; // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    found = memchr(text, '=', sizeof text) != NULL; // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
