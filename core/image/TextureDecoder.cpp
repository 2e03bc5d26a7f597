#include "core/image/TextureDecoder.h"

#include "core/image/NewPicture.h"

#include <squish.h>

#include <cassert>
#include <cstring>

namespace vitrine::image {
namespace {

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

} // namespace

QImage decodeBlocks(PixelFormat format, const Image::Picture& picture) {
  assert(picture.texels.size() >= pictureBytes(format, picture.width, picture.height));
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

} // namespace vitrine::image
