#include "render/batching/PictureAveraging.h"

#include "core/image/Image.h"

#include <array>
#include <cassert>
#include <cmath>

namespace vitrine::render {
namespace {

/// Fine enough that the darkest steps of the encoding stay apart.
constexpr int kEncodeSteps = 1 << 16;

const std::array<float, 256>& linearValues() {
  static const std::array<float, 256> values = [] {
    std::array<float, 256> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
      made[i] = image::srgbToLinear(static_cast<float>(i) / 255.0F);
    }
    return made;
  }();
  return values;
}

int encode(float linear) {
  static const std::vector<std::uint8_t> values = [] {
    std::vector<std::uint8_t> made(kEncodeSteps);
    for (std::size_t i = 0; i < made.size(); ++i) {
      const float value = image::linearToSrgb(static_cast<float>(i) / static_cast<float>(kEncodeSteps - 1));
      made[i] = static_cast<std::uint8_t>(std::lround(value * 255.0F));
    }
    return made;
  }();
  const float clamped = std::clamp(linear, 0.0F, 1.0F);
  return values[static_cast<std::size_t>(std::lround(clamped * static_cast<float>(kEncodeSteps - 1)))];
}

struct Sum {
  float red = 0;
  float green = 0;
  float blue = 0;
  float alpha = 0;

  void add(QRgb premultiplied) {
    const auto& linear = linearValues();
    const QRgb straight = qAlpha(premultiplied) == 255 ? premultiplied : qUnpremultiply(premultiplied);
    const float weight = static_cast<float>(qAlpha(straight)) / 255.0F;
    red += linear[static_cast<std::size_t>(qRed(straight))] * weight;
    green += linear[static_cast<std::size_t>(qGreen(straight))] * weight;
    blue += linear[static_cast<std::size_t>(qBlue(straight))] * weight;
    alpha += weight;
  }

  QRgb mean(int samples) const {
    if (alpha <= 0.0F) {
      return 0;
    }
    return qRgba(encode(red / alpha), encode(green / alpha), encode(blue / alpha),
                 static_cast<int>(std::lround(alpha / static_cast<float>(samples) * 255.0F)));
  }
};

} // namespace

QImage averagedDown(QImage picture, int factor) {
  assert(factor > 0 && picture.width() % factor == 0 && picture.height() % factor == 0);
  const bool opaque = picture.format() == QImage::Format_RGB32;
  assert(opaque || picture.format() == QImage::Format_ARGB32_Premultiplied);
  if (factor == 1) {
    return std::move(picture).convertToFormat(opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
  }
  QImage smaller(picture.size() / factor, opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32);
  for (int y = 0; y < smaller.height(); ++y) {
    std::vector<Sum> row(static_cast<std::size_t>(smaller.width()));
    for (int line = y * factor; line < (y + 1) * factor; ++line) {
      const QRgb* from = reinterpret_cast<const QRgb*>(picture.constScanLine(line));
      for (int x = 0; x < picture.width(); ++x) {
        row[static_cast<std::size_t>(x / factor)].add(opaque ? from[x] | 0xff000000U : from[x]);
      }
    }
    QRgb* to = reinterpret_cast<QRgb*>(smaller.scanLine(y));
    for (std::size_t x = 0; x < row.size(); ++x) {
      to[x] = row[x].mean(factor * factor);
    }
  }
  return smaller;
}

} // namespace vitrine::render
