// expect: error uncaught
// executions: 1
// A thread that is neither joined nor detached must not be destroyed.
#include <thread>

int main() {
    {
        std::thread other([] {});
    } // ERROR uncaught
}
