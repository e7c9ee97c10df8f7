// expect: safe
// points-to: table[] = {a, b}
// What is stored in one element may be in any.
static int a, b;
static int *table[8];

int main(void) {
    table[1] = &a;
    table[5] = &b;
    return *table[1] + *table[5];
}
