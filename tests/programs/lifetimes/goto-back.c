// expect: error use-after-free
// A jump back out of a block, to before it.
int main(void) {
    int *kept = 0;
    int count = 0;
again:
    if (kept)
        return *kept; // ERROR use-after-free
    {
        int inside = 1;
        kept = &inside;
        if (count++ < 1)
            goto again;
    }
    return 0;
}
