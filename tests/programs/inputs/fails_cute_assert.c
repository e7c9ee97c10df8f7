// expect: error assertion
// CUTE_assert.
extern void CUTE_assert(int condition);

int main(void) {
    CUTE_assert(0); // ERROR assertion
    return 0;
}
