// Structures by value, small and large, in memory and in registers; arrays of them; vectors; unions.
typedef struct { int a; char b; double c; } Small;
typedef struct { long v[9]; char tail; } Large;
typedef struct { float x, y; } Pair;
typedef union { double d; unsigned long w; unsigned char b[8]; } Bits;
typedef int v4 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
typedef unsigned char v16 __attribute__((vector_size(16)));

static volatile int zero = 0;

__attribute__((noinline)) static Small twice(Small s) {
    s.a *= 2;
    s.b++;
    s.c += s.a;
    return s;
}

__attribute__((noinline)) static Large rotate(Large l, int by) {
    Large r = l;
    for (int i = 0; i < 9; i++) r.v[(i + by) % 9] = l.v[i];
    r.tail = (char)by;
    return r;
}

__attribute__((noinline)) static Pair swap(Pair p) { return (Pair){p.y, p.x}; }

__attribute__((noinline)) static long take(int n, ...) {
    va_list args;
    va_start(args, n);
    long sum = 0;
    for (int i = 0; i < n; i++) {
        Large l = va_arg(args, Large);
        Small s = va_arg(args, Small);
        long double x = va_arg(args, long double);
        v4 v = va_arg(args, v4);
        sum += l.v[3] + s.a + (long)x + v[2];
    }
    va_list again;
    va_copy(again, args);
    sum += va_arg(again, int) + va_arg(args, int);
    va_end(again);
    va_end(args);
    return sum;
}

int main(void) {
    Small s = {zero + 5, 'x', 1.5};
    for (int i = 0; i < 3; i++) s = twice(s);
    printf("%d %c %f", s.a, s.b, s.c);
    Large l = {{1, 2, 3, 4, 5, 6, 7, 8, 9}, 0};
    l = rotate(rotate(l, 2 + zero), 3);
    for (int i = 0; i < 9; i++) printf("%ld", l.v[i]);
    Pair p = swap((Pair){1.25f, (float)zero});
    printf("%f %f", p.x, p.y);
    Bits bits = {.d = 3.14159};
    bits.b[7] ^= 0x80;
    printf("%f %lx", bits.d, bits.w);
    v4 a = {1, 2, 3, 4}, b = a * 3 + zero;
    v4 mask = a < (b - 4);
    printf("%d %d %d %d", mask[0], mask[1], mask[2], mask[3]);
    v4 c = __builtin_shufflevector(a, b, 0, 5, 2, 7);
    c[zero + 2] = 99;
    printf("%d %d %d %d", c[0], c[1], c[2], c[(zero + 3) & 3]);
    d2 d = {1.5, 2.5};
    d = d * d + (d2){(double)zero, 1};
    printf("%f %f", d[0], d[1]);
    v16 bytes = (v16)(a + b);
    printf("%d %d", bytes[0], bytes[4]);
    printf("%ld", take(2, l, s, 7.5L, a, l, s, 8.5L, b, 40 + zero));
    int count = 7 + zero;
    int vla[count][3];
    for (int i = 0; i < count; i++)
        for (int j = 0; j < 3; j++) vla[i][j] = i * j;
    printf("%d", vla[6][2]);
    struct { unsigned a : 3, b : 7, c : 22; } fields = {1, 2, 3};
    fields.b += 100;
    fields.c = fields.a + fields.b;
    printf("%u %u %u", fields.a, fields.b, fields.c);
    Small array[4];
    memset(array, 0, sizeof array);
    array[2] = s;
    memcpy(&array[3], &array[2], sizeof *array);
    printf("%d %f", array[3].a, array[1].c);
    return 0;
}
