#pragma once

#include "core/scene/Axes.h"
#include "render/batching/Ground.h"
#include "render/engine/QuadPass.h"

#include <Qt3DRender/QAbstractTexture>

namespace vitrine::render {

/// Nodes of the ground below a scene: a model's contact shadow, and a grid in metres with the file's axes. They are
/// drawn before the world and seen from above alone, so that they hide nothing.
class GroundNodes {
public:
  /// `root`: node of the scene that they belong to.
  explicit GroundNodes(Qt3DCore::QNode* root);

  void hide();
  /// `axes`: axes of the scene's file.
  void show(const GroundPlane& plane, const scene::Axes& axes);

private:
  QuadPass* m_shadow;
  QuadPass* m_grid;
  Qt3DRender::QAbstractTexture* m_occlusion;
};

} // namespace vitrine::render
