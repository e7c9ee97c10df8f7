// expect: safe
// Beside the variable only on the way.
int one[4], other[4] = {5};

int main(void) {
    int *first = other, *end = &one[8];
    return first[0] == 5 ? *(end - 6) : 0;
}
