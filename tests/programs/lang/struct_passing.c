// expect: safe
// executions: 1
// Structures by value: in registers, in memory (byval, sret), nested, with floats, returned and copied.
#include <stdio.h>
#include <string.h>

struct small {
    int a;
    char b;
};
struct mixed {
    double d;
    long l;
};
struct big {
    long values[6];
    struct small s;
};
struct floats {
    float x, y, z;
};

static struct small make_small(int a, char b) { return (struct small){a, b}; }

static struct big make_big(struct small s, struct mixed m) {
    struct big r;
    memset(&r, 0, sizeof r);
    for (int i = 0; i < 6; i++) r.values[i] = m.l * i + (long)m.d;
    r.s = s;
    return r;
}

static long weigh(struct big b, struct floats f, struct small s) {
    b.values[0] += 1000; // a copy of our own
    long sum = 0;
    for (int i = 0; i < 6; i++) sum += b.values[i];
    return sum + b.s.a + s.b + (long)(f.x + f.y * f.z);
}

static struct floats scale(struct floats f, float by) {
    f.x *= by;
    f.y *= by;
    f.z *= by;
    return f;
}

int main(void) {
    struct big b = make_big(make_small(5, 'x'), (struct mixed){2.5, 7});
    struct floats f = scale((struct floats){1, 2, 3}, 2.0f);
    printf("%ld %ld\n", weigh(b, f, b.s), b.values[0]);
    struct big copy = b;
    copy.values[5] = -1;
    printf("%ld %ld %d\n", b.values[5], copy.values[5], memcmp(&b.s, &copy.s, sizeof(int)));
    printf("%.1f %.1f %.1f\n", f.x, f.y, f.z);
    return 0;
}
