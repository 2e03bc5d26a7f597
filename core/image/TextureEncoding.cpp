#include "core/image/TextureEncoding.h"

#include "core/image/DdsHeader.h"

#include <QtEndian>

#include <cassert>
#include <limits>

namespace vitrine::image {
namespace {

/// Little-endian numbers one after another.
class Writer {
public:
  void u8(std::uint8_t value) { m_bytes.append(static_cast<char>(value)); }
  void u16(std::uint32_t value) { append(static_cast<std::uint16_t>(value)); }
  void u32(std::uint32_t value) { append(value); }
  void zeros(qsizetype count) { m_bytes.append(count, '\0'); }
  void bytes(const QByteArray& bytes) { m_bytes.append(bytes); }
  void reserve(qsizetype size) { m_bytes.reserve(size); }
  QByteArray take() { return std::move(m_bytes); }

private:
  template <class T>
  void append(T value) {
    const T little = qToLittleEndian(value);
    m_bytes.append(reinterpret_cast<const char*>(&little), sizeof(little));
  }

  QByteArray m_bytes;
};

constexpr qsizetype kTgaFrame = 18 + 26; ///< header and footer

constexpr std::uint32_t fourCC(const char (&letters)[5]) {
  std::uint32_t code = 0;
  for (int i = 3; i >= 0; --i) {
    code = code << 8 | static_cast<std::uint8_t>(letters[i]);
  }
  return code;
}

DdsHeader::PixelFormat pixelFormatOf(PixelFormat format) {
  switch (format) {
  case PixelFormat::Rgba8:
    return {.flags = kDdsRgb | kDdsAlphaPixels, .bits = 32, .masks = {0xff0000, 0xff00, 0xff, 0xff000000}};
  case PixelFormat::Rgba16F:
    return {.flags = kDdsFourCC, .fourCC = kDdsHalfFloats};
  case PixelFormat::Bc1:
  case PixelFormat::Bc1Alpha:
    return {.flags = kDdsFourCC, .fourCC = fourCC("DXT1")};
  case PixelFormat::Bc2:
    return {.flags = kDdsFourCC, .fourCC = fourCC("DXT3")};
  case PixelFormat::Bc3:
    return {.flags = kDdsFourCC, .fourCC = fourCC("DXT5")};
  }
  return {};
}

// Flags and caps that a reader may do without.
constexpr std::uint32_t kHasHeightWidthFormat = 0x1 | 0x2 | 0x4 | 0x1000;
constexpr std::uint32_t kHasPitch = 0x8;
constexpr std::uint32_t kHasMips = 0x20000;
constexpr std::uint32_t kHasLinearSize = 0x80000;
constexpr std::uint32_t kTextureCaps = 0x1000;
constexpr std::uint32_t kMipCaps = 0x400000;
constexpr std::uint32_t kComplexCaps = 0x8;

void writeDdsHeader(Writer& out, const Image& image) {
  const bool blocks = isBlockCompressed(image.format);
  const bool mips = image.mipCount > 1;
  const bool cube = image.faceCount == 6;
  const std::uint64_t whole = pictureBytes(image.format, image.width, image.height);
  out.bytes("DDS ");
  out.u32(kDdsHeaderSize);
  out.u32(kHasHeightWidthFormat | (blocks ? kHasLinearSize : kHasPitch) | (mips ? kHasMips : 0));
  out.u32(image.height);
  out.u32(image.width);
  out.u32(static_cast<std::uint32_t>(blocks ? whole : whole / std::max(image.height, 1U)));
  out.u32(0); // no depth
  out.u32(image.mipCount);
  out.zeros(11 * 4);
  const DdsHeader::PixelFormat format = pixelFormatOf(image.format);
  out.u32(kDdsPixelFormatSize);
  out.u32(format.flags);
  out.u32(format.fourCC);
  out.u32(format.bits);
  for (const std::uint32_t mask : format.masks) {
    out.u32(mask);
  }
  out.u32(kTextureCaps | (mips ? kMipCaps : 0) | (mips || cube ? kComplexCaps : 0));
  out.u32(cube ? kDdsCubeCaps | kDdsAllFacesCaps : 0);
  out.zeros(3 * 4);
}

/// Texels as the file has them. B, G, R, A is the order that every reader of DDS knows, R, G, B, A is not.
QByteArray storedTexels(const Image& image, const Image::Picture& picture) {
  QByteArray texels = picture.texels.toByteArray();
  if (image.format == PixelFormat::Rgba8) {
    for (qsizetype at = 0; at + 3 < texels.size(); at += 4) {
      std::swap(texels[at], texels[at + 2]);
    }
  }
  return texels;
}

} // namespace

QByteArray encodeTga(const QImage& picture) {
  assert(picture.width() <= std::numeric_limits<std::uint16_t>::max() &&
         picture.height() <= std::numeric_limits<std::uint16_t>::max());
  const bool alpha = picture.hasAlphaChannel();
  // In memory B, G, R and A: the order of the file.
  const QImage texels = alpha ? picture.convertToFormat(QImage::Format_RGBA8888).rgbSwapped()
                              : picture.convertToFormat(QImage::Format_BGR888);
  const qsizetype rowBytes = qsizetype{texels.width()} * (alpha ? 4 : 3);
  Writer out;
  out.reserve(kTgaFrame + rowBytes * texels.height());
  out.zeros(2);
  out.u8(2); // true colour, plain
  out.zeros(9);
  out.u16(static_cast<std::uint32_t>(texels.width()));
  out.u16(static_cast<std::uint32_t>(texels.height()));
  out.u8(alpha ? 32 : 24);
  out.u8(alpha ? 0x28 : 0x20); // from the top; bits of alpha
  for (int row = 0; row < texels.height(); ++row) {
    out.bytes(QByteArray::fromRawData(reinterpret_cast<const char*>(texels.constScanLine(row)), rowBytes));
  }
  out.zeros(8);
  out.bytes(QByteArray("TRUEVISION-XFILE.\0", 18));
  return out.take();
}

QByteArray encodeDds(const Image& image, std::uint32_t frame) {
  Writer out;
  writeDdsHeader(out, image);
  for (std::uint32_t face = 0; face < image.faceCount; ++face) {
    for (std::uint32_t mip = 0; mip < image.mipCount; ++mip) {
      out.bytes(storedTexels(image, image.picture(mip, face, frame)));
    }
  }
  return out.take();
}

} // namespace vitrine::image
