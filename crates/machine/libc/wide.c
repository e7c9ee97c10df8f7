/* Wide characters and strings of the C locale, where every character is one byte below 128. */
#include "library.h"

void *memcpy(void *to, const void *from, size_t size);

size_t LIBC(wcslen)(const wchar_t *text) {
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

wchar_t *LIBC(wcscpy)(wchar_t *to, const wchar_t *from) {
    size_t i = 0;
    do
        to[i] = from[i];
    while (from[i++]);
    return to;
}

wchar_t *LIBC(wcsncpy)(wchar_t *to, const wchar_t *from, size_t count) {
    size_t i = 0;
    for (; i < count && from[i]; i++)
        to[i] = from[i];
    for (; i < count; i++)
        to[i] = 0;
    return to;
}

wchar_t *LIBC(wcscat)(wchar_t *to, const wchar_t *from) {
    LIBC(wcscpy)(to + LIBC(wcslen)(to), from);
    return to;
}

int LIBC(wcsncmp)(const wchar_t *a, const wchar_t *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
        if (!a[i])
            return 0;
    }
    return 0;
}

int LIBC(wcscmp)(const wchar_t *a, const wchar_t *b) {
    return LIBC(wcsncmp)(a, b, ~0UL);
}

wchar_t *LIBC(wcschr)(const wchar_t *text, wchar_t c) {
    for (;; text++) {
        if (*text == c)
            return (wchar_t *)text;
        if (!*text)
            return NULL;
    }
}

wchar_t *LIBC(wcsrchr)(const wchar_t *text, wchar_t c) {
    const wchar_t *last = NULL;
    for (;; text++) {
        if (*text == c)
            last = text;
        if (!*text)
            return (wchar_t *)last;
    }
}

wchar_t *LIBC(wcsstr)(const wchar_t *text, const wchar_t *part) {
    size_t size = LIBC(wcslen)(part);
    for (;; text++) {
        if (LIBC(wcsncmp)(text, part, size) == 0)
            return (wchar_t *)text;
        if (!*text)
            return NULL;
    }
}

wchar_t *LIBC(wmemcpy)(wchar_t *to, const wchar_t *from, size_t count) {
    return memcpy(to, from, count * sizeof(wchar_t));
}

wchar_t *LIBC(wmemset)(wchar_t *to, wchar_t c, size_t count) {
    for (size_t i = 0; i < count; i++)
        to[i] = c;
    return to;
}

int LIBC(wmemcmp)(const wchar_t *a, const wchar_t *b, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

int LIBC(btowc)(int c) {
    return c >= 0 && c < 128 ? c : -1;
}

int LIBC(wctob)(unsigned c) {
    return c < 128 ? (int)c : -1;
}

int LIBC(iswalpha)(unsigned c) { return (c | 32) - 'a' < 26; }
int LIBC(iswdigit)(unsigned c) { return c - '0' < 10; }
int LIBC(iswalnum)(unsigned c) { return (c - '0' < 10) | ((c | 32) - 'a' < 26); }
int LIBC(iswspace)(unsigned c) { return (c == ' ') | (c - '\t' < 5); }
int LIBC(iswupper)(unsigned c) { return c - 'A' < 26; }
int LIBC(iswlower)(unsigned c) { return c - 'a' < 26; }
unsigned LIBC(towupper)(unsigned c) { return c - 'a' < 26 ? c - 32 : c; }
unsigned LIBC(towlower)(unsigned c) { return c - 'A' < 26 ? c + 32 : c; }
