// A million executions: twenty decisions that do not depend on each other, each with a value of its own behind it.
#include <threadbare.h>

int main(void) {
    unsigned bits = tb_uint("bits"), other = tb_uint("other"), hash = 0;
    for (int i = 0; i < 20; i++)
        hash = (bits >> i & 1) ? hash * 31 + other : hash;
    return (int)hash;
}
