#include "core/queries/Compiler.h"

#include "core/base/Translate.h"
#include "core/queries/TextMatch.h"

namespace vitrine::queries {
namespace {

std::unexpected<QueryError> mistake(const QString& message, const TextRange& place) {
  return std::unexpected(QueryError{message, place});
}

bool isText(const Node& node) {
  return node.kind() == ValueKind::Text;
}

bool isNumberLiteral(const Expression& expression) {
  if (expression.kind == Expression::Kind::Operation && expression.op == Operator::Negate) {
    return isNumberLiteral(expression.operands[0]);
  }
  return expression.kind == Expression::Kind::Real || expression.kind == Expression::Kind::Integer;
}

double literalOf(const Expression& expression) {
  if (expression.kind == Expression::Kind::Operation) {
    return -literalOf(expression.operands[0]);
  }
  return expression.kind == Expression::Kind::Real ? expression.real : static_cast<double>(expression.integer);
}

/// A literal as a number of 32 bits, so that 0.1 equals the field that shows as 0.1.
NodePtr asSingle(const Expression& literal) {
  return makeConstant(static_cast<double>(static_cast<float>(literalOf(literal))));
}

} // namespace

Parsed<NodePtr> Compiler::compile(const Expression& expression) const {
  auto made = part(expression);
  return made ? Parsed<NodePtr>(std::move(made->node)) : std::unexpected(made.error());
}

Parsed<Compiler::Part> Compiler::part(const Expression& expression, const NamedValues* names) const {
  switch (expression.kind) {
  case Expression::Kind::Integer:
    return Part{makeConstant(expression.integer), {}, false};
  case Expression::Kind::Real:
    return Part{makeConstant(expression.real), {}, false};
  case Expression::Kind::Text:
    if (const auto number = names ? names->find(expression.text) : std::nullopt) {
      return Part{makeConstant(*number), {}, false};
    }
    return Part{makeConstant(expression.text), {}, false};
  case Expression::Kind::Regex:
    return mistake(base::translate("formats", "a regular expression is only allowed after ~"), expression.place);
  case Expression::Kind::Path:
    return pathPart(expression, names);
  case Expression::Kind::Operation:
    return operation(expression, names);
  }
  return Part();
}

bool Compiler::isUnknownName(const Expression& expression) const {
  const bool plain = expression.kind == Expression::Kind::Path && expression.path.size() == 1 && !expression.leads &&
                     !expression.path[0].element && !expression.path[0].quoted;
  return plain && !PathValue::fieldsAt(m_readers, m_section, {}).contains(expression.path[0].field);
}

Parsed<Compiler::Part> Compiler::pathPart(const Expression& path, const NamedValues* names) const {
  const bool unknown = isUnknownName(path);
  if (const auto number = names && unknown ? names->find(path.path[0].field) : std::nullopt) {
    return Part{makeConstant(*number), {}, false};
  }
  if (names && unknown && !names->empty()) {
    const QStringList near =
        nearNames(path.path[0].field, names->names() + PathValue::fieldsAt(m_readers, m_section, {}));
    const QString& name = path.path[0].field;
    return mistake(near.isEmpty() ? base::translate("formats", "there is no field or flag \"%1\"").arg(name)
                                  : base::translate("formats", "there is no field or flag \"%1\"; did you mean %2?")
                                        .arg(name, near.join(QStringLiteral(", "))),
                   path.place);
  }
  auto made = PathValue::make(m_readers, m_section, path, PathValue::Part::Value);
  if (!made) {
    return std::unexpected(made.error());
  }
  const NamedValues own = (*made)->names();
  const bool single = (*made)->isSingle();
  return Part{std::move(*made), own, single};
}

Parsed<Compiler::Part> Compiler::operation(const Expression& expression, const NamedValues* names) const {
  switch (expression.op) {
  case Operator::Or:
  case Operator::And: {
    auto left = part(expression.operands[0]);
    auto right = left ? part(expression.operands[1]) : Parsed<Part>(std::unexpected(left.error()));
    return right ? Parsed<Part>(
                       Part{makeJunction(expression.op, std::move(left->node), std::move(right->node)), {}, false})
                 : std::move(right);
  }
  case Operator::Not:
  case Operator::Negate:
  case Operator::Absolute:
    return unary(expression);
  case Operator::Length:
  case Operator::Count:
    return listFigure(expression);
  case Operator::Has:
    return has(expression);
  case Operator::Contains:
    return contains(expression);
  case Operator::Matches:
  case Operator::NotMatches:
    return matches(expression);
  case Operator::Add:
  case Operator::Subtract:
  case Operator::Multiply:
  case Operator::Divide:
  case Operator::Remainder:
  case Operator::BitAnd:
  case Operator::BitOr:
    return arithmetic(expression, names);
  default:
    return comparison(expression);
  }
}

Parsed<std::pair<Compiler::Part, Compiler::Part>> Compiler::operands(const Expression& expression,
                                                                     const NamedValues* names) const {
  const Expression& first = expression.operands[0];
  const Expression& second = expression.operands[1];
  const bool swapped = isUnknownName(first) || first.kind == Expression::Kind::Text;
  auto known = part(swapped ? second : first, names);
  if (!known) {
    return std::unexpected(known.error());
  }
  auto other = part(swapped ? first : second, names && !names->empty() ? names : &known->names);
  if (!other) {
    return std::unexpected(other.error());
  }
  return swapped ? std::pair(std::move(*other), std::move(*known)) : std::pair(std::move(*known), std::move(*other));
}

Parsed<Compiler::Part> Compiler::unary(const Expression& expression) const {
  auto operand = part(expression.operands[0]);
  if (!operand) {
    return operand;
  }
  if (expression.op == Operator::Not) {
    return Part{makeNot(std::move(operand->node)), {}, false};
  }
  if (isText(*operand->node)) {
    return mistake(base::translate("formats", "a number is expected here, not a text"), expression.operands[0].place);
  }
  return Part{makeSign(expression.op, std::move(operand->node)), {}, operand->single};
}

Parsed<Compiler::Part> Compiler::comparison(const Expression& expression) const {
  auto both = operands(expression, nullptr);
  if (!both) {
    return std::unexpected(both.error());
  }
  auto& [left, right] = *both;
  if (isText(*left.node) != isText(*right.node)) {
    return mistake(base::translate("formats", "a text and a number are never equal"), expression.place);
  }
  if (left.single && isNumberLiteral(expression.operands[1])) {
    right.node = asSingle(expression.operands[1]);
  } else if (right.single && isNumberLiteral(expression.operands[0])) {
    left.node = asSingle(expression.operands[0]);
  }
  return Part{makeComparison(expression.op, std::move(left.node), std::move(right.node)), {}, false};
}

Parsed<Compiler::Part> Compiler::arithmetic(const Expression& expression, const NamedValues* names) const {
  auto both = operands(expression, names);
  if (!both) {
    return std::unexpected(both.error());
  }
  auto& [left, right] = *both;
  for (const auto& [operand, place] :
       {std::pair(&left, expression.operands[0].place), std::pair(&right, expression.operands[1].place)}) {
    if (isText(*operand->node)) {
      return mistake(base::translate("formats", "a number is expected here, not a text"), place);
    }
    const bool bits = expression.op == Operator::BitAnd || expression.op == Operator::BitOr;
    if (bits && operand->node->kind() == ValueKind::Real) {
      return mistake(base::translate("formats", "a whole number is expected here"), place);
    }
  }
  NamedValues shared = left.names.empty() ? right.names : left.names;
  return Part{makeArithmetic(expression.op, std::move(left.node), std::move(right.node)), std::move(shared), false};
}

Parsed<Compiler::Part> Compiler::has(const Expression& expression) const {
  auto number = part(expression.operands[0]);
  auto wanted = number ? part(expression.operands[1], &number->names) : Parsed<Part>(std::unexpected(number.error()));
  if (!wanted) {
    return wanted;
  }
  if (number->node->kind() != ValueKind::Integer) {
    return mistake(base::translate("formats", "a field with flags is expected before \"has\""),
                   expression.operands[0].place);
  }
  if (isText(*wanted->node) || wanted->node->kind() == ValueKind::Real) {
    const QStringList known = number->names.names();
    return mistake(known.isEmpty() ? base::translate("formats", "this field has no named flags; a number is expected")
                                   : base::translate("formats", "the name of a flag is expected here: %1")
                                         .arg(known.mid(0, 8).join(QStringLiteral(", "))),
                   expression.operands[1].place);
  }
  return Part{makeHas(std::move(number->node), std::move(wanted->node)), {}, false};
}

bool Compiler::isList(const Expression& expression) const {
  if (expression.kind != Expression::Kind::Path || expression.leads || expression.path.back().element) {
    return false;
  }
  return PathValue::make(m_readers, m_section, expression, PathValue::Part::List) &&
         !PathValue::make(m_readers, m_section, expression, PathValue::Part::Value);
}

Parsed<Compiler::Part> Compiler::contains(const Expression& expression) const {
  const Expression& whole = expression.operands[0];
  if (isList(whole)) {
    auto list = PathValue::make(m_readers, m_section, whole, PathValue::Part::List);
    const NamedValues names = (*list)->names();
    auto number = part(expression.operands[1], &names);
    if (!number) {
      return number;
    }
    if (isText(*number->node)) {
      return mistake(base::translate("formats", "a number is expected here, not a text"), expression.operands[1].place);
    }
    if ((*list)->isSingle() && isNumberLiteral(expression.operands[1])) {
      number->node = asSingle(expression.operands[1]);
    }
    return Part{makeListContains(std::move(*list), std::move(number->node)), {}, false};
  }
  auto text = part(whole);
  auto wanted = text ? part(expression.operands[1]) : Parsed<Part>(std::unexpected(text.error()));
  if (!wanted) {
    return wanted;
  }
  for (const auto& [operand, place] :
       {std::pair(&*text, whole.place), std::pair(&*wanted, expression.operands[1].place)}) {
    if (!isText(*operand->node)) {
      return mistake(base::translate("formats", "a text is expected here, not a number"), place);
    }
  }
  return Part{makeTextContains(std::move(text->node), std::move(wanted->node)), {}, false};
}

Parsed<Compiler::Part> Compiler::matches(const Expression& expression) const {
  const Expression& pattern = expression.operands[1];
  if (pattern.kind != Expression::Kind::Regex && pattern.kind != Expression::Kind::Text) {
    return mistake(base::translate("formats", "a regular expression between slashes is expected here"), pattern.place);
  }
  auto text = part(expression.operands[0]);
  if (!text) {
    return text;
  }
  if (!isText(*text->node)) {
    return mistake(base::translate("formats", "a text is expected here, not a number"), expression.operands[0].place);
  }
  auto match = makeMatch(std::move(text->node), pattern.text, pattern.ignoreCase, pattern.place);
  if (!match) {
    return std::unexpected(match.error());
  }
  const bool negated = expression.op == Operator::NotMatches;
  return Part{negated ? makeNot(std::move(*match)) : std::move(*match), {}, false};
}

Parsed<Compiler::Part> Compiler::listFigure(const Expression& expression) const {
  const Expression& list = expression.operands[0];
  if (list.kind != Expression::Kind::Path || list.leads) {
    return mistake(base::translate("formats", "the name of a list is expected here"), list.place);
  }
  auto made = PathValue::make(m_readers, m_section, list, PathValue::Part::List);
  if (!made) {
    return std::unexpected(made.error());
  }
  if ((*made)->kind() == ValueKind::Text) {
    return mistake(base::translate("formats", "a list of numbers is expected here, not a text"), list.place);
  }
  return Part{makeListFigure(expression.op, std::move(*made)), {}, false};
}

} // namespace vitrine::queries
