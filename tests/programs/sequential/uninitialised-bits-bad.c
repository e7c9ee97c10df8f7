// expect: error uninitialised
// One bit of the word was never written, and decides.
struct flags { unsigned low : 3, middle : 7, high : 22; };

int main(void) {
    struct flags flags;
    flags.middle = 9;
    if (flags.low & 1) // ERROR uninitialised
        return 1;
    return 0;
}
