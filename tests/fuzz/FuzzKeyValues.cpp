#include "core/formats/source/assets/vmt/VmtMaterial.h"
#include "core/formats/source/file/keyvalues/KeyValues.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

namespace {

void checkPlaces(const std::vector<formats::source::KeyValue>& entries, std::uint64_t size, int depth) {
  if (depth > formats::source::KeyValueOptions().maxDepth) {
    fuzz::finding("deeper than the limit");
  }
  for (const auto& entry : entries) {
    if (entry.keyRange.end() > size || entry.valueRange.end() > size) {
      fuzz::finding("an entry outside the text");
    }
    checkPlaces(entry.children, size, depth + 1);
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes text = fuzz::inputBytes(data, size);
  for (const bool escapes : {false, true}) {
    Diagnostics diagnostics;
    formats::source::KeyValueOptions options;
    options.escapes = escapes;
    checkPlaces(formats::source::parseKeyValues(text, options, &diagnostics), size, 0);
  }
  // The text may include itself, which must end.
  const auto include = [&text](const QString&) -> Result<Bytes> { return text; };
  if (const auto vmt = formats::source::readVmt(text, include, fuzz::fuzzLimits(), nullptr)) {
    const auto made = formats::source::makeMaterial(*vmt, QStringLiteral("input"), nullptr, ByteRange());
    for (const auto& slot : made.material.slots) {
      if (slot.texture && !slot.texture.isBelow(made.textures.size())) {
        fuzz::finding("a slot without its texture");
      }
    }
  }
  return 0;
}
