// expect: safe
// A command without an argument is given none: there is none to be read.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>

int main(void) {
    assert(fcntl(99, F_GETFL) == -1 && errno == EBADF);
    assert(fcntl(99, F_GETFD) == -1 && errno == EBADF);
    return 0;
}
