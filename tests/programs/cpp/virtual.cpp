// expect: safe
// executions: 1
// Virtual calls while an object is made and destroyed go to the class of the moment; a destructor is found through the base.
#include <cassert>

static int log;

struct base {
    base() { name(); }
    virtual ~base() { name(); }
    virtual void name() { log = log * 10 + 1; }
};

struct derived : base {
    derived() { name(); }
    ~derived() override { name(); }
    void name() override { log = log * 10 + 2; }
};

int main() {
    base *object = new derived;
    object->name();
    delete object;
    assert(log == 12221);
    int *row = new int[3]{1, 2, 3};
    assert(row[2] == 3);
    delete[] row;
}
