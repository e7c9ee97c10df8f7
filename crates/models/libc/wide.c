/* Wide characters and strings of the C locale, where every character is one byte below 128. */
#include "library.h"

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *malloc(size_t size);
int strcmp(const char *a, const char *b);

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
int LIBC(iswpunct)(unsigned c) { return c > ' ' && c < 127 && !LIBC(iswalnum)(c); }
int LIBC(iswcntrl)(unsigned c) { return c < 32 || c == 127; }
int LIBC(iswprint)(unsigned c) { return c >= 32 && c < 127; }
int LIBC(iswgraph)(unsigned c) { return c > 32 && c < 127; }
int LIBC(iswxdigit)(unsigned c) { return (c - '0' < 10) | ((c | 32) - 'a' < 6); }
int LIBC(iswblank)(unsigned c) { return (c == ' ') | (c == '\t'); }

/* A class or a mapping of characters is the number of its name. */
static const char *const classes[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph",
                                      "lower", "print", "punct", "space", "upper", "xdigit"};
static int (*const tests[])(unsigned) = {LIBC(iswalnum), LIBC(iswalpha), LIBC(iswblank), LIBC(iswcntrl),
                                         LIBC(iswdigit), LIBC(iswgraph), LIBC(iswlower), LIBC(iswprint),
                                         LIBC(iswpunct), LIBC(iswspace), LIBC(iswupper), LIBC(iswxdigit)};

unsigned long LIBC(wctype)(const char *name) {
    for (unsigned i = 0; i < 12; i++)
        if (strcmp(name, classes[i]) == 0)
            return i + 1;
    return 0;
}

int LIBC(iswctype)(unsigned c, unsigned long class) { return class && class <= 12 ? tests[class - 1](c) : 0; }

const int *LIBC(wctrans)(const char *name) {
    static const int lower = 1, upper = 2;
    return strcmp(name, "tolower") == 0 ? &lower : strcmp(name, "toupper") == 0 ? &upper : NULL;
}

unsigned LIBC(towctrans)(unsigned c, const int *mapping) {
    return !mapping ? c : *mapping == 1 ? LIBC(towlower)(c) : LIBC(towupper)(c);
}

size_t LIBC(wcsnlen)(const wchar_t *text, size_t most) {
    size_t length = 0;
    while (length < most && text[length])
        length++;
    return length;
}

wchar_t *LIBC(wcpcpy)(wchar_t *to, const wchar_t *from) {
    LIBC(wcscpy)(to, from);
    return to + LIBC(wcslen)(from);
}

wchar_t *LIBC(wcsncat)(wchar_t *to, const wchar_t *from, size_t count) {
    size_t start = LIBC(wcslen)(to), length = LIBC(wcsnlen)(from, count);
    for (size_t i = 0; i < length; i++)
        to[start + i] = from[i];
    to[start + length] = 0;
    return to;
}

wchar_t *LIBC(wcsdup)(const wchar_t *text) {
    size_t size = (LIBC(wcslen)(text) + 1) * sizeof(wchar_t);
    return memcpy(malloc(size), text, size);
}

int LIBC(wcscoll)(const wchar_t *a, const wchar_t *b) { return LIBC(wcscmp)(a, b); }

int LIBC(wcsncasecmp)(const wchar_t *a, const wchar_t *b, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unsigned x = LIBC(towlower)((unsigned)a[i]), y = LIBC(towlower)((unsigned)b[i]);
        if (x != y)
            return (int)(x - y);
        if (!x)
            return 0;
    }
    return 0;
}

int LIBC(wcscasecmp)(const wchar_t *a, const wchar_t *b) { return LIBC(wcsncasecmp)(a, b, ~0UL); }

size_t LIBC(wcsspn)(const wchar_t *text, const wchar_t *set) {
    size_t length = 0;
    while (text[length] && LIBC(wcschr)(set, text[length]))
        length++;
    return length;
}

size_t LIBC(wcscspn)(const wchar_t *text, const wchar_t *set) {
    size_t length = 0;
    while (text[length] && !LIBC(wcschr)(set, text[length]))
        length++;
    return length;
}

wchar_t *LIBC(wcspbrk)(const wchar_t *text, const wchar_t *set) {
    text += LIBC(wcscspn)(text, set);
    return *text ? (wchar_t *)text : NULL;
}

wchar_t *LIBC(wcstok)(wchar_t *text, const wchar_t *set, wchar_t **rest) {
    if (!text)
        text = *rest;
    text += LIBC(wcsspn)(text, set);
    if (!*text) {
        *rest = text;
        return NULL;
    }
    wchar_t *end = text + LIBC(wcscspn)(text, set);
    *rest = *end ? end + 1 : end;
    *end = 0;
    return text;
}

wchar_t *LIBC(wmemchr)(const wchar_t *text, wchar_t c, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (text[i] == c)
            return (wchar_t *)text + i;
    return NULL;
}

wchar_t *LIBC(wmemmove)(wchar_t *to, const wchar_t *from, size_t count) {
    return memmove(to, from, count * sizeof(wchar_t));
}
