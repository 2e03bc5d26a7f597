#pragma once

#include <cstddef>
#include <cstdint>

namespace vitrine::image {

inline constexpr std::size_t kBc7BlockBytes = 16;

/// Decodes BC7 (BPTC) blocks into tightly packed RGBA8888 texels. `blocks` are ceil(width/4) x ceil(height/4) blocks; both
/// buffers must be large enough. Blocks of the reserved mode are transparent black.
void decodeBc7(const std::byte* blocks, std::uint32_t width, std::uint32_t height, std::byte* out);

} // namespace vitrine::image
