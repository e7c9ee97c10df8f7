/* The C locale, the only one there is; and the texts of errors. */
#include "library.h"
#include "errors.h"

int strcmp(const char *a, const char *b);
int dprintf(int descriptor, const char *format, ...);
int snprintf(char *to, size_t size, const char *format, ...);
char *strncpy(char *to, const char *from, size_t size);

char *LIBC(setlocale)(int category, const char *name) {
    (void)category;
    if (!name || !*name || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0)
        return "C";
    return NULL;
}

char *LIBC(strerror)(int code) {

    static char unknown[32];
    if (code >= 0 && code < (int)(sizeof errors / sizeof errors[0]) && errors[code])
        return (char *)errors[code];
    snprintf(unknown, sizeof unknown, "Unknown error %d", code);
    return unknown;
}

void LIBC(perror)(const char *text) {
    if (text && *text)
        dprintf(2, "%s: %s\n", text, LIBC(strerror)(errno));
    else
        dprintf(2, "%s\n", LIBC(strerror)(errno));
}
