#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

namespace vitrine::formats::source {

/// One token of a KeyValues text. Offsets are bytes from the start of the text.
struct KeyValueToken {
  enum class Kind { Text, Open, Close, End };

  Kind kind = Kind::End;
  bool quoted = false;
  bool unclosed = false; ///< a quoted text whose closing quote is missing; it ends with its line
  QString text = {};
  std::uint64_t offset = 0; ///< of the text without its quotes
  std::uint64_t size = 0;

  /// "[...]" without quotes: a condition or, in careless materials, a vector.
  bool bracketed() const { return kind == Kind::Text && !quoted && text.startsWith(QLatin1Char('[')); }
};

/// Cuts a KeyValues text into tokens; `//` comments are skipped.
class KeyValueLexer {
public:
  KeyValueLexer(Bytes text, bool escapes);

  const KeyValueToken& peek() const { return m_next; }
  KeyValueToken take();

private:
  char16_t at(std::size_t unit) const;
  void skipBlanks();
  KeyValueToken lex();
  KeyValueToken lexQuoted();
  KeyValueToken lexBare();
  KeyValueToken textToken(std::size_t start, std::size_t end) const;
  std::uint64_t byteOffset(std::size_t unit) const { return m_start + unit * m_unitBytes; }

  Bytes m_text;
  bool m_escapes;
  std::size_t m_unitBytes = 1; ///< 2 for UTF-16LE
  std::size_t m_start = 0;     ///< bytes of the byte order mark
  std::size_t m_units = 0;
  std::size_t m_position = 0; ///< in units
  KeyValueToken m_next;
};

} // namespace vitrine::formats::source
