// expect: safe
// points-to: deepest = {walk.here}
// A local of a function that calls itself.
static int *deepest;
static int walk(int depth, int *above) {
    int here = depth;
    if (depth == 0) {
        deepest = above;
        return *above;
    }
    return walk(depth - 1, &here);
}

int main(void) { return walk(2, 0) - 1; }
