#pragma once

#include "core/bytes/ByteReader.h"

#include <QAnyStringView>
#include <QString>

#include <algorithm>
#include <cstdint>

namespace vitrine::formats::x3 {

/// A cursor over a binary file of X2 and X3: big-endian numbers, tags of four letters, names that end with a zero byte.
class TagReader : public ByteReader {
public:
  static constexpr std::size_t kTagBytes = 4;
  static constexpr double kFixedOne = 65536.0; ///< of 32 bits, of which the low 16 are behind the point

  TagReader(const Bytes& bytes, const ByteRange& where) : ByteReader(bytes, where, bytes::Endian::Big) {}

  QString tag() { return fixedLatin1(kTagBytes); }
  /// True if this tag comes next; goes behind it if so.
  bool takeTag(QAnyStringView name);
  /// Throws unless this tag comes next.
  void expectTag(QAnyStringView name);
  /// Throws unless the tag comes next that closes this one: "/BOD" of "BODY".
  void expectEndOf(const QString& tag) { expectTag(QLatin1Char('/') + tag.first(3)); }
  QString name();
  /// A count of at most `limit`; throws where it is not.
  std::size_t count(std::uint64_t limit, const QString& what);
  /// Number of records, of `count`, of at least `recordSize` bytes that fit in: for allocation.
  std::size_t room(std::size_t count, std::size_t recordSize) const {
    return std::min(count, remaining() / recordSize);
  }
};

} // namespace vitrine::formats::x3
