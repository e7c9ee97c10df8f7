// expect: error use-after-free
// A pointer to a local of a block that has ended.
int main(void) {
    int *kept;
    {
        int inside = 1;
        kept = &inside;
    }
    return *kept - 1; // ERROR use-after-free
}
