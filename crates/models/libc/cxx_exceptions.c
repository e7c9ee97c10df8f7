/* Exceptions of C++: what compilers call to throw and to catch, after the Itanium C++ ABI. An exception is an object with a header; each
 * time that it is thrown there is a record of it, which is what clean-ups and handlers are given. Which functions have a handler, and how
 * they are left, the machine knows: it answers questions, and goes where it is sent. */
#include "cxx_bases.h"

void *malloc(size_t size);
void free(void *object);
void abort(void) __attribute__((noreturn));

/* What a function has, counted from the innermost, for an exception that a call in it throws: clause by clause. Models. */
enum pad { NO_FUNCTION, NO_CLAUSE, CATCHES, ALLOWS_NONE, CLEANS_UP };
enum pad tb_pad(int depth, int clause, const struct type **type);
/* Leaves all functions inside that one, and goes to its pad. */
void tb_land(int depth, void *record, unsigned selector) __attribute__((noreturn));
/* The end: nobody catches an exception of this type, or there is none. */
void tb_uncaught(const char *type) __attribute__((noreturn));
void tb_unsupported(const char *what) __attribute__((noreturn));

struct header {
    const struct type *type;
    void (*destroy)(void *);
    /* How many records and pointers there are. */
    int references;
};

enum { HEADER = 128 };

struct record {
    struct record *next;
    void *object;
    /* The object as its handler sees it. */
    void *seen;
    /* In how many handlers it is; negative if it was thrown again from there. */
    int handlers;
};

static _Thread_local struct record *caught;
static _Thread_local unsigned on_their_way;

static struct header *header_of(void *object) {
    return (struct header *)((char *)object - HEADER);
}

void *LIBC(__cxa_allocate_exception)(size_t size) {
    return (char *)malloc(size + HEADER) + HEADER;
}

void LIBC(__cxa_free_exception)(void *object) {
    free(header_of(object));
}

void *LIBC(__cxa_init_primary_exception)(void *object, const struct type *type, void (*destroy)(void *)) {
    struct header *header = header_of(object);
    header->type = type;
    header->destroy = destroy;
    header->references = 0;
    return header;
}

static void take(void *object) {
    __atomic_fetch_add(&header_of(object)->references, 1, __ATOMIC_ACQ_REL);
}

static void drop(void *object) {
    struct header *header = header_of(object);
    if (__atomic_fetch_sub(&header->references, 1, __ATOMIC_ACQ_REL) > 1)
        return;
    if (header->destroy)
        header->destroy(object);
    free(header);
}

/* The end of the process */

static void (*handler)(void);

void (*LIBC(_ZSt13get_terminatev)(void))(void) {
    return handler;
}

void (*LIBC(_ZSt13set_terminatePFvvE)(void (*other)(void)))(void) {
    void (*before)(void) = handler;
    handler = other;
    return before;
}

static void terminate(const struct type *type) __attribute__((noreturn));
static void terminate(const struct type *type) {
    if (handler)
        handler();
    tb_uncaught(type ? type->name : NULL);
}

void LIBC(_ZSt9terminatev)(void) {
    terminate(caught ? header_of(caught->object)->type : NULL);
}

/* Who catches what */

/* Whether a pointer that is thrown becomes one that is caught. */
static int converts(const struct pointer *thrown, const struct pointer *wanted, void **seen) {
    if (wanted->flags & ~thrown->flags & IS_NOEXCEPT)
        return 0;
    /* What is pointed to may get more qualifiers, not fewer. */
    if (thrown->flags & ~wanted->flags & QUALIFIED)
        return 0;
    if (is_same(thrown->to, wanted->to))
        return 1;
    if (wanted->to->kind == IS_FUNDAMENTAL && wanted->to->name[0] == 'v')
        return thrown->to->kind != IS_FUNCTION;
    if (thrown->to->kind == IS_POINTER && wanted->to->kind == IS_POINTER) {
        void *unchanged = NULL;
        return (wanted->flags & IS_CONST) && bases_of(((const struct pointer *)thrown->to)->to) == 0 &&
               converts((const struct pointer *)thrown->to, (const struct pointer *)wanted->to, &unchanged);
    }
    if (bases_of(thrown->to) == 0)
        return 0;
    struct parts parts = {wanted->to, 0, NULL, NULL, NULL};
    look_for(&parts, thrown->to, *seen, 0);
    if (parts.found != 1)
        return 0;
    *seen = (void *)parts.first;
    return 1;
}

extern const struct type _ZTIDn;
/* What a null pointer to a member is. */
static const long no_member[2] = {-1, 0};

/* Whether a handler for a type takes an exception, and what it sees of it. */
static int takes(const struct type *wanted, struct record *record, void **seen) {
    const struct type *thrown = header_of(record->object)->type;
    *seen = record->object;
    if (wanted == NULL)
        return 1;
    if (thrown == &_ZTIDn && (wanted->kind == IS_POINTER || wanted->kind == IS_MEMBER_POINTER)) {
        /* A null pointer of any type. */
        *seen = wanted->kind == IS_POINTER ? NULL : (void *)no_member;
        return 1;
    }
    if (thrown->kind == IS_POINTER) {
        /* Of a pointer its value is seen. */
        *seen = *(void **)record->object;
        return is_same(wanted, thrown) ||
               (wanted->kind == IS_POINTER &&
                converts((const struct pointer *)thrown, (const struct pointer *)wanted, seen));
    }
    if (is_same(wanted, thrown))
        return 1;
    if (bases_of(thrown) == 0)
        return 0;
    struct parts parts = {wanted, 0, NULL, NULL, NULL};
    look_for(&parts, thrown, record->object, 0);
    *seen = (void *)parts.first;
    return parts.found == 1;
}

/* What landing pads compare with a type. */
static unsigned selector_of(const struct type *type) {
    return (unsigned)(size_t)type & 0x7fffffff;
}

/* Goes to the innermost function that has something to do, if there is one in the end that catches the exception. */
static void raise(struct record *record) __attribute__((noreturn));
static void raise(struct record *record) {
    int first = 0;
    for (int depth = 1;; depth++) {
        for (int clause = 0;; clause++) {
            const struct type *type = NULL;
            void *seen = NULL;
            enum pad pad = tb_pad(depth, clause, &type);
            if (pad == NO_FUNCTION)
                terminate(header_of(record->object)->type);
            if (pad == NO_CLAUSE)
                break;
            int ends = pad == ALLOWS_NONE || (pad == CATCHES && takes(type, record, &seen));
            if (first == 0 && !ends && pad == CLEANS_UP)
                first = depth;
            if (!ends)
                continue;
            if (first > 0 && first < depth)
                tb_land(first, record, 0);
            record->seen = seen;
            tb_land(depth, record, pad == ALLOWS_NONE ? -1u : selector_of(type));
        }
    }
}

static void raise_anew(void *object) {
    struct record *record = malloc(sizeof *record);
    record->next = NULL;
    record->object = record->seen = object;
    record->handlers = 0;
    take(object);
    on_their_way++;
    raise(record);
}

void LIBC(__cxa_throw)(void *object, const struct type *type, void (*destroy)(void *)) {
    LIBC(__cxa_init_primary_exception)(object, type, destroy);
    raise_anew(object);
}

/* What `resume` is: the clean-up is done. */
void LIBC(_Unwind_Resume)(struct record *record) {
    raise(record);
}

void *LIBC(__cxa_get_exception_ptr)(struct record *record) {
    return record->seen;
}

void *LIBC(__cxa_begin_catch)(struct record *record) {
    record->handlers = record->handlers < 0 ? 1 - record->handlers : record->handlers + 1;
    on_their_way--;
    if (caught != record) {
        record->next = caught;
        caught = record;
    }
    return record->seen;
}

void LIBC(__cxa_end_catch)(void) {
    struct record *record = caught;
    if (record == NULL)
        return;
    if (record->handlers < 0) {
        /* It was thrown again, and goes on. */
        if (++record->handlers == 0)
            caught = record->next;
        return;
    }
    if (--record->handlers > 0)
        return;
    caught = record->next;
    drop(record->object);
    free(record);
}

void LIBC(__cxa_rethrow)(void) {
    if (caught == NULL)
        terminate(NULL);
    caught->handlers = -caught->handlers;
    on_their_way++;
    raise(caught);
}

int LIBC(_ZSt19uncaught_exceptionsv)(void) {
    return on_their_way;
}

_Bool LIBC(_ZSt18uncaught_exceptionv)(void) {
    return on_their_way > 0;
}

void LIBC(__cxa_pure_virtual)(void) {
    terminate(NULL);
}

/* Pointers to exceptions */

void LIBC(_ZSt17current_exceptionv)(void **to) {
    *to = caught ? caught->object : NULL;
    if (*to)
        take(*to);
}

void LIBC(_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE)(void **from) {
    raise_anew(*from);
}

void LIBC(_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv)(void **pointer) {
    if (*pointer)
        take(*pointer);
}

void LIBC(_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv)(void **pointer) {
    if (*pointer)
        drop(*pointer);
    *pointer = NULL;
}

void LIBC(_ZNSt15__exception_ptr13exception_ptrC1EPv)(void **pointer, void *object) {
    *pointer = object;
    if (object)
        take(object);
}


/* An exception that keeps another. */

struct nested {
    const void *kind;
    void *kept;
};

void _ZdlPv(void *object);
const struct type _ZTISt16nested_exception = {IS_CLASS, "St16nested_exception"};

void LIBC(_ZNSt16nested_exceptionD2Ev)(struct nested *nested) {
    if (nested->kept)
        drop(nested->kept);
}

void LIBC(_ZNSt16nested_exceptionD1Ev)(struct nested *nested) {
    LIBC(_ZNSt16nested_exceptionD2Ev)(nested);
}

void LIBC(_ZNSt16nested_exceptionD0Ev)(struct nested *nested) {
    LIBC(_ZNSt16nested_exceptionD2Ev)(nested);
    _ZdlPv(nested);
}

const void *const _ZTVSt16nested_exception[] = {NULL, &_ZTISt16nested_exception, LIBC(_ZNSt16nested_exceptionD1Ev),
    LIBC(_ZNSt16nested_exceptionD0Ev)};

/* Which functions unwind in this way: the mark that compilers leave in them. */
int LIBC(__gxx_personality_v0)(void) {
    return 0;
}
