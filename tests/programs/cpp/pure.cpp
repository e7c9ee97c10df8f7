// expect: error uncaught
// While the base is made, what only the derived class has is called.

struct base {
    base() { early(); }
    virtual ~base() {}
    void early() { name(); } // ERROR uncaught
    virtual int name() = 0;
};

struct derived : base {
    int name() override { return 1; }
};

int main() {
    derived made;
}
