#include "core/image/TextureDecoder.h"

#include "core/image/NewPicture.h"

#include <QFloat16>

#include <squish.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace vitrine::image {
namespace {

QImage fromHalfFloats(const Image::Picture& picture) {
  QImage out = newPicture({static_cast<int>(picture.width), static_cast<int>(picture.height)}, QImage::Format_RGBA8888);
  const std::byte* in = picture.texels.data();
  for (int y = 0; y < out.height(); ++y) {
    auto* line = out.scanLine(y);
    for (int i = 0; i < out.width() * 4; ++i, in += sizeof(qfloat16)) {
      qfloat16 half;
      std::memcpy(&half, in, sizeof half);
      const float value = std::clamp(static_cast<float>(half), 0.0F, 1.0F);
      const bool alpha = i % 4 == 3;
      line[i] = static_cast<uchar>(std::lround((alpha ? value : linearToSrgb(value)) * 255.0F));
    }
  }
  return out;
}

QImage fromRgba8(const Image::Picture& picture) {
  QImage out = newPicture({static_cast<int>(picture.width), static_cast<int>(picture.height)}, QImage::Format_RGBA8888);
  for (int y = 0; y < out.height(); ++y) {
    std::memcpy(out.scanLine(y), picture.texels.data() + static_cast<std::size_t>(y) * picture.width * 4,
                std::size_t{picture.width} * 4);
  }
  return out;
}

int squishFlags(PixelFormat format) {
  switch (format) {
  case PixelFormat::Bc2:
    return squish::kDxt3;
  case PixelFormat::Bc3:
    return squish::kDxt5;
  default:
    return squish::kDxt1;
  }
}

QImage fromBlocks(PixelFormat format, const Image::Picture& picture) {
  QImage out = newPicture({static_cast<int>(picture.width), static_cast<int>(picture.height)}, QImage::Format_RGBA8888);
  // squish writes tightly packed rows, which is what RGBA8888 has too (four bytes a texel keep lines aligned).
  squish::DecompressImage(out.bits(), out.width(), out.height(), picture.texels.data(), squishFlags(format));
  if (format == PixelFormat::Bc1) {
    for (int y = 0; y < out.height(); ++y) {
      uchar* line = out.scanLine(y);
      for (int x = 0; x < out.width(); ++x) {
        line[4 * x + 3] = 255;
      }
    }
  }
  return out;
}

} // namespace

QImage decodeTexels(PixelFormat format, const Image::Picture& picture) {
  assert(picture.texels.size() >= pictureBytes(format, picture.width, picture.height));
  switch (format) {
  case PixelFormat::Rgba8:
    return fromRgba8(picture);
  case PixelFormat::Rgba16F:
    return fromHalfFloats(picture);
  default:
    return fromBlocks(format, picture);
  }
}

} // namespace vitrine::image
