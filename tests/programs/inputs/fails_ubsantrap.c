// expect: error unreachable
// A trap of the kind that a sanitiser leaves.
extern void ubsantrap(char kind) __asm__("llvm.ubsantrap");

int main(void) {
    ubsantrap(1); // ERROR unreachable
    return 0;
}
