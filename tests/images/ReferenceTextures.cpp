#include "tests/images/ReferenceTextures.h"

#include "tests/images/Pixels.h"

#include <QColor>

#include <algorithm>
#include <bit>
#include <cmath>

namespace vitrine::tests {
namespace {

/// Half as large, each pixel the mean of four, colours in linear light.
QImage halved(const QImage& picture) {
  QImage half(std::max(picture.width() / 2, 1), std::max(picture.height() / 2, 1), QImage::Format_ARGB32);
  for (int y = 0; y < half.height(); ++y) {
    for (int x = 0; x < half.width(); ++x) {
      QVector3D sum;
      int alpha = 0;
      for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)}) {
        const QRgb pixel = picture.pixel(std::min(2 * x + at.x(), picture.width() - 1),
                                         std::min(2 * y + at.y(), picture.height() - 1));
        sum += image::srgbToLinear(ofDisplay(pixel));
        alpha += qAlpha(pixel);
      }
      half.setPixelColor(x, y,
                         QColor::fromRgbF(image::linearToSrgb(sum.x() / 4), image::linearToSrgb(sum.y() / 4),
                                          image::linearToSrgb(sum.z() / 4), static_cast<float>(alpha) / 1020.0F));
    }
  }
  return half;
}

/// The value between four neighbours; `at(x, y)` gives one, x and y are in texels with centres at .5.
template <class At>
auto bilinear(float x, float y, At at) {
  const float fx = std::floor(x - 0.5F);
  const float fy = std::floor(y - 0.5F);
  const float tx = x - 0.5F - fx;
  const float ty = y - 0.5F - fy;
  const int ix = static_cast<int>(fx);
  const int iy = static_cast<int>(fy);
  return (at(ix, iy) * (1 - tx) + at(ix + 1, iy) * tx) * (1 - ty) +
         (at(ix, iy + 1) * (1 - tx) + at(ix + 1, iy + 1) * tx) * ty;
}

} // namespace

const QImage& TexturePictures::level(const image::Image& image, std::uint32_t mip) {
  auto& levels = m_levels[&image];
  while (levels.size() <= mip) {
    const auto next = static_cast<std::uint32_t>(levels.size());
    levels.push_back(next < image.mipCount ? image.toQImage(next) : halved(levels.back()));
  }
  return levels[mip];
}

std::uint32_t TexturePictures::lastLevel(const image::Image& image) {
  const bool made = image.mipCount == 1 && !image::isBlockCompressed(image.format);
  return made ? static_cast<std::uint32_t>(std::bit_width(std::max(image.width, image.height))) - 1
              : image.mipCount - 1;
}

QVector3D linear(const QColor& color) {
  return {image::srgbToLinear(color.redF()), image::srgbToLinear(color.greenF()), image::srgbToLinear(color.blueF())};
}

QVector4D sampled(const QImage& picture, QVector2D uv, Texels meaning) {
  return bilinear(uv.x() * static_cast<float>(picture.width()), uv.y() * static_cast<float>(picture.height()),
                  [&](int x, int y) {
                    const QRgb pixel = picture.pixel(wrapped(x, picture.width()), wrapped(y, picture.height()));
                    const QVector3D numbers = ofDisplay(pixel);
                    return QVector4D(meaning == Texels::Colors ? image::srgbToLinear(numbers) : numbers,
                                     static_cast<float>(qAlpha(pixel)) / 255.0F);
                  });
}

QVector3D lightOf(const scene::Lightmap& lightmap, QVector2D luxel, const scene::LightStyleWeights& mix) {
  return bilinear(luxel.x(), luxel.y(), [&](int x, int y) {
    return scene::lightAt(lightmap, std::clamp(x, 0, lightmap.width - 1), std::clamp(y, 0, lightmap.height - 1), mix);
  });
}

QVector3D bumpedLightOf(const scene::Lightmap& lightmap, QVector2D luxel, const scene::LightStyleWeights& mix,
                        const QVector3D& shares) {
  return bilinear(luxel.x(), luxel.y(), [&](int x, int y) {
    const auto from = scene::bumpedLightAt(lightmap, std::clamp(x, 0, lightmap.width - 1),
                                           std::clamp(y, 0, lightmap.height - 1), mix);
    return from[0] * shares.x() + from[1] * shares.y() + from[2] * shares.z();
  });
}

} // namespace vitrine::tests
