// expect: error assertion
// __VERIFIER_assert without a definition of the program's.
extern void __VERIFIER_assert(int condition);

int main(void) {
    __VERIFIER_assert(1 > 2); // ERROR assertion
    return 0;
}
