#include "core/exporting/ColorSampler.h"

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {
namespace {

/// Two neighbouring texels of a line, and how far a point is from the first to the second.
struct Neighbours {
  int first = 0;
  int second = 0;
  float share = 0;
};

/// The texel that is shown at a number from -1 up to as many as there are before the picture comes again.
int wrapped(int texel, int size, scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Clamp:
    return std::clamp(texel, 0, size - 1);
  case scene::Wrap::Mirror:
    return std::max(texel < size ? texel : 2 * size - 1 - texel, 0);
  case scene::Wrap::Repeat:
    break;
  }
  return texel < 0 ? size - 1 : texel < size ? texel : 0;
}

/// Texels around a texture coordinate, however often the picture is repeated before it; the first ones for a coordinate
/// that is not finite.
Neighbours neighboursOf(float uv, int size, scene::Wrap wrap) {
  if (!std::isfinite(uv)) {
    return {};
  }
  switch (wrap) {
  case scene::Wrap::Clamp:
    uv = std::clamp(uv, -1.0F, 2.0F);
    break;
  case scene::Wrap::Mirror:
    uv -= 2 * std::floor(uv / 2);
    break;
  case scene::Wrap::Repeat:
    uv -= std::floor(uv);
    break;
  }
  const float at = uv * static_cast<float>(size) - 0.5F;
  const float below = std::floor(at);
  const auto texel = static_cast<int>(below);
  return {wrapped(texel, size, wrap), wrapped(texel + 1, size, wrap), at - below};
}

} // namespace

QImage ColorSampler::make(int level) const {
  const image::Image& image = *m_texture->image;
  const auto mip = static_cast<std::uint32_t>(level);
  if (mip < image.mipCount) {
    return image.toQImage(mip).convertToFormat(QImage::Format_RGBA8888);
  }
  const QImage whole = image.toQImage().convertToFormat(QImage::Format_RGBA8888);
  const QSize size(std::max(1, whole.width() >> level), std::max(1, whole.height() >> level));
  return whole.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGBA8888);
}

void ColorSampler::useLevel(int level) {
  if (!m_texture || !m_texture->image) {
    return;
  }
  const auto [at, isNew] = m_levels.try_emplace(level);
  if (isNew) {
    at->second = make(level);
  }
  m_level = &at->second;
}

QVector4D ColorSampler::at(const QVector2D& uv) const {
  if (!m_level || m_level->isNull()) {
    return {1, 1, 1, 1};
  }
  const Neighbours across = neighboursOf(uv.x(), m_level->width(), m_texture->wrapU);
  const Neighbours along = neighboursOf(uv.y(), m_level->height(), m_texture->wrapV);
  const auto mixed = [&](int row) {
    const uchar* line = m_level->constScanLine(row);
    const uchar* first = line + 4 * std::ptrdiff_t{across.first};
    const uchar* second = line + 4 * std::ptrdiff_t{across.second};
    return QVector4D(first[0], first[1], first[2], first[3]) * (1 - across.share) +
           QVector4D(second[0], second[1], second[2], second[3]) * across.share;
  };
  return (mixed(along.first) * (1 - along.share) + mixed(along.second) * along.share) / 255.0F;
}

} // namespace vitrine::exporting
