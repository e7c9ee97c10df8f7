// expect: error use-after-free
// The local of a loop's body is another one in each round: at the start of the second it is not there yet.
int main(void) {
    int *last = 0;
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        if (last)
            sum += *last; // ERROR use-after-free
        int own = i;
        last = &own;
    }
    return sum;
}
