// expect: error assertion
// reach_error: the program must not come here.
extern void reach_error(void);

int main(void) {
    reach_error(); // ERROR assertion
    return 0;
}
