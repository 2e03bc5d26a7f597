#include "core/exporting/ColorSampler.h"

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {
namespace {

int wrapped(int texel, int size, scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Clamp:
    return std::clamp(texel, 0, size - 1);
  case scene::Wrap::Mirror: {
    const int twice = ((texel % (2 * size)) + 2 * size) % (2 * size);
    return twice < size ? twice : 2 * size - 1 - twice;
  }
  case scene::Wrap::Repeat:
    break;
  }
  return ((texel % size) + size) % size;
}

/// Texture coordinates that numbers of texels can be made of, wherever pictures are repeated.
float nearby(float uv, scene::Wrap wrap) {
  return wrap == scene::Wrap::Clamp ? std::clamp(uv, -1.0F, 2.0F) : std::fmod(uv, 2.0F);
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
  const int width = m_level->width();
  const int height = m_level->height();
  const float x = nearby(uv.x(), m_texture->wrapU) * static_cast<float>(width) - 0.5F;
  const float y = nearby(uv.y(), m_texture->wrapV) * static_cast<float>(height) - 0.5F;
  const auto column = static_cast<int>(std::floor(x));
  const auto row = static_cast<int>(std::floor(y));
  const auto texel = [&](int right, int down) {
    const uchar* at = m_level->constScanLine(wrapped(row + down, height, m_texture->wrapV)) +
                      4 * static_cast<std::ptrdiff_t>(wrapped(column + right, width, m_texture->wrapU));
    return QVector4D(at[0], at[1], at[2], at[3]);
  };
  const float across = x - static_cast<float>(column);
  const float along = y - static_cast<float>(row);
  const QVector4D upper = texel(0, 0) * (1 - across) + texel(1, 0) * across;
  const QVector4D lower = texel(0, 1) * (1 - across) + texel(1, 1) * across;
  return (upper * (1 - along) + lower * along) / 255.0F;
}

} // namespace vitrine::exporting
