// expect: safe
// Tokens in an array that grows by realloc: only those that were written are read.
#include <stdlib.h>
#include <threadbare.h>

struct token {
    int kind, size;
};

int main(void) {
    char text[4];
    tb_bytes(text, sizeof text, "text");
    int room = 2, count = 0, found = 0;
    struct token *tokens = malloc((size_t)room * sizeof *tokens);
    for (unsigned i = 0; i < sizeof text; i++) {
        if (text[i] != '[' && text[i] != 'a')
            continue;
        if (count == room) {
            room *= 2;
            tokens = realloc(tokens, (size_t)room * sizeof *tokens);
        }
        tokens[count].kind = text[i];
        tokens[count++].size = 1;
    }
    for (int i = 0; i < count; i++)
        if (tokens[i].kind == 'a')
            found++;
    free(tokens);
    return found > 4;
}
