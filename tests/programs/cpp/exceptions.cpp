// expect: bounded
// flags: --executions 20
// warning: it may starve
// C++: exceptions through several frames, clean-up of locals, rethrow, filters by type, virtual calls, templates,
// static locals with guards, inline functions shared by modules, threads.
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct noisy {
    explicit noisy(int n) : n(n) { std::printf("+%d ", n); }
    ~noisy() { std::printf("-%d ", n); }
    int n;
};

struct shape {
    virtual ~shape() = default;
    virtual double area() const = 0;
};
struct square : shape {
    explicit square(double s) : side(s) {}
    double area() const override { return side * side; }
    double side;
};
struct circle final : shape {
    explicit circle(double r) : radius(r) {}
    double area() const override { return 3 * radius * radius; }
    double radius;
};

struct odd_one : std::runtime_error {
    odd_one(int n) : std::runtime_error("odd " + std::to_string(n)), n(n) {}
    int n;
};

static int deep(int n) {
    noisy here(n);
    if (n == 0) throw odd_one(7);
    if (n == 9) throw n;
    return deep(n - 1) + 1;
}

static int guarded(int n) {
    try {
        return deep(n);
    } catch (const odd_one &e) {
        std::printf("\ncaught %s\n", e.what());
        if (n > 2) throw;
        return e.n;
    } catch (int i) {
        std::printf("\ncaught int %d\n", i);
        return -i;
    }
}

static std::vector<int> &memo() {
    static std::vector<int> table(3, 5);
    return table;
}

template <typename T> static T sum(const std::vector<T> &all) {
    T total{};
    for (const T &one : all) total += one;
    return total;
}

int main() {
    std::printf("%d\n", guarded(2));
    std::printf("%d\n", guarded(9));
    try {
        guarded(3);
    } catch (const std::exception &e) {
        std::printf("outer %s\n", e.what());
    }
    std::vector<std::unique_ptr<shape>> shapes;
    shapes.push_back(std::make_unique<square>(2));
    shapes.push_back(std::make_unique<circle>(1));
    double area = 0;
    for (auto &s : shapes) area += s->area();
    std::printf("%.1f %d\n", area, dynamic_cast<circle *>(shapes[1].get()) != nullptr);
    std::map<std::string, int> words;
    for (const char *w : {"one", "two", "one", "three"}) words[w]++;
    for (auto &[word, n] : words) std::printf("%s=%d ", word.c_str(), n);
    std::printf("\n");
    std::mutex lock;
    long total = 0;
    std::vector<std::thread> threads;
    for (int t = 1; t <= 3; t++)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 100; i++) {
                std::lock_guard<std::mutex> hold(lock);
                total += t;
            }
        });
    for (auto &t : threads) t.join();
    memo().push_back(1);
    std::printf("%ld %d\n", total, sum(memo()));
    return 0;
}
