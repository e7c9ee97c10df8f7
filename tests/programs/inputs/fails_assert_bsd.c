// expect: error assertion
// __assert: the assertions of other headers.
extern void __assert(const char *text, const char *file, int line);

int main(void) {
    __assert("text", "file.c", 1); // ERROR assertion
    return 0;
}
