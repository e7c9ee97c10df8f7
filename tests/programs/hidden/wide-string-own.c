// expect: safe
//
// The wide string is of the thread that prints it alone.
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
    wchar_t own[4] = L"two";
    pthread_create(&t, 0, changes, 0);
    printf("%ls\n", own);
    pthread_join(t, 0);
    return 0;
}
