#include "core/formats/source/vtf/VtfTexture.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Decompress.h"
#include "core/formats/source/vtf/VtfPixels.h"

#include <bit>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kCubeFaces = 6;
constexpr std::int32_t kBgra8888 = 12;
constexpr std::int16_t kDeflate = 8;
constexpr std::uint64_t kMaxLevelBytes = 1ull << 40; ///< keeps sums over levels, frames and faces within 64 bits

Error tooLarge(std::uint64_t bytes) {
  return Error::of(ErrorCode::LimitReached,
                   QStringLiteral("a texture of %1 bytes is larger than the limit").arg(bytes));
}

/// The compressed pieces of a 7.6 file, in the order of the image data; empty when it is not compressed.
struct Pieces {
  std::vector<std::uint32_t> sizes;
};

class TextureReader {
public:
  TextureReader(const Bytes& file, VtfHeader header, const VtfPixelFormat& format, const Limits& limits)
      : m_file(file), m_header(std::move(header)), m_format(format), m_limits(limits) {}

  Result<VtfTexture> read(Diagnostics* diagnostics);

private:
  std::uint64_t mipBytes(std::uint32_t mip) const; ///< of one frame and face, all slices
  std::uint64_t totalBytes(std::uint32_t faces) const;
  std::uint64_t targetBytes() const;
  std::uint32_t usefulMips() const;
  std::uint64_t imageStart() const;
  std::uint64_t imageEnd(std::uint64_t start) const;
  std::uint32_t countFaces(std::uint64_t available) const;
  Result<Pieces> readPieces(std::uint32_t faces) const;
  Result<std::shared_ptr<image::Image>> readStored(std::uint64_t start, std::uint32_t faces) const;
  Result<std::shared_ptr<image::Image>> readCompressed(std::uint64_t start, std::uint32_t faces,
                                                       const Pieces& pieces) const;
  std::shared_ptr<image::Image> emptyImage(std::uint32_t faces) const;
  void place(image::Image& image, std::uint32_t mip, std::uint32_t frame, std::uint32_t face,
             const Bytes& stored) const;

  const Bytes& m_file;
  VtfHeader m_header;
  VtfPixelFormat m_format;
  const Limits& m_limits;
};

std::uint64_t TextureReader::mipBytes(std::uint32_t mip) const {
  return m_format.storedBytes(m_header.mipWidth(mip), m_header.mipHeight(mip)) * m_header.mipDepth(mip);
}

std::uint64_t TextureReader::totalBytes(std::uint32_t faces) const {
  // read() has bounded a level's bytes; with at most 16 levels, 65535 frames and 7 faces that stays far below 2^64.
  std::uint64_t perFace = 0;
  for (std::uint32_t mip = 0; mip < m_header.mips; ++mip) {
    perFace += mipBytes(mip);
  }
  return perFace * m_header.frames * faces;
}

std::uint64_t TextureReader::targetBytes() const {
  std::uint64_t perFace = 0;
  for (std::uint32_t mip = 0; mip < m_header.mips; ++mip) {
    perFace += image::pictureBytes(m_format.target, m_header.mipWidth(mip), m_header.mipHeight(mip));
  }
  return perFace * m_header.frames * ((m_header.flags & kVtfCubeMap) != 0 ? kCubeFaces : 1);
}

/// Levels down to 1x1; some tools write one more than that.
std::uint32_t TextureReader::usefulMips() const {
  return std::min<std::uint32_t>(m_header.mips, std::bit_width(std::max(m_header.width, m_header.height)));
}

std::uint64_t TextureReader::imageStart() const {
  if (m_header.minor >= 3) {
    const VtfResource* image = m_header.resource(VtfResource::kImage);
    return image == nullptr || image->local() ? m_file.size() : image->value;
  }
  if (m_header.thumbnailWidth == 0 || m_header.thumbnailHeight == 0) {
    return m_header.headerSize;
  }
  // The thumbnail is usually DXT1, but not always: its size follows from its own format.
  if (const auto thumbnail = vtfPixelFormat(m_header.thumbnailFormat, m_header.minor, 0)) {
    return m_header.headerSize + thumbnail->storedBytes(m_header.thumbnailWidth, m_header.thumbnailHeight);
  }
  const std::uint64_t picture = totalBytes(countFaces(0));
  return picture <= m_file.size() ? m_file.size() - picture : m_file.size();
}

/// Where the next resource starts. Rows need not be in the order of their offsets.
std::uint64_t TextureReader::imageEnd(std::uint64_t start) const {
  std::uint64_t end = m_file.size();
  for (const VtfResource& other : m_header.resources) {
    if (!other.local() && other.value > start) {
      end = std::min<std::uint64_t>(end, other.value);
    }
  }
  return end;
}

/// Cube maps of 7.1-7.4 have a seventh face, a sphere map, unless the first frame is 0xffff; files break that rule, so
/// the number of bytes decides where it can.
std::uint32_t TextureReader::countFaces(std::uint64_t available) const {
  if ((m_header.flags & kVtfCubeMap) == 0) {
    return 1;
  }
  const std::uint64_t seven = totalBytes(kCubeFaces + 1);
  const bool ruled = m_header.minor >= 1 && m_header.minor <= 4 && m_header.firstFrame != 0xffff;
  return available == seven || (ruled && available > seven) ? kCubeFaces + 1 : kCubeFaces;
}

Result<Pieces> TextureReader::readPieces(std::uint32_t faces) const {
  const VtfResource* entry = m_header.minor >= 6 ? m_header.resource(VtfResource::kCompression) : nullptr;
  Pieces pieces;
  if (entry == nullptr || entry->local()) {
    return pieces;
  }
  bytes::ByteReader in(m_file);
  in.seek(entry->value);
  in.skip(4);
  const std::int16_t level = in.i16();
  const std::int16_t method = in.i16();
  if (level == 0) {
    return pieces;
  }
  // Older writers left the method at 0 and meant deflate.
  if (method != kDeflate && method != 0) {
    return std::unexpected(Error::of(ErrorCode::Unsupported, QStringLiteral("compression method %1 of VTF 7.6 is not "
                                                                            "read")
                                                                 .arg(method)));
  }
  const std::uint64_t count = std::uint64_t{m_header.mips} * m_header.frames * faces;
  in.require(count, 4, QStringLiteral("compressed sizes"));
  pieces.sizes.reserve(static_cast<std::size_t>(count));
  for (std::uint64_t i = 0; i < count; ++i) {
    pieces.sizes.push_back(in.u32());
  }
  return pieces;
}

std::shared_ptr<image::Image> TextureReader::emptyImage(std::uint32_t faces) const {
  auto image = std::make_shared<image::Image>();
  image->format = m_format.target;
  image->width = m_header.width;
  image->height = m_header.height;
  image->mipCount = usefulMips();
  image->faceCount = std::min(faces, kCubeFaces);
  image->frameCount = m_header.frames;
  image->hasAlpha = m_format.alpha;
  image->clampU = (m_header.flags & kVtfClampS) != 0;
  image->clampV = (m_header.flags & kVtfClampT) != 0;
  image->pointSampled = (m_header.flags & kVtfPointSample) != 0;
  image->pictures.resize(std::size_t{image->mipCount} * image->faceCount * image->frameCount);
  return image;
}

/// Puts one stored picture (its first slice) into the image, converted.
void TextureReader::place(image::Image& image, std::uint32_t mip, std::uint32_t frame, std::uint32_t face,
                          const Bytes& stored) const {
  if (mip >= image.mipCount || face >= image.faceCount) {
    return;
  }
  image::Image::Picture& picture = image.pictures[(std::size_t{frame} * image.faceCount + face) * image.mipCount + mip];
  picture.width = m_header.mipWidth(mip);
  picture.height = m_header.mipHeight(mip);
  const auto bytes = static_cast<std::size_t>(m_format.storedBytes(picture.width, picture.height));
  if (m_format.convert == nullptr) {
    picture.texels = stored.slice(0, bytes);
    return;
  }
  std::vector<std::byte> out(
      static_cast<std::size_t>(image::pictureBytes(m_format.target, picture.width, picture.height)));
  m_format.convert(stored.data(), picture.width, picture.height, out.data());
  picture.texels = Bytes::adopt(std::move(out));
}

/// Smallest level first; in a level frame by frame, in a frame face by face.
Result<std::shared_ptr<image::Image>> TextureReader::readStored(std::uint64_t start, std::uint32_t faces) const {
  const std::uint64_t wanted = totalBytes(faces);
  if (start > m_file.size() || wanted > m_file.size() - start) {
    const std::uint64_t left = start < m_file.size() ? m_file.size() - start : 0;
    return std::unexpected(
        Error::damaged(QStringLiteral("the picture needs %1 bytes where %2 are left").arg(wanted).arg(left), start));
  }
  auto image = emptyImage(faces);
  std::uint64_t at = start;
  for (std::uint32_t mip = m_header.mips; mip-- > 0;) {
    const std::uint64_t size = mipBytes(mip);
    for (std::uint32_t frame = 0; frame < m_header.frames; ++frame) {
      for (std::uint32_t face = 0; face < faces; ++face, at += size) {
        place(*image, mip, frame, face, m_file.slice(static_cast<std::size_t>(at), static_cast<std::size_t>(size)));
      }
    }
  }
  return image;
}

Result<std::shared_ptr<image::Image>> TextureReader::readCompressed(std::uint64_t start, std::uint32_t faces,
                                                                    const Pieces& pieces) const {
  auto image = emptyImage(faces);
  std::uint64_t at = start;
  std::size_t piece = 0;
  for (std::uint32_t mip = m_header.mips; mip-- > 0;) {
    for (std::uint32_t frame = 0; frame < m_header.frames; ++frame) {
      for (std::uint32_t face = 0; face < faces; ++face, at += pieces.sizes[piece++]) {
        const Bytes coded = m_file.clippedSlice(at, pieces.sizes[piece]);
        const auto decoded =
            bytes::decodeDeflate(coded, bytes::DeflateWrapper::Zlib, mipBytes(mip), m_limits.maxDecodedBytes);
        if (!decoded || !decoded->complete) {
          return std::unexpected(Error::damaged(decoded ? decoded->problem : decoded.error().message, at));
        }
        place(*image, mip, frame, face, decoded->bytes);
      }
    }
  }
  return image;
}

Result<VtfTexture> TextureReader::read(Diagnostics* diagnostics) {
  if (mipBytes(0) > std::min(m_limits.maxDecodedBytes, kMaxLevelBytes)) {
    return std::unexpected(tooLarge(mipBytes(0)));
  }
  VtfTexture texture;
  texture.imageOffset = imageStart();
  const std::uint64_t end = imageEnd(texture.imageOffset);
  texture.facesInFile = countFaces(end > texture.imageOffset ? end - texture.imageOffset : 0);
  texture.imageBytes = totalBytes(texture.facesInFile);
  texture.formatName = QLatin1String(m_format.name);
  if (std::max(texture.imageBytes, targetBytes()) > m_limits.maxDecodedBytes) {
    return std::unexpected(tooLarge(std::max(texture.imageBytes, targetBytes())));
  }
  const auto pieces = readPieces(texture.facesInFile);
  if (!pieces) {
    return std::unexpected(pieces.error());
  }
  auto image = pieces->sizes.empty() ? readStored(texture.imageOffset, texture.facesInFile)
                                     : readCompressed(texture.imageOffset, texture.facesInFile, *pieces);
  if (!image) {
    return std::unexpected(image.error());
  }
  if (m_header.depth > 1 && diagnostics != nullptr) {
    diagnostics->note(QStringLiteral("a volume texture of %1 slices; the first is shown").arg(m_header.depth));
  }
  texture.image = std::move(*image);
  texture.header = std::move(m_header);
  return texture;
}

} // namespace

Result<VtfTexture> readVtf(const Bytes& file, VtfUse use, const Limits& limits, Diagnostics* diagnostics) {
  auto header = readVtfHeader(file, limits);
  if (!header) {
    return std::unexpected(header.error());
  }
  const bool hdr = use == VtfUse::CompressedHdr && header->format == kBgra8888;
  const auto format = hdr ? vtfHdrBgra() : vtfPixelFormat(header->format, header->minor, header->flags);
  if (!format) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported,
                  QStringLiteral("the texel format %1 is not read").arg(vtfFormatName(header->format, header->minor))));
  }
  try {
    return TextureReader(file, std::move(*header), *format, limits).read(diagnostics);
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::formats::source
