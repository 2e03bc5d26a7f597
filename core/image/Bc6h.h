#pragma once

#include <cstddef>
#include <cstdint>

namespace vitrine::image {

inline constexpr std::size_t kBc6hBlockBytes = 16;

/// Decodes unsigned BC6H (BPTC) blocks into tightly packed texels of four half floats, alpha 1. `blocks` are
/// ceil(width/4) x ceil(height/4) blocks; both buffers must be large enough. Blocks of reserved modes are black.
void decodeBc6h(const std::byte* blocks, std::uint32_t width, std::uint32_t height, std::byte* out);

} // namespace vitrine::image
