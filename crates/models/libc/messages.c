/* Messages about errors: err.h and error.h. */
#include "library.h"

typedef __builtin_va_list va_list;
#define va_start __builtin_va_start
#define va_end __builtin_va_end

extern void *stderr, *stdout;
int fprintf(void *stream, const char *format, ...);
int vfprintf(void *stream, const char *format, va_list arguments);
char *strerror(int code);
void exit(int status) __attribute__((noreturn));

char *program_invocation_name = "program";
char *program_invocation_short_name = "program";
char *__progname = "program";
unsigned error_message_count;
int error_one_per_line;
void (*error_print_progname)(void);

static void say(int code, const char *format, va_list arguments) {
    fprintf(stderr, "%s: ", program_invocation_short_name);
    if (format) {
        vfprintf(stderr, format, arguments);
        if (code >= 0)
            fprintf(stderr, ": ");
    }
    if (code >= 0)
        fprintf(stderr, "%s", strerror(code));
    fprintf(stderr, "\n");
}

void LIBC(vwarn)(const char *format, va_list arguments) { say(errno, format, arguments); }
void LIBC(vwarnx)(const char *format, va_list arguments) { say(-1, format, arguments); }

void LIBC(verr)(int status, const char *format, va_list arguments) {
    say(errno, format, arguments);
    exit(status);
}

void LIBC(verrx)(int status, const char *format, va_list arguments) {
    say(-1, format, arguments);
    exit(status);
}

void LIBC(warn)(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(errno, format, arguments);
    va_end(arguments);
}

void LIBC(warnx)(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say(-1, format, arguments);
    va_end(arguments);
}

void LIBC(err)(int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    LIBC(verr)(status, format, arguments);
}

void LIBC(errx)(int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    LIBC(verrx)(status, format, arguments);
}

void LIBC(error)(int status, int code, const char *format, ...) {
    va_list arguments;
    if (error_print_progname)
        error_print_progname();
    else
        fprintf(stderr, "%s: ", program_invocation_name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    error_message_count++;
    if (code)
        fprintf(stderr, ": %s", strerror(code));
    fprintf(stderr, "\n");
    if (status)
        exit(status);
}
