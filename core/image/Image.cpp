#include "core/image/Image.h"

#include "core/image/Opacity.h"
#include "core/image/TextureDecoder.h"

#include <cassert>
#include <cmath>
#include <cstring>

namespace vitrine::image {

bool isBlockCompressed(PixelFormat format) {
  return format != PixelFormat::Rgba8 && format != PixelFormat::Rgba16F;
}

std::uint64_t pictureBytes(PixelFormat format, std::uint32_t width, std::uint32_t height) {
  const std::uint64_t blocks = ((std::uint64_t{width} + 3) / 4) * ((std::uint64_t{height} + 3) / 4);
  switch (format) {
  case PixelFormat::Rgba8:
    return std::uint64_t{width} * height * 4;
  case PixelFormat::Rgba16F:
    return std::uint64_t{width} * height * 8;
  case PixelFormat::Bc1:
  case PixelFormat::Bc1Alpha:
    return blocks * 8;
  case PixelFormat::Bc2:
  case PixelFormat::Bc3:
    return blocks * 16;
  }
  return 0;
}

const Image::Picture& Image::picture(std::uint32_t mip, std::uint32_t face, std::uint32_t frame) const {
  assert(mip < mipCount && face < faceCount && frame < frameCount);
  return pictures[(std::size_t{frame} * faceCount + face) * mipCount + mip];
}

QImage Image::toQImage(std::uint32_t mip, std::uint32_t face, std::uint32_t frame) const {
  return decodeTexels(format, picture(mip, face, frame));
}

std::shared_ptr<const Image> Image::fromQImage(const QImage& picture) {
  const QImage rgba = picture.convertToFormat(QImage::Format_RGBA8888);
  std::vector<std::byte> texels(static_cast<std::size_t>(rgba.width()) * static_cast<std::size_t>(rgba.height()) * 4);
  const std::size_t lineBytes = static_cast<std::size_t>(rgba.width()) * 4;
  for (int y = 0; y < rgba.height(); ++y) {
    std::memcpy(texels.data() + static_cast<std::size_t>(y) * lineBytes, rgba.constScanLine(y), lineBytes);
  }
  auto image = std::make_shared<Image>();
  image->width = static_cast<std::uint32_t>(rgba.width());
  image->height = static_cast<std::uint32_t>(rgba.height());
  image->hasAlpha = picture.hasAlphaChannel();
  image->pictures.push_back({image->width, image->height, Bytes::adopt(std::move(texels))});
  image->cutOut = image->hasAlpha && isCutOut(image->format, image->pictures.front());
  return image;
}

float linearToSrgb(float linear) {
  return linear <= 0.0031308F ? linear * 12.92F : 1.055F * std::pow(linear, 1.0F / 2.4F) - 0.055F;
}

float srgbToLinear(float encoded) {
  return encoded <= 0.04045F ? encoded / 12.92F : std::pow((encoded + 0.055F) / 1.055F, 2.4F);
}

QVector3D srgbToLinear(const QVector3D& encoded) {
  return {srgbToLinear(encoded.x()), srgbToLinear(encoded.y()), srgbToLinear(encoded.z())};
}

} // namespace vitrine::image
