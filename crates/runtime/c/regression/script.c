/* The case (a text file of lines that begin with a word) and the table of places that was made when the program was linked
 * (`places.c`). Nothing here runs after the start but look-ups. */
#include "test.h"
#include <stdio.h>
#include <unistd.h>

const char *tb_kind = "";
int tb_abort_ends, tb_writers_first, tb_stand_count, tb_leader = -1, tb_stands_before = -1, tb_verbose;
struct step tb_stands[2];

static char **names, **files;
static int name_count, file_count;
static struct thing *things;
static int thing_count;
static struct step *steps;
static int step_count;
static int **own, *own_counts;
static struct { word *values; int count; } *inputs;

static struct { char *at; word size; char *name; } *symbols;
static int symbol_count;
static struct { word from; struct place place; } *calls;
static int call_count;
static char *globals_from = (char *)~(word)0, *globals_to;

static const char *const ops[OP_COUNT] = {
    "read", "write", "load", "store", "update", "section", "free", "call", "life", "weak", "lock", "taken", "unlock", "wait",
    "timeout", "spurious", "signal", "broadcast", "down", "empty", "up", "look", "arrive", "pass", "create", "join", "end",
    "exit", "remake"};

static void *grown(void *old, int count, size_t size) {
    if (count & (count - 1))
        return old;
    void *new = realloc(old, (count ? (size_t)count * 2 : 1) * size);
    if (!new)
        tb_broken("there is no memory for the case");
    return new;
}
#define ADD(list, count) (*((list) = grown((list), (count), sizeof *(list)), memset(&(list)[count], 0, sizeof *(list)), &(list)[(count)++]))

static enum op op_named(const char *name) {
    for (int op = 0; op < OP_COUNT; op++)
        if (strcmp(ops[op], name) == 0)
            return (enum op)op;
    tb_broken("the case has a step that is unknown here: %s", name);
}

static int parse_step(const char *rest, struct step *step) {
    char op[16];
    long long offset;
    unsigned long long size;
    memset(step, 0, sizeof *step);
    if (sscanf(rest, "%d %d %d %15s %d %lld %llu %d", &step->thread, &step->place.file, &step->place.line, op, &step->thing,
               &offset, &size, &step->argument) != 8)
        return 0;
    step->op = op_named(op);
    step->offset = offset;
    step->size = size;
    return step->thread < name_count && step->thing < thing_count;
}

static int parse(const char *word_at, char *rest) {
#define IS(name) (strcmp(word_at, name) == 0)
    if (IS("kind"))
        tb_kind = strdup(rest);
    else if (IS("thread"))
        ADD(names, name_count) = strdup(rest);
    else if (IS("source"))
        ADD(files, file_count) = strdup(rest);
    else if (IS("abort-ends"))
        tb_abort_ends = 1;
    else if (IS("writers-first"))
        tb_writers_first = 1;
    else if (IS("leader"))
        tb_leader = atoi(rest);
    else if (IS("made-before"))
        tb_stands_before = atoi(rest);
    else if (IS("input")) {
        int thread;
        unsigned long long value;
        if (sscanf(rest, "%d %llu", &thread, &value) != 2 || thread < 0 || thread >= name_count)
            return 0;
        if (!inputs)
            inputs = calloc((size_t)name_count, sizeof *inputs);
        ADD(inputs[thread].values, inputs[thread].count) = value;
    } else if (IS("thing")) {
        struct thing *thing = &ADD(things, thing_count);
        unsigned long long size;
        int length = 0;
        if (sscanf(rest, "%c %llu %n", &thing->kind, &size, &length) != 2)
            return 0;
        thing->size = size;
        thing->name = strdup(rest + length);
    } else if (IS("line")) {
        int file, line, length = 0;
        if (sscanf(rest, "%d %d %n", &file, &line, &length) != 2)
            return 0;
        tb_know_line(file, line, rest + length);
    } else if (IS("step")) {
        struct step step;
        if (!parse_step(rest, &step))
            return 0;
        ADD(steps, step_count) = step;
    } else if (IS("stand")) {
        if (tb_stand_count == 2 || !parse_step(rest, &tb_stands[tb_stand_count]))
            return 0;
        tb_stand_count++;
    }
    return 1;
}

static FILE *opened(const char *variable) {
    const char *path = getenv(variable);
    FILE *file = path ? fopen(path, "r") : NULL;
    if (!file)
        tb_broken("%s names no file that can be read", variable);
    return file;
}

static int by_call(const void *a, const void *b) {
    word one = *(const word *)a, other = *(const word *)b;
    return one < other ? -1 : one > other;
}

/* Lines of the table: `symbol AT SIZE NAME`, and `call RETURN LINE FILE`. */
static void read_places(void) {
    FILE *file = opened("THREADBARE_PLACES");
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, file) > 0) {
        unsigned long long at, size;
        int number, length = 0;
        line[strcspn(line, "\n")] = 0;
        if (sscanf(line, "symbol %llx %llx %n", &at, &size, &length) == 2) {
            char *name = line + length, *start = (char *)at;
            symbols = grown(symbols, symbol_count, sizeof *symbols);
            symbols[symbol_count].at = start;
            symbols[symbol_count].size = size;
            symbols[symbol_count++].name = strdup(name);
            if (start < globals_from)
                globals_from = start;
            if (start + size > globals_to)
                globals_to = start + size;
        } else if (sscanf(line, "call %llx %d %n", &at, &number, &length) == 2) {
            struct place place = {-1, number};
            for (int i = 0; i < file_count; i++)
                if (strcmp(files[i], line + length) == 0)
                    place.file = i;
            calls = grown(calls, call_count, sizeof *calls);
            calls[call_count].from = at;
            calls[call_count++].place = place;
        }
    }
    free(line);
    fclose(file);
    if (calls)
        qsort(calls, (size_t)call_count, sizeof *calls, by_call);
}

/* What a compiler calls a variable inside a function: clang `function.name`, gcc `name.7`. */
static int is_called(const char *symbol, const char *name) {
    size_t length = strlen(name);
    if (strcmp(symbol, name) == 0)
        return 1;
    const char *dot = strchr(name, '.');
    if (strncmp(symbol, name, length) == 0 && symbol[length] == '.')
        return 1;
    return dot && dot[1] && is_called(symbol, dot + 1);
}

static void find_globals(void) {
    for (int i = 0; i < thing_count; i++) {
        struct thing *thing = &things[i];
        int found = 0;
        for (int j = 0; thing->kind == 'g' && j < symbol_count; j++)
            if (is_called(symbols[j].name, thing->name) && (!thing->size || symbols[j].size == thing->size)) {
                thing->at = symbols[j].at;
                found++;
            }
        /* Of several with one name it shows which is meant. */
        thing->is_known = found == 1;
    }
}

static const char *file_name(int file) { return file >= 0 && file < file_count ? files[file] : ""; }

void tb_read(void) {
    FILE *file = opened("THREADBARE_CASE");
    char *line = NULL;
    size_t room = 0;
    int number = 0;
    while (getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = 0;
        number++;
        size_t length = strcspn(line, " ");
        char *rest = line + length + (line[length] == ' ');
        line[length] = 0;
        if (!parse(line, rest))
            tb_broken("line %d of the case cannot be read", number);
    }
    free(line);
    fclose(file);
    tb_find_lines(file_name);
    for (int i = 0; i < step_count; i++)
        steps[i].place.line = tb_line_now(steps[i].place.file, steps[i].place.line);
    for (int i = 0; i < tb_stand_count; i++)
        tb_stands[i].place.line = tb_line_now(tb_stands[i].place.file, tb_stands[i].place.line);
    own = calloc((size_t)name_count + 1, sizeof *own);
    own_counts = calloc((size_t)name_count + 1, sizeof *own_counts);
    for (int i = 0; i < step_count; i++) {
        int thread = steps[i].thread;
        ADD(own[thread], own_counts[thread]) = i;
    }
    read_places();
    find_globals();
    const char *verbose = getenv("THREADBARE_VERBOSE");
    tb_verbose = verbose ? atoi(verbose) : 0;
}

int tb_number_of(const char *name) {
    for (int i = 0; i < name_count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

const char *tb_name_of(int number) { return number >= 0 && number < name_count ? names[number] : "?"; }

const struct step *tb_steps(int *count) {
    *count = step_count;
    return steps;
}

const int *tb_own_steps(int thread, int *count) {
    *count = thread < 0 ? 0 : own_counts[thread];
    return thread < 0 ? NULL : own[thread];
}

word tb_input_of(int thread, int number) {
    if (thread < 0 || !inputs || number >= inputs[thread].count)
        return 0;
    return inputs[thread].values[number];
}

int tb_place(void *address, struct place *place) {
    /* Most hooks are come to again. One thread runs at a time, but those that end ask, too. */
    static __thread struct { void *address; struct place place; } known[256];
    unsigned room = (unsigned)((word)address * 0x9e3779b97f4a7c15u >> 56);
    int from = 0, to = call_count;
    if (address && known[room].address == address) {
        *place = known[room].place;
        return 1;
    }
    while (from < to) {
        int middle = (from + to) / 2;
        if (calls[middle].from == (word)address) {
            *place = calls[middle].place;
            known[room].address = address;
            known[room].place = calls[middle].place;
            return 1;
        }
        if (calls[middle].from < (word)address)
            from = middle + 1;
        else
            to = middle;
    }
    return 0;
}

const char *tb_place_text(struct place place, char *buffer, size_t size) {
    if (place.file >= 0)
        snprintf(buffer, size, "%s:%d", files[place.file], place.line);
    else
        snprintf(buffer, size, "line %d", place.line);
    return buffer;
}

/* Whether a hook is what a step says. */
static int is_alike(enum op step, enum op hook) {
    switch (step) {
    case OP_LOAD:
        /* A compare-and-swap that failed has only read; an access to a volatile object has no mark of its own. */
        return hook == OP_LOAD || hook == OP_UPDATE || hook == OP_READ;
    case OP_STORE:
        return hook == OP_STORE || hook == OP_WRITE;
    default:
        return step == hook;
    }
}

static int is_global(const char *at) { return at >= globals_from && at < globals_to; }

/* What was learned of an object that is not there any more. */
static void unlearn(const char *at, word size) {
    for (int i = 0; i < thing_count; i++)
        if (things[i].kind != 'g' && things[i].is_known && things[i].at < at + size && at < things[i].at + things[i].size)
            things[i].is_known = 0;
}

int tb_fits(const struct step *step, struct place place, enum op op, char *at, word size, int learn) {
    if (step->op >= OP_END && step->op <= OP_EXIT)
        return step->op == op;
    if (step->place.line != place.line || step->place.file != place.file || !is_alike(step->op, op))
        return 0;
    if (step->thing < 0 || !at)
        return 1;
    struct thing *thing = &things[step->thing];
    if (thing->is_known && step->offset >= 0)
        return op < OP_LOCK && step->op != OP_FREE ? at < thing->at + step->offset + (step->size ? step->size : 1) &&
                                                         thing->at + step->offset < at + (size ? size : 1)
                                                   : at == thing->at + step->offset;
    if (thing->is_known)
        return at < thing->at + thing->size && thing->at < at + size;
    if ((thing->kind == 'g') != is_global(at))
        return 0;
    if (thing->kind == 'h' ? tb_is_own(at) || !tb_may_be_allocated(at) : tb_is_allocated(at))
        return 0;
    if (learn && step->offset >= 0) {
        thing->at = at - step->offset;
        unlearn(thing->at, thing->size);
        thing->is_known = 1;
    }
    return 1;
}

/* What a step accesses, as far as that is known: compilers may do in parts what is one step. */
void tb_extent(const struct step *step, char **at, word *size) {
    if (step->thing < 0 || step->offset < 0 || !things[step->thing].is_known || step->size <= *size)
        return;
    *at = things[step->thing].at + step->offset;
    *size = step->size;
}
