/* The exceptions of the C++ standard library, categories of errors, and what headers call to throw one. Objects are laid out as the
 * library's own headers have them; the text of an exception is the library's own affair. */
#include "cxx_types.h"

typedef __builtin_va_list va_list;
void *malloc(size_t size);
void free(void *object);
void *memcpy(void *to, const void *from, size_t size);
size_t strlen(const char *text);
char *strerror(int number);
int vsnprintf(char *to, size_t size, const char *format, va_list arguments);
void *_Znwm(size_t size);
void _ZdlPv(void *object);
void *__cxa_allocate_exception(size_t size);
void __cxa_throw(void *object, const struct type *type, void (*destroy)(void *)) __attribute__((noreturn));

struct exception {
    const void *kind;
};

/* Text that copies of an exception share, behind how many they are. */
struct text_exception {
    struct exception exception;
    char *text;
};

struct string {
    char *text;
    size_t length;
    union {
        char own[16];
        size_t room;
    };
};

static char *new_text(const char *text, size_t length) {
    long *count = malloc(sizeof(long) + length + 1);
    *count = 1;
    char *copy = (char *)(count + 1);
    memcpy(copy, text, length);
    copy[length] = 0;
    return copy;
}

static char *share(char *text) {
    __atomic_fetch_add((long *)text - 1, 1, __ATOMIC_RELAXED);
    return text;
}

static void drop(char *text) {
    long *count = (long *)text - 1;
    if (__atomic_fetch_sub(count, 1, __ATOMIC_ACQ_REL) == 1)
        free(count);
}

/* An exception without a text of its own: its class is derived from `BASE`. */
#define DESCRIBED(CLASS, BASE)                                                                    \
    const struct class_with_base _ZTISt##CLASS = {{IS_CLASS_WITH_BASE, "St" #CLASS}, (const struct type *)&_ZTI##BASE};

#define FUNCTIONS(CLASS, DESTROY, WHAT)                                                           \
    void LIBC(_ZNSt##CLASS##D2Ev)(void *self) {                                                   \
        DESTROY;                                                                                  \
    }                                                                                             \
    void LIBC(_ZNSt##CLASS##D1Ev)(void *self) {                                                   \
        DESTROY;                                                                                  \
    }                                                                                             \
    void LIBC(_ZNSt##CLASS##D0Ev)(void *self) {                                                   \
        DESTROY;                                                                                  \
        _ZdlPv(self);                                                                             \
    }                                                                                             \
    const char *LIBC(_ZNKSt##CLASS##4whatEv)(const void *self) {                                  \
        return WHAT;                                                                              \
    }                                                                                             \
    TABLE_OF(CLASS, LIBC(_ZNKSt##CLASS##4whatEv))

#define TABLE_OF(CLASS, WHAT)                                                                     \
    const void *const _ZTVSt##CLASS[] = {NULL, &_ZTISt##CLASS, LIBC(_ZNSt##CLASS##D1Ev), LIBC(_ZNSt##CLASS##D0Ev), WHAT};

#define PLAIN(CLASS, BASE, WHAT)                                                                  \
    DESCRIBED(CLASS, BASE)                                                                        \
    FUNCTIONS(CLASS, (void)self, ((void)self, WHAT))

const struct type _ZTISt9exception = {IS_CLASS, "St9exception"};
FUNCTIONS(9exception, (void)self, ((void)self, "std::exception"))
PLAIN(13bad_exception, St9exception, "std::bad_exception")
PLAIN(9bad_alloc, St9exception, "std::bad_alloc")
PLAIN(20bad_array_new_length, St9bad_alloc, "std::bad_array_new_length")
PLAIN(8bad_cast, St9exception, "std::bad_cast")
PLAIN(10bad_typeid, St9exception, "std::bad_typeid")
PLAIN(17bad_function_call, St9exception, "bad_function_call")
PLAIN(12bad_weak_ptr, St9exception, "bad_weak_ptr")

/* With a text */

#define TEXT ((struct text_exception *)self)->text
#define STRING_ARGUMENT ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
#define PASTE(a, b) a##b
#define JOIN(a, b) PASTE(a, b)

#define CONSTRUCTOR(CLASS, WAY)                                                           \
    void LIBC(_ZNSt##CLASS##WAY##EPKc)(void *self, const char *text) {                            \
        ((struct exception *)self)->kind = &_ZTVSt##CLASS[2];                                     \
        TEXT = new_text(text, strlen(text));                                                      \
    }                                                                                             \
    void JOIN(LIBC(_ZNSt##CLASS##WAY), STRING_ARGUMENT)(void *self, const struct string *text) {  \
        ((struct exception *)self)->kind = &_ZTVSt##CLASS[2];                                     \
        TEXT = new_text(text->text, text->length);                                                \
    }

/* What is moved from may keep its text. */
#define COPIES(CLASS, WAY)                                                                        \
    void LIBC(_ZNSt##CLASS##WAY)(void *self, const struct text_exception *other) {         \
        ((struct exception *)self)->kind = &_ZTVSt##CLASS[2];                                     \
        TEXT = share(other->text);                                                                \
    }

#define ASSIGNS(CLASS, WAY)                                                                       \
    void *LIBC(_ZNSt##CLASS##WAY)(void *self, const struct text_exception *other) {           \
        char *text = share(other->text);                                                          \
        drop(TEXT);                                                                               \
        TEXT = text;                                                                              \
        return self;                                                                              \
    }

#define WITH_TEXT(CLASS)                                                                          \
    DESCRIBED(CLASS, St9exception)                                                                \
    FUNCTIONS(CLASS, drop(TEXT), TEXT)                                                            \
    CONSTRUCTOR(CLASS, C1)                                                                      \
    CONSTRUCTOR(CLASS, C2)                                                                      \
    COPIES(CLASS, C1ERKS_)                                                                        \
    COPIES(CLASS, C2ERKS_)                                                                        \
    COPIES(CLASS, C1EOS_)                                                                         \
    COPIES(CLASS, C2EOS_)                                                                         \
    ASSIGNS(CLASS, aSERKS_)                                                                       \
    ASSIGNS(CLASS, aSEOS_)

/* Derived from one of these: the text is looked at by what the base has. */
#define DERIVED(CLASS, BASE)                                                                      \
    DESCRIBED(CLASS, St##BASE)                                                                    \
    void LIBC(_ZNSt##CLASS##D2Ev)(void *self) {                                                   \
        drop(TEXT);                                                                               \
    }                                                                                             \
    void LIBC(_ZNSt##CLASS##D1Ev)(void *self) {                                                   \
        drop(TEXT);                                                                               \
    }                                                                                             \
    void LIBC(_ZNSt##CLASS##D0Ev)(void *self) {                                                   \
        drop(TEXT);                                                                               \
        _ZdlPv(self);                                                                             \
    }                                                                                             \
    TABLE_OF(CLASS, LIBC(_ZNKSt##BASE##4whatEv))                                                  \
    CONSTRUCTOR(CLASS, C1)                                                                      \
    CONSTRUCTOR(CLASS, C2)

WITH_TEXT(11logic_error)
WITH_TEXT(13runtime_error)
DERIVED(12domain_error, 11logic_error)
DERIVED(16invalid_argument, 11logic_error)
DERIVED(12length_error, 11logic_error)
DERIVED(12out_of_range, 11logic_error)
DERIVED(11range_error, 13runtime_error)
DERIVED(14overflow_error, 13runtime_error)
DERIVED(15underflow_error, 13runtime_error)

/* Categories of errors */

struct category {
    const void *const *functions;
};

struct code {
    int value;
    const struct category *category;
};

static void set_string(struct string *to, const char *text) {
    to->length = strlen(text);
    if (to->length < sizeof to->own) {
        to->text = to->own;
    } else {
        to->text = _Znwm(to->length + 1);
        to->room = to->length;
    }
    memcpy(to->text, text, to->length + 1);
}

static void nothing(void *self) {
    (void)self;
}

/* Texts of the library's old kind of strings. */
static void old_message(void *to, const void *self, int value) {
    (void)to, (void)self, (void)value;
    void tb_unsupported(const char *what);
    tb_unsupported("messages of error categories as strings of the old ABI");
}

static const char *generic_name(const void *self) {
    (void)self;
    return "generic";
}

static const char *system_name(const void *self) {
    (void)self;
    return "system";
}

static const char *future_name(const void *self) {
    (void)self;
    return "future";
}

static void error_message(struct string *to, const void *self, int value) {
    (void)self;
    set_string(to, strerror(value));
}

static const char *of_future(int value) {
    switch (value) {
    case 1:
        return "Future already retrieved";
    case 2:
        return "Promise already satisfied";
    case 3:
        return "No associated state";
    case 4:
        return "Broken promise";
    default:
        return "Unknown error";
    }
}

static void future_message(struct string *to, const void *self, int value) {
    (void)self;
    set_string(to, of_future(value));
}

struct code LIBC(_ZNKSt3_V214error_category23default_error_conditionEi)(const struct category *self, int value) {
    struct code code = {value, self};
    return code;
}

_Bool LIBC(_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition)(const struct category *self, int value, const struct code *condition) {
    struct code (*standard)(const struct category *, int) = (struct code (*)(const struct category *, int))self->functions[5];
    struct code code = standard(self, value);
    return code.category == condition->category && code.value == condition->value;
}

_Bool LIBC(_ZNKSt3_V214error_category10equivalentERKSt10error_codei)(const struct category *self, const struct code *code, int value) {
    return self == code->category && code->value == value;
}

struct code LIBC(_ZNKSt10error_code23default_error_conditionEv)(const struct code *self) {
    struct code (*standard)(const struct category *, int) = (struct code (*)(const struct category *, int))self->category->functions[5];
    return standard(self->category, self->value);
}

const struct type _ZTINSt3_V214error_categoryE = {IS_CLASS, "NSt3_V214error_categoryE"};

void LIBC(_ZNSt3_V214error_categoryD2Ev)(void *self) {
    (void)self;
}

#define CATEGORY(NAME, TEXT_OF)                                                                   \
    static const void *const NAME##_functions[] = {NULL, &_ZTINSt3_V214error_categoryE, nothing, nothing, NAME##_name, old_message, TEXT_OF, \
        LIBC(_ZNKSt3_V214error_category23default_error_conditionEi),                              \
        LIBC(_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition),                      \
        LIBC(_ZNKSt3_V214error_category10equivalentERKSt10error_codei)};                          \
    static const struct category NAME = {&NAME##_functions[2]};
CATEGORY(generic, error_message)
CATEGORY(system, error_message)
CATEGORY(future, future_message)

const struct category *LIBC(_ZNSt3_V216generic_categoryEv)(void) {
    return &generic;
}

const struct category *LIBC(_ZNSt3_V215system_categoryEv)(void) {
    return &system;
}

const struct category *LIBC(_ZSt15future_categoryv)(void) {
    return &future;
}

/* Exceptions with a code */

struct coded_exception {
    struct text_exception text;
    struct code code;
};

DESCRIBED(12system_error, St13runtime_error)
DESCRIBED(12future_error, St11logic_error)
void LIBC(_ZNSt12system_errorD2Ev)(void *self) {
    drop(TEXT);
}
void LIBC(_ZNSt12system_errorD1Ev)(void *self) {
    drop(TEXT);
}
void LIBC(_ZNSt12system_errorD0Ev)(void *self) {
    drop(TEXT);
    _ZdlPv(self);
}
TABLE_OF(12system_error, LIBC(_ZNKSt13runtime_error4whatEv))
FUNCTIONS(12future_error, drop(TEXT), TEXT)

/* What headers call */

#define THROWN(CLASS, SIZE) struct text_exception *thrown = __cxa_allocate_exception(SIZE);       \
    thrown->exception.kind = &_ZTVSt##CLASS[2]
#define GOES(CLASS) __cxa_throw(thrown, (const struct type *)&_ZTISt##CLASS, LIBC(_ZNSt##CLASS##D1Ev))

#define THROWS_PLAIN(NAME, CLASS)                                                                 \
    void LIBC(NAME)(void) {                                                                       \
        THROWN(CLASS, sizeof(struct exception));                                                  \
        GOES(CLASS);                                                                              \
    }
#define THROWS_TEXT(NAME, CLASS)                                                                  \
    void LIBC(NAME)(const char *text) {                                                           \
        THROWN(CLASS, sizeof(struct text_exception));                                             \
        thrown->text = new_text(text, strlen(text));                                              \
        GOES(CLASS);                                                                              \
    }

THROWS_PLAIN(_ZSt17__throw_bad_allocv, 9bad_alloc)
THROWS_PLAIN(_ZSt16__throw_bad_castv, 8bad_cast)
THROWS_PLAIN(_ZSt18__throw_bad_typeidv, 10bad_typeid)
THROWS_PLAIN(_ZSt21__throw_bad_exceptionv, 13bad_exception)
THROWS_PLAIN(_ZSt25__throw_bad_function_callv, 17bad_function_call)
THROWS_PLAIN(_ZSt28__throw_bad_array_new_lengthv, 20bad_array_new_length)
THROWS_PLAIN(__cxa_bad_cast, 8bad_cast)
THROWS_PLAIN(__cxa_bad_typeid, 10bad_typeid)
THROWS_PLAIN(__cxa_throw_bad_array_new_length, 20bad_array_new_length)
THROWS_TEXT(_ZSt19__throw_logic_errorPKc, 11logic_error)
THROWS_TEXT(_ZSt20__throw_domain_errorPKc, 12domain_error)
THROWS_TEXT(_ZSt24__throw_invalid_argumentPKc, 16invalid_argument)
THROWS_TEXT(_ZSt20__throw_length_errorPKc, 12length_error)
THROWS_TEXT(_ZSt20__throw_out_of_rangePKc, 12out_of_range)
THROWS_TEXT(_ZSt21__throw_runtime_errorPKc, 13runtime_error)
THROWS_TEXT(_ZSt19__throw_range_errorPKc, 11range_error)
THROWS_TEXT(_ZSt22__throw_overflow_errorPKc, 14overflow_error)
THROWS_TEXT(_ZSt23__throw_underflow_errorPKc, 15underflow_error)

void LIBC(_ZSt24__throw_out_of_range_fmtPKcz)(const char *format, ...) {
    char text[256];
    va_list arguments;
    __builtin_va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    __builtin_va_end(arguments);
    THROWN(12out_of_range, sizeof(struct text_exception));
    thrown->text = new_text(text, strlen(text));
    GOES(12out_of_range);
}

void LIBC(_ZSt20__throw_system_errori)(int value) {
    THROWN(12system_error, sizeof(struct coded_exception));
    const char *text = strerror(value);
    thrown->text = new_text(text, strlen(text));
    struct code code = {value, &generic};
    ((struct coded_exception *)thrown)->code = code;
    GOES(12system_error);
}

void LIBC(_ZSt20__throw_future_errori)(int value) {
    THROWN(12future_error, sizeof(struct coded_exception));
    const char *text = of_future(value);
    thrown->text = new_text(text, strlen(text));
    struct code code = {value, &future};
    ((struct coded_exception *)thrown)->code = code;
    GOES(12future_error);
}

/* What cannot be allocated is thrown. */

void *tb_new(size_t size, size_t alignment);

static void *allocate(size_t size, size_t alignment) {
    void *object = tb_new(size, alignment);
    if (object == NULL)
        LIBC(_ZSt17__throw_bad_allocv)();
    return object;
}

void *LIBC(_Znwm)(size_t size) {
    return allocate(size, 16);
}

void *LIBC(_Znam)(size_t size) {
    return allocate(size, 16);
}

void *LIBC(_ZnwmSt11align_val_t)(size_t size, size_t alignment) {
    return allocate(size, alignment);
}

void *LIBC(_ZnamSt11align_val_t)(size_t size, size_t alignment) {
    return allocate(size, alignment);
}
