// expect: safe
// strsignal, strerror_r of both kinds, perror.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
extern int __xpg_strerror_r(int code, char *to, size_t size);

int main(void) {
    for (int i = -1; i < 66; i++)
        printf("%s\n", strsignal(i));
    printf("%s\n", strsignal(1000));
    char text[50];
    printf("%s %s\n", strerror_r(EPERM, text, sizeof text), strerror_r(9999, text, sizeof text));
    printf("%d %s\n", __xpg_strerror_r(ENOENT, text, sizeof text), text);
    printf("%d\n", __xpg_strerror_r(9999, text, sizeof text));
    for (size_t size = 1; size < 24; size += 2) {
        int known = __xpg_strerror_r(EINTR, text, size);
        printf("%d %s\n", known, text);
        int unknown = __xpg_strerror_r(-9, text, size);
        printf("%d %s\n", unknown, text);
    }
    errno = EACCES;
    perror("said");
    return 0;
}
