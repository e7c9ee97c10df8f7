/* What _FORTIFY_SOURCE makes of calls: the same functions with the room of their targets, which the machine watches itself. */
#include "library.h"

typedef __builtin_va_list va_list;

int vasprintf(char **to, const char *format, va_list arguments);
int vdprintf(int descriptor, const char *format, va_list arguments);
char *stpcpy(char *to, const char *from);
char *stpncpy(char *to, const char *from, size_t size);
void *mempcpy(void *to, const void *from, size_t size);
void explicit_bzero(void *to, size_t size);
char *fgets(char *to, int size, void *stream);
size_t fread(void *to, size_t size, size_t count, void *stream);
long read(int descriptor, void *to, size_t size);
long pread(int descriptor, void *to, size_t size, long offset);
char *getcwd(char *to, size_t size);

int LIBC(__vasprintf_chk)(char **to, int flag, const char *format, va_list arguments) {
    return vasprintf(to, format, arguments);
}

int LIBC(__asprintf_chk)(char **to, int flag, const char *format, ...) {
    va_list arguments;
    __builtin_va_start(arguments, format);
    int result = vasprintf(to, format, arguments);
    __builtin_va_end(arguments);
    return result;
}

int LIBC(__vdprintf_chk)(int descriptor, int flag, const char *format, va_list arguments) {
    return vdprintf(descriptor, format, arguments);
}

int LIBC(__dprintf_chk)(int descriptor, int flag, const char *format, ...) {
    va_list arguments;
    __builtin_va_start(arguments, format);
    int result = vdprintf(descriptor, format, arguments);
    __builtin_va_end(arguments);
    return result;
}

char *LIBC(__stpcpy_chk)(char *to, const char *from, size_t room) { return stpcpy(to, from); }
char *LIBC(__stpncpy_chk)(char *to, const char *from, size_t size, size_t room) { return stpncpy(to, from, size); }
void *LIBC(__mempcpy_chk)(void *to, const void *from, size_t size, size_t room) { return mempcpy(to, from, size); }
void LIBC(__explicit_bzero_chk)(void *to, size_t size, size_t room) { explicit_bzero(to, size); }
char *LIBC(__fgets_chk)(char *to, size_t room, int size, void *stream) { return fgets(to, size, stream); }

size_t LIBC(__fread_chk)(void *to, size_t room, size_t size, size_t count, void *stream) {
    return fread(to, size, count, stream);
}

long LIBC(__read_chk)(int descriptor, void *to, size_t size, size_t room) { return read(descriptor, to, size); }

long LIBC(__pread_chk)(int descriptor, void *to, size_t size, long offset, size_t room) {
    return pread(descriptor, to, size, offset);
}

char *LIBC(__getcwd_chk)(char *to, size_t size, size_t room) { return getcwd(to, size); }
