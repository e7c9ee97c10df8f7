// expect: error unreachable
// __builtin_unreachable.


int main(void) {
    __builtin_unreachable(); // ERROR unreachable
    return 0;
}
