// Big-endian maps: whatever the input starts with, its numbers are read so.
#include "core/formats/source/bsp/format/BspFormat.h"
#include "tests/fuzz/FuzzDocument.h"
#include "tests/fuzz/FuzzInput.h"

#include <algorithm>

namespace {

constexpr std::array kBigMagic{std::byte{'P'}, std::byte{'S'}, std::byte{'B'}, std::byte{'V'}};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const vitrine::formats::source::BspFormat format;
  std::vector<std::byte> map(std::max(size, kBigMagic.size()));
  std::transform(data, data + size, map.begin(), [](std::uint8_t byte) { return std::byte{byte}; });
  std::ranges::copy(kBigMagic, map.begin());
  vitrine::fuzz::loadAndCheck(format, vitrine::Bytes::adopt(std::move(map)));
  return 0;
}
