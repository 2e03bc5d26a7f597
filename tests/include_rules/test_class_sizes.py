#!/usr/bin/env python3
"""class_sizes.py against made-up sources: what counts, what does not, and that each limit is kept."""

import unittest

import class_sizes


def sizes(text):
    """name -> (public members, fields) of the classes in a text."""
    return {size.name: (size.members, size.fields) for size in class_sizes.classes_of(text)}


def members(count):
    return " ".join(f"void does{n}();" for n in range(count))


def fields(count):
    return " ".join(f"int m_{n} = 0;" for n in range(count))


class Counting(unittest.TestCase):
    def assertSize(self, body, expected, kind="class"):
        self.assertEqual(sizes(f"namespace a {{ {kind} Pair {{ {body} }}; }}"), {"Pair": expected})

    def test_functions_count_by_access(self):
        self.assertSize("void a(); public: int b() const { return m_b; } int b(int) const; protected: void c(); "
                        "private: void d();", (2, 0))
        self.assertSize("void a(); private: void b();", (1, 0), kind="struct")

    def test_signals_and_slots_are_public(self):
        self.assertSize("Q_OBJECT Q_PROPERTY(int a READ a) Q_SIGNALS: void changed(); signals: void told(); "
                        "public Q_SLOTS: void set(int); private Q_SLOTS: void follow();", (3, 0))

    def test_constructors_operators_types_and_friends_do_not_count(self):
        self.assertSize("public: Pair() : m_a(1), m_b{2} {} explicit Pair(int a = {}); ~Pair() override; "
                        "Pair(const Pair&) = delete; Pair& operator=(const Pair&) = delete; "
                        "bool operator==(const Pair&) const = default; int operator()(int) const { return 1; } "
                        "using Id = int; enum class Kind { A, B }; friend class Other; friend void swap(Pair&, Pair&); "
                        "class Forward; static_assert(sizeof(int) == 4); private: int m_a; int m_b;", (0, 2))

    def test_data_counts_as_field_and_where_public_as_member(self):
        self.assertSize("int a = f(1, 2); std::map<int, std::function<void(int)>> b; int c{3}, *d = nullptr, e[2]; "
                        "void (*f)(int); std::array<int, 2> g = {1, 2}; mutable std::optional<int> h;", (8, 8),
                        kind="struct")
        self.assertSize("int m_a; std::function<void(const QString&)> m_b; alignas(16) float m_c[4]; "
                        "[[maybe_unused]] int m_d; unsigned m_e : 4;", (0, 5))

    def test_constants_are_no_fields(self):
        self.assertSize("public: static constexpr int kA = 1; static inline int s_b{2}; private: static const int kC;",
                        (2, 0))

    def test_functions_of_all_kinds(self):
        self.assertSize("template <class T> void a(T t = {}) { if (t) { b(); } } auto c() -> int { return 1; } "
                        "std::vector<int> d(const std::vector<int>& from = {1, 2}) const noexcept(false); "
                        "virtual void e() = 0; [[nodiscard]] bool f() const; "
                        "static std::function<int(int)> g();", (6, 0), kind="struct")

    def test_nested_classes_are_their_own(self):
        self.assertEqual(sizes("class A { public: struct B { int a; int b; void c(); }; void d(); private: "
                               "class C final : public B { int m_e; }; B m_f; };"),
                         {"A": (1, 1), "A::B": (3, 2), "A::C": (0, 1)})

    def test_classes_everywhere_at_namespace_level(self):
        self.assertEqual(sizes("void f() { struct No { int a; }; } namespace { struct Yes { int a; }; } "
                               "template <class T> class Many : public Base<T> { T m_a; }; enum class E { A, B }; "
                               "struct A::Private { int a; }; int k[] = {1, 2}; class After { int m_b; };"),
                         {"Yes": (1, 1), "Many": (0, 1), "A::Private": (1, 1), "After": (0, 1)})


class Limits(unittest.TestCase):
    def check(self, text, waivers=(), path="ui/Pair.h"):
        return class_sizes.check({path: text}, dict.fromkeys(waivers, "a reason"))

    def assertFound(self, text, *words):
        violations, _ = self.check(text)
        self.assertEqual(len(violations), 1, violations)
        for word in words:
            self.assertIn(word, violations[0])

    def test_up_to_the_limits_all_is_well(self):
        text = f"class Pair {{ public: {members(25)} private: {fields(20)} }};"
        self.assertEqual(self.check(text), ([], []))
        self.assertEqual(self.check("int k;\n" * 450), ([], []))

    def test_one_public_member_more_is_found(self):
        self.assertFound(f"\nclass Pair {{ public: {members(26)} }};", "ui/Pair.h:2: Pair: 26 public members")

    def test_one_field_more_is_found(self):
        self.assertFound(f"class Pair {{ {fields(21)} }};", "Pair: 21 fields")
        self.assertFound(f"struct Pair {{ {fields(21)} }};", "Pair: 21 fields")

    def test_hiding_them_in_another_class_does_not_help(self):
        self.assertFound(f"class Pair {{ struct Private; Private* m_d; }}; struct Pair::Private {{ {fields(21)} }};",
                         "Pair::Private: 21 fields")

    def test_one_line_more_is_found(self):
        self.assertFound("int k;\n" * 451, "ui/Pair.h:451: 451 lines")

    def test_waived_ones_are_told_apart(self):
        text = f"class Pair {{ {fields(21)} }};"
        violations, waived = self.check(text, waivers=["Pair"])
        self.assertEqual(violations, [])
        self.assertEqual(len(waived), 1)
        self.assertIn("21 fields, more than 20 (a reason)", waived[0])

    def test_a_waiver_that_nothing_needs_is_found(self):
        violations, _ = self.check(f"class Pair {{ {fields(20)} }};", waivers=["Pair"])
        self.assertEqual(len(violations), 1)
        self.assertIn("Pair: needs no waiver", violations[0])


if __name__ == "__main__":
    unittest.main()
