// expect: safe
// uname, gethostname, getcwd, getrlimit, setrlimit, getrusage, times, umask, getpid and its like, isatty, ioctl: they answer.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <sys/stat.h>
#include <unistd.h>
#include <termios.h>
#include <time.h>

int main(void) {
    struct utsname name;
    printf("%d %s %s\n", uname(&name), name.sysname, name.machine);
    char host[256], folder[4096], *own;
    gethostname(host, sizeof host);
    printf("%d\n", strlen(host) > 0);
    own = getcwd(folder, sizeof folder);
    printf("%d %d\n", own == folder, folder[0] == '/');
    printf("%d\n", (own = getcwd(NULL, 0)) != NULL);
    struct rlimit limit;
    printf("%d\n", getrlimit(RLIMIT_STACK, &limit));
    printf("%d\n", setrlimit(RLIMIT_STACK, &limit));
    struct rusage usage;
    struct tms tms;
    printf("%d %d\n", getrusage(RUSAGE_SELF, &usage), times(&tms) != -1);
    umask(077);
    printf("%o\n", umask(022));
    printf("%d %d\n", getpid() > 0, getppid() >= 0);
    printf("%d %d\n", getuid() == geteuid(), getgid() == getegid());
    printf("%d %d\n", getpagesize(), get_nprocs() > 0);
    struct winsize size;
    printf("%d %d\n", isatty(1), ioctl(1, TIOCGWINSZ, &size));
    tzset();
    return 0;
}
