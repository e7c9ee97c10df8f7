// expect: error assertion
// CBMC's inputs, assumptions and assertions.
int nondet_int(void);
_Bool nondet_bool(void);
void __CPROVER_assume(_Bool condition);
void __CPROVER_assert(_Bool condition, const char *text);

int main(void) {
    int n = nondet_int();
    _Bool b = nondet_bool();
    __CPROVER_assume(n > 5 && n < 9);
    __CPROVER_assert(n != 5, "above five");
    __CPROVER_assert(!(b && n == 7), "not seven"); // ERROR assertion
    return 0;
}
