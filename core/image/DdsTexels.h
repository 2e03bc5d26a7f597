#pragma once

#include "core/image/DdsHeader.h"
#include "core/image/Image.h"

#include <array>
#include <cstdint>

namespace vitrine::image {

/// Conversion of a DDS file's texels to those of an Image.
struct DdsTexels {
  enum class Kind {
    AsStored, ///< the target's bytes already
    Packed,   ///< a number per texel, taken apart by masks
    Palette,  ///< a byte per texel, a table of 256 colours in front of the first picture
  };

  Kind kind = Kind::AsStored;
  PixelFormat target = PixelFormat::Rgba8;
  std::uint32_t unitBytes = 4; ///< of a texel, or of a 4x4 block
  bool alpha = false;          ///< there is an alpha channel
  bool grey = false;           ///< Packed: the first mask is all three colours
  std::array<std::uint32_t, 4> masks{};

  /// Bytes of one picture as stored.
  std::uint64_t storedBytes(std::uint32_t width, std::uint32_t height) const;
};

/// Errors: Unsupported, naming the format; Damaged for masks that make no sense.
Result<DdsTexels> ddsTexels(const DdsHeader& header);

} // namespace vitrine::image
