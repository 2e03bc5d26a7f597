#pragma once

#include "core/exporting/LightAtlas.h"

namespace vitrine::exporting {

/// Paints pages of an atlas: base colour x light in each texel of what lies there, as displays show it.
class AtlasPainter {
public:
  /// All must outlive this object.
  AtlasPainter(const LightAtlas& atlas, const ChartMaker& maker, const animation::Pose& pose,
               const state::EvaluatedState& state, const ExportMaterials& materials)
      : m_atlas(atlas), m_maker(maker), m_pose(pose), m_state(state), m_materials(materials) {}

  /// Straight ARGB32, sRGB-coded; several threads paint at once. Null: there is no memory for it. Throws
  /// base::Cancelled through `progress`.
  QImage page(int page, Progress& progress) const;

private:
  const LightAtlas& m_atlas;
  const ChartMaker& m_maker;
  const animation::Pose& m_pose;
  const state::EvaluatedState& m_state;
  const ExportMaterials& m_materials;
};

} // namespace vitrine::exporting
