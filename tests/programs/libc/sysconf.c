// expect: safe
// sysconf, getpagesize: the size of a page.
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    printf("%ld %d\n", sysconf(_SC_PAGESIZE), getpagesize());
    printf("%d\n", sysconf(_SC_NPROCESSORS_ONLN) > 0);
    return 0;
}
