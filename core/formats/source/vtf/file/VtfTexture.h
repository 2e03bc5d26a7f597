#pragma once

#include "core/base/ByteRange.h"
#include "core/base/Diagnostics.h"
#include "core/formats/source/vtf/file/VtfLayout.h"
#include "core/formats/source/vtf/records/VtfHeader.h"
#include "core/image/Image.h"

namespace vitrine::formats::source {

/// Use of a texture, which the file does not say.
enum class VtfUse {
  Picture,
  CompressedHdr, ///< `$hdrcompressedtexture`, LDR-stored HDR cube maps: the alpha of BGRA8888 scales the colour
};

/// Names say it: sides of HDR skies, cube maps of maps in HDR ("….hdr.vtf"); docs/formats/source-assets.md, "VTF".
VtfUse vtfUseByName(const QString& path);

/// Extent of a file that becomes an Image. AsDrawn: what materials show: of a volume the first slice, no sphere map.
/// Everything: slices are frames (frame * depth + slice; smaller levels have fewer, which then stand for several), and
/// the sphere map of a cube map is a seventh face.
enum class VtfExtent { AsDrawn, Everything };

/// A texture file as read.
struct VtfTexture {
  VtfHeader header;
  QString formatName;
  std::uint32_t facesInFile = 1; ///< 7 when a sphere map follows the six of a cube map
  std::uint64_t imageOffset = 0; ///< of the smallest mip level, from the file's start
  std::uint64_t imageBytes = 0;  ///< of all levels, frames, faces and slices, before compression
  std::uint32_t slices = 1;      ///< that each frame of the file has become
  image::ImagePtr image;         ///< every level, face and frame
};

/// Reads VTF 7.0 to 7.6; docs/formats/source-assets.md, "VTF". Block-compressed texels stay as they are (BC4 to BC7
/// aside), others become Rgba8 or Rgba16F. All sizes are checked against the file and `limits` before anything is
/// allocated. Errors: WrongFormat, Unsupported, LimitReached, Damaged. `diagnostics` may be null. Thread-safe.
Result<VtfTexture> readVtf(const Bytes& file, VtfUse use, const Limits& limits, Diagnostics* diagnostics,
                           VtfExtent extent = VtfExtent::AsDrawn);

/// Texture from a header that was read already.
Result<VtfTexture> readVtf(const Bytes& file, const VtfHeader& header, VtfUse use, const Limits& limits,
                           Diagnostics* diagnostics, VtfExtent extent);

/// Texel format of a file with this header; nullopt: the texels are not read.
std::optional<VtfPixelFormat> vtfFormatFor(const VtfHeader& header, VtfUse use);

/// A packed picture, unpacked; VtfLayout::mipBytes must have been checked against Limits.
Result<Bytes> decodeVtfPicture(const Bytes& file, const VtfLayout& layout, const VtfStoredPicture& stored);

/// The small picture beside the large one; null when there is none that can be read.
image::ImagePtr readVtfThumbnail(const Bytes& file, const VtfHeader& header);
/// Byte range of the thumbnail; nullopt when there is none.
std::optional<ByteRange> vtfThumbnailRange(const VtfHeader& header);
/// Size and format of the thumbnail, for the user.
QString vtfThumbnailText(const VtfHeader& header);

} // namespace vitrine::formats::source
