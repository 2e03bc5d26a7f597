#pragma once

#include "core/image/Image.h"

#include <cstdint>
#include <optional>

namespace vitrine::formats::source {

/// Texel format of a VTF file.
struct VtfPixelFormat {
  const char* name;        ///< as in the format's literature, "BGRA8888"
  std::uint32_t unitBytes; ///< of a texel, or of a 4x4 block
  bool blocks;
  bool alpha;                ///< has an alpha channel
  image::PixelFormat target; ///< format of the texels in an Image
  /// Converts `width` x `height` texels to `target`, tightly packed; null: the bytes are the target's already.
  void (*convert)(const std::byte* in, std::uint32_t width, std::uint32_t height, std::byte* out);

  /// Bytes of one picture as stored.
  std::uint64_t storedBytes(std::uint32_t width, std::uint32_t height) const;
  /// The picture whose stored bytes these are.
  image::Image::Picture picture(std::uint32_t width, std::uint32_t height, const Bytes& stored) const;
};

/// The format of this number in a file of version 7.`minor`; nullopt when it is not read. `flags` (VtfFlag) decide
/// whether DXT1 has transparency.
std::optional<VtfPixelFormat> vtfPixelFormat(std::int32_t id, std::uint32_t minor, std::uint32_t flags);

/// BGRA8888 whose alpha scales the colour, as HDR skies and cube maps use it: rgb * a / 255 * 16, linear.
VtfPixelFormat vtfHdrBgra();

/// "P8", "NULL" … for numbers that have a name but are not read; "format 999" for others.
QString vtfFormatName(std::int32_t id, std::uint32_t minor);

} // namespace vitrine::formats::source
