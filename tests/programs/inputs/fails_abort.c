// expect: error assertion
// abort.
extern void abort(void);

int main(void) {
    abort(); // ERROR assertion
    return 0;
}
