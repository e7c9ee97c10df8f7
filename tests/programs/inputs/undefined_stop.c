// expect: unsupported
// A function that nobody describes.
int mystery(int n);

int main(void) {
    return mystery(3);
}
