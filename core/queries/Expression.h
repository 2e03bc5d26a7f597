#pragma once

#include "core/queries/QueryError.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::queries {

enum class Operator {
  None,
  Or,
  And,
  Not,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Has,
  Contains,
  Matches,
  NotMatches,
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
  BitAnd,
  BitOr,
  Negate,
  Absolute,
  Length, ///< of a list as a vector
  Count,  ///< elements of a list
};

/// A field's name in a path, with one of its elements.
struct PathStep {
  QString field;
  std::optional<std::uint32_t> element;
  bool quoted = false; ///< in backticks: a field and nothing else
  TextRange place;     ///< of the name
};

/// Syntax tree of an expression: what stands in the text, before anything is known of fields.
struct Expression {
  enum class Kind { Integer, Real, Text, Regex, Path, Operation };

  Kind kind = Kind::Integer;
  Operator op = Operator::None;
  std::int64_t integer = 0;
  double real = 0;
  QString text;               ///< of a text or a regular expression
  bool ignoreCase = false;    ///< Regex only
  std::vector<PathStep> path; ///< all but the last are followed to the records they lead to
  bool leads = false;         ///< Path: the last is followed as well, and the value is whether there is a record
  std::vector<Expression> operands;
  TextRange place;
};

} // namespace vitrine::queries
