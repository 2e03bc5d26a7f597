#include "core/formats/source/vtf/file/VtfTexture.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/bytes/Decompress.h"

#include <bit>

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kBgra8888 = 12;
/// Of an Image that holds everything; beyond, slices and sphere map are left out.
constexpr std::uint64_t kMaxPictures = 1 << 17;

class TextureReader {
public:
  TextureReader(const Bytes& file, const VtfHeader& header, const VtfPixelFormat& format, const VtfLayout& layout,
                const Limits& limits, VtfExtent extent)
      : m_file(file), m_header(header), m_format(format), m_layout(layout), m_limits(limits),
        m_faces(std::min(layout.faces(), VtfLayout::kCubeFaces)) {
    if (extent == VtfExtent::Everything && layout.pictureCount() * header.depth <= kMaxPictures) {
      m_slices = header.depth;
      m_faces = layout.faces();
    }
  }

  Result<VtfTexture> read(Diagnostics* diagnostics) {
    const std::uint64_t most = std::max({m_layout.mipBytes(0), m_layout.imageBytes(), targetBytes()});
    if (most > m_limits.maxDecodedBytes) {
      return std::unexpected(
          Error::of(ErrorCode::LimitReached,
                    base::translate("formats", "a texture of %1 bytes is larger than the limit").arg(most)));
    }
    auto image = readPictures();
    if (!image) {
      return std::unexpected(image.error());
    }
    if (m_header.depth > 1 && m_slices == 1 && diagnostics != nullptr) {
      diagnostics->note(
          base::translate("formats", "a volume texture of %1 slices; only the first is shown").arg(m_header.depth),
          ByteRange{base::kFileSpace, m_layout.imageOffset(), m_layout.imageAvailable()});
    }
    return VtfTexture{m_header,
                      QLatin1String(m_format.name),
                      m_layout.faces(),
                      m_layout.imageOffset(),
                      m_layout.imageBytes(),
                      m_slices,
                      std::move(*image)};
  }

private:
  std::uint64_t targetBytes() const {
    std::uint64_t perFace = 0;
    for (std::uint32_t mip = 0; mip < m_header.mips; ++mip) {
      perFace += image::pictureBytes(m_format.target, m_header.mipWidth(mip), m_header.mipHeight(mip)) *
                 std::min(m_slices, m_header.mipDepth(mip));
    }
    return perFace * m_header.frames * m_faces;
  }

  /// Levels down to 1x1; some tools write one more than that.
  std::uint32_t usefulMips() const {
    return std::min<std::uint32_t>(m_header.mips, std::bit_width(std::max(m_header.width, m_header.height)));
  }

  Result<Bytes> plainBytes(const VtfStoredPicture& stored) const {
    if (m_layout.coding() == VtfCoding::None) {
      return m_file.slice(static_cast<std::size_t>(stored.offset), static_cast<std::size_t>(stored.size));
    }
    return decodeVtfPicture(m_file, m_layout, stored);
  }

  std::shared_ptr<image::Image> emptyImage() const {
    auto image = std::make_shared<image::Image>();
    image->format = m_format.target;
    image->width = m_header.width;
    image->height = m_header.height;
    image->mipCount = usefulMips();
    image->faceCount = m_faces;
    image->frameCount = m_header.frames * m_slices;
    image->hasAlpha = m_format.alpha;
    image->clampU = (m_header.flags & kVtfClampS) != 0;
    image->clampV = (m_header.flags & kVtfClampT) != 0;
    image->pointSampled = (m_header.flags & kVtfPointSample) != 0;
    image->pictures.resize(std::size_t{image->mipCount} * image->faceCount * image->frameCount);
    return image;
  }

  Result<std::shared_ptr<image::Image>> readPictures() const {
    const std::uint64_t wanted = m_layout.imageBytes();
    const std::uint64_t start = m_layout.imageOffset();
    if (m_layout.coding() == VtfCoding::None && (start > m_file.size() || wanted > m_file.size() - start)) {
      const std::uint64_t left = start < m_file.size() ? m_file.size() - start : 0;
      return std::unexpected(Error::damaged(
          base::translate("formats", "the image needs %1 bytes, but %2 are left").arg(wanted).arg(left), start));
    }
    auto image = emptyImage();
    std::optional<Error> problem;
    m_layout.visit([&](const VtfStoredPicture& stored) {
      const auto plain = plainBytes(stored);
      if (!plain) {
        problem = plain.error();
        return false;
      }
      place(*image, stored, *plain);
      return true;
    });
    return problem ? Result<std::shared_ptr<image::Image>>(std::unexpected(*problem)) : image;
  }

  /// Puts one stored picture into the image, slice by slice.
  void place(image::Image& image, const VtfStoredPicture& stored, const Bytes& plain) const {
    if (stored.mip >= image.mipCount || stored.face >= image.faceCount) {
      return;
    }
    const auto sliceBytes = static_cast<std::size_t>(m_layout.sliceBytes(stored.mip));
    const std::uint32_t there = m_header.mipDepth(stored.mip);
    image::Image::Picture last;
    std::uint32_t lastSlice = there;
    for (std::uint32_t slice = 0; slice < m_slices; ++slice) {
      const std::uint32_t from = std::min(slice >> stored.mip, there - 1);
      if (from != lastSlice) {
        last = m_format.picture(m_header.mipWidth(stored.mip), m_header.mipHeight(stored.mip),
                                plain.slice(sliceBytes * from, sliceBytes));
        lastSlice = from;
      }
      const std::size_t frame = std::size_t{stored.frame} * m_slices + slice;
      image.pictures[(frame * image.faceCount + stored.face) * image.mipCount + stored.mip] = last;
    }
  }

  const Bytes& m_file;
  const VtfHeader& m_header;
  const VtfPixelFormat& m_format;
  const VtfLayout& m_layout;
  const Limits& m_limits;
  std::uint32_t m_slices = 1; ///< of each frame that go into the image
  std::uint32_t m_faces = 1;  ///< that do
};

} // namespace

VtfUse vtfUseByName(const QString& path) {
  const bool sky = path.contains(QLatin1StringView("skybox/"), Qt::CaseInsensitive) &&
                   path.contains(QLatin1StringView("_hdr"), Qt::CaseInsensitive);
  return sky || path.endsWith(QLatin1StringView(".hdr.vtf"), Qt::CaseInsensitive) ? VtfUse::CompressedHdr
                                                                                  : VtfUse::Picture;
}

Result<Bytes> decodeVtfPicture(const Bytes& file, const VtfLayout& layout, const VtfStoredPicture& stored) {
  const Bytes coded = file.clippedSlice(stored.offset, stored.size);
  const std::uint64_t size = layout.mipBytes(stored.mip);
  const auto decoded = layout.coding() == VtfCoding::Zstd
                           ? bytes::decodeZstd(coded, size)
                           : bytes::decodeDeflate(coded, bytes::DeflateWrapper::Zlib, size, size);
  if (!decoded || !decoded->complete) {
    return std::unexpected(Error::damaged(decoded ? decoded->problem : decoded.error().message, stored.offset));
  }
  return decoded->bytes;
}

std::optional<VtfPixelFormat> vtfFormatFor(const VtfHeader& header, VtfUse use) {
  return use == VtfUse::CompressedHdr && header.format == kBgra8888
             ? vtfHdrBgra()
             : vtfPixelFormat(header.format, header.minor, header.flags);
}

Result<VtfTexture> readVtf(const Bytes& file, const VtfHeader& header, VtfUse use, const Limits& limits,
                           Diagnostics* diagnostics, VtfExtent extent) {
  const auto format = vtfFormatFor(header, use);
  if (!format) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported, base::translate("formats", "the texel format %1 is not supported")
                                              .arg(vtfFormatName(header.format, header.minor))));
  }
  const auto layout = VtfLayout::of(file, header, *format);
  return layout ? TextureReader(file, header, *format, *layout, limits, extent).read(diagnostics)
                : std::unexpected(layout.error());
}

Result<VtfTexture> readVtf(const Bytes& file, VtfUse use, const Limits& limits, Diagnostics* diagnostics,
                           VtfExtent extent) {
  const auto header = readVtfHeader(file, limits);
  return header ? readVtf(file, *header, use, limits, diagnostics, extent) : std::unexpected(header.error());
}

std::optional<ByteRange> vtfThumbnailRange(const VtfHeader& header) {
  const auto format = vtfPixelFormat(header.thumbnailFormat, header.minor, 0);
  if (!format || header.thumbnailWidth == 0 || header.thumbnailHeight == 0) {
    return std::nullopt;
  }
  const VtfResource* entry = header.resource(VtfResource::kThumbnail);
  if (header.minor >= 3 && (entry == nullptr || entry->local())) {
    return std::nullopt;
  }
  return ByteRange{base::kFileSpace, header.minor >= 3 ? entry->value : header.headerSize,
                   format->storedBytes(header.thumbnailWidth, header.thumbnailHeight)};
}

QString vtfThumbnailText(const VtfHeader& header) {
  return QStringLiteral("%1 x %2, %3")
      .arg(header.thumbnailWidth)
      .arg(header.thumbnailHeight)
      .arg(vtfFormatName(header.thumbnailFormat, header.minor));
}

image::ImagePtr readVtfThumbnail(const Bytes& file, const VtfHeader& header) {
  const auto range = vtfThumbnailRange(header);
  if (!range || range->offset > file.size() || range->size > file.size() - range->offset) {
    return nullptr;
  }
  const auto format = vtfPixelFormat(header.thumbnailFormat, header.minor, 0);
  auto image = std::make_shared<image::Image>();
  image->format = format->target;
  image->width = header.thumbnailWidth;
  image->height = header.thumbnailHeight;
  image->pictures.push_back(
      format->picture(image->width, image->height, file.clippedSlice(range->offset, range->size)));
  return image;
}

} // namespace vitrine::formats::source
