#include "core/formats/source/bsp/file/XorCode.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace vitrine::formats::source {
namespace {

constexpr std::size_t kKeyOffset = 384;
constexpr std::string_view kClearMagic = "VBSP";

class XorSource : public ByteSource {
public:
  XorSource(ByteSourcePtr coded, const XorKey& key) : m_coded(std::move(coded)), m_key(key) {}

  std::uint64_t size() const override { return m_coded->size(); }

  Result<Bytes> read(std::uint64_t offset, std::uint64_t size) const override {
    auto coded = m_coded->read(offset, size);
    if (!coded) {
      return coded;
    }
    std::vector<std::byte> clear(coded->span().begin(), coded->span().end());
    auto at = static_cast<std::size_t>(offset % m_key.size());
    for (std::byte& byte : clear) {
      byte ^= m_key[at];
      at = at + 1 == m_key.size() ? 0 : at + 1;
    }
    return Bytes::adopt(std::move(clear));
  }

private:
  ByteSourcePtr m_coded;
  XorKey m_key;
};

} // namespace

std::optional<XorKey> xorKey(const Bytes& head) {
  XorKey key{};
  if (head.size() < kKeyOffset + key.size()) {
    return std::nullopt;
  }
  std::ranges::copy(head.slice(kKeyOffset, key.size()).span(), key.begin());
  for (std::size_t i = 0; i < kClearMagic.size(); ++i) {
    if ((head[i] ^ key[i]) != static_cast<std::byte>(kClearMagic[i])) {
      return std::nullopt;
    }
  }
  // A map with a readable magic is clear, whatever lies at the place of the key.
  const auto start = std::span(key).first(kClearMagic.size());
  const bool coded = std::ranges::any_of(start, [](std::byte byte) { return byte != std::byte{0}; });
  return coded ? std::optional(key) : std::nullopt;
}

ByteSourcePtr makeXorSource(ByteSourcePtr coded, const XorKey& key) {
  return std::make_shared<XorSource>(std::move(coded), key);
}

} // namespace vitrine::formats::source
