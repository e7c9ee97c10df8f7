// Integers of every width, builtins, floats and their conversions.
typedef unsigned _BitInt(7) u7;

static volatile int zero = 0;

int main(void) {
    int a = 12345 + zero, b = -678 + zero;
    unsigned u = 0xdeadbeefu + (unsigned)zero;
    long long l = 0x123456789abcdefLL + zero;
    printf("%d %d %d %u %u", a / b, a % b, b >> 3, u / 7, u % 1000);
    printf("%ld %ld", (long)(l * 31), (long)(l >> (7 + zero)));
    printf("%d %d %d %d", __builtin_popcount(u), __builtin_clz(u), __builtin_ctz(u), __builtin_ffs(a));
    printf("%u %lu", __builtin_bswap32(u), (unsigned long)__builtin_bswap64((unsigned long)l));
    int r;
    printf("%d", __builtin_sadd_overflow(a, 2147483647, &r));
    printf("%d", r);
    printf("%d", __builtin_umul_overflow(u, u, (unsigned *)&r));
    printf("%d", r);
    printf("%u", u << 5 | u >> 27);
    __int128 wide = (__int128)l * l + a;
    printf("%lx %lx", (long)(wide >> 64), (long)wide);
    wide = wide / 12345 - (wide % 77);
    printf("%lx %lx %d", (long)(wide >> 64), (long)wide, wide > 0);
    unsigned __int128 shifted = (unsigned __int128)wide << (65 + zero);
    printf("%lx", (long)(shifted >> 64));
    double d = a / 7.0, e = b * 1e-3;
    float f = (float)d;
    printf("%f %f %f %f %f", d + e, d - e, d * e, d / e, (double)(f * f));
    printf("%f %f %f %f", floor(d), ceil(e), sqrt(d), fabs(e));
    printf("%d %u %ld %f %f", (int)d, (unsigned)f, (long)e, (double)l, (double)(float)u);
    printf("%d %d %d %d", d < e, d != d, d >= 0, (0.0 / (zero + 0.0)) == 1);
    printf("%f", copysign(d, e));
    long double x = d;
    x = x * x + 0.1L;
    printf("%Lf %d", x, x > 3.0L);
    signed char c = (signed char)(a * 7);
    short s = (short)(u * 3);
    printf("%d %d %d", c, s, (unsigned char)(c + s));
    _Bool flag = u;
    printf("%d", flag);
    return 3;
}
