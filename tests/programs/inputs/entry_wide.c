// expect: unsupported
// flags: --entry wide
// A parameter that no input is wide enough for.
long double wide(long double x) { return x + 1; }
