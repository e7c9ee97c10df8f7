// expect: safe
// A function is called.
static int function(void) { return 0; }

int main(void) {
    int (*volatile pointer)(void) = function;
    return pointer();
}
