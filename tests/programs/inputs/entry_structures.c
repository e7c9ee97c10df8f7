// expect: safe
// flags: --entry sum
// executions: 2
// Structures by value, in registers and in memory, numbers of all kinds, and a structure as result.
struct small {
    int a;
    short b;
};
struct large {
    long v[5];
};

struct large sum(struct small small, struct large large, double weight, float none) {
    struct large result = large;
    result.v[0] += small.a + small.b;
    if (weight > 1)
        result.v[1] = (long)(none == none);
    return result;
}
