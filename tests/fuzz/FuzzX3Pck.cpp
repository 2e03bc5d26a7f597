#include "core/formats/x3/assets/TypeTables.h"
#include "core/formats/x3/file/FileKind.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;
using namespace vitrine::formats::x3;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Limits limits = fuzz::fuzzLimits();
  const Bytes packed = fuzz::inputBytes(data, size);
  recognise(packed, true);
  recognise(packed, false);
  const auto plain = unwrapped(packed, limits);
  if (plain.has_value() != (wrappingOf(packed) != Wrapping::None)) {
    fuzz::finding("wrapped and not unwrapped, or the other way round");
  }
  if (plain && plain->bytes.size() > limits.maxDecodedBytes) {
    fuzz::finding("more bytes than the limit");
  }
  if (plain && plain->complete != plain->problem.isEmpty()) {
    fuzz::finding("a problem of what is complete");
  }
  const Bytes& text = plain ? plain->bytes : packed;
  Diagnostics diagnostics;
  readAliases(text, diagnostics);
  readDummies(text, diagnostics);
  readMaterialFiles(text, diagnostics);
  readAnimations(text, diagnostics);
  return 0;
}
