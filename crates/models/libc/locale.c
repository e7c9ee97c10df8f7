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

struct lconv {
    char *decimal_point, *thousands_sep, *grouping, *int_curr_symbol, *currency_symbol, *mon_decimal_point,
        *mon_thousands_sep, *mon_grouping, *positive_sign, *negative_sign;
    char numbers[14];
};

struct lconv *LIBC(localeconv)(void) {
    static struct lconv c = {".", "", "", "", "", "", "", "", "", "", {127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127}};
    return &c;
}

/* The items of the C locale that programs ask for: the number is a category and a place in it. */
char *LIBC(nl_langinfo)(int item) {
    static const char *const times[] = {
        "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday",
        "Friday", "Saturday", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December", "AM", "PM", "%a %b %e %H:%M:%S %Y", "%m/%d/%y", "%H:%M:%S", "%I:%M:%S %p"};
    if (item == 14)
        return "ANSI_X3.4-1968";
    if (item == 0x10000)
        return ".";
    if (item >= 0x20000 && item < 0x20000 + (int)(sizeof times / sizeof times[0]))
        return (char *)times[item - 0x20000];
    if (item == 0x50000)
        return "^[yY]";
    if (item == 0x50001)
        return "^[nN]";
    return "";
}

/* Messages are their own translations. */
char *LIBC(gettext)(const char *text) { return (char *)text; }

char *LIBC(dgettext)(const char *domain, const char *text) {
    (void)domain;
    return (char *)text;
}

char *LIBC(dcgettext)(const char *domain, const char *text, int category) {
    (void)domain;
    (void)category;
    return (char *)text;
}

char *LIBC(ngettext)(const char *one, const char *many, unsigned long count) {
    return (char *)(count == 1 ? one : many);
}

char *LIBC(dcngettext)(const char *domain, const char *one, const char *many, unsigned long count, int category) {
    (void)domain;
    (void)category;
    return (char *)(count == 1 ? one : many);
}

char *LIBC(textdomain)(const char *domain) { return (char *)(domain ? domain : "messages"); }

char *LIBC(bindtextdomain)(const char *domain, const char *folder) {
    (void)domain;
    return (char *)folder;
}

/* GNU's: the result may be another place than the one given. */
char *LIBC(strerror_r)(int code, char *to, size_t size) {
    if (code >= 0 && code < (int)(sizeof errors / sizeof errors[0]) && errors[code])
        return (char *)errors[code];
    snprintf(to, size, "Unknown error %d", code);
    return to;
}

/* POSIX's. */
int LIBC(__xpg_strerror_r)(int code, char *to, size_t size) {
    if (code < 0 || code >= (int)(sizeof errors / sizeof errors[0]) || !errors[code]) {
        snprintf(to, size, "Unknown error %d", code);
        return EINVAL;
    }
    return (size_t)snprintf(to, size, "%s", errors[code]) < size ? 0 : ERANGE;
}

static const char *const signals[] = {
    0, "Hangup", "Interrupt", "Quit", "Illegal instruction", "Trace/breakpoint trap", "Aborted", "Bus error",
    "Floating point exception", "Killed", "User defined signal 1", "Segmentation fault", "User defined signal 2",
    "Broken pipe", "Alarm clock", "Terminated", "Stack fault", "Child exited", "Continued", "Stopped (signal)",
    "Stopped", "Stopped (tty input)", "Stopped (tty output)", "Urgent I/O condition", "CPU time limit exceeded",
    "File size limit exceeded", "Virtual timer expired", "Profiling timer expired", "Window changed", "I/O possible",
    "Power failure", "Bad system call"};

char *LIBC(strsignal)(int number) {
    static char unknown[32];
    if (number > 0 && number < 32)
        return (char *)signals[number];
    /* The first two after these belong to the library. */
    if (number >= 34 && number <= 64)
        snprintf(unknown, sizeof unknown, "Real-time signal %d", number - 34);
    else
        snprintf(unknown, sizeof unknown, "Unknown signal %d", number);
    return unknown;
}
