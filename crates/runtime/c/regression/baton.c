/* Who runs: while the schedule of the case is followed, the thread whose step is next; then whoever is to fail; and in the
 * end, or when the program has left the schedule, all in turn, each for a while, until they end or none can go on. Knows
 * steps, but not what a call of synchronisation does: `tb_blocks` says whether a thread can go on. */
#include "test.h"
#include <linux/futex.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

enum mode { FOLLOWS, LEADS, FREE };

static enum mode mode;
static int next;         /* the first step that has not happened */
static unsigned char *done;
static word idle;        /* hooks since something has changed, or since a step of the case has happened */
static int slice;
static char *first_access;
static word first_size;
static int first_writes;
static struct place first_place;

__thread struct thread *tb_self;
struct thread *tb_threads;

/* A thread that is left alone goes on for so many hooks before the next one is let on. */
#define SLICE 200
/* After so many hooks without a step the program has left the schedule. */
#define PATIENCE 2000000
/* After so many hooks that change nothing, nothing changes any more. */
#define FUTILE 5000000
/* So many steps that no hook fits are passed over at most. */
#define FURTHEST 400

int tb_is_following(void) { return mode == FOLLOWS; }

void tb_changed(void) { idle = 0; }

static void futex(int *word, int operation, int value) { syscall(SYS_futex, word, operation, value, NULL, NULL, 0); }

static int is_leader(struct thread *thread) {
    if (tb_stand_count == 0)
        return thread->number == tb_leader;
    for (int i = 0; i < tb_stand_count; i++)
        if (tb_stands[i].thread == thread->number)
            return 1;
    return 0;
}

static int is_write(enum op op) { return op != OP_READ && op != OP_LOAD && op != OP_CALL; }

static int other_stands(struct thread *self) {
    for (struct thread *thread = tb_threads; thread; thread = thread->next)
        if (thread != self && thread->stands_at)
            return 1;
    return tb_first_made;
}

static int can_run(struct thread *thread) {
    if (thread->ended)
        return 0;
    switch (thread->waits_for) {
    case FOR_NOTHING:
        return 1;
    case FOR_TURN:
        return mode != FOLLOWS || thread->turn == next;
    case FOR_FREEDOM:
        return mode == FREE || (mode == LEADS && is_leader(thread));
    case FOR_STAND:
        return mode == FREE;
    case FOR_OTHER:
        return mode == FREE || other_stands(thread);
    default:
        return !tb_blocks(thread);
    }
}

/* A thread that has no step left stays where it is: what it does next, it does after the failure. */
static int is_through(struct thread *thread) {
    int count;
    tb_own_steps(thread->number, &count);
    return mode == FOLLOWS && thread->at >= count;
}

static struct thread *numbered(int number) {
    for (struct thread *thread = tb_threads; thread; thread = thread->next)
        if (thread->number == number)
            return thread;
    return NULL;
}

static void leave(const char *why, const struct step *step) {
    char text[400];
    mode = FREE;
    idle = 0;
    tb_note("step %d of the case (thread %s at %s) does not happen: %s; from here on the program runs freely", next + 1,
            tb_name_of(step->thread), tb_place_text(step->place, text, sizeof text), why);
}

static struct thread *leader(void) {
    for (struct thread *thread = tb_threads; thread; thread = thread->next)
        if (is_leader(thread) && can_run(thread))
            return thread;
    return NULL;
}

/* All steps have happened. */
static void finished(void) {
    tb_note("all %d steps have happened", next);
    mode = tb_stand_count > 0 || tb_leader >= 0 ? LEADS : FREE;
    idle = 0;
}

static void advance(void) {
    int count;
    tb_steps(&count);
    while (next < count && done[next])
        next++;
    if (next == count && mode == FOLLOWS)
        finished();
}

static struct thread *after(struct thread *thread) { return thread && thread->next ? thread->next : tb_threads; }

/* Who is next to run. */
static struct thread *chosen(void) {
    int count;
    const struct step *steps = tb_steps(&count);
    if (mode == FOLLOWS) {
        struct thread *thread = numbered(steps[next].thread);
        if (thread && can_run(thread))
            return thread;
        leave(!thread ? "there is no such thread yet" : thread->ended ? "it has ended" : "it waits", &steps[next]);
    }
    if (mode == LEADS) {
        struct thread *thread = leader();
        if (thread)
            return thread;
        tb_note("the failure does not happen: from here on the program runs freely");
        mode = FREE;
    }
    struct thread *thread = tb_self;
    do {
        thread = after(thread);
        if (can_run(thread))
            return thread;
    } while (thread != tb_self);
    for (thread = tb_threads; thread; thread = thread->next)
        if (!thread->ended && thread->may_time_out) {
            thread->may_time_out = 0;
            thread->timed_out = 1;
            return thread;
        }
    for (thread = tb_threads; thread; thread = thread->next)
        if (!thread->ended)
            tb_deadlock();
    return NULL;
}

void tb_wait_for_baton(struct thread *self) {
    while (!__atomic_exchange_n(&self->go, 0, __ATOMIC_ACQUIRE))
        futex(&self->go, FUTEX_WAIT_PRIVATE, 0);
}

/* Hands the baton to whoever is next, and waits for it, unless the thread ends. */
void tb_pass_on(int ends) {
    struct thread *self = tb_self, *thread = chosen();
    slice = SLICE;
    if (thread == self || !thread)
        return;
    __atomic_store_n(&thread->go, 1, __ATOMIC_RELEASE);
    futex(&thread->go, FUTEX_WAKE_PRIVATE, 1);
    if (!ends)
        tb_wait_for_baton(self);
}

static void wait_for(enum wait what) {
    struct thread *self = tb_self;
    self->waits_for = what;
    while (!can_run(self))
        tb_pass_on(0);
    self->waits_for = FOR_NOTHING;
}

/* Waits in a call of synchronisation until it can go on, or its time is up. */
void tb_block(enum wait what, struct object *object, struct thread *thread) {
    struct thread *self = tb_self;
    self->waits_at = object;
    self->waits_for_thread = thread;
    self->waits_for = what;
    while (!self->timed_out && !can_run(self))
        tb_pass_on(0);
    self->waits_for = FOR_NOTHING;
    self->may_time_out = 0;
    tb_changed();
}

/* The thread itself says that others may go on. */
void tb_yield(void) {
    if (tb_self && mode == FREE && !tb_self->atomic)
        tb_pass_on(0);
}

/* A step that fits: those before it that did not are passed over. */
static const struct step *take(struct thread *self, int at, char *address, word size) {
    int count;
    const int *own = tb_own_steps(self->number, &count);
    const struct step *steps = tb_steps(&count);
    for (int i = self->at; i <= at; i++)
        if (i < at)
            done[own[i]] = 1;
    self->at = at + 1;
    self->turn = own[at];
    idle = 0;
    advance();
    wait_for(FOR_TURN);
    if (mode == FOLLOWS && own[at] == tb_stands_before) {
        tb_extent(&steps[own[at]], &address, &size);
        first_access = address;
        first_size = size;
        first_writes = is_write(steps[own[at]].op) || steps[own[at]].op == OP_CALL;
        first_place = steps[own[at]].place;
        tb_first_made = 1;
        self->after = 1;
    }
    if (mode == FOLLOWS) {
        done[own[at]] = 1;
        if (tb_verbose > 1)
            tb_note("step %d: thread %s at line %d", own[at] + 1, self->name, steps[own[at]].place.line);
        advance();
    }
    return &steps[own[at]];
}

static int find(struct thread *self, struct place place, enum op op, enum op other, char *at, word size) {
    int count, all;
    const int *own = tb_own_steps(self->number, &count);
    const struct step *steps = tb_steps(&all);
    for (int i = self->at; i < count && i < self->at + FURTHEST; i++) {
        const struct step *step = &steps[own[i]];
        if (tb_fits(step, place, op, at, size, 1) || (other != op && tb_fits(step, place, other, at, size, 1)))
            return i;
        if (step->op >= OP_LOCK && step->op != OP_REMAKE && step->op != OP_LOOK)
            return -1;
    }
    return -1;
}

static int overlap(char *a, word a_size, char *b, word b_size) { return a < b + b_size && b < a + a_size; }

/* Fails if what a thread is about to touch is what the other thread of the race stands before, or has touched. */
static void meets(struct thread *self, char *at, word size, int writes) {
    char one[400], two[400];
    int is_met = tb_first_made && !self->after && (writes || first_writes) && overlap(at, size, first_access, first_size);
    for (struct thread *thread = tb_threads; thread; thread = thread->next)
        is_met |= thread != self && thread->stands_at && (writes || thread->stands_writes) &&
                  overlap(at, size, thread->stands_at, thread->stands_size);
    if (is_met)
        tb_fail("data race: nothing orders the accesses at %s and at %s",
                tb_place_text(tb_stands[0].place, one, sizeof one),
                tb_place_text(tb_stand_count > 1 ? tb_stands[1].place : first_place, two, sizeof two));
}

/* Of a thread that leads: if it is to stand before this access, it does. */
static void stand(struct thread *self, struct place place, enum op op, char *at, word size, int writes) {
    for (int i = 0; i < tb_stand_count; i++) {
        if (tb_stands[i].thread != self->number || self->stands_at || !tb_fits(&tb_stands[i], place, op, at, size, 1))
            continue;
        if (op == OP_SECTION) {
            /* What is in the section shows only when it runs, while the other one stands. */
            wait_for(FOR_OTHER);
            self->stands_in_section = mode == LEADS;
            return;
        }
        if (!at)
            return;
        tb_extent(&tb_stands[i], &at, &size);
        meets(self, at, size, writes);
        self->stands_at = at;
        self->stands_size = size;
        self->stands_writes = writes;
        wait_for(FOR_STAND);
        self->stands_at = NULL;
        return;
    }
}

/* A function of the library is about to touch this, after its turn has come. */
void tb_touch(void *from, void *at, word size, int writes) {
    struct thread *self = tb_self;
    struct place place;
    if (mode == LEADS && self && is_leader(self) && !self->atomic && tb_place(from, &place))
        stand(self, place, OP_CALL, at, size ? size : 1, writes);
}

/* Whether this is the access of a race, and before it there are only steps that no hook fits. */
static int is_last(struct thread *self, struct place place, enum op op, char *at, word size) {
    int count, all, stands = 0;
    const int *own = tb_own_steps(self->number, &count);
    const struct step *steps = tb_steps(&all);
    for (int i = 0; i < tb_stand_count; i++)
        stands |= tb_stands[i].thread == self->number && tb_fits(&tb_stands[i], place, op, at, size, 0);
    for (int i = self->at; i < count; i++)
        stands &= steps[own[i]].op < OP_LOCK;
    return stands;
}

/* What is no step: whether the thread may do it now. */
static void goes_on(struct thread *self, struct place place, enum op op, char *at, word size) {
    if (op == OP_FREE)
        size = tb_block_size(at);
    if (mode == FOLLOWS && !is_through(self) && is_last(self, place, op, at, size)) {
        int count;
        const int *own = tb_own_steps(self->number, &count);
        for (int i = self->at; i < count; i++)
            done[own[i]] = 1;
        self->at = count;
        advance();
    }
    if (is_through(self) || (mode == LEADS && !is_leader(self)))
        wait_for(FOR_FREEDOM);
    if (mode == LEADS)
        stand(self, place, op, at, size, is_write(op));
}

static void rest(struct thread *self) {
    if (++idle > FUTILE)
        tb_fail("endless loop: nothing changes any more, and no thread ends");
    if (mode == FREE && --slice <= 0 && !self->atomic)
        tb_pass_on(0);
}

int tb_is_own(const char *at) {
    char *frame = __builtin_frame_address(0);
    return at > frame && at < tb_self->top;
}

void tb_hook(void *from, enum op op, void *at, word size) {
    struct thread *self = tb_self;
    struct place place;
    if (!self || self->ended)
        return;
    if (self->atomic) {
        if (self->stands_in_section && mode == LEADS)
            meets(self, at, size, is_write(op));
        return;
    }
    if (mode == FREE && (op == OP_WRITE || op == OP_STORE || op == OP_UPDATE) && !tb_is_own(at))
        idle = 0;
    if (mode != FREE && idle > PATIENCE) {
        int count;
        if (mode == FOLLOWS)
            leave("the thread that should go there goes on elsewhere", &tb_steps(&count)[next]);
        mode = FREE;
    }
    if (tb_place(from, &place)) {
        self->place = place;
        if (mode == FOLLOWS) {
            int step = find(self, place, op, op, at, size);
            if (step >= 0) {
                take(self, step, at, size);
                return;
            }
        }
        goes_on(self, place, op, at, size);
        /* Only in the program itself: the C library may hold locks of its own. */
        rest(self);
    }
}

int tb_weakly(void *from) {
    struct thread *self = tb_self;
    int count, all;
    if (!self || self->ended || self->atomic || mode != FOLLOWS || !tb_place(from, &self->place))
        return 0;
    const int *own = tb_own_steps(self->number, &count);
    if (self->at >= count || !tb_fits(&tb_steps(&all)[own[self->at]], self->place, OP_WEAK, NULL, 0, 0))
        return 0;
    take(self, self->at, NULL, 0);
    return 1;
}

/* What the call of a thread reads and writes beside. */
void tb_rest_of_call(void) {
    struct thread *self = tb_self;
    int count, all;
    if (!self || self->ended || self->atomic)
        return;
    const int *own = tb_own_steps(self->number, &count);
    const struct step *steps = tb_steps(&all);
    while (mode == FOLLOWS && self->at < count && tb_fits(&steps[own[self->at]], self->place, OP_CALL, NULL, 0, 0))
        take(self, self->at, NULL, 0);
}

const struct step *tb_sync(void *from, enum op op, enum op other, void *at) {
    struct thread *self = tb_self;
    if (!self || self->ended)
        return NULL;
    idle = mode == FREE ? 0 : idle;
    self->place = (struct place){-1, 0};
    tb_place(from, &self->place);
    if (self->atomic)
        return NULL;
    tb_rest_of_call();
    const struct step *step = tb_further(op, other, at);
    if (at)
        tb_check(at, 1, 1);
    return step;
}

const struct step *tb_further(enum op op, enum op other, void *at) {
    struct thread *self = tb_self;
    if (self->atomic)
        return NULL;
    if (mode == FOLLOWS) {
        int step = find(self, self->place, op, other, at, 1);
        if (step >= 0)
            return take(self, step, at, 1);
    }
    goes_on(self, self->place, op, at, 1);
    return NULL;
}

const struct step *tb_coming(enum op op, enum op other) {
    struct thread *self = tb_self;
    int count;
    const int *own = tb_own_steps(self->number, &count);
    const struct step *steps = tb_steps(&count);
    tb_own_steps(self->number, &count);
    if (mode != FOLLOWS || self->at >= count)
        return NULL;
    const struct step *step = &steps[own[self->at]];
    return step->op == op || step->op == other ? step : NULL;
}

struct thread *tb_new_thread(void) {
    struct thread *self = tb_self, *thread = calloc(1, sizeof *thread), **end = &tb_threads;
    if (!thread)
        tb_broken("there is no memory for a thread");
    if (!self)
        strcpy(thread->name, "0");
    else if (snprintf(thread->name, sizeof thread->name, "%.50s.%d", self->name, ++self->births) < 0)
        tb_broken("a thread has no name");
    thread->number = tb_number_of(thread->name);
    if (!done) {
        int count;
        tb_steps(&count);
        done = calloc((size_t)count + 1, 1);
        tb_self = thread;
        tb_threads = thread;
        advance();
        return thread;
    }
    thread->after = self->after;
    while (*end)
        end = &(*end)->next;
    *end = thread;
    return thread;
}
