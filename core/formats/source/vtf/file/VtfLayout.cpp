#include "core/formats/source/vtf/file/VtfLayout.h"

#include "core/base/Translate.h"
#include "core/structure/RecordStream.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int16_t kDeflateMethod = 8;
constexpr std::int16_t kZstdMethod = 93;
constexpr std::uint64_t kMaxLevelBytes = 1ull << 40; ///< keeps sums over levels, frames and faces within 64 bits

} // namespace

std::uint64_t VtfLayout::sliceBytes(std::uint32_t mip) const {
  return m_format.storedBytes(m_header.mipWidth(mip), m_header.mipHeight(mip));
}

std::uint64_t VtfLayout::mipBytes(std::uint32_t mip) const {
  return sliceBytes(mip) * m_header.mipDepth(mip);
}

std::uint64_t VtfLayout::totalBytes(std::uint32_t faces) const {
  std::uint64_t perFace = 0;
  for (std::uint32_t mip = 0; mip < m_header.mips; ++mip) {
    perFace += mipBytes(mip);
  }
  return perFace * m_header.frames * faces;
}

std::uint64_t VtfLayout::largestMipOffset() const {
  return m_imageOffset + imageBytes() - mipBytes(0) * m_header.frames * m_faces;
}

std::uint64_t VtfLayout::imageStart(const Bytes& file) const {
  if (m_header.minor >= 3) {
    const VtfResource* image = m_header.resource(VtfResource::kImage);
    return image == nullptr || image->local() ? file.size() : image->value;
  }
  if (m_header.thumbnailWidth == 0 || m_header.thumbnailHeight == 0) {
    return m_header.headerSize;
  }
  // The thumbnail is usually DXT1, but not always: its size follows from its own format.
  if (const auto thumbnail = vtfPixelFormat(m_header.thumbnailFormat, m_header.minor, 0)) {
    return m_header.headerSize + thumbnail->storedBytes(m_header.thumbnailWidth, m_header.thumbnailHeight);
  }
  const std::uint64_t picture = totalBytes((m_header.flags & kVtfCubeMap) != 0 ? kCubeFaces : 1);
  return picture <= file.size() ? file.size() - picture : file.size();
}

/// End of the image: the next resource's start, else the file's end. Rows need not be in the order of their offsets.
std::uint64_t VtfLayout::imageEnd(std::uint64_t fileSize) const {
  std::uint64_t end = fileSize;
  for (const VtfResource& other : m_header.resources) {
    if (!other.local() && other.value > m_imageOffset) {
      end = std::min<std::uint64_t>(end, other.value);
    }
  }
  return end;
}

/// Cube maps of 7.1-7.4 have a seventh face, a sphere map, unless the first frame is 0xffff; files break that rule, so
/// the number of bytes decides where it can.
std::uint32_t VtfLayout::countFaces() const {
  if ((m_header.flags & kVtfCubeMap) == 0) {
    return 1;
  }
  const bool ruled = m_header.minor >= 1 && m_header.minor <= 4 && m_header.firstFrame != 0xffff;
  // Files break the rule, and then they have just so many bytes. In one that is cut off the rule is all there is.
  if (m_imageAvailable == totalBytes(kCubeFaces)) {
    return kCubeFaces;
  }
  return ruled || m_imageAvailable == totalBytes(kCubeFaces + 1) ? kCubeFaces + 1 : kCubeFaces;
}

Result<void> VtfLayout::readPieces(const Bytes& file) {
  const VtfResource* entry = m_header.minor >= 6 ? m_header.resource(VtfResource::kCompression) : nullptr;
  if (entry == nullptr || entry->local()) {
    return {};
  }
  bytes::ByteReader in(file);
  in.seek(entry->value);
  structure::RecordStream packing(vtf::kPacking, in);
  packing.skip(vtf::kPacking["size"]);
  const auto level = packing.as<std::int16_t>(vtf::kPacking["level"]);
  const auto method = packing.as<std::int16_t>(vtf::kPacking["method"]);
  if (level == 0) {
    return {};
  }
  // Older writers left the method at 0 and meant deflate.
  if (method != kDeflateMethod && method != kZstdMethod && method != 0) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported,
                  base::translate("formats", "compression method %1 of VTF 7.6 is not supported").arg(method)));
  }
  in.require(pictureCount(), vtf::kLength.size, base::translate("formats", "compressed sizes"));
  m_pieces.reserve(static_cast<std::size_t>(pictureCount()));
  for (std::uint64_t i = 0; i < pictureCount(); ++i) {
    m_pieces.push_back(structure::RecordStream(vtf::kLength, in).as<std::uint32_t>(vtf::kLength["size"]));
  }
  m_coding = method == kZstdMethod ? VtfCoding::Zstd : VtfCoding::Deflate;
  return {};
}

Result<VtfLayout> VtfLayout::of(const Bytes& file, const VtfHeader& header, const VtfPixelFormat& format) {
  VtfLayout layout(header, format);
  if (layout.mipBytes(0) > kMaxLevelBytes) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached,
        base::translate("formats", "a texture level of %1 bytes is larger than the limit").arg(layout.mipBytes(0))));
  }
  layout.m_imageOffset = layout.imageStart(file);
  const std::uint64_t end = layout.imageEnd(file.size());
  layout.m_imageAvailable = end > layout.m_imageOffset ? end - layout.m_imageOffset : 0;
  layout.m_faces = layout.countFaces();
  try {
    if (const auto read = layout.readPieces(file); !read) {
      return std::unexpected(read.error());
    }
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
  return layout;
}

void VtfLayout::visit(const std::function<bool(const VtfStoredPicture&)>& visit) const {
  std::uint64_t at = m_imageOffset;
  std::size_t piece = 0;
  for (std::uint32_t mip = m_header.mips; mip-- > 0;) {
    const std::uint64_t plain = mipBytes(mip);
    for (std::uint32_t frame = 0; frame < m_header.frames; ++frame) {
      for (std::uint32_t face = 0; face < m_faces; ++face) {
        const std::uint64_t size = m_pieces.empty() ? plain : m_pieces[piece++];
        if (!visit({mip, frame, face, at, size})) {
          return;
        }
        at += size;
      }
    }
  }
}

} // namespace vitrine::formats::source
