// expect: error assertion
// klee_report_error: an error of the program's own making.
extern void klee_report_error(const char *file, int line, const char *message, const char *suffix);

int main(void) {
    klee_report_error("file", 1, "what is wrong", "err"); // ERROR assertion
    return 0;
}
