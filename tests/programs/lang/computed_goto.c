// expect: safe
// executions: 1
// Computed goto: a small interpreter that jumps through a table of label addresses, and label differences.
#include <stdio.h>

enum { PUSH, ADD, MUL, DUP, JNZ, DEC, HALT };

static long run(const int *code) {
    static void *const table[] = {&&push, &&add, &&mul, &&dup, &&jnz, &&dec, &&halt};
    long stack[16];
    int top = 0, at = 0;
#define NEXT goto *table[code[at++]]
    NEXT;
push:
    stack[top++] = code[at++];
    NEXT;
add:
    top--;
    stack[top - 1] += stack[top];
    NEXT;
mul:
    top--;
    stack[top - 1] *= stack[top];
    NEXT;
dup:
    stack[top] = stack[top - 1];
    top++;
    NEXT;
jnz:
    if (stack[top - 1]) at = code[at];
    else at++;
    NEXT;
dec:
    stack[top - 1]--;
    NEXT;
halt:
    return stack[0];
}

static int relative(int which) {
    static const int offsets[] = {&&one - &&one, &&two - &&one, &&three - &&one};
    goto *(&&one + offsets[which]);
one:
    return 1;
two:
    return 2;
three:
    return 3;
}

int main(void) {
    int code[] = {PUSH, 7, DUP, MUL, PUSH, 5, DEC, JNZ, 6, ADD, HALT};
    printf("%ld\n", run(code));
    printf("%d %d %d\n", relative(0), relative(1), relative(2));
    return 0;
}
