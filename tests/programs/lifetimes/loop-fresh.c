// expect: error uninitialised
// What the first round wrote into the array is not there in the second.
int main(void) {
    int found = 0;
    for (int i = 0; i < 2; i++) {
        int own[2];
        if (i == 1 && own[0] == 5) // ERROR uninitialised
            found = 1;
        own[i] = 5;
        found += own[i] == 6;
    }
    return found;
}
