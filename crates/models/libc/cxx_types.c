/* The descriptions of types that no program brings: kinds of types, and those that the language has. What programs do with them. */
#include "cxx_bases.h"

/* What a program hands over as its own name, to be told from others. */
char __dso_handle = 0;

/* What tells `new` that does not throw. */
const struct { char unused; } _ZSt7nothrow = {0};

/* Of these tables a program only takes addresses. */
#define TABLE(symbol) const void *const symbol[11] = {0}
TABLE(_ZTVN10__cxxabiv117__class_type_infoE);
TABLE(_ZTVN10__cxxabiv120__si_class_type_infoE);
TABLE(_ZTVN10__cxxabiv121__vmi_class_type_infoE);
TABLE(_ZTVN10__cxxabiv119__pointer_type_infoE);
TABLE(_ZTVN10__cxxabiv129__pointer_to_member_type_infoE);
TABLE(_ZTVN10__cxxabiv120__function_type_infoE);
TABLE(_ZTVN10__cxxabiv123__fundamental_type_infoE);
TABLE(_ZTVN10__cxxabiv116__enum_type_infoE);
TABLE(_ZTVN10__cxxabiv117__array_type_infoE);

#define FUNDAMENTAL(code)                                                                         \
    const struct type _ZTI##code = {IS_FUNDAMENTAL, #code};                                       \
    const struct pointer _ZTIP##code = {{IS_POINTER, "P" #code}, 0, &_ZTI##code};                 \
    const struct pointer _ZTIPK##code = {{IS_POINTER, "PK" #code}, IS_CONST, &_ZTI##code};
FUNDAMENTAL(v)
FUNDAMENTAL(b)
FUNDAMENTAL(c)
FUNDAMENTAL(a)
FUNDAMENTAL(h)
FUNDAMENTAL(s)
FUNDAMENTAL(t)
FUNDAMENTAL(i)
FUNDAMENTAL(j)
FUNDAMENTAL(l)
FUNDAMENTAL(m)
FUNDAMENTAL(x)
FUNDAMENTAL(y)
FUNDAMENTAL(n)
FUNDAMENTAL(o)
FUNDAMENTAL(w)
FUNDAMENTAL(Ds)
FUNDAMENTAL(Di)
FUNDAMENTAL(Du)
FUNDAMENTAL(f)
FUNDAMENTAL(d)
FUNDAMENTAL(e)
FUNDAMENTAL(g)
FUNDAMENTAL(Dn)

/* The end of a thread from outside, which is no exception here. */
const struct type _ZTIN10__cxxabiv115__forced_unwindE = {IS_CLASS, "N10__cxxabiv115__forced_unwindE"};

/* What the table of virtual functions of an object stands behind. */
struct dynamic {
    long to_whole;
    const struct type *type;
};

void *LIBC(__dynamic_cast)(const void *part, const struct type *from, const struct type *to, long hint) {
    (void)hint;
    const struct dynamic *dynamic = (const struct dynamic *)*(const char *const *)part - 1;
    const char *whole = (const char *)part + dynamic->to_whole;
    const struct type *type = dynamic->type;
    /* Down: of what the part is a part. */
    struct parts around = {to, 0, NULL, from, part};
    look_for(&around, type, whole, 1);
    if (around.found == 1)
        return (void *)around.first;
    /* Across: what both the part and the result are parts of. */
    struct parts beside = {to, 0, NULL, NULL, NULL};
    look_for(&beside, type, whole, 1);
    if (around.found > 1 || beside.found != 1 || !contains(type, whole, from, part) || !contains(type, whole, to, beside.first))
        return NULL;
    return (void *)beside.first;
}
