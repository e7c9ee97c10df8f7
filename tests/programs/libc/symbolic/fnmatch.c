// expect: safe
// fnmatch of every pattern of up to 4 bytes and every string of up to 4 bytes, but for classes of characters; and of a longer
// pattern.
#include <fnmatch.h>
#include <threadbare.h>

/* One element of a pattern: its text ends behind `size` bytes; what is in at most three ranges matches it. */
struct element {
    int size, is_inverted, count;
    unsigned char low[3], high[3];
};

static void add(struct element *e, char low, char high) {
    e->low[e->count] = (unsigned char)low;
    e->high[e->count++] = (unsigned char)high;
}

/* A byte that stands for itself if the backslash before it is dropped; 0 if there is none. */
static char plain(const char *p, int *i) {
    if (p[*i] == '\\')
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
 * inside a range unless a bracket came before. */
static int is_bracket(const char *p, struct element *e) {
    int i = 1;
    e->is_inverted = p[i] == '!' || p[i] == '^';
    i += e->is_inverted;
    for (int start = i; i == start || p[i] != ']';) {
        if (!p[i])
            return 0;
        char low = plain(p, &i), high = low;
        if (low && p[i] == '-' && !p[i + 1] && (low == '[' || is_in(e, '[')))
            return 0;
        if (low && p[i] == '-' && p[i + 1] != ']') {
            i++;
            high = plain(p, &i);
        }
        if (!low || !high) {
            *e = (struct element){.size = i};
            return 1;
        }
        add(e, low, high);
    }
    e->size = i + 1;
    return 1;
}

static struct element element(const char *p) {
    struct element e = {0};
    if (p[0] == '[' && is_bracket(p, &e))
        return e;
    e = (struct element){0};
    if (p[0] == '?') {
        e.size = 1;
        add(&e, 1, '\xff');
    } else {
        char c = plain(p, &e.size);
        if (c)
            add(&e, c, c);
    }
    return e;
}

/* Follows all the places of the text that what was read of the pattern can end at. Nothing of the text is decided. */
static int reference(const char *p, const char *text) {
    int is_at[5] = {1}, is_text[5] = {0};
    for (int i = 0; i < 4; i++)
        is_text[i] = (i == 0 || is_text[i - 1]) & (text[i] != 0);
    while (*p) {
        if (*p == '*') {
            for (int i = 0; i < 4; i++)
                is_at[i + 1] |= is_at[i] & is_text[i];
            p++;
            continue;
        }
        struct element e = element(p);
        p += e.size;
        for (int i = 4; i > 0; i--) {
            int is_member = is_in(&e, (unsigned char)text[i - 1]) != e.is_inverted;
            is_at[i] = is_at[i - 1] & is_text[i - 1] & (e.count > 0) & is_member;
        }
        is_at[0] = 0;
    }
    int is_end = 0;
    for (int i = 0; i < 5; i++)
        is_end |= is_at[i] & !is_text[i];
    return is_end;
}

int main(void) {
    char pattern[5], text[5];
    tb_bytes(pattern, 4, "pattern");
    tb_bytes(text, 4, "text");
    pattern[4] = text[4] = 0;
    for (int i = 0; i < 3; i++)
        tb_assume((pattern[i] != '[') | ((pattern[i + 1] != ':') & (pattern[i + 1] != '.') & (pattern[i + 1] != '=')));
    const char *sought = tb_choose(2, "is_long") ? "[a-c]*[^x-z]" : pattern;
    tb_assert(!fnmatch(sought, text, 0) == reference(sought, text));
    return 0;
}
