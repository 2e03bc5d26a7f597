#include "core/formats/x3/records/TextScene.h"
#include "core/formats/x3/records/TextSections.h"
#include "tests/core/formats/x3/records/SoundText.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes text = fuzz::inputBytes(data, size);
  const ByteRange where{base::kFileSpace, 0, size};
  Diagnostics diagnostics;
  const auto read = formats::x3::readTextScene(text, where, fuzz::fuzzLimits(), diagnostics);
  if (const char* problem = tests::unsoundness(read, size)) {
    fuzz::finding(problem);
  }
  structure::StructureBuilder builder(QStringLiteral("a.bod"), where);
  formats::x3::addTextScene(builder, builder.root(), bytes::makeMemorySource(text), read);
  if (const char* problem = tests::unsoundness(builder.build())) {
    fuzz::finding(problem);
  }
  return 0;
}
