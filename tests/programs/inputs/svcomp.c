// expect: error assertion
// SV-COMP's inputs. The program brings definitions for other compilers; the tool's meaning counts.
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void abort(void);

void reach_error(void) {}

void assume_abort_if_not(int condition) {
    if (!condition)
        abort();
}

void __VERIFIER_assert(int condition) {
    if (!condition)
        reach_error(); // ERROR assertion
}

int main(void) {
    int n = __VERIFIER_nondet_int();
    unsigned char c = __VERIFIER_nondet_uchar();
    assume_abort_if_not(n > 0 && n < 100);
    __VERIFIER_assert(n != 100);
    __VERIFIER_assert(n * 2 != c + 100);
    return 0;
}
