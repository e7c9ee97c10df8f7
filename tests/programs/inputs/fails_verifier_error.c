// expect: error assertion
// __VERIFIER_error: the program must not come here.
extern void __VERIFIER_error(void);

int main(void) {
    __VERIFIER_error(); // ERROR assertion
    return 0;
}
