// expect: safe
// executions: 1
// The exceptions of the standard library: their texts, copies, what each is derived from; codes and categories of errors; what headers throw.
#include <any>
#include <cassert>
#include <cstring>
#include <functional>
#include <future>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <typeinfo>
#include <vector>

template <typename B, typename E> static void says(const E &thrown, const char *what) {
    try {
        throw thrown;
    } catch (const B &seen) {
        assert(std::strcmp(seen.what(), what) == 0);
        assert(typeid(seen) == typeid(E));
        return;
    }
    assert(false);
}

template <typename E, typename B> static void with_text() {
    const std::string text = "a text that is too long for a string's own room";
    says<B>(E("short"), "short");
    says<std::exception>(E(text), text.c_str());
    E one("one"), two("two"), copy(one);
    one = two;
    assert(std::strcmp(one.what(), "two") == 0 && std::strcmp(copy.what(), "one") == 0);
    std::exception *made = new E(text);
    delete made;
}

template <typename E> static void plain(const char *what) {
    says<std::exception>(E(), what);
    std::exception *made = new E;
    assert(std::strcmp(made->what(), what) == 0);
    delete made;
}

struct own : std::exception {
    const char *what() const noexcept override { return std::exception::what()[0] ? "own" : ""; }
};
struct own_logic : std::logic_error {
    own_logic() : std::logic_error(std::string("logic")) {}
};
struct own_runtime : std::runtime_error {
    own_runtime() : std::runtime_error("runtime") {}
};
struct own_range : std::out_of_range {
    using std::out_of_range::out_of_range;
};
struct own_argument : std::invalid_argument {
    own_argument() : std::invalid_argument("argument") {}
};

struct category : std::error_category {
    const char *name() const noexcept override { return "mine"; }
    std::string message(int value) const override { return value == 1 ? "one" : "a number that is not known to this category"; }
};

static const category mine;

static void codes() {
    std::error_code code(2, std::generic_category());
    assert(code.message() == std::strerror(2) && code == std::errc::no_such_file_or_directory);
    assert(std::strcmp(code.category().name(), "generic") == 0 && std::strcmp(std::system_category().name(), "system") == 0);
    assert(std::error_code(2, std::system_category()).message() == std::strerror(2));
    assert(std::strcmp(std::future_category().name(), "future") == 0);
    std::error_code other(1, mine);
    assert(other.message() == "one" && other != code && other.default_error_condition().value() == 1);
    assert(mine.equivalent(1, std::error_condition(1, mine)) && mine.equivalent(other, 1) && !mine.equivalent(code, 1));
    try {
        throw std::system_error(code, "opening");
    } catch (const std::runtime_error &seen) {
        assert(std::string(seen.what()) == std::string("opening: ") + std::strerror(2));
    }
    std::exception *made = new std::system_error(other);
    assert(std::strcmp(made->what(), "one") == 0);
    delete made;
    try {
        throw std::future_error(std::future_errc::no_state);
    } catch (const std::logic_error &seen) {
        assert(std::strstr(seen.what(), "No associated state"));
    }
    made = new std::future_error(std::future_errc::broken_promise);
    delete made;
    std::promise<int> promise;
    promise.set_value(1);
    int caught = 0;
    try {
        promise.set_value(2);
    } catch (const std::future_error &seen) {
        caught += seen.code() == std::future_errc::promise_already_satisfied;
    }
    auto future = promise.get_future();
    try {
        promise.get_future();
    } catch (const std::future_error &seen) {
        caught += seen.code() == std::future_errc::future_already_retrieved;
    }
    assert(caught == 2 && future.get() == 1);
}

static volatile int many = -1;

struct base {
    virtual ~base() {}
};
struct derived : base {};

static void thrown() {
    int caught = 0;
    try {
        std::function<void()>()();
    } catch (const std::bad_function_call &) {
        caught++;
    }
    try {
        std::shared_ptr<int> none(std::weak_ptr<int>{});
    } catch (const std::bad_weak_ptr &) {
        caught++;
    }
    try {
        int *row = new int[many];
        row[0] = 1;
    } catch (const std::bad_alloc &) {
        caught++;
    }
    try {
        std::vector<int> all;
        all.reserve(-1ul / 4);
    } catch (const std::length_error &) {
        caught++;
    }
    try {
        std::any_cast<int>(std::any('c'));
    } catch (const std::bad_cast &) {
        caught++;
    }
    try {
        base one;
        (void)dynamic_cast<derived &>(one);
    } catch (const std::bad_cast &) {
        caught++;
    }
    try {
        (void)std::stoi("x");
    } catch (const std::invalid_argument &) {
        caught++;
    }
    try {
        (void)std::stoi("99999999999");
    } catch (const std::out_of_range &) {
        caught++;
    }
    assert(caught == 8);
}

/* What no header of this version calls in so many words. */
namespace std {
void __throw_bad_alloc();
void __throw_bad_cast();
void __throw_bad_typeid();
void __throw_bad_exception();
void __throw_logic_error(const char *);
void __throw_domain_error(const char *);
void __throw_invalid_argument(const char *);
void __throw_runtime_error(const char *);
void __throw_range_error(const char *);
void __throw_overflow_error(const char *);
void __throw_underflow_error(const char *);
void __throw_system_error(int);
}
extern "C" void __cxa_bad_cast();
extern "C" void __cxa_bad_typeid();
extern "C" void __cxa_throw_bad_array_new_length();

template <typename E, typename F> static int throws(F call) {
    try {
        call();
    } catch (const E &) {
        return 1;
    }
    return 0;
}

static void called() {
    int n = throws<std::bad_alloc>([] { std::__throw_bad_alloc(); });
    n += throws<std::bad_cast>([] { std::__throw_bad_cast(); });
    n += throws<std::bad_typeid>([] { std::__throw_bad_typeid(); });
    n += throws<std::bad_exception>([] { std::__throw_bad_exception(); });
    n += throws<std::logic_error>([] { std::__throw_logic_error("a"); });
    n += throws<std::domain_error>([] { std::__throw_domain_error("a"); });
    n += throws<std::invalid_argument>([] { std::__throw_invalid_argument("a"); });
    n += throws<std::runtime_error>([] { std::__throw_runtime_error("a"); });
    n += throws<std::range_error>([] { std::__throw_range_error("a"); });
    n += throws<std::overflow_error>([] { std::__throw_overflow_error("a"); });
    n += throws<std::underflow_error>([] { std::__throw_underflow_error("a"); });
    n += throws<std::system_error>([] { std::__throw_system_error(1); });
    n += throws<std::bad_cast>([] { __cxa_bad_cast(); });
    n += throws<std::bad_typeid>([] { __cxa_bad_typeid(); });
    n += throws<std::bad_array_new_length>([] { __cxa_throw_bad_array_new_length(); });
    assert(n == 15);
}

int main() {
    plain<std::exception>("std::exception");
    plain<std::bad_alloc>("std::bad_alloc");
    plain<std::bad_array_new_length>("std::bad_array_new_length");
    plain<std::bad_cast>("std::bad_cast");
    plain<std::bad_typeid>("std::bad_typeid");
    plain<std::bad_exception>("std::bad_exception");
    plain<std::bad_weak_ptr>("bad_weak_ptr");
    plain<std::bad_function_call>("bad_function_call");
    plain<own>("own");
    plain<own_logic>("logic");
    plain<own_runtime>("runtime");
    plain<own_argument>("argument");
    with_text<std::logic_error, std::exception>();
    with_text<std::runtime_error, std::exception>();
    with_text<std::domain_error, std::logic_error>();
    with_text<std::invalid_argument, std::logic_error>();
    with_text<std::length_error, std::logic_error>();
    with_text<std::out_of_range, std::logic_error>();
    with_text<own_range, std::out_of_range>();
    with_text<std::range_error, std::runtime_error>();
    with_text<std::overflow_error, std::runtime_error>();
    with_text<std::underflow_error, std::runtime_error>();
    codes();
    thrown();
    called();
}
