#include "render/batching/FloatPixels.h"

#include "core/image/Image.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>

namespace vitrine::render {
namespace {

constexpr int kFloatChannels = 4;

const float* floatLine(const QImage& picture, int y) {
  return reinterpret_cast<const float*>(picture.constScanLine(y));
}

float* floatLine(QImage& picture, int y) {
  return reinterpret_cast<float*>(picture.scanLine(y));
}

/// Four bytes of a pixel in the order red, green, blue, alpha, lowest first.
std::uint32_t packedBits(const QImage& packed, int x, int y) {
  if (packed.format() == QImage::Format_ARGB32 || packed.format() == QImage::Format_ARGB32_Premultiplied) {
    const QRgb pixel = reinterpret_cast<const QRgb*>(packed.constScanLine(y))[x];
    return static_cast<std::uint32_t>(qRed(pixel)) | static_cast<std::uint32_t>(qGreen(pixel)) << 8 |
           static_cast<std::uint32_t>(qBlue(pixel)) << 16 | static_cast<std::uint32_t>(qAlpha(pixel)) << 24;
  }
  const uchar* bytes = packed.constScanLine(y) + qsizetype{x} * 4;
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[2]} << 16 |
         std::uint32_t{bytes[3]} << 24;
}

/// Light of an encoded, premultiplied channel, premultiplied.
float lightOf(float encoded, float alpha) {
  if (encoded <= 0.0F || std::isnan(encoded)) {
    return 0.0F;
  }
  if (alpha >= 1.0F) {
    return image::srgbToLinear(encoded);
  }
  const float covering = std::min(encoded, alpha);
  const float light = alpha > 0.0F ? alpha * image::srgbToLinear(covering / alpha) : 0.0F;
  return encoded > alpha ? light + image::srgbToLinear(encoded) - image::srgbToLinear(alpha) : light;
}

} // namespace

QImage unpackedFloats(const QImage& packed) {
  QImage floats(packed.size() / 2, QImage::Format_RGBA32FPx4_Premultiplied);
  for (int y = 0; y < floats.height(); ++y) {
    float* to = floatLine(floats, y);
    for (int x = 0; x < floats.width(); ++x, to += kFloatChannels) {
      for (int channel = 0; channel < kFloatChannels; ++channel) {
        to[channel] = std::bit_cast<float>(packedBits(packed, 2 * x + channel % 2, 2 * y + 1 - channel / 2));
      }
    }
  }
  return floats;
}

QImage linearAveragedDown(const QImage& encoded, int factor, bool opaque) {
  assert(factor > 0 && encoded.width() % factor == 0 && encoded.height() % factor == 0);
  QImage smaller(encoded.size() / factor, opaque ? QImage::Format_RGBX32FPx4 : QImage::Format_RGBA32FPx4_Premultiplied);
  smaller.fill(Qt::transparent);
  const float share = 1.0F / static_cast<float>(factor * factor);
  for (int y = 0; y < smaller.height(); ++y) {
    float* to = floatLine(smaller, y);
    std::fill_n(to, qsizetype{smaller.width()} * kFloatChannels, 0.0F);
    for (int line = y * factor; line < (y + 1) * factor; ++line) {
      const float* from = floatLine(encoded, line);
      for (int x = 0; x < encoded.width(); ++x, from += kFloatChannels) {
        float* pixel = to + qsizetype{x / factor} * kFloatChannels;
        const float alpha = opaque ? 1.0F : std::clamp(from[3], 0.0F, 1.0F);
        for (int channel = 0; channel < 3; ++channel) {
          pixel[channel] += share * lightOf(from[channel], alpha);
        }
        pixel[3] += share * alpha;
      }
    }
    for (int x = 0; opaque && x < smaller.width(); ++x) {
      to[qsizetype{x} * kFloatChannels + 3] = 1.0F;
    }
  }
  return smaller;
}

void sampleFloats(const QImage& picture, float x, float y, float* pixel) {
  const float column =
      std::clamp(x * static_cast<float>(picture.width()) - 0.5F, 0.0F, static_cast<float>(picture.width() - 1));
  const float row =
      std::clamp(y * static_cast<float>(picture.height()) - 0.5F, 0.0F, static_cast<float>(picture.height() - 1));
  const int left = static_cast<int>(column);
  const int top = static_cast<int>(row);
  std::fill_n(pixel, kFloatChannels, 0.0F);
  for (const int down : {0, 1}) {
    const float* line = floatLine(picture, std::min(top + down, picture.height() - 1));
    const float rowShare = std::abs(1.0F - static_cast<float>(down) - (row - static_cast<float>(top)));
    for (const int across : {0, 1}) {
      const float share = rowShare * std::abs(1.0F - static_cast<float>(across) - (column - static_cast<float>(left)));
      const float* from = line + qsizetype{std::min(left + across, picture.width() - 1)} * kFloatChannels;
      for (int channel = 0; channel < kFloatChannels; ++channel) {
        pixel[channel] += share * from[channel];
      }
    }
  }
}

} // namespace vitrine::render
