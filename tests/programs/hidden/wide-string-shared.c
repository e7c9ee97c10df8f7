// expect: unsupported
//
// A wide string is read without a step: where another thread writes it, that would be missed.
#include <pthread.h>
#include <stdio.h>
#include <wchar.h>

static wchar_t text[4] = L"one";

static void *changes(void *unused) {
    text[0] = L'O';
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, changes, 0);
    printf("%ls\n", text);
    pthread_join(t, 0);
    return 0;
}
