/* Streams that were closed. The library would go on with them; who is to fail because of that is told. */
#include "runtime.h"
#include <stdio.h>

#define W(name) __tb_w_##name
#define MOST_CLOSED 256

static void *closed[MOST_CLOSED];
static unsigned closed_count;

int tb_is_closed(void *stream) {
    for (unsigned i = 0; i < closed_count && i < MOST_CLOSED; i++)
        if (closed[i] == stream)
            return 1;
    return 0;
}

int W(fclose)(FILE *stream) {
    if (!tb_threads)
        tb_start();
    if (!tb_pending())
        tb_stand(FOR_STEP, NULL);
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
    tb_leave();
    if (!stream || tb_is_closed(stream))
        tb_misuse("something is closed that is no stream, or was closed before");
    closed[closed_count++ % MOST_CLOSED] = stream;
    return fclose(stream);
}

/* Functions that use a standard stream without being given it, by names that no header has made something else of. */
#define STANDARD(use)                                                                                                  \
    use(getchar, stdin) use(getchar_unlocked, stdin) use(getwchar, stdin) use(getwchar_unlocked, stdin)                \
    use(scanf, stdin) use(vscanf, stdin) use(__isoc99_scanf, stdin) use(__isoc99_vscanf, stdin)                        \
    use(__isoc23_scanf, stdin) use(__isoc23_vscanf, stdin) use(gets, stdin)                                            \
    use(putchar, stdout) use(putchar_unlocked, stdout) use(putwchar, stdout) use(putwchar_unlocked, stdout)            \
    use(puts, stdout) use(printf, stdout) use(vprintf, stdout) use(wprintf, stdout) use(vwprintf, stdout)              \
    use(__printf_chk, stdout) use(__vprintf_chk, stdout)                                                               \
    use(perror, stderr) use(warn, stderr) use(warnx, stderr) use(vwarn, stderr) use(vwarnx, stderr)                    \
    use(err, stderr) use(errx, stderr) use(verr, stderr) use(verrx, stderr) use(error, stderr)

#define DECLARE(name, stream) void tb_name_##name(void) __asm__(#name) __attribute__((weak));
STANDARD(DECLARE)

int tb_uses_closed(void *function) {
#define LOOK(name, stream)                                                                                             \
    if (function == (void *)tb_name_##name)                                                                            \
        return tb_is_closed(stream);
    STANDARD(LOOK)
    return 0;
}
