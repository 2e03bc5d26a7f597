#include "core/image/PictureFile.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/image/Dds.h"
#include "core/image/Opacity.h"
#include "core/image/Tga.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <cstring>
#include <mutex>
#include <string_view>

namespace vitrine::image {
namespace {

using namespace std::string_view_literals;

bool hasAt(std::span<const std::byte> file, std::size_t offset, std::string_view magic) {
  return file.size() >= offset + magic.size() && std::memcmp(&file[offset], magic.data(), magic.size()) == 0;
}

/// Two letters are little to go by: the size of the second header has to be one there is, too.
bool looksLikeBmp(std::span<const std::byte> file) {
  constexpr std::array<std::uint32_t, 8> kHeaderSizes = {12, 16, 40, 52, 56, 64, 108, 124};
  return hasAt(file, 0, "BM"sv) && file.size() >= 18 &&
         std::ranges::find(kHeaderSizes, bytes::loadU32(&file[14])) != kHeaderSizes.end();
}

/// Qt's name of a picture's format; empty: one that is not read by Qt.
const char* qtName(PictureKind kind) {
  switch (kind) {
  case PictureKind::Bmp:
    return "bmp";
  case PictureKind::Gif:
    return "gif";
  case PictureKind::Jpeg:
    return "jpeg";
  case PictureKind::Png:
    return "png";
  case PictureKind::WebP:
    return "webp";
  case PictureKind::Dds:
  case PictureKind::Tga:
    break;
  }
  return "";
}

Error tooLarge(const QSize& size) {
  return Error::of(ErrorCode::LimitReached,
                   base::translate("formats", "an image of %1 x %2 is too large").arg(size.width()).arg(size.height()));
}

bool tooMuch(const QSize& size, const base::Limits& limits) {
  const auto side = static_cast<std::uint32_t>(std::max(size.width(), size.height()));
  const auto area = static_cast<std::uint64_t>(size.width()) * static_cast<std::uint64_t>(size.height());
  return side > limits.maxTextureSide || area * 4 > limits.maxDecodedBytes;
}

/// Qt's own limit holds for the whole program and is lower than ours; it stays as a second guard.
void raiseAllocationLimit() {
  static std::once_flag once;
  std::call_once(once,
                 [] { QImageReader::setAllocationLimit(static_cast<int>(base::Limits().maxDecodedBytes >> 20)); });
}

Error unreadable(PictureKind kind, const QImageReader& reader) {
  const bool plugin = reader.error() == QImageReader::UnsupportedFormatError && !reader.canRead();
  return Error::of(
      plugin ? ErrorCode::Unsupported : ErrorCode::Damaged,
      base::translate("formats", "the %1 image cannot be read: %2").arg(pictureKindName(kind), reader.errorString()));
}

/// Qt leaves the rows of a BMP that is cut off as it finds them in memory; it takes a picture of the right size and
/// format as the one to read into.
QImage blackPicture(const QSize& size, QImage::Format format) {
  QImage picture(size, format);
  if (!picture.isNull()) {
    picture.fill(0);
  }
  return picture;
}

/// The file's own bytes, not copied; zeros follow a WebP so small that Qt 6.8 takes it for cut off. The sizes in its
/// header say where it ends.
QByteArray bytesForQt(const Bytes& file, PictureKind kind) {
  constexpr qsizetype kLeastWebP = 40;
  QByteArray raw =
      QByteArray::fromRawData(reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size()));
  if (kind == PictureKind::WebP && raw.size() < kLeastWebP) {
    raw.append(kLeastWebP - raw.size(), '\0');
  }
  return raw;
}

Result<QImage> decodeByQt(const Bytes& file, PictureKind kind, const base::Limits& limits) {
  raiseAllocationLimit();
  QByteArray raw = bytesForQt(file, kind);
  QBuffer buffer(&raw);
  buffer.open(QIODevice::ReadOnly);
  QImageReader reader(&buffer, qtName(kind));
  const QSize size = reader.size();
  if (size.isValid() && tooMuch(size, limits)) {
    return std::unexpected(tooLarge(size));
  }
  QImage picture = blackPicture(size, reader.imageFormat());
  if (!size.isValid() || size.isEmpty() || !reader.read(&picture) || picture.isNull()) {
    return std::unexpected(unreadable(kind, reader));
  }
  // The fourth byte of a 32-bit BMP is padding; the games did not look at it.
  return kind == PictureKind::Bmp ? picture.convertToFormat(QImage::Format_RGB32) : picture;
}

/// Grey or three colours: JPEGs of four are read in many ways.
bool isCommonJpeg(std::span<const std::byte> file) {
  std::size_t at = 2;
  while (at + 9 < file.size() && file[at] == std::byte{0xFF}) {
    const auto marker = std::to_integer<unsigned>(file[at + 1]);
    const bool startsFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (startsFrame) {
      return file[at + 9] == std::byte{1} || file[at + 9] == std::byte{3};
    }
    at += 2 + (std::to_integer<std::size_t>(file[at + 2]) << 8U) + std::to_integer<std::size_t>(file[at + 3]);
  }
  return false;
}

Result<QImage> decodeFlat(const Bytes& file, PictureKind kind, const base::Limits& limits) {
  return kind == PictureKind::Tga ? decodeTga(file, limits) : decodeByQt(file, kind, limits);
}

} // namespace

QString pictureKindName(PictureKind kind) {
  switch (kind) {
  case PictureKind::Bmp:
    return QStringLiteral("BMP");
  case PictureKind::Dds:
    return QStringLiteral("DDS");
  case PictureKind::Gif:
    return QStringLiteral("GIF");
  case PictureKind::Jpeg:
    return QStringLiteral("JPEG");
  case PictureKind::Png:
    return QStringLiteral("PNG");
  case PictureKind::Tga:
    return QStringLiteral("TGA");
  case PictureKind::WebP:
    return QStringLiteral("WebP");
  }
  return {};
}

std::optional<PictureKind> sniffPicture(std::span<const std::byte> file) {
  if (looksLikeBmp(file)) {
    return PictureKind::Bmp;
  }
  if (hasAt(file, 0, "DDS "sv)) {
    return PictureKind::Dds;
  }
  if (hasAt(file, 0, "GIF87a"sv) || hasAt(file, 0, "GIF89a"sv)) {
    return PictureKind::Gif;
  }
  if (hasAt(file, 0, "\xff\xd8\xff"sv)) {
    return PictureKind::Jpeg;
  }
  if (hasAt(file, 0, "\x89PNG\r\n\x1a\n"sv)) {
    return PictureKind::Png;
  }
  if (hasAt(file, 0, "RIFF"sv) && hasAt(file, 8, "WEBP"sv)) {
    return PictureKind::WebP;
  }
  return looksLikeTga(file) ? std::optional(PictureKind::Tga) : std::nullopt;
}

Result<ImagePtr> decodePicture(const Bytes& file, const base::Limits& limits) {
  const auto kind = sniffPicture(file.span());
  if (!kind) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, base::translate("formats", "not an image of a known format")));
  }
  if (*kind == PictureKind::Dds) {
    return decodeDds(file, limits);
  }
  const auto picture = decodeFlat(file, *kind, limits);
  if (!picture) {
    return std::unexpected(picture.error());
  }
  auto image = std::make_shared<Image>(*Image::fromQImage(*picture));
  image->hasAlpha = anyTransparency(image->format, image->pictures.front());
  image->cutOut = image->hasAlpha && isCutOut(image->format, image->pictures.front());
  if (*kind == PictureKind::Png || (*kind == PictureKind::Jpeg && isCommonJpeg(file.span()))) {
    image->coded = file;
  }
  return image;
}

} // namespace vitrine::image
