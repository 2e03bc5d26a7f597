#pragma once

#include "core/base/Result.h"

#include <QStringView>

#include <cstdint>

namespace vitrine::bytes {

/// Values that names and signs in an expression stand for.
struct OffsetContext {
  std::uint64_t here = 0; ///< the cursor; a sign at the start counts from it
  std::uint64_t end = 0;  ///< size of the space
};

/// Bytes that an expression leads to; inside the space.
struct OffsetTarget {
  std::uint64_t offset = 0;
  std::uint64_t size = 1;

  bool operator==(const OffsetTarget&) const = default;
};

/// A place, written as an expression of whole numbers: decimal or hexadecimal (0x), `+ - * / % << >>`, parentheses,
/// `end` (size of the space) and `here` (the cursor). A sign at the start counts from the cursor: "-4".
/// A length may follow after a colon ("0x40c:16"), or the end, which is not part of it ("0x40c..0x44c").
/// An Error's offset is the place in the text.
Result<OffsetTarget> parseOffset(QStringView text, const OffsetContext& context);

} // namespace vitrine::bytes
