// expect: safe
// strptime: dates, times, names, and text that does not fit.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

static void try(const char *text, const char *format) {
    struct tm tm;
    memset(&tm, 0, sizeof tm);
    const char *end = strptime(text, format, &tm);
    if (!end)
        printf("no\n");
    else
        printf("%d-%d-%d %d:%d:%d w%d y%d [%s]\n", tm.tm_year, tm.tm_mon, tm.tm_mday, tm.tm_hour, tm.tm_min, tm.tm_sec,
               tm.tm_wday, tm.tm_yday, end);
}

int main(void) {
    try("2024-02-29 12:34:56 rest", "%Y-%m-%d %H:%M:%S");
    try("Mar 5, 1999", "%b %d, %Y");
    try("07:08 pm", "%I:%M %p");
    try("29/02/24", "%d/%m/%y");
    try("2024-13-01", "%Y-%m-%d");
    try("x", "%H");
    try("2001-02-03T04:05", "%FT%R");
    return 0;
}
