// expect: safe
// klee_silent_exit ends the program without a word.
extern void klee_silent_exit(int status);

int main(void) {
    klee_silent_exit(3);
}
