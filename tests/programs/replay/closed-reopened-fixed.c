// expect: safe
// The stream is open, and reads another file through its descriptor.
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    close(0);
    int number = open("made", O_RDWR | O_CREAT, 0600);
    getchar();
    close(number);
    return 0;
}
