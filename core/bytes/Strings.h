#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSource.h"

#include <QString>

#include <functional>
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
  QString containing = {};         ///< only strings with this text, in whatever case; empty: all
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

/// Takes strings as they are found, in the order of their offsets; false ends the search.
using StringSink = std::function<bool(FoundString string)>;

/// One pass over pages of a source. True: more strings may follow the last one that was told. Throws Cancelled.
Result<bool> findStrings(const ByteSource& source, const StringSearch& search, const StringSink& sink,
                         base::Progress& progress);

/// The same strings as a list.
Result<FoundStrings> findStrings(const ByteSource& source, const StringSearch& search, base::Progress& progress);

} // namespace vitrine::bytes
