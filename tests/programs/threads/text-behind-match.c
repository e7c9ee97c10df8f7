// expect: safe
// Each function stops where it found what it looks for: what is behind that belongs to the other thread.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static char text[16] = "key=5";

static void *writer(void *unused)
{
    (void)unused;
    text[8] = 'x';
    text[6] = 'y';
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    assert(memchr(text, 'k', sizeof text) == text);
    assert(strchr(text, '=') == text + 3 && strchrnul(text, 'e') == text + 1);
    assert(strlen(text) == 5 && strnlen(text, 4) == 4);
    assert(strcmp(text, "kez") < 0 && strncmp(text, "key", 3) == 0);
    assert(strcasecmp("KEY=4", text) < 0 && strncasecmp(text, "KEX", 9) > 0);
    assert(strstr(text, "y=") == text + 2);
    assert(strspn(text, "kye") == 3 && strcspn(text, "5") == 4);
    assert(strpbrk(text, "=5") == text + 3);
    assert(strtod(text + 4, NULL) == 5);
    pthread_join(thread, NULL);
    return 0;
}
