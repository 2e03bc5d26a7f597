#pragma once

#include "core/bytes/BytePattern.h"
#include "core/searching/Query.h"

#include <vector>

namespace vitrine::searching {

/// Form in which the text or number of a query may be in bytes.
struct ByteForm {
  BytePattern pattern;
  QString label;                               ///< encoding or type: "UTF-16 LE", "float BE"
  std::optional<bytes::TextEncoding> encoding; ///< nullopt: no text

  /// Bytes of one character, as far as words are told apart.
  std::size_t unit() const;
};

/// The forms a query is searched for in bytes, each once: the text in several encodings, hexadecimal bytes where it
/// reads as such ("0xDEADBEEF", "DE AD ??"), numbers of 32 and 64 bits. Forms of one byte are left out: they are
/// everywhere.
std::vector<ByteForm> byteForms(const Query& query);

/// True for a text that spells bytes: two digits after 0x for each, or several pairs of digits or `?`.
bool spellsBytes(const QString& text);

} // namespace vitrine::searching
