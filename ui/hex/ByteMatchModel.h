#pragma once

#include "core/bytes/Text.h"
#include "ui/hex/ByteMatch.h"
#include "ui/widgets/TableModel.h"

#include <optional>

namespace vitrine::ui {

/// Matches of a search in bytes, in the order of their offsets: where, what bytes, what text, and what they are part
/// of. Grows while the search goes on.
class ByteMatchModel : public TableModel<ByteMatch> {
  Q_OBJECT

public:
  enum Column { kOffset, kBytes, kText, kPath };

  /// Tells what a byte is part of.
  using Placer = std::function<QString(std::uint64_t offset)>;

  explicit ByteMatchModel(QObject* parent = nullptr);

  void setPlacer(Placer placer) { m_placer = std::move(placer); }
  /// `size`: of each match, bytes; `encoding`: of the text, nullopt: printable ASCII.
  void begin(std::size_t size, std::optional<bytes::TextEncoding> encoding);

  std::uint64_t offsetAt(int row) const { return at(row).offset; }
  /// The row of the match that begins at this offset; -1: none does.
  int rowOf(std::uint64_t offset) const;
  /// The first match that begins at an offset or after it, or the last before it; -1: there is none.
  int rowFrom(std::uint64_t offset, bool forwards) const;

private:
  QString bytesText(const ByteMatch& match) const;

  std::size_t m_size = 0;
  std::optional<bytes::TextEncoding> m_encoding;
  Placer m_placer;
};

} // namespace vitrine::ui
