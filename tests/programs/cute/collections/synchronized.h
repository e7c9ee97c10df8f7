// What a wrapper makes of a collection that knows nothing of threads: each method takes the lock of its own collection. Where it is given another
// one it does as that one's methods do: some of them take a lock, a cursor does not. That is the defect, which all the collections here have: locks
// are taken in the order of the call, and the other one is walked through without its lock. With FIXED whoever works on two takes both locks first,
// the one at the lower address before the other.
//
// The program that includes this has the collection (`struct body`, `body_...`, `struct cursor`, `begin`, `more`, `next`, `drop`), `struct guarded`
// (`lock`, `body`) with `enter` and `leave`, and `GENERIC`: how many of the operations here it offers. What it offers besides is in `special`.

static void enter_both(struct guarded *self, struct guarded *other) {
#ifdef FIXED
    enter(self < other ? self : other);
    enter(self < other ? other : self);
#else
    (void)other;
    enter(self);
#endif
}

static void leave_both(struct guarded *self, struct guarded *other) {
#ifdef FIXED
    leave(other);
#else
    (void)other;
#endif
    leave(self);
}

static int size(struct guarded *self) {
    enter(self);
    int count = body_size(&self->body);
    leave(self);
    return count;
}

static int contains(struct guarded *self, item value) {
    enter(self);
    int held = body_holds(&self->body, value);
    leave(self);
    return held;
}

static int add(struct guarded *self, item value) {
    enter(self);
    int added = body_add(&self->body, value);
    leave(self);
    return added;
}

static int take(struct guarded *self, item value) {
    enter(self);
    int taken = body_take(&self->body, value);
    leave(self);
    return taken;
}

static void clear(struct guarded *self) {
    enter(self);
    body_clear(&self->body);
    leave(self);
}

/// A copy of what is in it, made under its lock.
static int to_array(struct guarded *self, item *to) {
    struct cursor c;
    int count = 0;
    enter(self);
    for (begin(&c, self); more(&c) && count < ROOM;)
        to[count++] = next(&c);
    leave(self);
    return count;
}

static int contains_all(struct guarded *self, struct guarded *other) {
    struct cursor c;
    int all = 1;
    enter_both(self, other);
    for (begin(&c, other); all && more(&c);)
        all = body_holds(&self->body, next(&c));
    leave_both(self, other);
    return all;
}

static int add_all(struct guarded *self, struct guarded *other) {
    item copy[ROOM];
    int changed = 0;
    enter_both(self, other);
    int count = to_array(other, copy);
    for (int i = 0; i < count; i++)
        changed |= body_add(&self->body, copy[i]);
    leave_both(self, other);
    return changed;
}

/// Takes out what the other one holds (or, with `keep`, what it does not hold).
static int take_all(struct guarded *self, struct guarded *other, int keep) {
    struct cursor c;
    int changed = 0;
    enter_both(self, other);
    for (begin(&c, self); more(&c);)
        if (contains(other, next(&c)) != keep) {
            drop(&c);
            changed = 1;
        }
    leave_both(self, other);
    return changed;
}

/// The same elements in the same order.
static int equals(struct guarded *self, struct guarded *other) {
    struct cursor a, b;
    int same = 1;
    enter_both(self, other);
    begin(&a, self);
    begin(&b, other);
    while (same && more(&a) && more(&b))
        same = next(&a) == next(&b);
    same = same && !more(&a) && !more(&b);
    leave_both(self, other);
    return same;
}

static unsigned hash(struct guarded *self) {
    struct cursor c;
    unsigned sum = 1;
    enter(self);
    for (begin(&c, self); more(&c);)
        sum = 31 * sum + next(&c);
    leave(self);
    return sum;
}

/// The largest element: a function beside the collection, which walks through it without a lock.
static int largest(struct guarded *self) {
    struct cursor c;
    int most = -1;
#ifdef FIXED
    enter(self);
#endif
    for (begin(&c, self); more(&c);) {
        item value = next(&c);
        if (value > most)
            most = value;
    }
#ifdef FIXED
    leave(self);
#endif
    return most;
}

/// A walk as users are told to do it: they take the lock themselves.
static int walk(struct guarded *self) {
    struct cursor c;
    int count = 0;
    enter(self);
    for (begin(&c, self); more(&c); count++)
        next(&c);
    leave(self);
    return count;
}

static int any_in_common(struct guarded *self, struct guarded *other) {
    struct cursor c;
    int any = 0;
    enter_both(self, other);
    for (begin(&c, self); !any && more(&c);)
        any = contains(other, next(&c));
    leave_both(self, other);
    return any;
}

static int take_any(struct guarded *self) {
    struct cursor c;
    enter(self);
    begin(&c, self);
    int any = more(&c);
    if (any) {
        next(&c);
        drop(&c);
    }
    leave(self);
    return any;
}

static int replace(struct guarded *self, item old, item new) {
    enter(self);
    int done = body_take(&self->body, old) && body_add(&self->body, new);
    leave(self);
    return done;
}

static int add_both(struct guarded *self, item value) {
    enter(self);
    int changed = body_add(&self->body, value) + body_add(&self->body, (item)(value + 1));
    leave(self);
    return changed;
}

static void operate(int operation, struct guarded *self, struct guarded *other, item value) {
    item copy[ROOM];
    if (operation >= GENERIC) {
        special(operation - GENERIC, self, other, value);
        return;
    }
    switch (operation) {
    case 0: add(self, value); break;
    case 1: contains_all(self, other); break;
    case 2: add_all(self, other); break;
    case 3: clear(self); break;
    case 4: take_all(self, other, 0); break;
    case 5: take(self, value); break;
    case 6: take_all(self, other, 1); break;
    case 7: contains(self, value); break;
    case 8: equals(self, other); break;
    case 9: size(self); break;
    case 10: to_array(self, copy); break;
    case 11: hash(self); break;
    case 12: largest(self); break;
    case 13: walk(self); break;
    case 14: any_in_common(self, other); break;
    case 15: take_any(self); break;
    case 16: replace(self, value, (item)(value + 1)); break;
    case 17: add_both(self, value); break;
    case 18: size(self); size(other); break;
    default: (void)(contains(self, value) || add(self, value));
    }
}
