/* Objects that pointers among the inputs lead to: they are made before the function is called that gets the first of these. */
#include "runtime.h"

int64_t __tb_input(void);

/* An object: where it is in the machine, how many bytes it has, how many parts; these follow. */
struct head { word address, size, parts; };
struct part { word offset, bytes, value, is_pointer; };

const word *tb_graph;

#define MOST_FUNCTIONS 256
static struct { word address; void *function; } functions[MOST_FUNCTIONS];
static unsigned function_count;
static char **made;

static const struct part *parts_of(const struct head *head) { return (const struct part *)(head + 1); }
static const struct head *after(const struct head *head) {
    return (const struct head *)(parts_of(head) + head->parts);
}

/* The program says which of its functions has which address in the machine. */
void __tb_graph_function(word address, void *function) {
    if (function_count < MOST_FUNCTIONS) {
        functions[function_count].address = address;
        functions[function_count++].function = function;
    }
}

/* What an address of the machine is here. A number that is none stays as it is. */
static char *here(word value) {
    const struct head *head = (const struct head *)(tb_graph + 1);
    for (word i = 0; i < tb_graph[0]; i++, head = after(head))
        if (value - head->address < head->size)
            return made[i] + (value - head->address);
    for (unsigned i = 0; i < function_count; i++)
        if (functions[i].address == value)
            return functions[i].function;
    return (char *)value;
}

static void make(void) {
    const struct head *first = (const struct head *)(tb_graph + 1), *head = first;
    made = malloc((size_t)tb_graph[0] * sizeof *made);
    for (word i = 0; i < tb_graph[0]; i++, head = after(head))
        made[i] = calloc(1, (size_t)head->size);
    head = first;
    for (word i = 0; i < tb_graph[0]; i++, head = after(head))
        for (word k = 0; k < head->parts; k++) {
            const struct part *part = parts_of(head) + k;
            word value = part->is_pointer ? (word)here(part->value) : part->value;
            for (word byte = 0; byte < part->bytes; byte++)
                made[i][part->offset + byte] = (char)(value >> 8 * byte);
        }
}

/* A parameter that is a pointer. */
void *__tb_pointer(void) {
    word value = (word)__tb_input();
    if (!tb_graph) {
        static const word none[1];
        tb_graph = none;
    }
    if (!made)
        make();
    return here(value);
}
