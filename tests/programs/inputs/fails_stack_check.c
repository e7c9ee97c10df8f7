// expect: error out-of-bounds
// __stack_chk_fail: a compiler's check found the stack overwritten.
extern void __stack_chk_fail(void);

int main(void) {
    __stack_chk_fail(); // ERROR out-of-bounds
    return 0;
}
