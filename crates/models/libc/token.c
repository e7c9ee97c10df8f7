/* Strings cut into tokens, and a few functions on bytes that have no better place. */
#include "library.h"

size_t strspn(const char *text, const char *set);
size_t strcspn(const char *text, const char *set);
char *strpbrk(const char *text, const char *set);

char *LIBC(strtok_r)(char *text, const char *set, char **rest) {
    if (!text)
        text = *rest;
    text += strspn(text, set);
    if (!*text) {
        *rest = text;
        return NULL;
    }
    char *end = text + strcspn(text, set);
    if (*end)
        *end++ = '\0';
    *rest = end;
    return text;
}

/* One for the process: threads that share it race, and are told so. */
static char *strtok_rest = "";

char *LIBC(strtok)(char *text, const char *set) {
    return LIBC(strtok_r)(text, set, &strtok_rest);
}

char *LIBC(strsep)(char **text, const char *set) {
    char *start = *text;
    if (!start)
        return NULL;
    char *end = strpbrk(start, set);
    if (end)
        *end++ = '\0';
    *text = end;
    return start;
}

void LIBC(swab)(const void *from, void *to, long size) {
    const char *a = from;
    char *b = to;
    for (long i = 0; i + 1 < size; i += 2) {
        char first = a[i], second = a[i + 1];
        b[i] = second;
        b[i + 1] = first;
    }
}
