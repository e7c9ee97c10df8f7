// expect: unsupported
// A function that nobody defines.
int nobody_knows_me(int x);

int main(void) { return nobody_knows_me(3); }
