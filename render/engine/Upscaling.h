#pragma once

#include "render/engine/QuadPass.h"
#include "render/engine/Stages.h"

#include <Qt3DRender/QAbstractTexture>

namespace vitrine::render {

/// The part of a frame graph that scales a smaller picture up to the surface, and draws lines and labels over it in
/// their own size. Nothing until a picture is set.
class Upscaling {
public:
  struct Cameras {
    Qt3DCore::QEntity* scene;
    Qt3DCore::QEntity* labels;
  };

  /// `root`: node of the scene that what it draws with belongs to.
  Upscaling(Qt3DRender::QFrameGraphNode* parent, const Cameras& cameras, Qt3DCore::QNode* root);

  /// The textures that the smaller picture is drawn into.
  void set(Qt3DRender::QAbstractTexture* color, Qt3DRender::QAbstractTexture* depth);
  void setOverlays(bool lines, bool labels);
  void stop() { m_branch->setEnabled(false); }
  bool isRunning() const { return m_branch->isEnabled(); }

private:
  Qt3DRender::QSubtreeEnabler* m_branch;
  Qt3DRender::QSubtreeEnabler* m_lines;
  Qt3DRender::QSubtreeEnabler* m_labels;
  QuadPass* m_color;
  QuadPass* m_depth;
  bool m_hasTextures = false;
};

} // namespace vitrine::render
