// expect: error use-after-free
// An array of variable length ends with its block.
static int size = 10;

int main(void) {
    char *kept;
    char other = 0;
    {
        char array[size];
        kept = array;
        array[0] = 1;
    }
    kept[1] = 2; // ERROR use-after-free
    return other;
}
