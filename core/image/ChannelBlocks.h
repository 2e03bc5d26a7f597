#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace vitrine::image {

/// Bytes of one 4x4 block of a single channel (BC4, and each half of BC5).
inline constexpr std::size_t kChannelBlockBytes = 8;

/// The eight values a block interpolates between its two ends, by the same rule as the alpha of BC3.
std::array<std::byte, 8> channelValues(std::byte first, std::byte second);

/// Decodes single-channel blocks into one channel of tightly packed RGBA8888 texels: `out` is the first texel's byte of
/// that channel. `blocks` are ceil(width/4) x ceil(height/4) blocks, `blockStride` bytes apart; both buffers must be
/// large enough. libsquish only decodes BC1-BC3.
void decodeChannelBlocks(const std::byte* blocks, std::size_t blockStride, std::uint32_t width, std::uint32_t height,
                         std::byte* out);

} // namespace vitrine::image
