/* What the sequences of all subjects have in common. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <search.h>
#include <semaphore.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

long results[100], noted;
static void note(long result) { results[noted++] = result; }

/* A result, with errno if it says that something failed. */
#define tell(call) ({ errno = 0; long told = (call); told < 0 ? told - 1000L * errno : told; })

/* The first bytes of a text as a number. */
static long word(const char *text) {
    unsigned long number = 0;
    for (int i = 0; text && i < 8 && text[i]; i++)
        number |= (unsigned long)(unsigned char)text[i] << 8 * i;
    return text ? (long)number : -1;
}
