#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSource.h"

#include <QString>

#include <vector>

namespace vitrine::bytes {

/// Encoding that strings among other bytes are looked for in.
enum class StringEncoding {
  Utf8, ///< ASCII is a part of it
  Latin1,
  Utf16Le, ///< at even and odd offsets
  Utf16Be,
  ShiftJis, ///< Windows' (cp932); strings of ASCII alone are none
};

struct StringSearch {
  StringEncoding encoding = StringEncoding::Utf8;
  std::size_t leastLength = 4;     ///< characters
  std::size_t mostFound = 100'000; ///< the search ends there
};

/// Run of printable characters.
struct FoundString {
  std::uint64_t offset = 0;
  std::uint64_t size = 0; ///< bytes
  QString text;           ///< of a long one the first kMostStringBytes bytes
};

inline constexpr std::uint64_t kMostStringBytes = 4096;

struct FoundStrings {
  std::vector<FoundString> strings; ///< in the order of their offsets
  bool limitReached = false;        ///< more may follow the last
};

/// Strings of a source, in one pass over pages of it. Throws Cancelled.
Result<FoundStrings> findStrings(const ByteSource& source, const StringSearch& search, base::Progress& progress);

} // namespace vitrine::bytes
