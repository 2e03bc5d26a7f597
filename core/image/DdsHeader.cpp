#include "core/image/DdsHeader.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"

#include <bit>

namespace vitrine::image {
namespace {

constexpr std::uint32_t kReserved = 11 * 4;
constexpr std::uint32_t kDepthFlag = 0x800000;
constexpr std::uint32_t kVolumeCaps = 0x200000;
constexpr std::uint32_t kDx10 = 0x30315844; // "DX10"
constexpr std::uint32_t kCubeMisc = 0x4;
constexpr std::uint32_t kOpaqueAlphaMode = 3;
constexpr std::uint32_t kTexture3D = 4;
constexpr std::uint32_t kMaxDepth = 2048; // of any Direct3D

DdsHeader::PixelFormat readPixelFormat(bytes::ByteReader& in) {
  if (in.u32() != kDdsPixelFormatSize) {
    in.fail(
        base::translate("formats", "the pixel format of the DDS header is not %1 bytes long").arg(kDdsPixelFormatSize));
  }
  DdsHeader::PixelFormat format;
  format.flags = in.u32();
  format.fourCC = in.u32();
  format.bits = in.u32();
  for (std::uint32_t& mask : format.masks) {
    mask = in.u32();
  }
  return format;
}

void readExtension(bytes::ByteReader& in, DdsHeader& header) {
  header.dxgi = in.u32();
  const std::uint32_t dimension = in.u32();
  const std::uint32_t misc = in.u32();
  in.skip(4); // the number of textures of an array: the first is shown
  header.alphaIsOpaque = (in.u32() & 7) == kOpaqueAlphaMode;
  header.faces = (misc & kCubeMisc) != 0 ? 6 : 1;
  if (dimension != kTexture3D) {
    header.depth = 1;
  }
}

DdsHeader readFields(bytes::ByteReader& in) {
  in.skip(4); // "DDS "
  if (in.u32() != kDdsHeaderSize) {
    in.fail(base::translate("formats", "the DDS header is not %1 bytes long").arg(kDdsHeaderSize));
  }
  DdsHeader header;
  const std::uint32_t flags = in.u32();
  header.height = in.u32();
  header.width = in.u32();
  in.skip(4); // pitch: writers disagree about it, rows are packed
  const std::uint32_t depth = in.u32();
  // Some writers give a number of mips without its flag; the number is what counts.
  header.mips = std::max(1U, in.u32());
  in.skip(kReserved);
  header.pixels = readPixelFormat(in);
  in.skip(4);
  const std::uint32_t caps = in.u32();
  in.skip(3 * 4);
  if ((caps & kVolumeCaps) != 0 || (flags & kDepthFlag) != 0) {
    header.depth = std::max(1U, depth);
  }
  if ((caps & kDdsCubeCaps) != 0 && (caps & kDdsAllFacesCaps) == kDdsAllFacesCaps) {
    header.faces = 6;
  }
  if ((header.pixels.flags & kDdsFourCC) != 0 && header.pixels.fourCC == kDx10) {
    readExtension(in, header);
  }
  header.dataOffset = in.position();
  return header;
}

} // namespace

Result<DdsHeader> readDdsHeader(const Bytes& file, const base::Limits& limits) {
  try {
    bytes::ByteReader in(file);
    DdsHeader header = readFields(in);
    if (header.width == 0 || header.height == 0) {
      return std::unexpected(Error::damaged(base::translate("formats", "the DDS image has no size"), 12));
    }
    if (header.width > limits.maxTextureSide || header.height > limits.maxTextureSide || header.depth > kMaxDepth) {
      return std::unexpected(
          Error::of(ErrorCode::LimitReached, base::translate("formats", "an image of %1 x %2 x %3 is too large")
                                                 .arg(header.width)
                                                 .arg(header.height)
                                                 .arg(header.depth)));
    }
    const std::uint32_t longest = std::max({header.width, header.height, header.depth});
    header.mips = std::min<std::uint32_t>(header.mips, static_cast<std::uint32_t>(std::bit_width(longest)));
    return header;
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::image
