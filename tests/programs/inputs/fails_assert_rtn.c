// expect: error assertion
// __assert_rtn: the assertions of another system's headers.
extern void __assert_rtn(const char *function, const char *file, int line, const char *text);

int main(void) {
    __assert_rtn("main", "file.c", 1, "text"); // ERROR assertion
    return 0;
}
