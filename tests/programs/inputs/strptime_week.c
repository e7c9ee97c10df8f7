// expect: unsupported
// A week of the year together with its day: the machine does not guess the date.
#define _GNU_SOURCE
#include <string.h>
#include <time.h>

int main(void) {
    struct tm tm;
    memset(&tm, 0, sizeof tm);
    return strptime("10 1", "%U %w", &tm) == 0;
}
