// expect: unsupported
// system: no other process is started, and the report says so.
#include <stdlib.h>

int main(void) {
    return system("true");
}
