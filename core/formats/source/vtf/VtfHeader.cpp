#include "core/formats/source/vtf/VtfHeader.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kMagic = 0x00465456; // "VTF\0"
constexpr std::uint32_t kNewestMinor = 6;
constexpr std::uint32_t kMinHeaderBytes = 63;
constexpr std::uint32_t kMaxResources = 32;
constexpr std::uint32_t kMaxMips = 16;

std::uint32_t halved(std::uint32_t side, std::uint32_t mip) {
  return mip >= 32 ? 1 : std::max(1u, side >> mip);
}

void readResources(bytes::ByteReader& in, VtfHeader& header) {
  in.seek(68);
  const std::uint32_t count = in.u32();
  if (count > kMaxResources) {
    in.fail(QStringLiteral("%1 resources, where at most %2 are possible").arg(count).arg(kMaxResources));
  }
  in.seek(80);
  in.require(count, 8, QStringLiteral("texture resources"));
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t tagAndFlags = in.u32();
    header.resources.push_back({tagAndFlags & 0xffffff, static_cast<std::uint8_t>(tagAndFlags >> 24), in.u32()});
  }
}

/// All fields of the fixed layout, in its order; ends early in files too short for them by ReadError.
VtfHeader readFields(bytes::ByteReader& in) {
  VtfHeader header;
  header.minor = in.u32();
  header.headerSize = in.u32();
  header.width = in.u16();
  header.height = in.u16();
  header.flags = in.u32();
  header.frames = in.u16();
  header.firstFrame = in.u16();
  in.skip(4);
  header.reflectivity = in.vec3();
  in.skip(4);
  header.bumpScale = in.f32();
  header.format = in.i32();
  header.mips = in.u8();
  header.thumbnailFormat = in.i32();
  header.thumbnailWidth = in.u8();
  header.thumbnailHeight = in.u8();
  if (header.minor >= 2) {
    header.depth = std::max<std::uint32_t>(1, in.u16());
  }
  if (header.minor >= 3) {
    readResources(in, header);
  }
  return header;
}

Result<void> check(const VtfHeader& header, std::uint64_t fileSize, const Limits& limits) {
  if (header.width == 0 || header.height == 0 || header.frames == 0 || header.mips == 0) {
    return std::unexpected(Error::damaged(QStringLiteral("a texture without sides, frames or levels"), 16));
  }
  if (std::max({header.width, header.height, header.depth}) > limits.maxTextureSide) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached,
        QStringLiteral("a texture of %1 x %2 is larger than the limit").arg(header.width).arg(header.height)));
  }
  if (header.mips > kMaxMips) {
    return std::unexpected(Error::damaged(QStringLiteral("%1 mip levels").arg(header.mips), 56));
  }
  if (header.headerSize < kMinHeaderBytes || header.headerSize > fileSize) {
    return std::unexpected(Error::damaged(QStringLiteral("a header of %1 bytes").arg(header.headerSize), 12));
  }
  return {};
}

} // namespace

const VtfResource* VtfHeader::resource(std::uint32_t tag) const {
  const auto found = std::ranges::find(resources, tag, &VtfResource::tag);
  return found == resources.end() ? nullptr : &*found;
}

std::uint32_t VtfHeader::mipWidth(std::uint32_t mip) const {
  return halved(width, mip);
}
std::uint32_t VtfHeader::mipHeight(std::uint32_t mip) const {
  return halved(height, mip);
}
std::uint32_t VtfHeader::mipDepth(std::uint32_t mip) const {
  return halved(depth, mip);
}

Result<VtfHeader> readVtfHeader(const Bytes& file, const Limits& limits) {
  bytes::ByteReader in(file);
  try {
    if (in.remaining() < 12 || in.u32() != kMagic) {
      return std::unexpected(Error::of(ErrorCode::WrongFormat, QStringLiteral("not a VTF texture")));
    }
    const std::uint32_t major = in.u32();
    in.seek(8);
    const std::uint32_t minor = in.u32();
    if (major != 7 || minor > kNewestMinor) {
      return std::unexpected(
          Error::of(ErrorCode::Unsupported, QStringLiteral("VTF version %1.%2 is not read").arg(major).arg(minor)));
    }
    in.seek(8);
    VtfHeader header = readFields(in);
    if (const auto fine = check(header, file.size(), limits); !fine) {
      return std::unexpected(fine.error());
    }
    return header;
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::formats::source
