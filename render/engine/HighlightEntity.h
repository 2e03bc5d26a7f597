#pragma once

#include "render/batching/HighlightGeometry.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

namespace vitrine::render {

/// Some items drawn over the scene once more: as a selection, in a style to be set, or in a tint.
class HighlightEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  HighlightEntity(HighlightGeometry geometry, EffectLibrary& effects);

  void setStyle(HighlightStyle style);
  /// Instead of a style.
  void setTint(const QColor& color);
  /// HighlightGeometry::follow.
  void follow(const animation::PosePtr& pose, const scene::ByNode<bool>& there);
  void follow(const QVector3D& eye);

private:
  void upload();

  HighlightGeometry m_geometry;
  EffectLibrary& m_effects;
  Qt3DCore::QBuffer* m_positions;
  Qt3DCore::QGeometryView* m_view;
  Qt3DRender::QGeometryRenderer* m_renderer;
  Qt3DRender::QMaterial* m_material;
};

} // namespace vitrine::render
