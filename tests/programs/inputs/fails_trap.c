// expect: error unreachable
// __builtin_trap.


int main(void) {
    __builtin_trap(); // ERROR unreachable
    return 0;
}
