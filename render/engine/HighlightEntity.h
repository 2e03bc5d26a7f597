#pragma once

#include "render/build/HighlightGeometry.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

namespace vitrine::render {

/// A selection drawn over the scene: a thin tint and a clear outline, fainter where something is in front.
class HighlightEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  HighlightEntity(HighlightGeometry geometry, EffectLibrary& effects);

  /// HighlightGeometry::follow.
  void follow(const scene::PosePtr& pose, const std::vector<bool>& there);
  void follow(const QVector3D& eye);

private:
  void upload(HighlightGeometry::Change change);

  HighlightGeometry m_geometry;
  Qt3DCore::QBuffer* m_positions;
  Qt3DCore::QBuffer* m_edges;
  Qt3DCore::QGeometryView* m_view;
  Qt3DRender::QGeometryRenderer* m_renderer;
};

} // namespace vitrine::render
