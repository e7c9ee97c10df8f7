// expect: safe
// The functions of float: sinf to powf, fmodf, hypotf, frexpf, ldexpf, modff, fminf, fmaf, rounding.
#include <math.h>
#include <stdio.h>

int main(void) {
    float numbers[] = {0.1f, 1, 2.5f, 10, -3.75f};
    for (unsigned i = 0; i < 5; i++) {
        float x = numbers[i], a = fabsf(x), whole;
        int e;
        printf("%a %a %a %a %a %a\n", sinf(x), cosf(x), tanf(x), expf(x), logf(a), powf(a, 1.5f));
        printf("%a %a %a %a %a\n", atan2f(x, 2), hypotf(x, 3), log10f(a), log2f(a), atanf(x));
        printf("%a %a %a %a %a\n", asinf(x / 11), acosf(x / 11), exp2f(x), fmodf(x, 0.7f), sqrtf(a));
        printf("%a %a %a %a %a\n", sinhf(x), coshf(x), tanhf(x), expm1f(x), log1pf(a));
        float part = frexpf(x, &e), rest = modff(x, &whole);
        printf("%a %d %a %a\n", part, e, ldexpf(x, 3), scalbnf(x, -2));
        printf("%a %a\n", rest, whole);
        printf("%a %a %a %a %a\n", fminf(x, 2), fmaxf(x, 2), fmaf(x, 2, 1), copysignf(2, x), fdimf(x, 1));
        printf("%a %a %a %a %a %a\n", floorf(x), ceilf(x), truncf(x), roundf(x), rintf(x), nearbyintf(x));
        printf("%ld %lld %ld %lld\n", lroundf(x), llroundf(x), lrintf(x), llrintf(x));
    }
    return 0;
}
