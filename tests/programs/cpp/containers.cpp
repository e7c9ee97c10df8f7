// expect: safe
// executions: 1
// Containers of the standard library: trees, lists, hash tables, strings, vectors, deques.
#include <algorithm>
#include <cassert>
#include <deque>
#include <stdexcept>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

int main() {
    std::map<int, int> squares;
    for (int i = 0; i < 40; i++)
        squares[i * 7 % 40] = i * 7 % 40 * (i * 7 % 40);
    for (int i = 0; i < 40; i += 3)
        squares.erase(i);
    int last = -1, count = 0;
    for (auto &[n, square] : squares) {
        assert(n > last && square == n * n);
        last = n;
        count++;
    }
    assert(count == 26);
    for (auto it = squares.rbegin(); it != squares.rend(); ++it)
        assert(it->first <= last), last = it->first;
    std::set<std::string> words{"pear", "apple", "fig", "apple"};
    assert(words.size() == 3 && *words.begin() == "apple");
    std::list<int> list{3, 1, 2};
    list.sort();
    list.reverse();
    list.push_front(9);
    assert(list.front() == 9 && list.back() == 1 && list.size() == 4);
    std::list<int> moved;
    moved.splice(moved.begin(), list, std::next(list.begin()));
    assert(moved.front() == 3 && list.size() == 3);
    std::unordered_map<std::string, int> ages;
    for (int i = 0; i < 30; i++)
        ages["name " + std::to_string(i)] = i;
    assert(ages.size() == 30 && ages.at("name 17") == 17 && ages.count("name 30") == 0);
    std::string text = "a rather long text that needs memory of its own";
    text.insert(2, "really ");
    text.replace(0, 1, "one");
    text += '!';
    assert(text.find("rather") == 11 && text.substr(0, 10) == "one really" && text.back() == '!');
    std::vector<int> numbers(20);
    for (int i = 0; i < 20; i++)
        numbers[i] = i * 13 % 20;
    std::sort(numbers.begin(), numbers.end());
    assert(std::is_sorted(numbers.begin(), numbers.end()) && numbers[19] == 19);
    std::deque<int> queue;
    for (int i = 0; i < 300; i++)
        queue.push_back(i);
    while (queue.size() > 1)
        queue.pop_front();
    assert(queue.front() == 299);
    try {
        numbers.at(20);
        assert(false);
    } catch (const std::out_of_range &seen) {
        assert(std::string(seen.what()).find("20") != std::string::npos);
    }
}
