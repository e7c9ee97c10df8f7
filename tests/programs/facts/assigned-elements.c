// expect: safe
// points-to: to = {a}
// points-to: to+8 = {b}
// A structure out of an array, by assignment.
static int a, b;
struct pair { int *first, *second; };
static struct pair all[3], to;

int main(void) {
    for (int i = 0; i < 3; i++) {
        all[i].first = &a;
        all[i].second = &b;
    }
    to = all[1];
    return *to.first + *to.second;
}
