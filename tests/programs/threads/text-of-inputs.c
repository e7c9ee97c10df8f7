// expect: error race
// inputs: c = 1
// Where a string of inputs ends depends on them, and with it whether the byte behind is read: only if the first is no end.
#include <pthread.h>
#include <string.h>
#include "threadbare.h"

static char text[4] = "?a";
static long found;

static void *writer(void *unused)
{
    (void)unused;
    text[1] = 'b'; // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    text[0] = tb_char("c");
    pthread_create(&thread, NULL, writer, NULL);
    found = (long)strlen(text); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
