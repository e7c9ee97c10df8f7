// expect: safe
// points-to: all[] = {a}
// points-to: all[]+8 = {b}
// Elements of an array are one, their fields are told apart.
static int a, b;
static struct { int *first, *second; } all[4];

int main(void) {
    for (int i = 0; i < 4; i++) {
        all[i].first = &a;
        all[i].second = &b;
    }
    return *all[2].first + *all[3].second;
}
