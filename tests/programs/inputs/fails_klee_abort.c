// expect: error assertion
// klee_abort: the program must not come here.
extern void klee_abort(void);

int main(void) {
    klee_abort(); // ERROR assertion
    return 0;
}
