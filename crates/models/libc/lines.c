/* Lines, positions, temporary files and vectors of buffers, over the functions of streams and descriptors. */
#include "library.h"

int fgetc(void *stream);
int ungetc(int c, void *stream);
long ftell(void *stream);
int fseek(void *stream, long offset, int from);
void *fopen(const char *name, const char *mode);
void *realloc(void *old, size_t size);
int remove(const char *name);
int snprintf(char *to, size_t size, const char *format, ...);
size_t strlen(const char *text);
int open(const char *name, int flags, ...);
int access(const char *name, int mode);
long lseek(int descriptor, long offset, int from);
long read(int descriptor, void *to, size_t size);
long write(int descriptor, const void *from, size_t size);

#define END (-1)

long LIBC(getdelim)(char **line, size_t *size, int delimiter, void *stream) {
    if (!line || !size || !stream) {
        errno = EINVAL;
        return -1;
    }
    if (!*line || *size == 0) {
        *size = 120;
        *line = realloc(*line, *size);
    }
    size_t length = 0;
    for (;;) {
        int c = fgetc(stream);
        if (c == END)
            break;
        if (length + 2 > *size) {
            *size *= 2;
            *line = realloc(*line, *size);
        }
        (*line)[length++] = (char)c;
        if (c == delimiter)
            break;
    }
    if (length == 0)
        return -1;
    (*line)[length] = '\0';
    return (long)length;
}

long LIBC(__getdelim)(char **line, size_t *size, int delimiter, void *stream) {
    return LIBC(getdelim)(line, size, delimiter, stream);
}

long LIBC(getline)(char **line, size_t *size, void *stream) {
    return LIBC(getdelim)(line, size, '\n', stream);
}

/* A position is its offset, the first member of fpos_t. */
int LIBC(fgetpos)(void *stream, long *position) {
    *position = ftell(stream);
    return *position < 0 ? -1 : 0;
}

int LIBC(fsetpos)(void *stream, const long *position) {
    return fseek(stream, *position, 0);
}

static int made;

/* The name of a file that does not exist yet, in place of the six X at the end of a template. */
static int fill(char *template, size_t suffix) {
    size_t length = strlen(template);
    if (length < 6 + suffix)
        return 0;
    char *end = template + length - suffix - 6;
    for (int i = 0; i < 6; i++)
        if (end[i] != 'X')
            return 0;
    int before = errno;
    do {
        int number = __atomic_fetch_add(&made, 1, __ATOMIC_RELAXED);
        for (int i = 5; i >= 0; i--) {
            end[i] = (char)('a' + number % 26);
            number /= 26;
        }
    } while (access(template, 0) == 0);
    /* That there is no such file is no error. */
    errno = before;
    return 1;
}

int LIBC(mkstemp)(char *template) {
    if (!fill(template, 0)) {
        errno = EINVAL;
        return -1;
    }
    /* To be read and written, made, and not there before. */
    return open(template, 2 | 0100 | 0200, 0600);
}

char *LIBC(mktemp)(char *template) {
    if (!fill(template, 0)) {
        errno = EINVAL;
        template[0] = '\0';
    }
    return template;
}

char *LIBC(tmpnam)(char *to) {
    static char name[20];
    char *text = to ? to : name;
    snprintf(text, 20, "/tmp/fileXXXXXX");
    fill(text, 0);
    return text;
}

void *LIBC(tmpfile)(void) {
    char name[20];
    void *stream = fopen(LIBC(tmpnam)(name), "w+");
    remove(name);
    return stream;
}

struct part {
    void *at;
    size_t size;
};

long LIBC(readv)(int descriptor, const struct part *parts, int count) {
    long total = 0;
    for (int i = 0; i < count; i++) {
        long done = read(descriptor, parts[i].at, parts[i].size);
        if (done < 0)
            return total ? total : -1;
        total += done;
        if ((size_t)done < parts[i].size)
            break;
    }
    return total;
}

long LIBC(writev)(int descriptor, const struct part *parts, int count) {
    long total = 0;
    for (int i = 0; i < count; i++) {
        long done = write(descriptor, parts[i].at, parts[i].size);
        if (done < 0)
            return total ? total : -1;
        total += done;
    }
    return total;
}
