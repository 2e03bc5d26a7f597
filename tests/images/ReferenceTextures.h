#pragma once

#include "core/image/Image.h"
#include "core/scene/Lightmap.h"

#include <QHash>
#include <QImage>
#include <QVector2D>
#include <QVector4D>

#include <vector>

namespace vitrine::tests {

/// A texture decoded once, with the smaller levels that its file does not have.
class TexturePictures {
public:
  const QImage& level(const image::Image& image, std::uint32_t mip);

  /// The number of the smallest level.
  static std::uint32_t lastLevel(const image::Image& image);

private:
  QHash<const image::Image*, std::vector<QImage>> m_levels;
};

QVector3D linear(const QColor& color);

/// Meaning of a picture's bytes.
enum class Texels { Colors, Numbers };

/// Between four texels, repeating: linear light or plain numbers, and alpha.
QVector4D sampled(const QImage& picture, QVector2D uv, Texels meaning);

QVector3D lightOf(const scene::Lightmap& lightmap, QVector2D luxel, const scene::LightStyleWeights& mix);
/// Light from the bump directions, each as much as `shares` says.
QVector3D bumpedLightOf(const scene::Lightmap& lightmap, QVector2D luxel, const scene::LightStyleWeights& mix,
                        const QVector3D& shares);

} // namespace vitrine::tests
