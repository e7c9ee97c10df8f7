// expect: safe
// As goto-back.c, but the jump stays inside the block.
int main(void) {
    int *kept = 0;
    int count = 0;
    {
        int inside = 1;
    again:
        if (kept)
            return *kept - 1;
        kept = &inside;
        if (count++ < 1)
            goto again;
    }
    return 0;
}
