/* Of a race whose first access had to be made: whether the second one comes after it by what the program does to order them
 * (locks, releases and acquires), as a repaired program does, or only by chance. It is one bit for each thread, synchronisation
 * object and atomic variable: whether it is ordered after that access. In doubt it is. */
#include "test.h"

int tb_first_made;

void tb_gives(struct object *object) {
    if (tb_first_made && tb_self)
        object->after |= tb_self->after;
}

void tb_takes(struct object *object) {
    if (tb_first_made && tb_self)
        tb_self->after |= object->after;
}

void tb_atomic(void *at, int order, int reads, int writes) {
    struct thread *self = tb_self;
    if (!tb_first_made || !self)
        return;
    struct object *object = tb_object(at);
    int acquires = order != __ATOMIC_RELAXED && order != __ATOMIC_RELEASE;
    int releases = order == __ATOMIC_RELEASE || order == __ATOMIC_ACQ_REL || order == __ATOMIC_SEQ_CST;
    if (reads) {
        self->maybe_after |= object->after;
        self->after |= acquires ? object->after : 0;
    }
    if (writes)
        /* An update goes on with what was released before it. */
        object->after = (reads ? object->after : 0) | (releases ? self->after : self->released);
}

void tb_fence(int order) {
    struct thread *self = tb_self;
    if (!tb_first_made || !self)
        return;
    if (order != __ATOMIC_RELEASE)
        self->after |= self->maybe_after;
    if (order != __ATOMIC_ACQUIRE)
        self->released |= self->after;
}
