// expect: unsupported
// Inline assembly is not something that the machine runs, and it says so.
int main(void) {
    __asm__ volatile("nop");
    return 0;
}
