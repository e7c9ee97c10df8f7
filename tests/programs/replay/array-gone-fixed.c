// expect: safe
// Inside the block.
static int size = 10;

int main(void) {
    char *kept;
    char other = 0;
    {
        char array[size];
        kept = array;
        array[0] = 1;
    }
    kept = &other;
    kept[0] = 0;
    return other;
}
