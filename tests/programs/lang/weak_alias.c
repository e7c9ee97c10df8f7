// expect: safe
// executions: 1
// Weak symbols, aliases, sections, visibility, and a weak reference that nobody defines.
#include <stdio.h>

int base(int x) { return x + 1; }
int other_name(int x) __attribute__((alias("base")));
int maybe(int x) __attribute__((weak, alias("base")));
__attribute__((weak)) int overridable(void) { return 3; }
extern int never_defined(void) __attribute__((weak));
extern int missing_data __attribute__((weak));

int numbers[3] __attribute__((section("own_section"), aligned(32))) = {1, 2, 3};
extern int numbers_too[3] __attribute__((alias("numbers")));
__attribute__((visibility("hidden"))) int hidden = 9;
static int kept __attribute__((used)) = 4;

int main(void) {
    printf("%d %d %d\n", other_name(1), maybe(2), overridable());
    printf("%d %d\n", never_defined != NULL, &missing_data != NULL);
    numbers[1] = 20;
    printf("%d %d %d %d\n", numbers_too[0], numbers_too[1], hidden, kept);
    printf("%d\n", (unsigned long)numbers % 32 == 0);
    return 0;
}
