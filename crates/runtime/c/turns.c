/* The script, and whose turn it is. Events have one order; each thread waits until its next one is due. It then goes on
 * alone until it has come to its next event, as in the machine: only then it lets the next thread go. So what happens
 * between events is ordered too, and every run is the same. A thread finds its events by counting the hooks that it
 * passes. */
#include "runtime.h"
#include <fcntl.h>
#include <linux/futex.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define MAGIC 0x3153425444414552u
#define MOST_THREADS 256
/* How long a run may take, of the processor's time: one that takes longer has gone astray where no hook is. */
#define MOST_SECONDS 60
/* So long by the clock nothing may happen in the whole process, twice: how busy the machine is decides nothing, and a process that was
 * stopped goes on where it was. */
#define PATIENCE_SECONDS 10
/* Whoever computes, or wants to, gets more of the processor in that time however many others there are. */
#define NOTHING_NANOSECONDS 10000000u
#define ROUNDS_OF_A_LOOP 100000

__thread struct thread *tb_self;
__thread int64_t __tb_left;
__thread signed char __tb_weakly;
struct thread *tb_threads;
word tb_thread_count;

static struct thread all[MOST_THREADS];
static const word *owners; /* the thread of each event */
static word total;
static word turn;
static int over; /* a futex: 1 when the last event is done */
static word standing, racing;
static int is_debugged;

static const word *points;
static const char *strings;
static const char *expected_kind;
word tb_racer[2], tb_racers_standing, tb_distance_known;
int64_t tb_distance;

static void fatal(const char *why) {
    tb_say("threadbare: ");
    tb_say(why);
    tb_say("\n");
    _exit(2);
}

/* What the process has taken of the processor's time. The program's own clock is another one. */
static word processor_time(void) {
    struct timespec time = {0, 0};
    syscall(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, &time);
    return (word)time.tv_sec * 1000000000u + (word)time.tv_nsec;
}

/* What the process had taken when it was last looked at, and how often in a row it was found to have done nothing. */
static struct {
    word taken;
    int times;
} still;

/* What the program finds in `errno` is its own. */
static void futex_wait(int *at, int value) {
    int own = errno;
    syscall(SYS_futex, at, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
    errno = own;
}

/* Whoever started the process may have allowed it less. */
static void limit_time(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_CPU, &limit) == 0 && limit.rlim_cur > MOST_SECONDS) {
        limit.rlim_cur = MOST_SECONDS;
        setrlimit(RLIMIT_CPU, &limit);
    }
    still.taken = processor_time();
    alarm(PATIENCE_SECONDS);
}

static void futex_wake(int *at, int count) {
    int own = errno;
    syscall(SYS_futex, at, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
    errno = own;
}

const char *tb_place(int point) { return strings + points[point]; }
const char *tb_expected_kind(void) { return expected_kind; }

void tb_start(void) {
    if (tb_threads)
        return;
    const char *path = getenv("THREADBARE_SCRIPT");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    struct stat stat;
    if (file < 0 || fstat(file, &stat) != 0)
        fatal("this program was built to be replayed: use `threadbare replay --native`");
    const word *words = mmap(NULL, (size_t)stat.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (words == MAP_FAILED || stat.st_size < 96 || words[0] != MAGIC)
        fatal("the script of the replay cannot be read");
    word thread_count = words[1], point_count = words[2], input_count = words[4];
    total = words[3];
    if (thread_count > MOST_THREADS)
        fatal("more threads than a native replay can follow");
    const word *heads = words + 12;
    points = heads + 10 * thread_count;
    const struct event *events = (const struct event *)(points + point_count);
    owners = (const word *)(events + total);
    const word *inputs = owners + total;
    tb_graph = words[11] ? inputs + input_count : NULL;
    strings = (const char *)(inputs + input_count + words[11]);
    expected_kind = strings + words[5];
    tb_racers_standing = words[6];
    tb_racer[0] = words[7];
    tb_racer[1] = words[8];
    tb_distance_known = words[9];
    tb_distance = (int64_t)words[10];
    for (word i = 0; i < thread_count; i++) {
        const word *head = heads + 10 * i;
        all[i].parent = head[0];
        all[i].birth = head[1];
        all[i].name = strings + head[2];
        all[i].events = events + head[3];
        all[i].end = all[i].events + head[4];
        all[i].inputs = inputs + head[5];
        all[i].inputs_end = all[i].inputs + head[6];
        all[i].stand_pass = head[7];
        all[i].stand_point = head[8];
        all[i].how = head[9];
        all[i].point = -1;
    }
    tb_thread_count = thread_count;
    over = total == 0;
    tb_open_result();
    tb_signals();
    /* Whoever looks at it in a debugger has time. */
    is_debugged = getenv("THREADBARE_DEBUGGER") != NULL;
    if (!is_debugged)
        limit_time();
    tb_threads = all;
    all[0].handle = pthread_self();
    tb_become(&all[0]);
}

/* When the next hook is due: at the next event, or where the thread stands at the end. */
static void arm(word passed) {
    struct thread *self = tb_self;
    word target = UINT64_MAX >> 2;
    if (self->events < self->end)
        target = self->events->pass;
    else if (self->how != STAND_NONE)
        target = self->stand_pass;
    if (target <= passed)
        target = UINT64_MAX >> 2; /* what the call at hand has still to do, it asks for itself */
    self->base = passed;
    self->armed = __tb_left = (int64_t)(target - passed - 1);
}

static word passes(void) { return tb_self->base + (word)(tb_self->armed - __tb_left); }

/* Whatever hook comes next, it is to come here. */
static void arm_next(word passed) {
    tb_self->base = passed;
    tb_self->armed = __tb_left = 0;
}

void tb_become(struct thread *self) {
    tb_self = self;
    self->started = 1;
    if (is_debugged)
        prctl(PR_SET_NAME, self->name);
    arm(0);
}

static void self_or_start(void) {
    if (!tb_threads) {
        tb_start();
        /* The hook that led here is the first that the thread passes. */
        __tb_left--;
    }
    if (!tb_self)
        fatal("a thread that the program did not create itself");
}

/* Every PATIENCE_SECONDS: whether nobody computes any more. Then a thread waits for ever, in a hook or in a call of the library. */
void tb_alarm(void) {
    word taken = processor_time(), since = taken - still.taken, order = __atomic_load_n(&turn, __ATOMIC_SEQ_CST);
    still.taken = taken;
    still.times = since < NOTHING_NANOSECONDS ? still.times + 1 : 0;
    alarm(PATIENCE_SECONDS);
    /* At the end the sanitizer waits for another process, which tells it where the memory was allocated. */
    if (still.times < 2 || (over && strcmp(expected_kind, "leak") == 0))
        return;
    if (order >= total)
        tb_diverged("nothing happens any more", -1, NULL);
    struct thread *late = &all[owners[order]];
    int point = late->events < late->end ? (int)late->events->point : -1;
    tb_diverged("the thread that comes next does not come to its event", point, late->name);
}

/* Waits until an event is due. */
static void wait_for(word order) {
    struct thread *self = tb_self;
    for (int spin = 0; spin < 64; spin++)
        if (__atomic_load_n(&turn, __ATOMIC_ACQUIRE) == order)
            return;
    for (;;) {
        int seen = __atomic_load_n(&self->word_to_wait_on, __ATOMIC_ACQUIRE);
        __atomic_store_n(&self->is_waiting, 1, __ATOMIC_SEQ_CST);
        if (__atomic_load_n(&turn, __ATOMIC_SEQ_CST) == order)
            break;
        futex_wait(&self->word_to_wait_on, seen);
    }
    __atomic_store_n(&self->is_waiting, 0, __ATOMIC_SEQ_CST);
}

static void wait_for_all(void) {
    while (!__atomic_load_n(&over, __ATOMIC_ACQUIRE))
        futex_wait(&over, 0);
}

static void release(void) {
    word next = turn + 1;
    tb_self->holds = 0;
    __atomic_store_n(&turn, next, __ATOMIC_SEQ_CST);
    if (next == total) {
        __atomic_store_n(&over, 1, __ATOMIC_SEQ_CST);
        futex_wake(&over, INT32_MAX);
        return;
    }
    struct thread *other = &all[owners[next]];
    if (other != tb_self) {
        __atomic_add_fetch(&other->word_to_wait_on, 1, __ATOMIC_SEQ_CST);
        if (__atomic_load_n(&other->is_waiting, __ATOMIC_SEQ_CST))
            futex_wake(&other->word_to_wait_on, 1);
    }
}

/* For a debugger to stop at: the thread is about to execute the instruction that fails, or stands where it waits. */
__attribute__((noinline)) void tb_failing(void) { __asm__ volatile(""); }

void tb_stop(void) {
    if (is_debugged)
        tb_stands();
    tb_failing();
}

static void park(void) {
    for (;;)
        pause();
}

/* The thread stands at the instruction that must fail now: everything else has happened. */
static void about_to_fail(void) {
    struct thread *self = tb_self;
    if (self->failing)
        return;
    if (self->holds)
        release();
    wait_for_all();
    self->failing = 1;
    tb_stop();
    tb_foresee();
    if (strcmp(expected_kind, "use-after-free") == 0)
        tb_bury();
}

static int stands_here(void) {
    struct thread *self = tb_self;
    return self->events == self->end && self->how != STAND_NONE && self->stand_pass <= passes();
}

/* What a thread does where the script ends for it. */
static void stand(enum wait what, void *at) {
    struct thread *self = tb_self;
    if (!stands_here() || (self->how == STAND_SPIN && self->failing))
        return;
    if (self->how == STAND_FAIL) {
        about_to_fail();
        return;
    }
    if (self->holds)
        release();
    self->waits_for = what;
    self->waits_at = at;
    wait_for_all();
    switch (self->how) {
    case STAND_WAIT:
        if (!tb_blocks(what, at))
            tb_diverged("a thread does not wait where it should", self->point, self->name);
        if (__atomic_add_fetch(&standing, 1, __ATOMIC_SEQ_CST) == tb_thread_count)
            tb_deadlock();
        break;
    case STAND_RACE:
        self->address = at;
        if (__atomic_add_fetch(&racing, 1, __ATOMIC_SEQ_CST) == tb_racers_standing)
            tb_race();
        break;
    case STAND_SPIN:
        /* It goes round for a while, to see that it does. */
        self->failing = 1;
        __tb_left = ROUNDS_OF_A_LOOP;
        return;
    default:
        break;
    }
    park();
}

void tb_stand(enum wait what, void *at) {
    stand(what, at);
}

void tb_stand_to_fail(void) {
    if (tb_self->how == STAND_FAIL)
        stand(FOR_STEP, NULL);
}

static void came(struct thread *self) {
    if (!self->came) {
        __atomic_store_n(&self->came, 1, __ATOMIC_SEQ_CST);
        futex_wake(&self->came, 1);
    }
}

/* A new thread runs up to its first event while its parent waits. */
void tb_wait_for_child(struct thread *child) {
    while (!__atomic_load_n(&child->came, __ATOMIC_ACQUIRE))
        futex_wait(&child->came, 0);
}

static void check_point(word point, int id) {
    struct thread *self = tb_self;
    if (point != (word)id)
        tb_diverged("a thread comes to another place", id, self->name);
}

/* Common to all hooks that are due: the thread is where its next event is, or where it stands at the end. */
static void arrive(int id, char *frame) {
    self_or_start();
    struct thread *self = tb_self;
    came(self);
    if (self->holds)
        release();
    if (self->failing && self->how == STAND_SPIN)
        tb_failed("endless-loop", "the loop goes on and on");
    if (self->failing)
        tb_diverged("the program does not fail where it should", self->point, self->name);
    self->point = id;
    self->frame = frame;
    self->leaves = 0;
}

/* Before an instruction. */
void __tb_slow(int id, void *at) {
    arrive(id, __builtin_frame_address(1));
    struct thread *self = tb_self;
    word passed = passes();
    const struct event *event;
    int taken = 0;
    while ((event = tb_pending()) && event->act != ACT_END) {
        /* A library function that called back has gone on since: its own events are late, and go by without a hook. */
        int is_late = event->pass < passed;
        if (taken && event->point != (word)id)
            break;
        if (!is_late) {
            check_point(event->point, id);
            taken = 1;
        }
        if (event->watched)
            self->address = at;
        if (event->act == ACT_WEAK)
            __tb_weakly = 1;
        tb_take();
    }
    if (!stands_here()) {
        if (event && event->act != ACT_END)
            arm_next(passed);
        else
            arm(passed);
        return;
    }
    check_point(self->stand_point, id);
    stand(FOR_STEP, at);
    if (self->how != STAND_SPIN)
        arm_next(passed);
}

/* Before a call that the runtime makes itself. */
void __tb_slow_call(int id) {
    arrive(id, __builtin_frame_address(1));
    const struct event *event = tb_pending();
    if (event)
        check_point(event->point, id);
    else if (stands_here()) {
        check_point(tb_self->stand_point, id);
        /* What it waits for only the call knows. */
        if (tb_self->how != STAND_WAIT)
            stand(FOR_STEP, NULL);
    } else {
        arm(passes());
    }
}

void __tb_after_call(int id) {
    if (!tb_self)
        return;
    /* A loop may call something in each round. */
    if (tb_self->failing && tb_self->how != STAND_SPIN && tb_self->point == id)
        tb_diverged("the program does not fail where it should", tb_self->point, tb_self->name);
    /* A function that was called through a pointer, and that the runtime does not know, has left all to do. */
    tb_leave();
}

const struct event *tb_pending(void) {
    struct thread *self = tb_self;
    return self->events < self->end && self->events->pass <= passes() ? self->events : NULL;
}

const struct event *tb_take(void) {
    struct thread *self = tb_self;
    const struct event *event = self->events;
    if (self->holds)
        release();
    wait_for(event->order);
    self->events++;
    self->leaves = event->act == ACT_LEAVE || event->act == ACT_VANISH;
    if (event->act == ACT_VANISH)
        tb_ends_own();
    if (event->act == ACT_ABANDON)
        tb_abandon();
    self->holds = 1;
    return event;
}

void tb_done(void) {
    if (tb_self->holds)
        release();
}

void tb_look(void) {
    const struct event *event;
    while ((event = tb_pending()) && event->act == ACT_LOOK)
        tb_take();
}

void tb_leave(void) {
    const struct event *event;
    while ((event = tb_pending()) && event->act != ACT_END && event->act != ACT_EXIT)
        tb_take();
    if (!tb_self->failing)
        arm(passes());
}

/* The thread has ended: its last events are due. */
void tb_finish(void) {
    struct thread *self = tb_self;
    came(self);
    if (self->holds)
        release();
    if (self->failing)
        tb_diverged("the program does not fail where it should", self->point, self->name);
    while (self->events < self->end && self->events->pass <= passes()) {
        const struct event *event = tb_take();
        if (event->act == ACT_END)
            self->ended = 1;
        release();
    }
    if (self->events < self->end)
        tb_diverged("a thread ends before its next event", (int)self->events->point, self->name);
    stand(FOR_STEP, NULL);
    if (__atomic_add_fetch(&standing, 1, __ATOMIC_SEQ_CST) == tb_thread_count && self->ended) {
        wait_for_all();
        for (word i = 0; i < tb_thread_count; i++)
            if (all[i].how == STAND_WAIT)
                tb_deadlock();
    }
}

int64_t __tb_input(void) {
    if (!tb_threads)
        tb_start();
    struct thread *self = tb_self;
    /* Inputs that the witness does not name are zero. */
    return self->inputs < self->inputs_end ? (int64_t)*self->inputs++ : 0;
}

void __tb_assume(int holds) {
    if (!tb_threads)
        tb_start();
    if (!holds)
        tb_diverged("an assumption does not hold", tb_self->point, tb_self->name);
}

void __tb_assert(int holds) {
    if (!holds)
        abort();
}
