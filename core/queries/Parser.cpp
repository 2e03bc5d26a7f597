#include "core/queries/Parser.h"

#include "core/base/Translate.h"
#include "core/queries/Language.h"
#include "core/queries/Lexer.h"

#include <QRegularExpression>

namespace vitrine::queries {
namespace {

constexpr int kMostDepth = 64;       ///< of brackets and signs in each other
constexpr int kMostOperations = 500; ///< of one expression; the tree is no deeper
constexpr std::size_t kMostSteps = 32;

TextRange spanning(const TextRange& first, const TextRange& last) {
  return {first.start, last.end() - first.start};
}

/// Recursive descent over the tokens of one text.
class Parser {
public:
  explicit Parser(std::vector<Token> tokens) : m_tokens(std::move(tokens)) {}

  Parsed<Expression> whole() {
    auto all = any();
    return all && token().kind != TokenKind::End ? fail(base::translate("formats", "an operator is missing here"))
                                                 : all;
  }

  Parsed<std::vector<SortKey>> sortKeys() {
    std::vector<SortKey> keys;
    do {
      const bool descending = take("-");
      auto path = parsePath();
      if (!path) {
        return std::unexpected(path.error());
      }
      keys.push_back({std::move(*path), descending});
    } while (take(","));
    if (token().kind != TokenKind::End) {
      return failure(base::translate("formats", "columns separated by commas are expected"));
    }
    return keys;
  }

private:
  using Level = Parsed<Expression> (Parser::*)();

  const Token& token() const { return m_tokens[m_at]; }
  bool isAt(const char* text) const {
    return (token().kind == TokenKind::Symbol || token().kind == TokenKind::Name) &&
           token().text == QLatin1StringView(text);
  }
  bool take(const char* text) {
    const bool there = isAt(text);
    m_at += there ? 1 : 0;
    return there;
  }
  std::unexpected<QueryError> failure(const QString& message) const {
    return std::unexpected(QueryError{message, token().place});
  }
  Parsed<Expression> fail(const QString& message) const { return failure(message); }

  template <std::size_t N>
  Operator takeOneOf(const std::array<OperatorName, N>& operators) {
    for (const OperatorName& each : operators) {
      if (take(each.text)) {
        return each.op;
      }
    }
    return Operator::None;
  }

  Parsed<Expression> joined(Operator op, std::vector<Expression> operands, const TextRange& place) {
    if (++m_operations > kMostOperations) {
      return std::unexpected(QueryError{
          base::translate("formats", "the expression has more than %1 operators").arg(kMostOperations), place});
    }
    Expression made;
    made.kind = Expression::Kind::Operation;
    made.op = op;
    made.operands = std::move(operands);
    made.place = place;
    return made;
  }

  /// Operators of one precedence, from left to right.
  template <std::size_t N>
  Parsed<Expression> leftToRight(const std::array<OperatorName, N>& operators, Level operand) {
    auto left = (this->*operand)();
    while (left) {
      const Operator op = takeOneOf(operators);
      if (op == Operator::None) {
        break;
      }
      auto right = (this->*operand)();
      if (!right) {
        return right;
      }
      const TextRange place = spanning(left->place, right->place);
      left = joined(op, {std::move(*left), std::move(*right)}, place);
    }
    return left;
  }

  Parsed<Expression> any() { return leftToRight(kOrs, &Parser::all); }
  Parsed<Expression> all() { return leftToRight(kAnds, &Parser::negation); }
  Parsed<Expression> bitOr() { return leftToRight(kBitOrs, &Parser::bitAnd); }
  Parsed<Expression> bitAnd() { return leftToRight(kBitAnds, &Parser::sum); }
  Parsed<Expression> sum() { return leftToRight(kSums, &Parser::product); }
  Parsed<Expression> product() { return leftToRight(kProducts, &Parser::signedValue); }

  /// An operator before its one operand, which may begin with the same again.
  Parsed<Expression> prefixed(Operator op, Level operand) {
    const TextRange start = m_tokens[m_at - 1].place;
    if (m_depth >= kMostDepth) {
      return fail(base::translate("formats", "the expression is nested too deeply"));
    }
    ++m_depth;
    auto value = (this->*operand)();
    --m_depth;
    if (!value) {
      return value;
    }
    const TextRange place = spanning(start, value->place);
    return joined(op, {std::move(*value)}, place);
  }

  Parsed<Expression> negation() {
    return takeOneOf(kNots) != Operator::None ? prefixed(Operator::Not, &Parser::negation) : comparison();
  }

  Parsed<Expression> comparison() {
    auto left = bitOr();
    const Operator op = left ? takeOneOf(kComparisons) : Operator::None;
    if (op == Operator::None) {
      return left;
    }
    auto right = bitOr();
    if (!right) {
      return right;
    }
    const std::size_t behind = m_at;
    if (takeOneOf(kComparisons) != Operator::None) {
      m_at = behind;
      return fail(base::translate("formats", "comparisons must be joined with && or ||"));
    }
    const TextRange place = spanning(left->place, right->place);
    return joined(op, {std::move(*left), std::move(*right)}, place);
  }

  Parsed<Expression> signedValue() {
    const Operator op = takeOneOf(kSigns);
    return op != Operator::None ? prefixed(op, &Parser::signedValue) : primary();
  }

  Parsed<Expression> literal(Expression::Kind kind) {
    const Token& read = m_tokens[m_at++];
    Expression made;
    made.kind = kind;
    made.integer = read.integer;
    made.real = read.real;
    made.text = read.text;
    made.ignoreCase = read.ignoreCase;
    made.place = read.place;
    return made;
  }

  Parsed<Expression> primary() {
    switch (token().kind) {
    case TokenKind::Integer:
      return literal(Expression::Kind::Integer);
    case TokenKind::Real:
      return literal(Expression::Kind::Real);
    case TokenKind::Text:
      return literal(Expression::Kind::Text);
    case TokenKind::Regex:
      return literal(Expression::Kind::Regex);
    case TokenKind::QuotedName:
      return parsePath();
    case TokenKind::Name:
      return named();
    case TokenKind::Symbol:
      return bracketed();
    case TokenKind::End:
      break;
    }
    return fail(base::translate("formats", "a field, a number or a text is missing here"));
  }

  Parsed<Expression> bracketed() {
    if (!isAt("(")) {
      return fail(
          base::translate("formats", "a field, a number or a text is expected before \"%1\"").arg(token().text));
    }
    if (m_depth >= kMostDepth) {
      return fail(base::translate("formats", "the expression is nested too deeply"));
    }
    const TextRange start = m_tokens[m_at++].place;
    ++m_depth;
    auto inside = any();
    --m_depth;
    if (!inside) {
      return inside;
    }
    if (!isAt(")")) {
      return fail(base::translate("formats", "a closing bracket is missing here"));
    }
    inside->place = spanning(start, m_tokens[m_at++].place);
    return inside;
  }

  bool isCall() const {
    return m_tokens[m_at + 1].kind == TokenKind::Symbol && m_tokens[m_at + 1].text == QLatin1String("(");
  }

  Parsed<Expression> named() {
    for (const NamedReal& real : kNamedReals) {
      if (isAt(real.text)) {
        auto made = literal(Expression::Kind::Real);
        made->real = real.value;
        return made;
      }
    }
    for (const NamedInteger& integer : kNamedIntegers) {
      if (isAt(integer.text)) {
        auto made = literal(Expression::Kind::Integer);
        made->integer = integer.value;
        return made;
      }
    }
    for (const OperatorName& function : kFunctions) {
      if (isAt(function.text) && isCall()) {
        ++m_at;
        const TextRange name = m_tokens[m_at - 1].place;
        auto operand = bracketed();
        if (!operand) {
          return operand;
        }
        const TextRange place = spanning(name, operand->place);
        return joined(function.op, {std::move(*operand)}, place);
      }
    }
    return parsePath();
  }

  Parsed<Expression> parsePath() {
    Expression path;
    path.kind = Expression::Kind::Path;
    path.place = token().place;
    if (auto read = readPath(path); !read) {
      return std::unexpected(read.error());
    }
    path.place = spanning(path.place, m_tokens[m_at - 1].place);
    return path;
  }

  /// Reads steps until the path ends; `ref(a).b` adds a and b.
  Parsed<void> readPath(Expression& path) {
    while (true) {
      if (path.path.size() > kMostSteps || m_depth >= kMostDepth) {
        return failure(base::translate("formats", "the expression is nested too deeply"));
      }
      if (!isAt(kReferenceWord) || !isCall()) {
        return readStep(path);
      }
      m_at += 2;
      ++m_depth;
      const auto inside = readPath(path);
      --m_depth;
      if (!inside) {
        return inside;
      }
      if (path.leads) {
        return failure(
            base::translate("formats", "a field is expected here, as in ref(%1).row").arg(path.path.back().field));
      }
      if (!take(")")) {
        return failure(base::translate("formats", "a closing bracket is missing here"));
      }
      if (!take(".")) {
        path.leads = true;
        return {};
      }
    }
  }

  Parsed<void> readStep(Expression& path) {
    if (token().kind != TokenKind::Name && token().kind != TokenKind::QuotedName) {
      return failure(base::translate("formats", "the name of a field is expected here"));
    }
    const Token& name = m_tokens[m_at++];
    PathStep step{name.text, {}, name.kind == TokenKind::QuotedName, name.place};
    if (take("[")) {
      if (token().kind != TokenKind::Integer || token().integer < 0 || token().integer > 1'000'000) {
        return failure(base::translate("formats", "the number of an element is expected here, starting at 0"));
      }
      step.element = static_cast<std::uint32_t>(m_tokens[m_at++].integer);
      if (!take("]")) {
        return failure(base::translate("formats", "a closing bracket is missing here"));
      }
    } else if (isAt(".")) {
      static const QString kAxes = QStringLiteral("xyzw");
      const Token& axis = m_tokens[m_at + 1];
      const qsizetype place = axis.text.size() == 1 ? kAxes.indexOf(axis.text) : -1;
      if (place < 0) {
        ++m_at;
        return failure(base::translate("formats", "x, y, z or w is expected here; use ref(%1) to follow a reference")
                           .arg(name.text));
      }
      step.element = static_cast<std::uint32_t>(place);
      m_at += 2;
    }
    path.path.push_back(std::move(step));
    return {};
  }

  std::vector<Token> m_tokens;
  std::size_t m_at = 0;
  int m_depth = 0;
  int m_operations = 0;
};

} // namespace

Parsed<Expression> parseExpression(const QString& text) {
  auto tokens = tokensOf(text);
  return tokens ? Parser(std::move(*tokens)).whole() : std::unexpected(tokens.error());
}

Parsed<std::vector<SortKey>> parseSortKeys(const QString& text) {
  auto tokens = tokensOf(text);
  return tokens ? Parser(std::move(*tokens)).sortKeys() : std::unexpected(tokens.error());
}

QString quotedName(const QString& field) {
  static const QRegularExpression kPlain(QStringLiteral("^[A-Za-z_][A-Za-z_0-9]*$"));
  return kPlain.match(field).hasMatch() && !languageWords().contains(field)
             ? field
             : QLatin1Char('`') + field + QLatin1Char('`');
}

QString quotedText(const QString& text) {
  QString escaped = text;
  escaped.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('"'), QLatin1String("\\\""));
  escaped.replace(QLatin1Char('\n'), QLatin1String("\\n"));
  return QLatin1Char('"') + escaped + QLatin1Char('"');
}

} // namespace vitrine::queries
