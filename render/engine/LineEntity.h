#pragma once

#include "render/batching/LineGeometry.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

namespace vitrine::render {

/// Lines over the scene. At first none.
class LineEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  LineEntity(EffectLibrary& effects, Qt3DCore::QNode* parent);

  void set(const LineGeometry& lines);

private:
  Qt3DCore::QBuffer* m_corners;
  Qt3DCore::QGeometryView* m_view;
  Qt3DRender::QGeometryRenderer* m_renderer;
};

} // namespace vitrine::render
