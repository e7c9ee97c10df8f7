/* How the classes of objects contain each other. */
#ifndef CXX_BASES_H
#define CXX_BASES_H
#include "cxx_types.h"

int strcmp(const char *a, const char *b);

/* A type may have several descriptions; one whose name begins with a star is its only one. */
static int is_same(const struct type *a, const struct type *b) {
    return a == b || (a->name[0] != '*' && strcmp(a->name, b->name) == 0);
}

/* The bases of a class: how many, and each. */
static unsigned bases_of(const struct type *type) {
    if (type->kind == IS_CLASS_WITH_BASE)
        return 1;
    if (type->kind == IS_CLASS_WITH_BASES)
        return ((const struct class_with_bases *)type)->count;
    return 0;
}

static struct base base_of(const struct type *type, unsigned number) {
    if (type->kind == IS_CLASS_WITH_BASE) {
        struct base only = {((const struct class_with_base *)type)->base, IS_PUBLIC};
        return only;
    }
    return ((const struct class_with_bases *)type)->bases[number];
}

/* Where a base of an object is. A null pointer stays one. */
static const char *inside(const char *object, struct base base) {
    if (object == NULL)
        return NULL;
    long offset = base.place >> PLACE;
    if (base.place & IS_VIRTUAL)
        offset = *(const long *)(*(const char *const *)object + offset);
    return object + offset;
}

/* The parts of an object that are of a class, as far as public bases lead. */
struct parts {
    const struct type *wanted;
    unsigned found;
    const char *first;
    /* If it is no null pointer: only what contains, in public, a part of this class here. */
    const struct type *content_type;
    const char *content;
};

static int contains(const struct type *type, const char *object, const struct type *wanted, const char *at) {
    if (object == at && is_same(type, wanted))
        return 1;
    for (unsigned i = 0; i < bases_of(type); i++) {
        struct base base = base_of(type, i);
        if ((base.place & IS_PUBLIC) && contains(base.type, inside(object, base), wanted, at))
            return 1;
    }
    return 0;
}

/* With `any`, through bases that are not public, too. */
static void look_for(struct parts *parts, const struct type *type, const char *object, int any) {
    if (is_same(type, parts->wanted)) {
        if (parts->content && !contains(type, object, parts->content_type, parts->content))
            return;
        /* A virtual base is met on several ways, and is one. */
        if (parts->found > 0 && object != NULL && object == parts->first)
            return;
        if (parts->found++ == 0)
            parts->first = object;
        return;
    }
    for (unsigned i = 0; i < bases_of(type); i++) {
        struct base base = base_of(type, i);
        if (any || (base.place & IS_PUBLIC))
            look_for(parts, base.type, inside(object, base), any);
    }
}

#endif
