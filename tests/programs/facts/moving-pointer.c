// expect: safe
// points-to: p = {row[]}
// points-to: seen = {row[]}
// A pointer in memory that moves along.
static int row[5], *p, *seen;
int main(void) {
    for (p = row; p < row + 5; p++) {
        *p = 1;
        seen = p;
    }
    return *seen - 1;
}
