#include "render/tracing/TextureReader.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::tracing {
namespace {

/// Linear values of sRGB-encoded bytes.
const std::array<float, 256>& linearBytes() {
  static const auto values = [] {
    std::array<float, 256> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
      made[i] = image::srgbToLinear(static_cast<float>(i) / 255.0F);
    }
    return made;
  }();
  return values;
}

int wrapped(int at, int size, scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Clamp:
    return std::clamp(at, 0, size - 1);
  case scene::Wrap::Mirror: {
    const int within = ((at % (2 * size)) + 2 * size) % (2 * size);
    return within < size ? within : 2 * size - 1 - within;
  }
  case scene::Wrap::Repeat:
    break;
  }
  return ((at % size) + size) % size;
}

QVector4D texel(const QImage& picture, const scene::Texture& texture, int x, int y) {
  const uchar* at = picture.constScanLine(wrapped(y, picture.height(), texture.wrapV)) +
                    4 * static_cast<std::ptrdiff_t>(wrapped(x, picture.width(), texture.wrapU));
  const auto& linear = linearBytes();
  return {linear[at[0]], linear[at[1]], linear[at[2]], static_cast<float>(at[3]) / 255.0F};
}

/// Coordinates far out lose their fraction anyway.
constexpr float kFarthest = 1e5F;

float finite(float coordinate) {
  return std::isfinite(coordinate) ? std::clamp(coordinate, -kFarthest, kFarthest) : 0.0F;
}

std::uint32_t halved(std::uint32_t side, std::uint32_t times) {
  return std::max(side >> std::min(times, 31U), 1U);
}

} // namespace

const QImage& TextureReader::level(TextureIndex texture, std::uint32_t level) {
  const auto [at, isNew] = m_levels.try_emplace({texture, level});
  if (!isNew) {
    return at->second;
  }
  const image::Image& picture = *m_assets.textures[texture].image;
  if (level < picture.mipCount) {
    at->second = picture.toQImage(level).convertToFormat(QImage::Format_RGBA8888);
  } else {
    const std::uint32_t last = picture.mipCount - 1;
    const QSize size(static_cast<int>(halved(picture.width, level)), static_cast<int>(halved(picture.height, level)));
    at->second = picture.toQImage(last)
                     .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                     .convertToFormat(QImage::Format_RGBA8888);
  }
  return at->second;
}

QVector4D TextureReader::read(TextureIndex texture, const QVector2D& uv, float footprint) {
  const scene::Texture& from = m_assets.textures[texture];
  const auto side = static_cast<float>(std::max(from.image->width, from.image->height));
  const float wanted = std::log2(std::max(side * (std::isfinite(footprint) ? footprint : 1.0F), 1.0F));
  const auto smallest = static_cast<float>(std::ilogb(std::max(side, 1.0F)));
  const QImage& picture = level(texture, static_cast<std::uint32_t>(std::lround(std::min(wanted, smallest))));
  if (picture.isNull()) {
    return {1, 1, 1, 1};
  }
  const float x = finite(uv.x()) * static_cast<float>(picture.width()) - 0.5F;
  const float y = finite(uv.y()) * static_cast<float>(picture.height()) - 0.5F;
  const float left = std::floor(x);
  const float top = std::floor(y);
  const auto at = [&](int dx, int dy) {
    return texel(picture, from, static_cast<int>(left) + dx, static_cast<int>(top) + dy);
  };
  const float u = x - left;
  const float v = y - top;
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

} // namespace vitrine::tracing
