// expect: safe
// What headers of other versions, or compilers in rarer cases, call of the library: by its symbol, where no program says so in words.
#include <cassert>
#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <typeinfo>
#include <unordered_set>
#include <utility>

void delete_state(void *) asm("_ZNSt6thread6_StateD0Ev");
void destroy_state(void *) asm("_ZNSt6thread6_StateD1Ev");
void make_result(void *) asm("_ZNSt13__future_base12_Result_baseC2Ev");
void destroy_result(void *) asm("_ZNSt13__future_base12_Result_baseD1Ev");
void delete_result(void *) asm("_ZNSt13__future_base12_Result_baseD0Ev");
bool is_uncaught() asm("_ZSt18uncaught_exceptionv");
int personality(int version) asm("__gxx_personality_v0");
void throw_length() asm("_ZSt28__throw_bad_array_new_lengthv");

bool wait_at(void *, unsigned *, unsigned, bool, long, long)
    asm("_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE");
void wake_at(unsigned *) asm("_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj");
void sleep_for(long, long) asm("_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE");

template <typename B> struct derived : B {
    using B::B;
};
template <typename B> static void base() {
    const std::string text = "text";
    B *one = new derived<B>("a"), *two = new derived<B>(text);
    assert(one->what()[0] == 'a' && two->what()[0] == 't');
    delete one;
    delete two;
    derived<B> here("b"), there(text), moved(std::move(here));
    assert(moved.what()[0] == 'b' && there.what()[0] == 't');
}
template <typename B> static void plain_base() {
    struct own : B {
        int more = 1;
    } here;
    assert(here.what()[0]);
}

static int throwing() { throw 1; }
struct big {
    explicit big(int) { throw 3; }
};
static int tries;
static int once() {
    static int value = tries++ == 0 ? throwing() : 7;
    return value;
}

int main() {
    base<std::logic_error>();
    base<std::runtime_error>();
    base<std::domain_error>();
    base<std::invalid_argument>();
    base<std::length_error>();
    base<std::out_of_range>();
    base<std::range_error>();
    base<std::overflow_error>();
    base<std::underflow_error>();
    plain_base<std::exception>();
    plain_base<std::bad_alloc>();
    plain_base<std::bad_array_new_length>();
    plain_base<std::bad_cast>();
    plain_base<std::bad_typeid>();
    plain_base<std::bad_exception>();
    plain_base<std::bad_weak_ptr>();
    plain_base<std::bad_function_call>();
    struct coded : std::system_error {
        coded() : std::system_error(std::make_error_code(std::errc::invalid_argument)) {}
    } code;
    assert(code.what()[0]);
    struct future : std::future_error {
        future() : std::future_error(std::future_errc::no_state) {}
    } future;
    assert(future.what()[0]);
    std::logic_error logic("l"), logic_moved(std::move(logic));
    logic_moved = std::logic_error("m");
    std::runtime_error runtime("r"), runtime_moved(std::move(runtime));
    runtime_moved = std::runtime_error("s");
    assert(logic_moved.what()[0] == 'm' && runtime_moved.what()[0] == 's');
    delete new std::nested_exception;
    std::nested_exception none;
    assert(none.nested_ptr() == nullptr);

    int caught = 0;
    try {
        throw_length();
    } catch (const std::bad_alloc &) {
        caught++;
    }
    try {
        throw big(1);
    } catch (int) {
        caught++;
    }
    for (int i = 0; i < 2; i++) {
        try {
            assert(once() == 7);
        } catch (int) {
            caught++;
        }
    }
    assert(caught == 3 && tries == 2 && !is_uncaught());
    personality(0);
    // It is another already: nothing to wait for.
    unsigned word = 1;
    assert(wait_at(nullptr, &word, 2, false, 0, 0));
    wake_at(&word);
    sleep_for(0, 1);

    std::thread([] {}).detach();
    assert(std::thread::hardware_concurrency() > 0);
    std::this_thread::sleep_for(std::chrono::nanoseconds(1));
    std::list<int> list{1, 2, 3};
    list.erase(list.begin());
    assert(list.front() == 2);
    std::unordered_set<int> set;
    set.reserve(100);
    set.insert(4);
    assert(set.count(4) == 1 && set.bucket_count() >= 100);
    const std::map<int, int> map{{1, 2}, {3, 4}};
    assert(std::prev(map.end())->first == 3);
    ::operator delete(::operator new(64, std::align_val_t(64)), std::align_val_t(64));
    ::operator delete[](::operator new[](64, std::align_val_t(64)), 64, std::align_val_t(64));
    delete_state(::operator new(64));
    void *state = ::operator new(64), *result = ::operator new(64), *other = ::operator new(64);
    destroy_state(state);
    ::operator delete(state);
    make_result(result);
    destroy_result(result);
    ::operator delete(result);
    make_result(other);
    delete_result(other);
}
