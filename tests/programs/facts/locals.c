// expect: safe
// points-to: p = {main.x}
// A local whose address is kept.
static int *p;
int main(void) {
    int x = 0;
    p = &x;
    return *p;
}
