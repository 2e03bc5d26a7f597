#include "core/bytes/EmbeddedFiles.h"
#include "core/bytes/Entropy.h"
#include "core/bytes/Strings.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

namespace {

bool isInside(std::uint64_t offset, std::uint64_t size, const ByteSource& source) {
  return size > 0 && offset < source.size() && size <= source.size() - offset;
}

void lookForFiles(const ByteSource& source, base::Progress& progress) {
  std::uint64_t end = 0;
  const auto take = [&](const bytes::EmbeddedFile& file) {
    if (!isInside(file.offset, file.size, source) || file.offset < end || !file.name || !file.extension) {
      fuzz::finding("a file outside, or inside another");
    }
    end = file.offset + file.size;
  };
  if (!bytes::findEmbeddedFiles(source, {.mostFound = 100}, take, progress)) {
    fuzz::finding("bytes in memory that cannot be read");
  }
}

void lookForStrings(const ByteSource& source, bytes::StringEncoding encoding, std::size_t least,
                    base::Progress& progress) {
  std::uint64_t end = 0;
  const auto take = [&](const bytes::FoundString& string) {
    if (!isInside(string.offset, string.size, source) || string.offset < end || string.text.isEmpty()) {
      fuzz::finding("a string outside, in another, or empty");
    }
    end = string.offset + string.size;
    return true;
  };
  if (!bytes::findStrings(source, {.encoding = encoding, .leastLength = least}, take, progress)) {
    fuzz::finding("bytes in memory that cannot be read");
  }
}

void measure(const ByteSource& source, base::Progress& progress) {
  const auto curve = bytes::entropyCurve(source, 16, progress);
  if (!curve) {
    fuzz::finding("bytes in memory that cannot be read");
  }
  for (const float bits : curve->bits) {
    if (!(bits >= 0.0F && bits <= 8.001F)) {
      fuzz::finding("an entropy that is none");
    }
  }
}

} // namespace

/// Any bytes, in which files and strings are looked for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  base::Progress progress;
  const auto source = bytes::makeMemorySource(fuzz::inputBytes(data, size));
  lookForFiles(*source, progress);
  using bytes::StringEncoding;
  for (const auto encoding : {StringEncoding::Utf8, StringEncoding::Latin1, StringEncoding::Utf16Le,
                              StringEncoding::Utf16Be, StringEncoding::ShiftJis}) {
    lookForStrings(*source, encoding, 1 + size % 5, progress);
  }
  measure(*source, progress);
  return 0;
}
