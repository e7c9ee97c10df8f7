/* Regular expressions: all ways of a program through a text, of which the longest is kept. Of ways that are equally
 * long, the first one counts, as in glibc: the first alternative, and the most rounds of a loop. */
#include "library.h"

void *malloc(size_t size);
void free(void *gone);
size_t strlen(const char *text);
void *memcpy(void *to, const void *from, size_t size);
int isalnum(int c);
int tolower(int c);

#include "regex.h"

void LIBC(regfree)(regex_t *gone) {
    if (gone->program) {
        free(gone->program->code);
        free(gone->program->sets);
        free(gone->program);
    }
    gone->program = NULL;
}

/* A round of a loop: where it began, and how many there were with it. */
struct round {
    int from, count;
};

struct matcher {
    const struct program *program;
    const char *text;
    int end, flags;
    int *saved, *best;
    struct round *rounds;
    int found, hurry;
};

static int word_at(const struct matcher *matcher, int at) {
    return at >= 0 && at < matcher->end && is_word((unsigned char)matcher->text[at]);
}

/* Whether an instruction that takes no character holds at a place. */
static int holds(const struct matcher *matcher, enum op op, int at) {
    int lines = matcher->program->flags & NEWLINE;
    int before = word_at(matcher, at - 1), after = word_at(matcher, at);
    switch (op) {
    case START:
        return (at == 0 && !(matcher->flags & NOTBOL)) || (lines && at > 0 && matcher->text[at - 1] == '\n');
    case STOP:
        return (at == matcher->end && !(matcher->flags & NOTEOL)) || (lines && at < matcher->end && matcher->text[at] == '\n');
    case WORD_START:
        return !before && after;
    case WORD_STOP:
        return before && !after;
    case BOUNDARY:
        return before != after;
    default:
        return before == after;
    }
}

/* All ways on from here. */
static void go(struct matcher *matcher, int pc, int at) {
    for (;;) {
        if (matcher->hurry && matcher->found && matcher->best[1] == matcher->end)
            return;
        const struct code *code = &matcher->program->code[pc];
        int c = at < matcher->end ? (unsigned char)matcher->text[at] : -1;
        switch (code->op) {
        case CHAR:
            if (c < 0 || (c != code->x && c != code->y))
                return;
            at++;
            break;
        case ANY:
            if (c < 0 || (c == '\n' && (matcher->program->flags & NEWLINE)))
                return;
            at++;
            break;
        case SET:
            if (c < 0 || !matcher->program->sets[code->x].has[c])
                return;
            at++;
            break;
        case SAVE: {
            int before = matcher->saved[code->x];
            matcher->saved[code->x] = at;
            go(matcher, pc + 1, at);
            matcher->saved[code->x] = before;
            return;
        }
        case SPLIT:
            go(matcher, pc + code->x, at);
            pc += code->y;
            continue;
        case JUMP:
            pc += code->x;
            continue;
        case LOOP:
        case ENTER: {
            struct round *round = &matcher->rounds[code->x], before = *round;
            round->from = at;
            round->count = code->op == LOOP ? code->y : round->count + 1;
            go(matcher, pc + 1, at);
            *round = before;
            return;
        }
        case AGAIN:
            if (at != matcher->rounds[code->x].from) {
                pc += code->y;
                continue;
            }
            /* Only the first round may take nothing, and is the last then. */
            if (matcher->rounds[code->x].count > 1)
                return;
            break;
        case SAME: {
            int from = matcher->saved[2 * code->x], to = matcher->saved[2 * code->x + 1];
            if (to < 0)
                return;
            for (; from < to; from++, at++) {
                if (at >= matcher->end)
                    return;
                int a = (unsigned char)matcher->text[from], b = (unsigned char)matcher->text[at];
                if (a != b && !((matcher->program->flags & ICASE) && tolower(a) == tolower(b)))
                    return;
            }
            break;
        }
        case DONE:
            matcher->saved[1] = at;
            if (!matcher->found || at > matcher->best[1]) {
                matcher->found = 1;
                memcpy(matcher->best, matcher->saved, (size_t)(2 * matcher->program->groups + 2) * sizeof(int));
            }
            return;
        default:
            if (!holds(matcher, code->op, at))
                return;
        }
        pc++;
    }
}

int LIBC(regexec)(const regex_t *regex, const char *text, size_t count, regmatch_t *matches, int flags) {
    const struct program *program = regex->program;
    int numbers = 2 * program->groups + 2, base = 0;
    if (program->flags & NOSUB)
        count = 0;
    struct matcher matcher = {program, text, 0, flags, NULL, NULL, NULL, 0, 0};
    if (flags & STARTEND) {
        base = matches[0].rm_so;
        matcher.text = text + base;
        matcher.end = matches[0].rm_eo - base;
    } else
        matcher.end = (int)strlen(text);
    matcher.hurry = count < 2 || program->groups == 0;
    matcher.saved = malloc(2 * (size_t)numbers * sizeof(int));
    matcher.best = matcher.saved + numbers;
    matcher.rounds = malloc((size_t)(program->loops + 1) * sizeof *matcher.rounds);
    for (int start = 0; start <= matcher.end && !matcher.found; start++) {
        for (int i = 0; i < numbers; i++)
            matcher.saved[i] = -1;
        matcher.saved[0] = start;
        go(&matcher, 0, start);
    }
    for (size_t i = 0; matcher.found && i < count; i++) {
        int inside = i <= (size_t)program->groups && matcher.best[2 * i + 1] >= 0;
        matches[i].rm_so = inside ? base + matcher.best[2 * i] : -1;
        matches[i].rm_eo = inside ? base + matcher.best[2 * i + 1] : -1;
    }
    free(matcher.saved);
    free(matcher.rounds);
    return matcher.found ? 0 : NOMATCH;
}

size_t LIBC(regerror)(int code, const regex_t *regex, char *to, size_t size) {
    static const char *const texts[] = {
        "Success",
        "No match",
        "Invalid regular expression",
        "Invalid collation character",
        "Invalid character class name",
        "Trailing backslash",
        "Invalid back reference",
        "Unmatched [, [^, [:, [., or [=",
        "Unmatched ( or \\(",
        "Unmatched \\{",
        "Invalid content of \\{\\}",
        "Invalid range end",
        "Memory exhausted",
        "Invalid preceding regular expression",
        "Premature end of regular expression",
        "Regular expression too big",
        "Unmatched ) or \\)",
    };
    (void)regex;
    const char *text = texts[code];
    size_t length = strlen(text);
    if (size) {
        size_t copied = length < size ? length : size - 1;
        memcpy(to, text, copied);
        to[copied] = '\0';
    }
    return length + 1;
}
