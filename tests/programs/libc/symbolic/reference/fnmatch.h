/* The reference for fnmatch: follows all the places of a text of up to 4 bytes that what was read of the pattern can end at. Nothing of the
 * text is decided. */
#define _GNU_SOURCE
#include <fnmatch.h>
#include <threadbare.h>

/* One element of a pattern: its text ends behind `size` bytes; what is in one of its ranges matches it. */
struct element {
    int size, is_inverted, count;
    unsigned char low[3], high[3];
};

/* Without decisions. */
static unsigned char folded(char c, int flags) {
    unsigned char byte = (unsigned char)c;
    return (unsigned char)(byte + 32 * ((flags & FNM_CASEFOLD) != 0 & byte >= 'A' & byte <= 'Z'));
}

static void add(struct element *e, char low, char high, int flags) {
    e->low[e->count] = folded(low, flags);
    e->high[e->count++] = folded(high, flags);
}

/* A byte that stands for itself if the backslash before it is dropped; 0 if there is none. */
static char plain(const char *p, int *i, int flags) {
    if (!(flags & FNM_NOESCAPE) && p[*i] == '\\')
        ++*i;
    return p[*i] ? p[(*i)++] : 0;
}

static int is_in(const struct element *e, unsigned char c) {
    int found = 0;
    for (int i = 0; i < e->count; i++)
        found |= (e->low[i] <= c) & (c <= e->high[i]);
    return found;
}

/* Whether a bracket ends. If not, it stands for itself; but nothing matches one that ends behind a backslash, nor one that ends
 * inside a range unless a bracket came before, nor one with a collating element that does not end. */
static int is_bracket(const char *p, struct element *e, int flags) {
    int i = 1;
    e->is_inverted = p[i] == '!' || p[i] == '^';
    i += e->is_inverted;
    for (int start = i; i == start || p[i] != ']';) {
        if (!p[i])
            return 0;
        int is_collating = p[i] == '[' && (p[i + 1] == '.' || (p[i + 1] == '=' && is_in(e, '[')));
        char low = plain(p, &i, flags), high = low;
        if (low && !is_collating && p[i] == '-' && !p[i + 1] && (low == '[' || is_in(e, '[')))
            return 0;
        if (low && p[i] == '-' && p[i + 1] != ']') {
            i++;
            high = plain(p, &i, flags);
        }
        if (!low || !high || is_collating) {
            *e = (struct element){.size = i};
            return 1;
        }
        add(e, low, high, flags);
    }
    e->size = i + 1;
    return 1;
}

static int matches(const char *p, const char *text, int flags) {
    int is_at[5] = {1}, is_text[5] = {0}, is_hidden[5] = {0}, is_barred[5] = {0};
    for (int i = 0; i < 4; i++) {
        is_text[i] = (i == 0 || is_text[i - 1]) & (text[i] != 0);
        /* A slash is only matched by a slash, and a period at the start only by a period, if the flags say so. */
        is_barred[i] = (flags & FNM_PATHNAME) != 0 & text[i] == '/';
        is_hidden[i] = (flags & FNM_PERIOD) != 0 & text[i] == '.' & (i == 0 || is_barred[i - 1]);
    }
    while (*p) {
        if (*p == '*') {
            for (int i = 0; i < 5; i++)
                is_at[i] &= !is_hidden[i];
            for (int i = 0; i < 4; i++)
                is_at[i + 1] |= is_at[i] & is_text[i] & !is_barred[i];
            p++;
            continue;
        }
        struct element e = {0};
        int is_wild = *p == '?';
        if (is_wild) {
            e.size = 1;
            add(&e, 1, '\xff', 0);
        } else if (*p == '[' && is_bracket(p, &e, flags))
            is_wild = 1;
        else {
            e = (struct element){0};
            char c = plain(p, &e.size, flags);
            if (c)
                add(&e, c, c, flags);
        }
        p += e.size;
        for (int i = 4; i > 0; i--) {
            int is_member = is_in(&e, folded(text[i - 1], flags)) != e.is_inverted;
            int is_refused = is_wild & (is_barred[i - 1] | is_hidden[i - 1]);
            is_at[i] = is_at[i - 1] & is_text[i - 1] & (e.count > 0) & is_member & !is_refused;
        }
        is_at[0] = 0;
    }
    int is_end = 0;
    for (int i = 0; i < 5; i++)
        is_end |= is_at[i] & (!is_text[i] | ((flags & FNM_LEADING_DIR) != 0 & i < 4 & text[i] == '/'));
    return is_end;
}
