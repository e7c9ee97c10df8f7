/* Less common functions of text: versions, paths, patterns. */
#include "library.h"

size_t strlen(const char *text);
char *strrchr(const char *text, int c);
char *strstr(const char *text, const char *part);
int strncmp(const char *a, const char *b, size_t count);
char *strncpy(char *to, const char *from, size_t size);

static int is_digit(int c) { return c >= '0' && c <= '9'; }

/* As GNU's: runs of digits are compared as numbers, those that begin with 0 as fractions. */
int LIBC(strverscmp)(const char *a, const char *b) {
    size_t i = 0;
    while (a[i] && a[i] == b[i])
        i++;
    size_t start = i;
    while (start > 0 && is_digit((unsigned char)a[start - 1]))
        start--;
    int difference = (unsigned char)a[i] - (unsigned char)b[i];
    if (difference == 0)
        return 0;
    int is_in_run = start < i || (is_digit((unsigned char)a[i]) && is_digit((unsigned char)b[i]));
    if (!is_in_run)
        return difference;
    size_t zeros = start;
    while (zeros < i && a[zeros] == '0')
        zeros++;
    int is_fraction = start < i ? a[start] == '0' : a[i] == '0' || b[i] == '0';
    if (is_fraction) {
        /* Where only zeros came so far, the one that goes on with zeros or digits is the smaller. */
        if (start < i && zeros == i) {
            if (!is_digit((unsigned char)a[i]) && is_digit((unsigned char)b[i]))
                return 1;
            if (is_digit((unsigned char)a[i]) && !is_digit((unsigned char)b[i]))
                return -1;
        }
        return difference;
    }
    size_t m = i, n = i;
    while (is_digit((unsigned char)a[m]))
        m++;
    while (is_digit((unsigned char)b[n]))
        n++;
    if (m != n)
        return m > n ? 1 : -1;
    return difference;
}

size_t LIBC(strxfrm)(char *to, const char *from, size_t size) {
    size_t length = strlen(from);
    if (size > 0)
        strncpy(to, from, size);
    return length;
}

void *LIBC(memccpy)(void *to, const void *from, int c, size_t size) {
    char *d = to;
    const char *s = from;
    for (size_t i = 0; i < size; i++) {
        d[i] = s[i];
        if (s[i] == (char)c)
            return d + i + 1;
    }
    return NULL;
}

void *LIBC(rawmemchr)(const void *from, int c) {
    const char *at = from;
    while (*at != (char)c)
        at++;
    return (void *)at;
}

/* POSIX's, which changes the path. */
char *LIBC(__xpg_basename)(char *path) {
    if (!path || !*path)
        return ".";
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        path[--length] = '\0';
    char *slash = strrchr(path, '/');
    return slash && slash[1] ? slash + 1 : path;
}

/* GNU's. */
char *LIBC(basename)(const char *path) {
    char *slash = strrchr(path, '/');
    return slash ? slash + 1 : (char *)path;
}

char *LIBC(dirname)(char *path) {
    if (!path || !*path)
        return ".";
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    while (length > 0 && path[length - 1] != '/')
        length--;
    if (length == 0)
        return ".";
    while (length > 1 && path[length - 1] == '/')
        length--;
    /* Two slashes at the start, and no more, are a root of their own. */
    if (length == 1 && path[0] == '/' && path[1] == '/' && path[2] != '/')
        length = 2;
    path[length] = '\0';
    return path;
}

#define FNM_PATHNAME 1
#define FNM_NOESCAPE 2
#define FNM_PERIOD 4
#define FNM_LEADING_DIR 8
#define FNM_CASEFOLD 16

/* What follows decides as little as it can of text that depends on inputs. */
static int folded(int c, int flags) {
    return c + 32 * (((flags & FNM_CASEFOLD) != 0) & (c >= 'A') & (c <= 'Z'));
}

int isalnum(int c);
int isalpha(int c);
int isblank(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);

static const struct {
    const char *name;
    int (*has)(int c);
} classes[] = {
    {"alnum:]", isalnum}, {"alpha:]", isalpha}, {"blank:]", isblank}, {"cntrl:]", iscntrl},
    {"digit:]", isdigit}, {"graph:]", isgraph}, {"lower:]", islower}, {"print:]", isprint},
    {"punct:]", ispunct}, {"space:]", isspace}, {"upper:]", isupper}, {"xdigit:]", isxdigit},
};

/* Whether this is the name of a class of characters, be there such a class or not. */
static int is_class(const char *pattern) {
    while (*pattern >= 'a' && *pattern < 'z')
        pattern++;
    return pattern[0] == ':' && pattern[1] == ']';
}

/* The end of a class of characters, [:name:], and whether c is in it; NULL if this is none. */
static const char *class_of(const char *pattern, int c, int *is_in) {
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        size_t length = strlen(classes[i].name);
        if (strncmp(pattern, classes[i].name, length) == 0) {
            *is_in |= classes[i].has(c) != 0;
            return pattern + length;
        }
    }
    return NULL;
}

/* The end of a bracket expression, and whether c is in it; NULL if it has no end. As GNU's, nothing is in one that ends
 * behind a backslash, or inside a range unless c came before; nor in one with a class that nobody knows, or with a collating
 * element that is none. */
static const char *bracket(const char *pattern, int c, int flags, int *is_in) {
    int inverted = *pattern == '!' || *pattern == '^', found = 0;
    *is_in = 0;
    if (inverted)
        pattern++;
    for (int first = 1; first || *pattern != ']'; first = 0) {
        int low = (unsigned char)*pattern++;
        if (!low)
            return NULL;
        if (low == '[' && *pattern == ':') {
            const char *end = class_of(pattern + 1, c, &found);
            if (end) {
                pattern = end;
                continue;
            }
            if (is_class(pattern + 1))
                return pattern;
        }
        if (low == '[' && (*pattern == '.' || *pattern == '=')) {
            if (pattern[1] && pattern[2] == *pattern && pattern[3] == ']') {
                low = (unsigned char)pattern[1];
                pattern += 4;
            } else if (*pattern == '.') {
                const char *end = strstr(pattern + 1, ".]");
                if (!end || !found)
                    return pattern;
                pattern = end + 2;
                continue;
            } else if (found)
                return pattern;
        } else if (low == '\\' && !(flags & FNM_NOESCAPE) && !(low = (unsigned char)*pattern++))
            return pattern - 1;
        int high = low;
        if (*pattern == '-' && !pattern[1])
            return found || folded(low, flags) == folded(c, flags) ? NULL : pattern;
        if (*pattern == '-' && pattern[1] != ']') {
            pattern += pattern[1] == '\\' && !(flags & FNM_NOESCAPE) ? 2 : 1;
            high = (unsigned char)*pattern;
            if (!high)
                return pattern;
            pattern++;
        }
        found |= (folded(low, flags) <= folded(c, flags)) & (folded(c, flags) <= folded(high, flags));
    }
    *is_in = found != inverted;
    return pattern + 1;
}

static int match(const char *pattern, const char *text, const char *start, int flags) {
    for (;; text++) {
        int p = (unsigned char)*pattern++, c = (unsigned char)*text;
        int is_barred = ((flags & FNM_PATHNAME) != 0) & (c == '/');
        int is_hidden = (flags & FNM_PERIOD) && (text == start || (flags & FNM_PATHNAME))
                            ? (c == '.') & (text == start || text[-1] == '/')
                            : 0;
        switch (p) {
        case '\0':
            return !((c == '\0') | (((flags & FNM_LEADING_DIR) != 0) & (c == '/')));
        case '?':
            if (!c | is_barred | is_hidden)
                return 1;
            break;
        case '*':
            if (is_hidden)
                return 1;
            for (;; text++) {
                /* A period that comes later is not the first. */
                if (match(pattern, text, start, flags) == 0)
                    return 0;
                if (!*text | (((flags & FNM_PATHNAME) != 0) & (*text == '/')))
                    return 1;
            }
        case '[': {
            int is_in;
            const char *end = bracket(pattern, c, flags, &is_in);
            if (end) {
                if (!c | is_barred | is_hidden | !is_in)
                    return 1;
                pattern = end;
                break;
            }
            if (c != '[')
                return 1;
            break;
        }
        case '\\':
            if (!(flags & FNM_NOESCAPE) && !(p = (unsigned char)*pattern++))
                return 1;
            /* fall through */
        default:
            if (folded(p, flags) != folded(c, flags))
                return 1;
        }
    }
}

int LIBC(fnmatch)(const char *pattern, const char *text, int flags) {
    return match(pattern, text, text, flags);
}

int LIBC(getsubopt)(char **options, char *const *tokens, char **value) {
    char *start = *options, *end = start;
    if (!*start)
        return -1;
    while (*end && *end != ',')
        end++;
    char *equals = start;
    while (equals < end && *equals != '=')
        equals++;
    *options = *end ? end + 1 : end;
    *end = '\0';
    for (int i = 0; tokens[i]; i++)
        if (strlen(tokens[i]) == (size_t)(equals - start) && strncmp(tokens[i], start, (size_t)(equals - start)) == 0) {
            *value = equals < end ? equals + 1 : NULL;
            return i;
        }
    *value = start;
    return -1;
}
