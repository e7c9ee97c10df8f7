// expect: safe
// executions: 1
// Strings: whatever may need more room, in and beyond the room of their own; parts of a string put into itself; searches from both ends.
#include <cassert>
#include <stdexcept>
#include <string>
#include <utility>

static const char *const LONG = "twenty-six letters or more";
static volatile char x = 'x';

static void grows() {
    std::string s;
    for (int i = 0; i < 40; i++)
        s.push_back('a' + i % 26);
    assert(s.size() == 40 && s[39] == 'n' && s.capacity() >= 40);
    s.append("bcd").append(s);
    assert(s.size() == 86 && s.compare(43, 43, s, 0, 43) == 0);
    s.resize(90, x);
    assert(s.substr(86) == "xxxx");
    s.resize(3);
    assert(s == "abc");
    s.shrink_to_fit();
    assert(s == "abc" && s.capacity() == 15);
    s.reserve(100);
    assert(s.capacity() >= 100 && s == "abc");
    std::string many(30, x);
    assert(many.size() == 30 && many.find_first_not_of(x) == std::string::npos);
    std::string few(3, x);
    assert(few == "xxx");
    s.assign(50, 'y');
    assert(s.size() == 50);
    s.insert(0, 20, 'z');
    assert(s.size() == 70 && s[19] == 'z' && s[20] == 'y');
}

static void puts_in() {
    std::string s = "0123456789";
    s.replace(2, 3, "ab");
    assert(s == "01ab56789");
    s.replace(2, 2, "wxyz");
    assert(s == "01wxyz56789");
    s.insert(3, s.c_str() + 1);
    assert(s == "01w1wxyz56789xyz56789");
    s = "0123456789";
    s.replace(1, 4, s.c_str() + 3, 2);
    assert(s == "03456789");
    s.replace(0, 1, s.c_str() + 2, 4);
    assert(s == "45673456789");
    s.erase(1, 3);
    assert(s == "43456789");
    s.replace(0, 2, 5, 'q');
    assert(s == "qqqqq456789");
    std::string t = LONG, u = "short";
    t.swap(u);
    assert(u == LONG && t == "short");
    t.swap(t);
    std::string v = "other";
    v.swap(t);
    assert(v == "short" && t == "other");
    t = u;
    u = v;
    assert(t == LONG && u == "short");
    t = std::move(u);
    assert(t == "short");
    std::string w = v + ", " + LONG + '!';
    assert(w.size() == 34);
}

static void finds() {
    const std::string s = "one two one two three";
    assert(s.find("two") == 4 && s.find("two", 5) == 12 && s.find("four") == std::string::npos);
    assert(s.find('t', 5) == 12 && s.find("") == 0 && s.find("", 21) == 21 && s.find("", 22) == std::string::npos);
    assert(s.rfind("two") == 12 && s.rfind("two", 11) == 4 && s.rfind("one", 0) == 0 && s.rfind("x") == std::string::npos);
    assert(s.rfind('o') == 14 && s.rfind('o', 13) == 8 && s.rfind('?') == std::string::npos);
    assert(s.find_first_of("wt") == 4 && s.find_first_not_of("one ") == 4 && s.find_first_not_of('o') == 1);
    assert(s.find_last_of("wn") == 13 && s.find_last_not_of("e") == 18 && s.find_last_not_of('e') == 18);
    assert(s.find_first_of("?") == std::string::npos && s.find_last_of("?") == std::string::npos && std::string().find_last_of("a") == std::string::npos);
}

static void compares() {
    const std::string a = "abc", b = "abd";
    assert(a.compare(b) < 0 && b.compare(a) > 0 && a.compare("abc") == 0 && a.compare("ab") > 0 && a.compare("abcd") < 0);
    assert(a.compare(1, 1, "b") == 0 && a.compare(0, 2, b) < 0 && a.compare(0, 2, "abx", 2) == 0);
    assert(a < b && a + "d" == "abcd" && a != b);
    int caught = 0;
    try {
        a.compare(4, 1, "x");
    } catch (const std::out_of_range &) {
        caught++;
    }
    try {
        a.substr(4);
    } catch (const std::out_of_range &) {
        caught++;
    }
    try {
        std::string huge(x == 'x' ? -2ul : 1, 'a');
    } catch (const std::length_error &) {
        caught++;
    }
    assert(caught == 3);
}

int main() {
    grows();
    puts_in();
    finds();
    compares();
}
