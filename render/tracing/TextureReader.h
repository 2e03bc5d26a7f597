#pragma once

#include "core/scene/SceneAssets.h"

#include <QVector2D>
#include <QVector4D>

#include <map>
#include <unordered_map>
#include <utility>

namespace vitrine::tracing {

/// Texels of a scene's pictures, decoded where they are read, in the mip level that suits what a ray covers. One thread
/// at a time.
class TextureReader {
public:
  explicit TextureReader(const scene::SceneAssets& assets) : m_assets(assets) {}

  /// Linear colour and alpha at a place of a texture that has a picture. `footprint`: how much of the picture the ray
  /// covers, in repeats of it.
  QVector4D read(TextureIndex texture, const QVector2D& uv, float footprint);

private:
  /// RGBA8888, straight alpha; of a cube map the first face.
  const QImage& level(TextureIndex texture, std::uint32_t level);

  const scene::SceneAssets& m_assets;
  std::map<std::pair<TextureIndex, std::uint32_t>, QImage> m_levels;
};

} // namespace vitrine::tracing
