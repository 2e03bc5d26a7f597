// Maps of Tactical Intervention: the input is the clear map, which is coded with a key before it is read.
#include "core/formats/source/bsp/format/BspFormat.h"
#include "tests/fuzz/FuzzDocument.h"
#include "tests/fuzz/FuzzInput.h"

#include <algorithm>

namespace {

constexpr std::size_t kKeySize = 32;
constexpr std::size_t kKeyAt = 384; // where the clear map must have zeros
constexpr std::array kMagic{std::byte{'V'}, std::byte{'B'}, std::byte{'S'}, std::byte{'P'}};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const vitrine::formats::source::BspFormat format;
  std::vector<std::byte> map(std::max(size, kKeyAt + kKeySize));
  std::transform(data, data + size, map.begin(), [](std::uint8_t byte) { return std::byte{byte}; });
  std::ranges::copy(kMagic, map.begin());
  std::fill_n(map.begin() + kKeyAt, kKeySize, std::byte{0});
  for (std::size_t i = 0; i < map.size(); ++i) {
    map[i] ^= static_cast<std::byte>(0x5b + 7 * (i % kKeySize));
  }
  vitrine::fuzz::loadAndCheck(format, vitrine::Bytes::adopt(std::move(map)));
  return 0;
}
