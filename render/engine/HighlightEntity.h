#pragma once

#include "render/batching/HighlightGeometry.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

namespace vitrine::render {

/// A selection drawn over the scene, in a style to be set.
class HighlightEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  HighlightEntity(HighlightGeometry geometry, EffectLibrary& effects);

  void setStyle(HighlightStyle style);
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
