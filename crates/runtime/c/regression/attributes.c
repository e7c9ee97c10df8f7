/* Attributes of threads and of synchronisation objects, and streams: the C library takes any memory for the ones, and goes on with others that were
 * closed. Which are made, and which are gone, is kept here. What is misused is told where a case is to fail because of that. */
#include "test.h"
#include <stdio.h>
#include <stdarg.h>

void tb_attribute(void *from, const void *at, word size, int writes) {
    if (!at)
        return;
    tb_touch(from, (void *)at, size, writes);
    struct object *object = tb_object((void *)at);
    if (!object->made)
        tb_misuse(object->destroyed ? "an attribute object is used that was destroyed"
                                    : "an attribute object is used that was never initialised");
}

#define MAKES(name, type)                                                                                              \
    int W(name)(type *at) {                                                                                            \
        tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);                                                                       \
        tb_touch(FROM, at, sizeof *at, 1);                                                                             \
        tb_remade(at);                                                                                                 \
        return name(at);                                                                                               \
    }
#define ENDS(name, type)                                                                                               \
    int W(name)(type *at) {                                                                                            \
        tb_sync(FROM, OP_REMAKE, OP_REMAKE, at);                                                                       \
        tb_attribute(FROM, at, sizeof *at, 1);                                                                         \
        tb_object(at)->made = 0;                                                                                       \
        tb_object(at)->destroyed = 1;                                                                                  \
        return name(at);                                                                                               \
    }
#define SETS(name, type, member)                                                                                       \
    int W(name)(type *at, member value) {                                                                              \
        tb_hook(FROM, OP_CALL, at, 1);                                                                                 \
        tb_rest_of_call();                                                                                             \
        tb_attribute(FROM, at, sizeof *at, 1);                                                                         \
        return name(at, value);                                                                                        \
    }
#define TELLS(name, type, member)                                                                                      \
    int W(name)(const type *at, member *value) {                                                                       \
        tb_hook(FROM, OP_CALL, (void *)at, 1);                                                                         \
        tb_rest_of_call();                                                                                             \
        tb_attribute(FROM, at, sizeof *at, 0);                                                                         \
        tb_touch(FROM, value, sizeof *value, 1);                                                                       \
        return name(at, value);                                                                                        \
    }

MAKES(pthread_attr_init, pthread_attr_t)
ENDS(pthread_attr_destroy, pthread_attr_t)
SETS(pthread_attr_setdetachstate, pthread_attr_t, int)
TELLS(pthread_attr_getdetachstate, pthread_attr_t, int)
SETS(pthread_attr_setstacksize, pthread_attr_t, size_t)
TELLS(pthread_attr_getstacksize, pthread_attr_t, size_t)
SETS(pthread_attr_setguardsize, pthread_attr_t, size_t)
TELLS(pthread_attr_getguardsize, pthread_attr_t, size_t)
SETS(pthread_attr_setscope, pthread_attr_t, int)
TELLS(pthread_attr_getscope, pthread_attr_t, int)
SETS(pthread_attr_setinheritsched, pthread_attr_t, int)
TELLS(pthread_attr_getinheritsched, pthread_attr_t, int)
SETS(pthread_attr_setschedpolicy, pthread_attr_t, int)
TELLS(pthread_attr_getschedpolicy, pthread_attr_t, int)
SETS(pthread_attr_setschedparam, pthread_attr_t, const struct sched_param *)
TELLS(pthread_attr_getschedparam, pthread_attr_t, struct sched_param)
MAKES(pthread_mutexattr_init, pthread_mutexattr_t)
ENDS(pthread_mutexattr_destroy, pthread_mutexattr_t)
SETS(pthread_mutexattr_settype, pthread_mutexattr_t, int)
TELLS(pthread_mutexattr_gettype, pthread_mutexattr_t, int)
SETS(pthread_mutexattr_setpshared, pthread_mutexattr_t, int)
TELLS(pthread_mutexattr_getpshared, pthread_mutexattr_t, int)
SETS(pthread_mutexattr_setprotocol, pthread_mutexattr_t, int)
TELLS(pthread_mutexattr_getprotocol, pthread_mutexattr_t, int)
SETS(pthread_mutexattr_setrobust, pthread_mutexattr_t, int)
TELLS(pthread_mutexattr_getrobust, pthread_mutexattr_t, int)
MAKES(pthread_condattr_init, pthread_condattr_t)
ENDS(pthread_condattr_destroy, pthread_condattr_t)
SETS(pthread_condattr_setclock, pthread_condattr_t, clockid_t)
TELLS(pthread_condattr_getclock, pthread_condattr_t, clockid_t)
SETS(pthread_condattr_setpshared, pthread_condattr_t, int)
TELLS(pthread_condattr_getpshared, pthread_condattr_t, int)
MAKES(pthread_rwlockattr_init, pthread_rwlockattr_t)
ENDS(pthread_rwlockattr_destroy, pthread_rwlockattr_t)
SETS(pthread_rwlockattr_setpshared, pthread_rwlockattr_t, int)
TELLS(pthread_rwlockattr_getpshared, pthread_rwlockattr_t, int)
MAKES(pthread_barrierattr_init, pthread_barrierattr_t)
ENDS(pthread_barrierattr_destroy, pthread_barrierattr_t)
SETS(pthread_barrierattr_setpshared, pthread_barrierattr_t, int)
TELLS(pthread_barrierattr_getpshared, pthread_barrierattr_t, int)

/* Streams. One that is closed keeps its address: allocated memory is not given out again. */

void tb_stream(void *stream) {
    if (tb_object(stream)->destroyed)
        tb_misuse("a stream is used that was closed");
}

int W(fclose)(FILE *stream) {
    tb_hook(FROM, OP_CALL, NULL, 0);
    tb_stream(stream);
    int answer = fclose(stream);
    tb_object(stream)->destroyed = 1;
    return answer;
}

#define USES(type, name, stream, parameters, call)                                                                     \
    type W(name) parameters {                                                                                          \
        tb_hook(FROM, OP_CALL, NULL, 0);                                                                               \
        tb_stream(stream);                                                                                             \
        return call;                                                                                                   \
    }
USES(int, fgetc, stream, (FILE * stream), fgetc(stream))
USES(int, getc, stream, (FILE * stream), getc(stream))
USES(int, getchar, stdin, (void), getchar())
USES(int, ungetc, stream, (int c, FILE *stream), ungetc(c, stream))
USES(char *, fgets, stream, (char *to, int size, FILE *stream), (tb_check(to, size > 0, 1), fgets(to, size, stream)))
USES(int, fputc, stream, (int c, FILE *stream), fputc(c, stream))
USES(int, putc, stream, (int c, FILE *stream), putc(c, stream))
USES(int, putchar, stdout, (int c), putchar(c))
USES(int, fflush, stream, (FILE * stream), fflush(stream))
USES(int, feof, stream, (FILE * stream), feof(stream))
USES(int, ferror, stream, (FILE * stream), ferror(stream))
USES(int, fileno, stream, (FILE * stream), fileno(stream))
USES(int, fseek, stream, (FILE * stream, long to, int whence), fseek(stream, to, whence))
USES(long, ftell, stream, (FILE * stream), ftell(stream))
USES(size_t, fread, stream, (void *to, size_t size, size_t count, FILE *stream),
     (tb_check(to, size * count, 1), fread(to, size, count, stream)))
USES(size_t, fwrite, stream, (const void *from, size_t size, size_t count, FILE *stream),
     (tb_check(from, size * count, 0), fwrite(from, size, count, stream)))
