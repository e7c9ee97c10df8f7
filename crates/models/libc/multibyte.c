/* Between bytes and wide characters, and streams of them: in the C locale a byte is a character if it is below 128. */
#include "library.h"

typedef __builtin_va_list va_list;

extern void *stdin, *stdout;
void free(void *gone);
int strcmp(const char *a, const char *b);
long strtol(const char *text, char **end, int base);
unsigned long strtoul(const char *text, char **end, int base);
double strtod(const char *text, char **end);
int fputc(int c, void *stream);
int fgetc(void *stream);
int ungetc(int c, void *stream);
int vfprintf(void *stream, const char *format, va_list arguments);
int vasprintf(char **to, const char *format, va_list arguments);
int iswprint(unsigned c);

#define EILSEQ 84
#define BAD ((size_t)-1)

size_t LIBC(mbrtowc)(wchar_t *to, const char *from, size_t size, void *state) {
    (void)state;
    if (!from)
        return 0;
    if (size == 0)
        return (size_t)-2;
    if ((unsigned char)*from >= 128) {
        errno = EILSEQ;
        return BAD;
    }
    if (to)
        *to = *from;
    return *from != 0;
}

size_t LIBC(mbrlen)(const char *from, size_t size, void *state) { return LIBC(mbrtowc)(NULL, from, size, state); }

int LIBC(mbtowc)(wchar_t *to, const char *from, size_t size) {
    size_t length = LIBC(mbrtowc)(to, from, size, NULL);
    return length >= (size_t)-2 ? -1 : (int)length;
}

int LIBC(mblen)(const char *from, size_t size) { return LIBC(mbtowc)(NULL, from, size); }

int LIBC(mbsinit)(const void *state) {
    (void)state;
    return 1;
}

size_t LIBC(wcrtomb)(char *to, wchar_t c, void *state) {
    (void)state;
    if (!to)
        return 1;
    if ((unsigned)c >= 128) {
        errno = EILSEQ;
        return BAD;
    }
    *to = (char)c;
    return 1;
}

int LIBC(wctomb)(char *to, wchar_t c) { return to ? (int)LIBC(wcrtomb)(to, c, NULL) : 0; }

size_t LIBC(mbsrtowcs)(wchar_t *to, const char **from, size_t count, void *state) {
    (void)state;
    for (size_t i = 0; !to || i < count; i++) {
        unsigned char c = (unsigned char)(*from)[i];
        if (c >= 128) {
            if (to)
                *from += i;
            errno = EILSEQ;
            return BAD;
        }
        if (to)
            to[i] = c;
        if (!c) {
            if (to)
                *from = NULL;
            return i;
        }
    }
    *from += count;
    return count;
}

size_t LIBC(mbstowcs)(wchar_t *to, const char *from, size_t count) { return LIBC(mbsrtowcs)(to, &from, count, NULL); }

size_t LIBC(wcsrtombs)(char *to, const wchar_t **from, size_t count, void *state) {
    (void)state;
    for (size_t i = 0; !to || i < count; i++) {
        unsigned c = (unsigned)(*from)[i];
        if (c >= 128) {
            if (to)
                *from += i;
            errno = EILSEQ;
            return BAD;
        }
        if (to)
            to[i] = (char)c;
        if (!c) {
            if (to)
                *from = NULL;
            return i;
        }
    }
    *from += count;
    return count;
}

size_t LIBC(wcstombs)(char *to, const wchar_t *from, size_t count) { return LIBC(wcsrtombs)(to, &from, count, NULL); }

int LIBC(wcwidth)(wchar_t c) { return c == 0 ? 0 : iswprint((unsigned)c) ? 1 : -1; }

int LIBC(wcswidth)(const wchar_t *text, size_t count) {
    int width = 0;
    for (size_t i = 0; i < count && text[i]; i++) {
        if (!iswprint((unsigned)text[i]))
            return -1;
        width++;
    }
    return width;
}

/* The text of a number in front of something that is none, as bytes; and what its end is in characters. */
#define LONGEST 128

static const char *narrow(const wchar_t *text, char *to) {
    size_t i = 0;
    for (; i < LONGEST - 1 && text[i] && (unsigned)text[i] < 128; i++)
        to[i] = (char)text[i];
    to[i] = '\0';
    return to;
}

long LIBC(wcstol)(const wchar_t *text, wchar_t **end, int base) {
    char bytes[LONGEST], *stop;
    long result = strtol(narrow(text, bytes), &stop, base);
    if (end)
        *end = (wchar_t *)text + (stop - bytes);
    return result;
}

unsigned long LIBC(wcstoul)(const wchar_t *text, wchar_t **end, int base) {
    char bytes[LONGEST], *stop;
    unsigned long result = strtoul(narrow(text, bytes), &stop, base);
    if (end)
        *end = (wchar_t *)text + (stop - bytes);
    return result;
}

double LIBC(wcstod)(const wchar_t *text, wchar_t **end) {
    char bytes[LONGEST], *stop;
    double result = strtod(narrow(text, bytes), &stop);
    if (end)
        *end = (wchar_t *)text + (stop - bytes);
    return result;
}

/* Streams of characters are streams of bytes. */

unsigned LIBC(fputwc)(wchar_t c, void *stream) {
    if ((unsigned)c >= 128) {
        errno = EILSEQ;
        return ~0U;
    }
    return (unsigned)fputc(c, stream);
}

unsigned LIBC(putwc)(wchar_t c, void *stream) { return LIBC(fputwc)(c, stream); }
unsigned LIBC(putwchar)(wchar_t c) { return LIBC(fputwc)(c, stdout); }

int LIBC(fputws)(const wchar_t *text, void *stream) {
    for (; *text; text++)
        if (LIBC(fputwc)(*text, stream) == ~0U)
            return -1;
    return 1;
}

unsigned LIBC(fgetwc)(void *stream) {
    int c = fgetc(stream);
    if (c >= 128) {
        errno = EILSEQ;
        return ~0U;
    }
    return (unsigned)c;
}

unsigned LIBC(getwc)(void *stream) { return LIBC(fgetwc)(stream); }
unsigned LIBC(getwchar)(void) { return LIBC(fgetwc)(stdin); }
unsigned LIBC(ungetwc)(unsigned c, void *stream) { return (unsigned)ungetc((int)c, stream); }

wchar_t *LIBC(fgetws)(wchar_t *to, int count, void *stream) {
    int used = 0;
    while (used < count - 1) {
        unsigned c = LIBC(fgetwc)(stream);
        if (c == ~0U)
            break;
        to[used++] = (wchar_t)c;
        if (c == '\n')
            break;
    }
    if (used == 0)
        return NULL;
    to[used] = 0;
    return to;
}

int LIBC(fwide)(void *stream, int mode) {
    (void)stream;
    return mode;
}

/* printf's language is the same; formats are narrowed, texts made are widened. */

#define FORMAT 512

static const char *narrow_format(const wchar_t *format, char *to) {
    size_t i = 0;
    for (; i < FORMAT - 1 && format[i]; i++)
        to[i] = (char)((unsigned)format[i] < 128 ? format[i] : '?');
    to[i] = '\0';
    return to;
}

int LIBC(vfwprintf)(void *stream, const wchar_t *format, va_list arguments) {
    char bytes[FORMAT];
    return vfprintf(stream, narrow_format(format, bytes), arguments);
}

int LIBC(vwprintf)(const wchar_t *format, va_list arguments) { return LIBC(vfwprintf)(stdout, format, arguments); }

int LIBC(vswprintf)(wchar_t *to, size_t size, const wchar_t *format, va_list arguments) {
    char bytes[FORMAT], *made;
    int length = vasprintf(&made, narrow_format(format, bytes), arguments);
    if (length < 0 || (size_t)length >= size) {
        free(made);
        return -1;
    }
    for (int i = 0; i <= length; i++)
        to[i] = (unsigned char)made[i];
    free(made);
    return length;
}

int LIBC(fwprintf)(void *stream, const wchar_t *format, ...) {
    va_list arguments;
    __builtin_va_start(arguments, format);
    int result = LIBC(vfwprintf)(stream, format, arguments);
    __builtin_va_end(arguments);
    return result;
}

int LIBC(wprintf)(const wchar_t *format, ...) {
    va_list arguments;
    __builtin_va_start(arguments, format);
    int result = LIBC(vfwprintf)(stdout, format, arguments);
    __builtin_va_end(arguments);
    return result;
}

int LIBC(swprintf)(wchar_t *to, size_t size, const wchar_t *format, ...) {
    va_list arguments;
    __builtin_va_start(arguments, format);
    int result = LIBC(vswprintf)(to, size, format, arguments);
    __builtin_va_end(arguments);
    return result;
}
