// expect: safe
// points-to: grid[] = {a}
// points-to: grid[]+24 = {b}
// An array in the elements of an array.
static int a, b;
static struct { int *row[3], *last; } grid[5];

int main(void) {
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 3; j++)
            grid[i].row[j] = &a;
        grid[i].last = &b;
    }
    return *grid[4].row[2] + *grid[1].last;
}
