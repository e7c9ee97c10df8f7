// expect: safe
// As block.c, with the local outside of the block.
int main(void) {
    int *kept;
    int outside = 1;
    {
        kept = &outside;
    }
    return *kept - 1;
}
