// expect: safe
// As loop.c, but the value is kept, not the place.
int main(void) {
    int last = 0;
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        sum += last;
        int own = i;
        int *p = &own;
        last = *p;
    }
    return sum;
}
