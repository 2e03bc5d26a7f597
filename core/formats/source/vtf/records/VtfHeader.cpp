#include "core/formats/source/vtf/records/VtfHeader.h"

#include "core/base/Translate.h"

namespace vitrine::formats::source {
namespace {

using structure::Column;

constexpr std::uint32_t kNewestMinor = 6;
constexpr std::uint32_t kMinHeaderBytes = 63;
constexpr std::uint32_t kMaxResources = 32;
constexpr std::uint32_t kMaxMips = 16;

std::uint32_t halved(std::uint32_t side, std::uint32_t mip) {
  return mip >= 32 ? 1 : std::max(1u, side >> mip);
}

consteval Column vtfField(std::string_view name) {
  return structure::columnOf<vtf::kHeader73>(name); // the older ones have their fields at the same places
}

constexpr Column kVersionField = vtfField("version");

/// Throws bytes::ReadError unless the header goes on to the end of its field `last`.
void requireField(bytes::ByteReader& in, const Column& last, std::uint32_t size) {
  if (in.size() < last.offset() + size) {
    in.seek(in.size());
    in.fail(base::translate("formats", "the data ends inside a number"));
  }
}

void readResources(bytes::ByteReader& in, const std::byte* file, VtfHeader& header) {
  constexpr Column kCount = vtfField("numResources");
  requireField(in, kCount, 4);
  const auto count = kCount.as<std::uint32_t>(file);
  if (count > kMaxResources) {
    in.seek(kCount.offset() + 4);
    in.fail(base::translate("formats", "%1 resources, but at most %2 are possible").arg(count).arg(kMaxResources));
  }
  in.seek(vtf::kHeader73.size);
  in.require(count, vtf::kResource.size, base::translate("formats", "texture resources"));
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::byte* row = file + vtf::kHeader73.size + std::size_t{i} * vtf::kResource.size;
    header.resources.push_back({structure::columnOf<vtf::kResource>("tag").as<std::uint32_t>(row),
                                structure::columnOf<vtf::kResource>("flags").as<std::uint8_t>(row),
                                structure::columnOf<vtf::kResource>("offset").as<std::uint32_t>(row)});
  }
}

/// All fields; ends early in files too short for them by ReadError.
VtfHeader readVtfFields(bytes::ByteReader& in, const std::byte* file) {
  requireField(in, vtfField("lowResImageHeight"), 1);
  VtfHeader header;
  header.minor = kVersionField.as<std::uint32_t>(file, 1);
  header.headerSize = vtfField("headerSize").as<std::uint32_t>(file);
  header.width = vtfField("width").as<std::uint32_t>(file);
  header.height = vtfField("height").as<std::uint32_t>(file);
  header.flags = vtfField("flags").as<std::uint32_t>(file);
  header.frames = vtfField("frames").as<std::uint32_t>(file);
  header.firstFrame = vtfField("firstFrame").as<std::uint16_t>(file);
  header.reflectivity = vtfField("reflectivity").vec3(file);
  header.bumpScale = vtfField("bumpScale").real(file);
  header.format = vtfField("highResImageFormat").integer(file);
  header.mips = vtfField("mipmapCount").as<std::uint32_t>(file);
  header.thumbnailFormat = vtfField("lowResImageFormat").integer(file);
  header.thumbnailWidth = vtfField("lowResImageWidth").as<std::uint32_t>(file);
  header.thumbnailHeight = vtfField("lowResImageHeight").as<std::uint32_t>(file);
  if (header.minor >= 2) {
    requireField(in, vtfField("depth"), 2);
    header.depth = std::max<std::uint32_t>(1, vtfField("depth").as<std::uint32_t>(file));
  }
  if (header.minor >= 3) {
    readResources(in, file, header);
  }
  return header;
}

Result<void> check(const VtfHeader& header, std::uint64_t fileSize, const Limits& limits) {
  if (header.width == 0 || header.height == 0 || header.frames == 0 || header.mips == 0) {
    return std::unexpected(Error::damaged(base::translate("formats", "a texture without size, frames or mip levels"),
                                          vtfField("width").offset()));
  }
  if (std::max({header.width, header.height, header.depth}) > limits.maxTextureSide) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "a texture of %1 x %2 is larger than the limit")
                                               .arg(header.width)
                                               .arg(header.height)));
  }
  if (header.mips > kMaxMips) {
    return std::unexpected(
        Error::damaged(base::translate("formats", "%1 mip levels").arg(header.mips), vtfField("mipmapCount").offset()));
  }
  if (header.headerSize < kMinHeaderBytes || header.headerSize > fileSize) {
    return std::unexpected(Error::damaged(base::translate("formats", "a header of %1 bytes").arg(header.headerSize),
                                          vtfField("headerSize").offset()));
  }
  return {};
}

} // namespace

structure::LayoutPtr vtfHeaderLayout(std::uint32_t minor) {
  return minor < 2   ? structure::LayoutPtr(vtf::kHeader70)
         : minor < 3 ? structure::LayoutPtr(vtf::kHeader72)
                     : structure::LayoutPtr(vtf::kHeader73);
}

std::uint32_t vtfMinorOf(const Bytes& file) {
  return file.size() < kVersionField.offset() + 8 ? 0 : kVersionField.as<std::uint32_t>(file.data(), 1);
}

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
    if (file.size() < kVersionField.offset() + 8 || bytes::loadU32(file.data()) != kVtfMagic) {
      return std::unexpected(Error::of(ErrorCode::WrongFormat, base::translate("formats", "not a VTF texture")));
    }
    const auto major = kVersionField.as<std::uint32_t>(file.data());
    const std::uint32_t minor = vtfMinorOf(file);
    if (major != 7 || minor > kNewestMinor) {
      return std::unexpected(
          Error::of(ErrorCode::Unsupported,
                    base::translate("formats", "VTF version %1.%2 is not supported").arg(major).arg(minor)));
    }
    VtfHeader header = readVtfFields(in, file.data());
    if (const auto fine = check(header, file.size(), limits); !fine) {
      return std::unexpected(fine.error());
    }
    return header;
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::formats::source
