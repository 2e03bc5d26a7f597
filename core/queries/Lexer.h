#pragma once

#include "core/queries/QueryError.h"

#include <cstdint>
#include <vector>

namespace vitrine::queries {

enum class TokenKind {
  Name,       ///< of a field or a flag, or a word of the language
  QuotedName, ///< `in backticks`: of a field, whatever its letters
  Integer,
  Real,
  Text,  ///< in quotes
  Regex, ///< between slashes
  Symbol,
  End,
};

/// Smallest part of an expression.
struct Token {
  TokenKind kind = TokenKind::End;
  QString text; ///< name, symbol, content of quotes and slashes
  std::int64_t integer = 0;
  double real = 0;
  bool ignoreCase = false; ///< of a regular expression with an i behind it
  TextRange place;
};

/// Longest text of an expression, characters.
inline constexpr qsizetype kMostCharacters = 4096;

/// The tokens of an expression, with an End behind them.
Parsed<std::vector<Token>> tokensOf(const QString& text);

} // namespace vitrine::queries
