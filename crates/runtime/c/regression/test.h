/* The runtime of regression tests: what its parts share. It is compiled together with the sources of a program by any C
 * compiler that has -fsanitize=thread; of the sanitizer only the marks at accesses are used. It knows a case (a text file:
 * inputs, steps, how it failed) and a table of the places of calls; nothing of machines, solvers and IR.
 *
 * One thread runs at a time: the one that has the baton. It may be handed on only in a hook or in a call of
 * synchronisation, so that nothing here needs a lock. */
#ifndef THREADBARE_TEST_H
#define THREADBARE_TEST_H
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t word;

/* What a step or a hook does. The names are those of the case; see `script.c`. */
enum op {
    /* Accesses to memory. */
    OP_READ, OP_WRITE, OP_LOAD, OP_STORE, OP_UPDATE, OP_SECTION, OP_FREE, OP_CALL, OP_LIFE, OP_WEAK,
    /* Synchronisation: from here on no step is passed over. */
    OP_LOCK, OP_TAKEN, OP_UNLOCK, OP_WAIT, OP_TIMEOUT, OP_SPURIOUS, OP_SIGNAL, OP_BROADCAST, OP_DOWN, OP_EMPTY, OP_UP,
    OP_LOOK, OP_ARRIVE, OP_PASS, OP_CREATE, OP_JOIN, OP_END, OP_EXIT, OP_REMAKE,
    OP_COUNT
};

struct place { int file, line; };

/* An object of the case, and where the process has it. */
struct thing {
    char kind;           /* g: a global, h: allocated, l: a local or a variable of a thread's own */
    char *name;
    word size;
    int is_known;
    char *at;
};

struct step {
    int thread;          /* number of its name */
    struct place place;
    enum op op;
    int thing;           /* or -1 */
    int64_t offset;      /* or -1: anywhere in it */
    word size;
    int argument;        /* whom a signal wakes; or -1 */
};

enum wait {
    FOR_NOTHING, FOR_TURN, FOR_STAND, FOR_OTHER, FOR_FREEDOM, FOR_MUTEX, FOR_WRITING, FOR_READING, FOR_SIGNAL, FOR_SEMAPHORE,
    FOR_BARRIER, FOR_THREAD, FOR_ONCE, FOR_WORD
};

/* What a mutex does whose owner locks it again. */
enum { NORMAL, RECURSIVE, CHECKING };

/* A synchronisation object. */
struct object {
    struct object *next;
    void *at;
    int made, destroyed, kind, robust, died, lost;
    struct thread *owner;
    int depth, readers, count, came, round, waiters, done;
    int writer_first, writers_waiting;
    int after;           /* what was released here is */
    void *mutex;
};

struct thread {
    struct thread *next; /* in the order of their creation */
    char name[64];
    int number;          /* of its name in the case; or -1 */
    int births;
    pthread_t handle;
    void *(*function)(void *);
    void *argument, *value;
    char *top;           /* behind its frames */
    int go;              /* a futex: it has the baton */
    int ended, detached, joined, cut;
    int at;              /* which of its steps is next */
    int turn;            /* the step that it waits for */
    enum wait waits_for;
    struct object *waits_at;
    struct object *condition; /* whose signal it waits for */
    struct thread *waits_for_thread;
    struct place place;  /* where it last was, as far as that is known */
    int may_time_out, timed_out, signalled, round;
    int atomic;          /* in an atomic section */
    int after, maybe_after, released; /* see `tb_gives` */
    int inputs;          /* how many it has taken */
    char *stands_at;     /* the address of its access in a race */
    word stands_size;
    int stands_writes, stands_in_section;
};

extern __thread struct thread *tb_self;
extern struct thread *tb_threads;
extern int tb_verbose;

/* script.c: the case, and the table of places. */
extern const char *tb_kind;
extern int tb_abort_ends;
extern int tb_writers_first;
void tb_read(void);
int tb_number_of(const char *name);
const char *tb_name_of(int number);
const struct step *tb_steps(int *count);
/* The steps of one thread: positions in all. */
const int *tb_own_steps(int thread, int *count);
word tb_input_of(int thread, int number);
/* How threads stand at the end: how many steps; for a race the accesses, otherwise who fails. */
extern int tb_stand_count, tb_leader;
extern struct step tb_stands[2];
extern int tb_stands_before; /* the first access of the race was made before: it is this step */
int tb_place(void *address, struct place *);
const char *tb_place_text(struct place, char *buffer, size_t size);
int tb_fits(const struct step *, struct place, enum op, char *at, word size, int learn);

void tb_extent(const struct step *, char **at, word *size);

/* moved.c */
void tb_know_line(int file, int line, const char *text);
void tb_find_lines(const char *(*name)(int file));
int tb_line_now(int file, int line);

/* baton.c */
void tb_hook(void *from, enum op, void *at, word size);
/* Whether the weak compare-and-swap that comes next fails for no reason. */
int tb_weakly(void *from);
/* The same for a call of synchronisation. Returns the step, or none. */
const struct step *tb_sync(void *from, enum op, enum op other, void *at);
void tb_rest_of_call(void);
/* What a function of the library touches, behind its hook. */
void tb_touch(void *from, void *at, word size, int writes);
/* A further step of the same call. */
const struct step *tb_further(enum op, enum op other, void *at);
/* The next step of the thread, if it is one of these at the place where it is. */
const struct step *tb_coming(enum op, enum op other);
void tb_block(enum wait, struct object *, struct thread *);
void tb_yield(void);
void tb_changed(void);
void tb_pass_on(int ends);
struct thread *tb_new_thread(void);
void tb_begin_thread(struct thread *);
void tb_wait_for_baton(struct thread *);
int tb_is_following(void);
/* Whether it is in the frames of this thread. */
int tb_is_own(const char *at);

/* order.c: what is ordered after the first access of a race, where that has been made. */
extern int tb_first_made;
void tb_gives(struct object *);
void tb_takes(struct object *);
void tb_atomic(void *at, int order, int reads, int writes);
void tb_fence(int order);

/* report.c */
void tb_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
void tb_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
void tb_fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
void tb_misuse(const char *why);
void tb_deadlock(void) __attribute__((noreturn));
void tb_broken(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

/* locks.c */
struct object *tb_object(void *at);
struct object *tb_remade(void *at);
struct object *tb_mutex_at(void *at, int is_c11);
int tb_lock(struct object *);
void tb_never_made(const void *at);
int tb_is_moment(const struct timespec *);
void tb_moment(void *from, const struct timespec *);
int tb_is_clock(clockid_t);
int tb_as_thrd(int answer);
/* Calls before the first thread has begun, or behind the last, wait for nothing. */
struct thread *tb_me(void);
void tb_forget(char *from, char *to);
int tb_blocks(struct thread *);
void tb_owner_ends(struct thread *);

/* attributes.c: what may be used only while it is there. */
void tb_attribute(void *from, const void *at, word size, int writes);
void tb_stream(void *stream);

/* heap.c */
/* What allocated memory is: for certain, and perhaps. */
int tb_is_allocated(const char *at);
/* What is in each byte of allocated memory that nobody has written to. */
#define TB_UNWRITTEN 0xbe
int tb_may_be_allocated(const char *at);
void tb_check(const char *at, word size, int writes);
word tb_block_size(const char *at);

/* threads.c */
word tb_now(void);
void tb_time_passes(const struct timespec *until);

/* In the program's objects names of functions are changed to these; one that the program has itself comes first. */
#define W(name) __attribute__((weak)) __tb_w_##name
#define FROM __builtin_return_address(0)
#endif
