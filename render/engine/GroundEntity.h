#pragma once

#include "render/batching/Ground.h"
#include "render/engine/QuadPass.h"

#include <Qt3DRender/QTexture>

namespace vitrine::render {

/// The ground below a scene: a model's contact shadow, and a grid in metres with the file's axes. Drawn before the
/// world and seen from above alone, so that it hides nothing. Not part of the scene: nothing picks or exports it.
class GroundEntity {
public:
  /// `root`: node of the scene that it belongs to.
  explicit GroundEntity(Qt3DCore::QNode* root);

  void hide();
  /// `axes`: those of the scene's file.
  void show(const GroundPlane& plane, bool grid, const scene::Axes& axes);

private:
  void showShadow(const ContactShadow& shadow, float height);

  QuadPass* m_shadow;
  QuadPass* m_grid;
  Qt3DRender::QTexture2D* m_occlusion;
};

} // namespace vitrine::render
