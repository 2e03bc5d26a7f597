#pragma once

#include "core/scene/SceneAssets.h"

#include <QHash>

namespace vitrine::formats::source {

/// Materials of the models that a map places, appended to those of its scene. The same one of several models is there
/// once for each way it is tinted.
class PropMaterials {
public:
  /// Materials for a scene; those it has already are used again.
  explicit PropMaterials(scene::SceneAssets& assets);

  MaterialIndex materialOf(const scene::AssetRef& ref, const scene::MaterialAdjustment& adjustment);
  /// Material of the boxes that stand for models.
  MaterialIndex ofBoxes();

  /// True if materials were not tinted, as there were too many tints.
  bool tintsLeftOut() const { return m_tintsLeftOut; }

private:
  scene::SceneAssets& m_assets;
  QHash<QString, std::vector<MaterialIndex>> m_byName; ///< by names to look for: with one adjustment each
  std::size_t m_tints = 0;
  bool m_tintsLeftOut = false;
  MaterialIndex m_box;
};

} // namespace vitrine::formats::source
