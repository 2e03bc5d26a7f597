#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/x3/file/TextLexer.h"
#include "core/formats/x3/file/X3TextLines.h"

#include <set>

namespace vitrine::formats::x3 {

/// Tells what is wrong in a text, with line, column and bytes: the first places one by one, of more only how many.
class Complaints {
public:
  /// `text` lies at `where` in its space.
  Complaints(std::span<const std::byte> text, const ByteRange& where, Diagnostics& diagnostics);

  /// "line 3, column 7: expected a number, found "abc"".
  void tell(const Surprise& surprise);
  /// "line 3, column 7: " and the message.
  void damage(const QString& message, std::size_t offset, std::size_t size);
  /// Damage met once for each record: the first of each kind, then only their number.
  void countedDamage(const char* kind, const QString& message, std::size_t offset, std::size_t size) {
    count(&Diagnostics::countedDamage, kind, message, offset, size);
  }
  void countedNote(const char* kind, const QString& message, std::size_t offset, std::size_t size) {
    count(&Diagnostics::countedNote, kind, message, offset, size);
  }
  /// Reports an unknown statement, each word once.
  void unknownStatement(std::string_view word, std::size_t offset);

  ByteRange rangeOf(std::size_t offset, std::size_t size) const {
    return {m_where.space, m_where.offset + offset, size};
  }

private:
  using Tell = decltype(&Diagnostics::countedDamage);

  void count(Tell how, const char* kind, const QString& message, std::size_t offset, std::size_t size);
  QString placed(const QString& message, std::size_t offset);
  QString kindHere(const char* kind) const;

  std::span<const std::byte> m_text;
  ByteRange m_where;
  Diagnostics& m_diagnostics;
  TextLines m_lines;
  std::size_t m_told = 0;
  std::set<std::string_view> m_kinds;   ///< that were met
  std::set<std::string_view> m_unknown; ///< words
};

} // namespace vitrine::formats::x3
