#pragma once

#include "tests/ui/support/TestFormat.h"

#include <QByteArray>

#include <cstring>

namespace vitrine::tests {

/// A file of squares of TestFormat in which the kind of one square is another.
inline QByteArray withOtherKind(std::uint32_t count, std::uint32_t square) {
  QByteArray bytes = TestFormat::file(TestFormat::Mode::Good, count);
  constexpr int kKindAt = 6;
  const auto at = TestFormat::kHeaderSize + static_cast<int>(square) * TestFormat::kRecordSize + kKindAt;
  bytes[at] = static_cast<char>(1 - bytes[at]);
  return bytes;
}

} // namespace vitrine::tests
