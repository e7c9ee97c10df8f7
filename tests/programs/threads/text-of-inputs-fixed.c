// expect: safe
// A string of inputs is read up to its end, wherever that is; the other thread writes only where it cannot be.
#include <assert.h>
#include <pthread.h>
#include <string.h>
#include "threadbare.h"

static char text[4];

static void *writer(void *unused)
{
    (void)unused;
    text[3] = 'b';
    return NULL;
}

int main(void)
{
    pthread_t thread;
    text[0] = tb_char("first");
    text[1] = tb_char("second");
    tb_assume(text[0] == 'x' || text[1] == 'x');
    pthread_create(&thread, NULL, writer, NULL);
    assert(strchr(text, 'x') != text + 2 && strlen(text) <= 2);
    pthread_join(thread, NULL);
    return 0;
}
