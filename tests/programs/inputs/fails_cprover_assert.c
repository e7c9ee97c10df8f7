// expect: error assertion
// __CPROVER_assert.
extern void __CPROVER_assert(int condition, const char *text);

int main(void) {
    __CPROVER_assert(0, "text"); // ERROR assertion
    return 0;
}
