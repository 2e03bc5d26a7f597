#pragma once

#include "core/scene/Texture.h"

#include <QImage>
#include <QVector4D>

#include <map>

namespace vitrine::exporting {

/// Reads a texture's picture between its texels, as its wrapping says. One thread at a time.
class ColorSampler {
public:
  /// `texture` null, or without an image: white. It must outlive this object.
  explicit ColorSampler(const scene::Texture* texture) : m_texture(texture) {}

  /// Picture for areas of which each takes 2^`level` texels of the largest one, along and across.
  void useLevel(int level);
  /// sRGB-coded colour with straight alpha, 0 to 1, as a mean weighted by nothing.
  QVector4D at(const QVector2D& uv) const;

private:
  QImage make(int level) const;

  const scene::Texture* m_texture;
  std::map<int, QImage> m_levels;  ///< RGBA8888
  const QImage* m_level = nullptr; ///< the one in use
};

} // namespace vitrine::exporting
