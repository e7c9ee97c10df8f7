// expect: safe
// Inside.
static int small[4];
static int large[400];
static int *cursor;

static void set(int *place) {
    if (place == small)
        *place = 1;
}

int main(void) {
    cursor = small;
    cursor += 100;
    set(cursor);
    large[3] = 1;
    return 0;
}
