#pragma once

#include "core/base/Diagnostics.h"
#include "core/formats/source/vtf/VtfHeader.h"
#include "core/image/Image.h"

namespace vitrine::formats::source {

/// What a texture is used for, which the file does not say.
enum class VtfUse {
  Picture,
  CompressedHdr, ///< `$hdrcompressedtexture`, LDR-stored HDR cube maps: the alpha of BGRA8888 scales the colour
};

/// A texture file as read.
struct VtfTexture {
  VtfHeader header;
  QString formatName;
  std::uint32_t facesInFile = 1; ///< 7 when a sphere map follows the six of a cube map; the image leaves it out
  std::uint64_t imageOffset = 0; ///< of the smallest mip level, from the file's start
  std::uint64_t imageBytes = 0;  ///< of all levels, frames, faces and slices, before compression
  image::ImagePtr image;         ///< every level, face and frame; of a volume the first slice
};

/// Reads VTF 7.0 to 7.6; docs/formats/source-assets.md, "VTF". Block-compressed texels stay as they are (BC4 and BC5
/// aside), others become Rgba8 or Rgba16F. All sizes are checked against the file and `limits` before anything is
/// allocated. Errors: WrongFormat, Unsupported, LimitReached, Damaged. `diagnostics` may be null. Thread-safe.
Result<VtfTexture> readVtf(const Bytes& file, VtfUse use, const Limits& limits, Diagnostics* diagnostics);

} // namespace vitrine::formats::source
