// expect: error assertion
// __ESBMC_assert.
extern void __ESBMC_assert(int condition, const char *text);

int main(void) {
    __ESBMC_assert(0, "text"); // ERROR assertion
    return 0;
}
