#include "core/formats/source/zip/file/ZipContent.h"
#include "core/formats/source/zip/file/ZipMount.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

namespace {

constexpr std::size_t kOpened = 16;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Limits limits = fuzz::fuzzLimits();
  const ByteSourcePtr source = bytes::makeMemorySource(fuzz::inputBytes(data, size));
  Diagnostics diagnostics;
  auto directory = formats::source::readZipDirectory(*source, limits, &diagnostics);
  if (!directory) {
    return 0;
  }
  if (directory->entries.size() > limits.maxArchiveEntries) {
    fuzz::finding("more entries than the limit");
  }
  for (std::size_t i = 0; i < std::min(directory->entries.size(), kOpened); ++i) {
    const auto& entry = directory->entries[i];
    const auto decoded = formats::source::decodeZipEntry(*source, entry, limits);
    if (decoded && decoded->bytes.size() > entry.size) {
      fuzz::finding("more bytes than the entry says");
    }
  }
  const formats::source::ZipMount mount(QStringLiteral("input"), source, std::move(*directory));
  for (const auto& entry : mount.list(QString())) {
    if (!mount.find(entry.path)) {
      fuzz::finding("a listed entry is not found");
    }
  }
  return 0;
}
