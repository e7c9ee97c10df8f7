/* Attributes of threads and of synchronisation objects. The C library takes anything for them; which of them were destroyed is
 * noted here, and looked at where the program is to fail because of that. */
#include "runtime.h"

#define W(name) __tb_w_##name

static void turn(void *at) {
    if (!tb_threads)
        tb_start();
    tb_look();
    if (!tb_pending())
        tb_stand(FOR_STEP, at);
    if (tb_pending())
        tb_take();
    tb_stand_to_fail();
}

static int finish(int answer) {
    tb_leave();
    return answer;
}

int tb_is_destroyed_attribute(void *at) { return at && tb_object(at)->attribute; }

#define ATTRIBUTE(name)                                                                                                \
    int W(name##_init)(name##_t *at) {                                                                                 \
        turn(at);                                                                                                      \
        tb_object(at)->attribute = 0;                                                                                  \
        return finish(name##_init(at));                                                                                \
    }                                                                                                                  \
    int W(name##_destroy)(name##_t *at) {                                                                              \
        turn(at);                                                                                                      \
        tb_object(at)->attribute = 1;                                                                                  \
        return finish(name##_destroy(at));                                                                             \
    }
ATTRIBUTE(pthread_attr)
ATTRIBUTE(pthread_mutexattr)
ATTRIBUTE(pthread_condattr)
ATTRIBUTE(pthread_rwlockattr)
ATTRIBUTE(pthread_barrierattr)
