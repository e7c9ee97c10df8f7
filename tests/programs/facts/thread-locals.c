// expect: safe
// points-to: p = {own}
// A variable of each thread's own.
static _Thread_local int own;
static int *p;
int main(void) {
    p = &own;
    return *p;
}
