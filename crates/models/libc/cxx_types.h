/* Types as C++ programs know them at run time, laid out as the Itanium C++ ABI has it. What kind of type one is, its table of virtual
 * functions says; of such tables only the addresses matter here. */
#ifndef CXX_TYPES_H
#define CXX_TYPES_H
#include "library.h"

struct type {
    const void *kind;
    const char *name;
};

struct class_with_base {
    struct type type;
    const struct type *base;
};

struct base {
    const struct type *type;
    /* Where it is, above eight bits: bytes from the beginning of the object, or where its table of virtual functions says. */
    long place;
};

struct class_with_bases {
    struct type type;
    unsigned flags;
    unsigned count;
    struct base bases[];
};

struct pointer {
    struct type type;
    unsigned flags;
    const struct type *to;
};

struct member_pointer {
    struct pointer pointer;
    const struct type *of;
};

enum { IS_VIRTUAL = 1, IS_PUBLIC = 2, PLACE = 8 };
/* Of what a pointer points to: const, volatile, restrict. */
enum { QUALIFIED = 7, IS_CONST = 1 };
/* Behind the pointer a function that throws nothing. */
enum { IS_NOEXCEPT = 64 };

/* The address of a table of virtual functions is that of its third word. */
#define KIND(symbol) ((const void *)&symbol[2])

extern const void *const _ZTVN10__cxxabiv117__class_type_infoE[];
extern const void *const _ZTVN10__cxxabiv120__si_class_type_infoE[];
extern const void *const _ZTVN10__cxxabiv121__vmi_class_type_infoE[];
extern const void *const _ZTVN10__cxxabiv119__pointer_type_infoE[];
extern const void *const _ZTVN10__cxxabiv129__pointer_to_member_type_infoE[];
extern const void *const _ZTVN10__cxxabiv120__function_type_infoE[];
extern const void *const _ZTVN10__cxxabiv123__fundamental_type_infoE[];
#define IS_CLASS KIND(_ZTVN10__cxxabiv117__class_type_infoE)
#define IS_CLASS_WITH_BASE KIND(_ZTVN10__cxxabiv120__si_class_type_infoE)
#define IS_CLASS_WITH_BASES KIND(_ZTVN10__cxxabiv121__vmi_class_type_infoE)
#define IS_POINTER KIND(_ZTVN10__cxxabiv119__pointer_type_infoE)
#define IS_MEMBER_POINTER KIND(_ZTVN10__cxxabiv129__pointer_to_member_type_infoE)
#define IS_FUNCTION KIND(_ZTVN10__cxxabiv120__function_type_infoE)
#define IS_FUNDAMENTAL KIND(_ZTVN10__cxxabiv123__fundamental_type_infoE)

#endif
