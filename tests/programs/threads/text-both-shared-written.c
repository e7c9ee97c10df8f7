// expect: error race
// As text-both-shared.c, with a byte that is compared.
#include <pthread.h>
#include <string.h>

static char one[8] = "abc", other[8] = "abd";
static int found;

static void *writer(void *unused)
{
    (void)unused;
    other[2] = '!'; // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    found = strcmp(one, other); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
