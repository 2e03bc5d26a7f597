#include "core/queries/Operators.h"

#include <cmath>
#include <limits>

namespace vitrine::queries {
namespace {

using Rows = std::span<const std::uint64_t>;

class Constant final : public Node {
public:
  explicit Constant(Values value) : m_value(std::move(value)) {}

  ValueKind kind() const override { return m_value.kind; }

  Values evaluate(Rows rows, const Progress&) override {
    Values values;
    values.kind = m_value.kind;
    values.integers.assign(m_value.integers.empty() ? 0 : rows.size(),
                           m_value.integers.empty() ? 0 : m_value.integers[0]);
    values.reals.assign(m_value.reals.empty() ? 0 : rows.size(), m_value.reals.empty() ? 0 : m_value.reals[0]);
    values.texts.assign(m_value.texts.empty() ? 0 : rows.size(), m_value.texts.empty() ? QString() : m_value.texts[0]);
    return values;
  }

private:
  Values m_value;
};

/// Base of operators with two operands.
class Binary : public Node {
public:
  Binary(NodePtr left, NodePtr right) : m_left(std::move(left)), m_right(std::move(right)) {}

protected:
  Node& left() const { return *m_left; }
  Node& right() const { return *m_right; }

  /// Values are there where both operands have one.
  static void loseWhere(const Values& a, const Values& b, Values& result, std::size_t count) {
    for (std::size_t i = 0; i < count && (!a.present.empty() || !b.present.empty()); ++i) {
      if (!a.has(i) || !b.has(i)) {
        result.lose(i, count);
      }
    }
  }
  /// A condition does not hold where an operand is missing.
  static void denyWhere(const Values& a, const Values& b, Values& result, std::size_t count) {
    for (std::size_t i = 0; i < count && (!a.present.empty() || !b.present.empty()); ++i) {
      result.integers[i] &= a.has(i) && b.has(i) ? 1 : 0;
    }
  }

private:
  NodePtr m_left;
  NodePtr m_right;
};

class Junction final : public Binary {
public:
  Junction(Operator op, NodePtr left, NodePtr right) : Binary(std::move(left), std::move(right)), m_op(op) {}

  ValueKind kind() const override { return ValueKind::Truth; }

  /// The right operand is asked only where the left one does not decide.
  Values evaluate(Rows rows, const Progress& progress) override {
    const std::vector<std::uint8_t> first = left().evaluate(rows, progress).truths(rows.size());
    const std::uint8_t open = m_op == Operator::And ? 1 : 0;
    std::vector<std::uint64_t> undecided;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (first[i] == open) {
        undecided.push_back(rows[i]);
      }
    }
    std::vector<std::uint8_t> second;
    if (!undecided.empty()) {
      second = right().evaluate(undecided, progress).truths(undecided.size());
    }
    Values values;
    values.resize(ValueKind::Truth, rows.size());
    std::size_t next = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      values.integers[i] = first[i] == open ? second[next++] : first[i];
    }
    return values;
  }

private:
  Operator m_op;
};

class Negation final : public Node {
public:
  explicit Negation(NodePtr operand) : m_operand(std::move(operand)) {}

  ValueKind kind() const override { return ValueKind::Truth; }

  Values evaluate(Rows rows, const Progress& progress) override {
    const std::vector<std::uint8_t> truths = m_operand->evaluate(rows, progress).truths(rows.size());
    Values values;
    values.resize(ValueKind::Truth, rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      values.integers[i] = truths[i] == 0 ? 1 : 0;
    }
    return values;
  }

private:
  NodePtr m_operand;
};

template <class T>
bool isEqual(const T& a, const T& b) {
  if constexpr (std::is_same_v<T, double>) {
    return a == b || (std::isnan(a) && std::isnan(b));
  } else {
    return a == b;
  }
}

template <class T, class Compare>
void compareEach(const std::vector<T>& a, const std::vector<T>& b, Values& result, Compare compare) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    result.integers[i] = compare(a[i], b[i]) ? 1 : 0;
  }
}

template <class T>
void compareAll(Operator op, const std::vector<T>& a, const std::vector<T>& b, Values& result) {
  switch (op) {
  case Operator::Equal:
    return compareEach(a, b, result, [](const T& x, const T& y) { return isEqual(x, y); });
  case Operator::NotEqual:
    return compareEach(a, b, result, [](const T& x, const T& y) { return !isEqual(x, y); });
  case Operator::Less:
    return compareEach(a, b, result, [](const T& x, const T& y) { return x < y; });
  case Operator::LessEqual:
    return compareEach(a, b, result, [](const T& x, const T& y) { return x <= y; });
  case Operator::Greater:
    return compareEach(a, b, result, [](const T& x, const T& y) { return x > y; });
  default:
    return compareEach(a, b, result, [](const T& x, const T& y) { return x >= y; });
  }
}

class Comparison final : public Binary {
public:
  Comparison(Operator op, NodePtr left, NodePtr right) : Binary(std::move(left), std::move(right)), m_op(op) {}

  ValueKind kind() const override { return ValueKind::Truth; }

  Values evaluate(Rows rows, const Progress& progress) override {
    Values a = left().evaluate(rows, progress);
    Values b = right().evaluate(rows, progress);
    Values result;
    result.resize(ValueKind::Truth, rows.size());
    if (a.kind == ValueKind::Text) {
      compareAll(m_op, a.texts, b.texts, result);
    } else if (a.kind == ValueKind::Real || b.kind == ValueKind::Real) {
      a.makeReal();
      b.makeReal();
      compareAll(m_op, a.reals, b.reals, result);
    } else {
      compareAll(m_op, a.integers, b.integers, result);
    }
    denyWhere(a, b, result, rows.size());
    return result;
  }

private:
  Operator m_op;
};

/// False where the result is no whole number of 64 bits.
bool calculate(Operator op, std::int64_t a, std::int64_t b, std::int64_t& result) {
  switch (op) {
  case Operator::Add:
    return !__builtin_add_overflow(a, b, &result);
  case Operator::Subtract:
    return !__builtin_sub_overflow(a, b, &result);
  case Operator::Multiply:
    return !__builtin_mul_overflow(a, b, &result);
  case Operator::Remainder:
    result = b == -1 || b == 0 ? 0 : a % b;
    return b != 0;
  case Operator::BitAnd:
    result = a & b;
    return true;
  case Operator::BitOr:
    result = a | b;
    return true;
  default:
    return false;
  }
}

double calculate(Operator op, double a, double b) {
  switch (op) {
  case Operator::Add:
    return a + b;
  case Operator::Subtract:
    return a - b;
  case Operator::Multiply:
    return a * b;
  case Operator::Divide:
    return a / b;
  case Operator::Remainder:
    return std::fmod(a, b);
  default:
    return std::numeric_limits<double>::quiet_NaN();
  }
}

class Arithmetic final : public Binary {
public:
  Arithmetic(Operator op, NodePtr left, NodePtr right) : Binary(std::move(left), std::move(right)), m_op(op) {}

  ValueKind kind() const override {
    const bool real = m_op == Operator::Divide || left().kind() == ValueKind::Real || right().kind() == ValueKind::Real;
    return real ? ValueKind::Real : ValueKind::Integer;
  }

  Values evaluate(Rows rows, const Progress& progress) override {
    Values a = left().evaluate(rows, progress);
    Values b = right().evaluate(rows, progress);
    Values result;
    if (a.kind == ValueKind::Real || b.kind == ValueKind::Real || !calculateWhole(a, b, result, rows.size())) {
      a.makeReal();
      b.makeReal();
      result.resize(ValueKind::Real, rows.size());
      for (std::size_t i = 0; i < rows.size(); ++i) {
        result.reals[i] = calculate(m_op, a.reals[i], b.reals[i]);
      }
    }
    loseWhere(a, b, result, rows.size());
    return result;
  }

private:
  bool calculateWhole(const Values& a, const Values& b, Values& result, std::size_t count) const {
    result.resize(ValueKind::Integer, count);
    bool whole = true;
    for (std::size_t i = 0; i < count && whole; ++i) {
      whole = calculate(m_op, a.integers[i], b.integers[i], result.integers[i]);
    }
    return whole;
  }

  Operator m_op;
};

class Sign final : public Node {
public:
  Sign(Operator op, NodePtr operand) : m_op(op), m_operand(std::move(operand)) {}

  ValueKind kind() const override {
    return m_operand->kind() == ValueKind::Real ? ValueKind::Real : ValueKind::Integer;
  }

  Values evaluate(Rows rows, const Progress& progress) override {
    Values values = m_operand->evaluate(rows, progress);
    if (std::ranges::find(values.integers, std::numeric_limits<std::int64_t>::min()) != values.integers.end()) {
      values.makeReal();
    }
    for (std::int64_t& number : values.integers) {
      number = m_op == Operator::Negate || number < 0 ? -number : number;
    }
    for (double& number : values.reals) {
      number = m_op == Operator::Negate ? -number : std::abs(number);
    }
    if (values.kind == ValueKind::Truth) {
      values.kind = ValueKind::Integer;
    }
    return values;
  }

private:
  Operator m_op;
  NodePtr m_operand;
};

class Has final : public Binary {
public:
  using Binary::Binary;

  ValueKind kind() const override { return ValueKind::Truth; }

  Values evaluate(Rows rows, const Progress& progress) override {
    const Values numbers = left().evaluate(rows, progress);
    const Values wanted = right().evaluate(rows, progress);
    Values result;
    result.resize(ValueKind::Truth, rows.size());
    // Real numbers have no bits.
    for (std::size_t i = 0; i < rows.size() && !numbers.integers.empty() && !wanted.integers.empty(); ++i) {
      const bool all = (numbers.integers[i] & wanted.integers[i]) == wanted.integers[i];
      result.integers[i] = all && wanted.integers[i] != 0 ? 1 : 0;
    }
    denyWhere(numbers, wanted, result, rows.size());
    return result;
  }
};

class ListFigure final : public Node {
public:
  ListFigure(Operator op, std::unique_ptr<PathValue> list) : m_op(op), m_list(std::move(list)) {}

  ValueKind kind() const override { return m_op == Operator::Count ? ValueKind::Integer : ValueKind::Real; }

  Values evaluate(Rows rows, const Progress&) override {
    const std::vector<std::vector<double>> lists = m_list->lists(rows);
    Values values;
    values.resize(kind(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (m_op == Operator::Count) {
        values.integers[i] = static_cast<std::int64_t>(lists[i].size());
        continue;
      }
      double squares = 0;
      for (const double each : lists[i]) {
        squares += each * each;
      }
      values.reals[i] = std::sqrt(squares);
    }
    return values;
  }

private:
  Operator m_op;
  std::unique_ptr<PathValue> m_list;
};

class ListContains final : public Node {
public:
  ListContains(std::unique_ptr<PathValue> list, NodePtr number)
      : m_list(std::move(list)), m_number(std::move(number)) {}

  ValueKind kind() const override { return ValueKind::Truth; }

  Values evaluate(Rows rows, const Progress& progress) override {
    const std::vector<std::vector<double>> lists = m_list->lists(rows);
    Values wanted = m_number->evaluate(rows, progress);
    wanted.makeReal();
    Values result;
    result.resize(ValueKind::Truth, rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto equals = [&](double each) { return isEqual(each, wanted.reals[i]); };
      result.integers[i] = wanted.has(i) && std::ranges::any_of(lists[i], equals) ? 1 : 0;
    }
    return result;
  }

private:
  std::unique_ptr<PathValue> m_list;
  NodePtr m_number;
};

} // namespace

NodePtr makeConstant(std::int64_t number) {
  Values value;
  value.integers = {number};
  return std::make_unique<Constant>(std::move(value));
}

NodePtr makeConstant(double number) {
  Values value;
  value.kind = ValueKind::Real;
  value.reals = {number};
  return std::make_unique<Constant>(std::move(value));
}

NodePtr makeConstant(const QString& text) {
  Values value;
  value.kind = ValueKind::Text;
  value.texts = {text};
  return std::make_unique<Constant>(std::move(value));
}

NodePtr makeJunction(Operator op, NodePtr left, NodePtr right) {
  return std::make_unique<Junction>(op, std::move(left), std::move(right));
}

NodePtr makeNot(NodePtr operand) {
  return std::make_unique<Negation>(std::move(operand));
}

NodePtr makeComparison(Operator op, NodePtr left, NodePtr right) {
  return std::make_unique<Comparison>(op, std::move(left), std::move(right));
}

NodePtr makeArithmetic(Operator op, NodePtr left, NodePtr right) {
  return std::make_unique<Arithmetic>(op, std::move(left), std::move(right));
}

NodePtr makeSign(Operator op, NodePtr operand) {
  return std::make_unique<Sign>(op, std::move(operand));
}

NodePtr makeHas(NodePtr number, NodePtr wanted) {
  return std::make_unique<Has>(std::move(number), std::move(wanted));
}

NodePtr makeListFigure(Operator op, std::unique_ptr<PathValue> list) {
  return std::make_unique<ListFigure>(op, std::move(list));
}

NodePtr makeListContains(std::unique_ptr<PathValue> list, NodePtr number) {
  return std::make_unique<ListContains>(std::move(list), std::move(number));
}

} // namespace vitrine::queries
