// expect: error assertion
// __assert_perror_fail: an error code that was not expected.
extern void __assert_perror_fail(int code, const char *file, unsigned line, const char *function);

int main(void) {
    __assert_perror_fail(2, "file.c", 1, "main"); // ERROR assertion
    return 0;
}
