// expect: safe
// points-to: p = {real}
// Another name for a variable.
int real;
extern int other __attribute__((alias("real")));
static int *p;
int main(void) {
    p = &other;
    return *p;
}
