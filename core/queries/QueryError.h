#pragma once

#include <QString>

#include <expected>

namespace vitrine::queries {

/// Run of characters in the text of an expression.
struct TextRange {
  qsizetype start = 0;
  qsizetype length = 0;

  qsizetype end() const { return start + length; }
  bool operator==(const TextRange&) const = default;
};

/// Mistake in an expression, and its place in the text.
struct QueryError {
  QString message;
  TextRange place; ///< counted from 0; of length 0 at the end of the text

  bool operator==(const QueryError&) const = default;
};

template <class T>
using Parsed = std::expected<T, QueryError>;

} // namespace vitrine::queries
