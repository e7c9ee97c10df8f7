// expect: error out-of-bounds
// A place that the compiler knows, beside one variable and inside another.
int one[4], other[4] = {5};

int main(void) {
    int *first = other;
    return first[0] == 5 ? *(&one[8]) : 0; // ERROR out-of-bounds
}
