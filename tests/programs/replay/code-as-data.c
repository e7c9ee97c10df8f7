// expect: error out-of-bounds
// Natively the bytes of a function can be read.
static int function(void) { return 0; }

int main(void) {
    int (*volatile pointer)(void) = function;
    return *(volatile char *)pointer; // ERROR out-of-bounds
}
