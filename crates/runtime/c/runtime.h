/* Threadbare's runtime: what its parts share. It is compiled together with the program under test by the user's own
 * clang. A hook allocates nothing and calls nothing of the C library that could wait. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>

typedef uint64_t word;

/* What happens in an event, as far as it makes a difference here; the numbers are those of the script. */
enum act {
    ACT_OTHER, ACT_LOCK, ACT_UNLOCK, ACT_WAIT, ACT_TIMEOUT, ACT_SPURIOUS, ACT_END, ACT_EXIT, ACT_CREATE, ACT_JOIN,
    ACT_ARRIVE, ACT_PASS, ACT_SECTION, ACT_LOOK, ACT_WEAK, ACT_LEAVE, ACT_VANISH,
    ACT_ABANDON
};

/* How a thread stands when the script is over. */
enum how { STAND_NONE, STAND_HOLD, STAND_FAIL, STAND_WAIT, STAND_SPIN, STAND_RACE };

/* What a thread can wait for. */
enum wait {
    FOR_STEP, FOR_MUTEX, FOR_WRITING, FOR_READING, FOR_SIGNAL, FOR_SEMAPHORE, FOR_BARRIER, FOR_THREAD, FOR_ONCE
};

struct event { word pass, point, order, act, watched; };

struct thread {
    /* From the script. */
    const struct event *events, *end;
    const word *inputs, *inputs_end;
    word parent, birth, stand_pass, stand_point, how;
    const char *name;
    /* While it runs. */
    word base;           /* how many hooks it had passed when `__tb_left` was set */
    int64_t armed;       /* to what it was set */
    word births;
    int holds;           /* it is its turn */
    int came;            /* a futex: it has come to its first hook that is due, or to its end */
    int word_to_wait_on; /* a futex */
    int is_waiting;
    int failing;         /* it stands at the instruction that must fail */
    int ended, claimed, started;
    int point;           /* where it last was */
    char *frame;         /* and in which frame */
    int leaves;          /* it has begun to leave functions, and is still where it does so */
    void *address;       /* of its access in a race */
    enum wait waits_for;
    void *waits_at;
    pthread_t handle;
    void *(*function)(void *);
    void *argument;
};

extern __thread struct thread *tb_self;
extern __thread int64_t __tb_left;
extern __thread signed char __tb_weakly; /* the compare-and-swap that comes next fails for no reason */
extern struct thread *tb_threads;
extern word tb_thread_count;
extern const word *tb_graph; /* the objects that pointers among the inputs lead to, if there are any */
/* Of a race: the two threads, how many of them stand, and how far apart their accesses are, if that is known. */
extern word tb_racer[2], tb_racers_standing, tb_distance_known;
extern int64_t tb_distance;

/* turns.c */
void tb_start(void);
const struct event *tb_pending(void);       /* the event of the call at hand, if it has one left */
const struct event *tb_take(void);          /* lets the others go, and waits until it is its turn again */
void tb_done(void);                         /* lets the others go */
void tb_look(void);                         /* takes what the call at hand reads of its arguments first */
void tb_leave(void);                        /* the end of a call: takes the events that it has left */
void tb_stand(enum wait, void *at);         /* if this is where the thread stands at the end, it stays here */
void tb_stand_to_fail(void);                /* the same, if it fails here: its event is taken, but not done */
void tb_become(struct thread *);
void tb_wait_for_child(struct thread *);
void tb_finish(void);

void tb_stop(void);                         /* a debugger stops here */

/* report.c */
void tb_open_result(void);
void tb_signals(void);
void tb_alarm(void);
void tb_stands(void);
void tb_failed(const char *kind, const char *why);
void tb_misuse(const char *why);            /* counts only where the program is to fail */
void tb_diverged(const char *why, int point, const char *then) __attribute__((noreturn));
void tb_deadlock(void) __attribute__((noreturn));
void tb_race(void) __attribute__((noreturn));
const char *tb_place(int point);
const char *tb_expected_kind(void);
void tb_say(const char *);

/* What the sanitizer has in memory that was never written, and `lives.c` in locals. */
#define NEVER_WRITTEN 0xbebebebe

/* Some memory. */
struct extent { char *at; word size; };

/* regards.c */
void tb_foresee(void);                      /* fails at once if it is seen that the instruction at hand must */
void tb_foresee_call(void *function, int arguments);
const struct extent *tb_accessed(void);     /* what the instruction at hand accesses, if that is known */

/* lives.c */
int tb_local_at(char *at, struct extent *); /* the local that an address lies in, gone or not */
int tb_is_gone(char *at);                   /* whether a local has been there, or a variable of a thread's own, that is gone */
void tb_own_variables(void (*offer)(char *, word)); /* offers the variables that the calling thread has for itself */
void tb_ends_own(void);                     /* the thread is about to end, and with it the variables of its own */
void tb_bury(void);                         /* poisons what is gone */

/* objects.c */
struct object {
    void *at;
    int destroyed, count, came, waiters, owner, depth, made, spin, done, running;
    int robust;          /* a mutex that tells its next owner if this one ends */
    int lent;            /* how many wait for a condition with the mutex, or have not taken it back */
    int attribute;       /* an attribute object was there, and was destroyed */
    void *mutex;
    int writer;          /* who waits to write, plus one */
    unsigned char readers[256];
};
struct object *tb_object(void *at);
int tb_blocks(enum wait, void *at);
void tb_abandon(void);                      /* the thread ends, and lets go of a robust mutex */

/* streams.c */
int tb_is_closed(void *stream);
int tb_uses_closed(void *function);         /* whether it uses a standard stream by itself that was closed */

/* attributes.c */
int tb_is_destroyed_attribute(void *at);
