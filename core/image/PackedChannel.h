#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine::image {

/// One channel of a texel that is stored as a number: the bits of a mask, as eight bits of brightness. Fewer bits are
/// repeated into the low ones, so that full stays full; of more the high ones are kept.
class PackedChannel {
public:
  /// An empty mask reads `absent` from every texel. The mask's bits must be adjacent (isRun).
  PackedChannel(std::uint32_t mask, std::byte absent);

  std::byte of(std::uint32_t texel) const { return m_values[(texel & m_mask) >> m_shift]; }

  /// True if the mask is one run of bits, or empty.
  static bool isRun(std::uint32_t mask);

private:
  std::uint32_t m_mask = 0;
  int m_shift = 0;
  std::array<std::byte, 256> m_values{};
};

/// Takes texels of `unitBytes` (1 to 4) little-endian bytes apart by the masks of red, green, blue and alpha into
/// tightly packed RGBA8888. An empty mask of a colour reads 0, one of alpha 255. `out` has room for all.
void unpackTexels(std::span<const std::byte> in, std::uint32_t unitBytes, const std::array<std::uint32_t, 4>& masks,
                  std::byte* out);

} // namespace vitrine::image
