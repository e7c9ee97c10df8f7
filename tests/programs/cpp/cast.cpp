// expect: safe
// executions: 1
// dynamic_cast down, up, across and to void, with several and virtual bases; typeid; bad_cast.
#include <cassert>
#include <typeinfo>

struct a {
    virtual ~a() {}
    int x = 1;
};
struct b {
    virtual ~b() {}
    int y = 2;
};
struct c : a, b {};
struct d : c {};
struct v : virtual a {};
struct w : virtual a {};
struct diamond : v, w, b {};
struct e1 : a {};
struct e2 : a {};
struct two : e1, e2 {};
struct secret : private b, public a {};

int main() {
    c whole;
    a *as_a = &whole;
    b *as_b = &whole;
    assert(dynamic_cast<c *>(as_a) == &whole && dynamic_cast<c *>(as_b) == &whole);
    assert(dynamic_cast<b *>(as_a) == as_b && dynamic_cast<a *>(as_b) == as_a);
    assert(dynamic_cast<d *>(as_a) == nullptr);
    assert(dynamic_cast<void *>(as_b) == &whole);
    d more;
    as_b = &more;
    assert(dynamic_cast<d *>(as_b) == &more && dynamic_cast<c *>(as_b) == &more);
    diamond around;
    as_a = &around;
    assert(dynamic_cast<v *>(as_a) == &around && dynamic_cast<w *>(as_a) == static_cast<w *>(&around));
    assert(dynamic_cast<b *>(as_a) == static_cast<b *>(&around));
    two pair;
    a *second = static_cast<e2 *>(&pair);
    assert(dynamic_cast<e1 *>(second) == static_cast<e1 *>(&pair) && dynamic_cast<e2 *>(second) == static_cast<e2 *>(&pair));
    assert(dynamic_cast<two *>(second) == &pair);
    secret kept;
    as_a = &kept;
    assert(dynamic_cast<b *>(as_a) == nullptr);
    assert(typeid(*as_a) == typeid(secret) && typeid(int) != typeid(long));
    int bad = 0;
    try {
        (void)dynamic_cast<b &>(*as_a);
    } catch (const std::bad_cast &) {
        bad++;
    }
    a *nothing = nullptr;
    try {
        (void)typeid(*nothing);
    } catch (const std::bad_typeid &) {
        bad++;
    }
    assert(bad == 2);
}
