/* Regular expressions: a pattern becomes a small program. */
#include "library.h"

void *malloc(size_t size);
void *realloc(void *old, size_t size);
void free(void *gone);
size_t strlen(const char *text);
void *memmove(void *to, const void *from, size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *memset(void *to, int c, size_t size);
int strncmp(const char *a, const char *b, size_t count);
int isalnum(int c);
int isalpha(int c);
int isblank(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);
int tolower(int c);
int toupper(int c);

#include "regex.h"

#define DEEPEST 255 /* what an interval may ask for */

struct parser {
    struct program *program;
    const char *at;
    int extended, depth, error;
    unsigned char closed[10];
};

static int emit(struct parser *parser, enum op op, int x, int y) {
    struct program *program = parser->program;
    if (program->length == program->room) {
        program->room = program->room ? 2 * program->room : 16;
        program->code = realloc(program->code, (size_t)program->room * sizeof *program->code);
    }
    struct code *code = &program->code[program->length];
    code->op = op;
    code->x = x;
    code->y = y;
    return program->length++;
}

/* Puts an instruction before those from a place on. */
static void insert(struct parser *parser, int place, enum op op, int x, int y) {
    emit(parser, op, 0, 0);
    struct code *code = parser->program->code;
    memmove(code + place + 1, code + place, (size_t)(parser->program->length - 1 - place) * sizeof *code);
    code[place].op = op;
    code[place].x = x;
    code[place].y = y;
}

static struct set *new_set(struct parser *parser) {
    struct program *program = parser->program;
    program->sets = realloc(program->sets, (size_t)(program->set_count + 1) * sizeof *program->sets);
    struct set *set = &program->sets[program->set_count];
    memset(set, 0, sizeof *set);
    emit(parser, SET, program->set_count++, 0);
    return set;
}

static void of_kind(struct parser *parser, int (*kind)(int), int inverted) {
    struct set *set = new_set(parser);
    for (int c = 1; c < 256; c++)
        set->has[c] = (kind(c) != 0) != inverted;
}

static const struct {
    const char *name;
    int (*has)(int);
} classes[] = {
    {"alnum", isalnum}, {"alpha", isalpha}, {"blank", isblank}, {"cntrl", iscntrl}, {"digit", isdigit},
    {"graph", isgraph},
    {"lower", islower}, {"print", isprint}, {"punct", ispunct}, {"space", isspace},
    {"upper", isupper}, {"xdigit", isxdigit},
};

/* Whether what begins with [., [= or [: has its end. */
static int is_closed(const char *at) {
    for (const char *end = at + 2; *end; end++)
        if (end[0] == at[1] && end[1] == ']')
            return 1;
    return 0;
}

/* One character of a bracket: itself, or [.c.] or [=c=]. */
static int element(struct parser *parser) {
    const char *at = parser->at;
    if (at[0] == '[' && (at[1] == '.' || at[1] == '=')) {
        if (!at[2] || at[3] != at[1] || at[4] != ']') {
            parser->error = is_closed(at) ? ECOLLATE : EBRACK;
            return 0;
        }
        parser->at += 5;
        return (unsigned char)at[2];
    }
    if (!*at) {
        parser->error = EBRACK;
        return 0;
    }
    parser->at++;
    return (unsigned char)*at;
}

static void bracket(struct parser *parser) {
    struct set *set = new_set(parser);
    int inverted = *parser->at == '^', flags = parser->program->flags;
    if (inverted)
        parser->at++;
    /* As GNU's, which tells this from a bracket that has begun. */
    if (!*parser->at)
        parser->error = BADPAT;
    for (int first = 1; !parser->error && (first || *parser->at != ']'); first = 0) {
        if (parser->at[0] == '[' && parser->at[1] == ':') {
            int found = 0;
            for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
                size_t length = strlen(classes[i].name);
                if (strncmp(parser->at + 2, classes[i].name, length) != 0 || strncmp(parser->at + 2 + length, ":]", 2) != 0)
                    continue;
                for (int c = 1; c < 256; c++)
                    if (classes[i].has(c) || ((flags & ICASE) && (classes[i].has(tolower(c)) || classes[i].has(toupper(c)))))
                        set->has[c] = 1;
                parser->at += length + 4;
                found = 1;
                break;
            }
            if (!found) {
                parser->error = is_closed(parser->at) ? ECTYPE : EBRACK;
                return;
            }
            continue;
        }
        int from = element(parser), to = from;
        if (!parser->error && parser->at[0] == '-' && parser->at[1] && parser->at[1] != ']') {
            parser->at++;
            to = element(parser);
            if (!parser->error && to < from)
                parser->error = BADRANGE;
        }
        for (int c = from; c <= to && !parser->error; c++)
            set->has[c] = 1;
    }
    if (parser->error)
        return;
    parser->at++;
    if (flags & ICASE)
        for (int c = 1; c < 256; c++)
            if (set->has[c])
                set->has[tolower(c)] = set->has[toupper(c)] = 1;
    if (inverted) {
        for (int c = 1; c < 256; c++)
            set->has[c] = !set->has[c];
        if (flags & NEWLINE)
            set->has['\n'] = 0;
    }
}

/* Whether an operator stands here: as itself in extended patterns, behind a backslash in basic ones. */
static int here(struct parser *parser, char operator) {
    if (parser->extended)
        return *parser->at == operator;
    return parser->at[0] == '\\' && parser->at[1] == operator;
}

static void step_over(struct parser *parser) { parser->at += parser->extended ? 1 : 2; }

static void alternatives(struct parser *parser);

/* A piece from its start on, repeated from `least` to `most` times; -1 for any number. */
static void repeat(struct parser *parser, int start, int least, int most) {
    struct program *program = parser->program;
    int length = program->length - start;
    struct code *piece = malloc((size_t)(length + 1) * sizeof *piece);
    memcpy(piece, program->code + start, (size_t)length * sizeof *piece);
    program->length = start;
    int copies = most < 0 ? least : most;
    for (int i = 0; i < copies; i++) {
        if (i >= least)
            emit(parser, SPLIT, 1, (copies - i) * (length + 1));
        for (int k = 0; k < length; k++)
            emit(parser, piece[k].op, piece[k].x, piece[k].y);
    }
    if (most < 0) {
        int loop = program->loops++;
        emit(parser, LOOP, loop, least > 0);
        emit(parser, SPLIT, 1, length + 3);
        emit(parser, ENTER, loop, 0);
        for (int k = 0; k < length; k++)
            emit(parser, piece[k].op, piece[k].x, piece[k].y);
        emit(parser, AGAIN, loop, -(length + 2));
    }
    free(piece);
}

enum { NONE = -1, WRONG = -2, LARGEST = 32767 };

/* A number of an interval, up to the comma, the end of the interval or that of the pattern. */
static int number(struct parser *parser) {
    int number = NONE;
    for (; *parser->at && *parser->at != ',' && !here(parser, '}'); parser->at++) {
        if (*parser->at < '0' || *parser->at > '9' || number == WRONG)
            number = WRONG;
        else if (number <= LARGEST)
            number = 10 * (number == NONE ? 0 : number) + (*parser->at - '0');
    }
    return *parser->at ? number : WRONG;
}

static int interval(struct parser *parser, int *least, int *most) {
    *least = number(parser);
    if (*least == NONE) {
        if (*parser->at != ',')
            return BADBR;
        *least = 0;
    }
    *most = *least;
    if (*least != WRONG && *parser->at == ',') {
        parser->at++;
        *most = number(parser);
    }
    if (*least == WRONG || *most == WRONG || !here(parser, '}'))
        return *parser->at ? BADBR : EBRACE;
    step_over(parser);
    if (*most != NONE && *most < *least)
        return BADBR;
    return *least > LARGEST || *most > LARGEST ? ESIZE : *least > DEEPEST || *most > DEEPEST ? ESPACE : 0;
}

/* What follows a piece: *, +, ?, an interval; several of them one after the other. */
static void suffixes(struct parser *parser, int start) {
    for (int first = 1;; first = 0) {
        /* A basic pattern repeats no repetition. */
        if (!parser->extended && !first && (*parser->at == '*' || here(parser, '{'))) {
            parser->error = BADRPT;
            return;
        }
        if (*parser->at == '*') {
            parser->at++;
            repeat(parser, start, 0, -1);
        } else if (here(parser, '+')) {
            step_over(parser);
            repeat(parser, start, 1, -1);
        } else if (here(parser, '?')) {
            step_over(parser);
            repeat(parser, start, 0, 1);
        } else if (here(parser, '{')) {
            step_over(parser);
            int least, most;
            parser->error = interval(parser, &least, &most);
            if (parser->error)
                return;
            repeat(parser, start, least, most);
        } else
            return;
    }
}

static void group(struct parser *parser) {
    int number = ++parser->program->groups;
    emit(parser, SAVE, 2 * number, 0);
    parser->depth++;
    alternatives(parser);
    parser->depth--;
    if (parser->error)
        return;
    if (!here(parser, ')')) {
        parser->error = EPAREN;
        return;
    }
    step_over(parser);
    emit(parser, SAVE, 2 * number + 1, 0);
    if (number < 10)
        parser->closed[number] = 1;
}

static void character(struct parser *parser, int c) {
    if (parser->program->flags & ICASE)
        emit(parser, CHAR, tolower(c), toupper(c));
    else
        emit(parser, CHAR, c, c);
}

static void escaped(struct parser *parser) {
    int c = (unsigned char)parser->at[1];
    if (!c) {
        parser->error = EESCAPE;
        return;
    }
    parser->at += 2;
    switch (c) {
    case 'w': of_kind(parser, is_word, 0); break;
    case 'W': of_kind(parser, is_word, 1); break;
    case 's': of_kind(parser, isspace, 0); break;
    case 'S': of_kind(parser, isspace, 1); break;
    case '<': emit(parser, WORD_START, 0, 0); break;
    case '>': emit(parser, WORD_STOP, 0, 0); break;
    case 'b': emit(parser, BOUNDARY, 0, 0); break;
    case 'B': emit(parser, INSIDE, 0, 0); break;
    default:
        if (c >= '1' && c <= '9') {
            if (!parser->closed[c - '0'])
                parser->error = ESUBREG;
            emit(parser, SAME, c - '0', 0);
        } else
            character(parser, c);
    }
}

/* Whether a sequence ends here. */
static int at_end(struct parser *parser) {
    return !*parser->at || here(parser, '|') || (here(parser, ')') && (parser->depth > 0 || !parser->extended));
}

static int ends_behind(struct parser *parser) {
    struct parser after = *parser;
    after.at++;
    return at_end(&after);
}

static int is_anchor(enum op op) { return op >= START && op <= INSIDE; }

static void sequence(struct parser *parser) {
    int first = 1;
    while (!parser->error && !at_end(parser)) {
        int start = parser->program->length, c = (unsigned char)*parser->at;
        if (here(parser, '(')) {
            step_over(parser);
            group(parser);
        } else if (c == '^' && (parser->extended || first)) {
            parser->at++;
            emit(parser, START, 0, 0);
        } else if (c == '$' && (parser->extended || ends_behind(parser))) {
            parser->at++;
            emit(parser, STOP, 0, 0);
        } else if (c == '.') {
            parser->at++;
            emit(parser, ANY, 0, 0);
        } else if (c == '[') {
            parser->at++;
            bracket(parser);
        } else if (parser->extended && (c == '*' || c == '+' || c == '?' || c == '{')) {
            parser->error = BADRPT;
        } else if (c == '\\') {
            if (here(parser, '{'))
                parser->error = BADRPT;
            else
                escaped(parser);
        } else {
            parser->at++;
            character(parser, c);
        }
        first = 0;
        /* Nothing repeats an anchor: behind it stands a piece of its own. */
        if (parser->program->length > start && is_anchor(parser->program->code[start].op))
            continue;
        if (!parser->error)
            suffixes(parser, start);
    }
}

static void alternatives(struct parser *parser) {
    int first = parser->program->length, start = first;
    sequence(parser);
    while (!parser->error && here(parser, '|')) {
        step_over(parser);
        insert(parser, start, SPLIT, 1, parser->program->length - start + 2);
        emit(parser, JUMP, 0, 0);
        start = parser->program->length;
        sequence(parser);
    }
    /* Those that lead nowhere yet lead behind all. */
    for (int i = first; i < parser->program->length; i++)
        if (parser->program->code[i].op == JUMP && parser->program->code[i].x == 0)
            parser->program->code[i].x = parser->program->length - i;
}

static void drop(struct program *program) {
    free(program->code);
    free(program->sets);
    free(program);
}

int LIBC(regcomp)(regex_t *to, const char *pattern, int flags) {
    struct program *program = malloc(sizeof *program);
    memset(program, 0, sizeof *program);
    program->flags = flags;
    struct parser parser = {program, pattern, flags & EXTENDED, 0, 0, {0}};
    alternatives(&parser);
    if (!parser.error && *parser.at)
        parser.error = EPAREN;
    if (parser.error) {
        drop(program);
        return parser.error;
    }
    emit(&parser, DONE, 0, 0);
    memset(to, 0, sizeof *to);
    to->program = program;
    to->re_nsub = (size_t)program->groups;
    return 0;
}
