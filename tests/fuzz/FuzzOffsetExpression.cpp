#include "core/bytes/ByteSearch.h"
#include "core/bytes/OffsetExpression.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

/// What a user types: a place, and bytes to search for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  for (const bytes::OffsetContext context :
       {bytes::OffsetContext{0, 0}, bytes::OffsetContext{7, 5'000'000'000}, bytes::OffsetContext{~0ULL, ~0ULL}}) {
    const auto target = bytes::parseOffset(text, context);
    if (target ? target->offset >= context.end || target->size == 0 || target->size > context.end - target->offset
               : target.error().offset.value() > static_cast<std::uint64_t>(text.size())) {
      fuzz::finding("a place outside");
    }
  }
  const auto pattern = bytes::parseHexPattern(text);
  const Bytes input = fuzz::inputBytes(data, size);
  if (pattern) {
    for (const std::uint64_t offset : bytes::matchesIn(input.span(), *pattern)) {
      if (offset + pattern->size() > size) {
        fuzz::finding("a match outside");
      }
    }
  }
  return 0;
}
