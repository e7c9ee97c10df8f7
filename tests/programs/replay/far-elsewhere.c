// expect: error out-of-bounds
// The pointer is moved in one function and used in another.
static int small[4];
static int large[400];
static int *cursor;

static void set(int *place) {
    *place = 1; // ERROR out-of-bounds
}

int main(void) {
    cursor = small;
    cursor += 100;
    set(cursor);
    large[3] = 1;
    return 0;
}
