// expect: safe
// points-to: chosen = {plus, times}
// Functions in a table of operations.
struct operations { int (*run)(int, int); const char *name; };
static int plus(int a, int b) { return a + b; }
static int times(int a, int b) { return a * b; }
static int unused(int a, int b) { return a - b; }
static const struct operations table[2] = {{plus, "plus"}, {times, "times"}};
static const struct operations other = {unused, "unused"};
static int (*chosen)(int, int);

int main(int argc, char **argv) {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        chosen = table[i].run;
        sum += chosen(2, 2) + table[i].name[0];
    }
    return sum == 8 + 'p' + 't' && other.name[0] == 'u' ? 0 : 1;
}
