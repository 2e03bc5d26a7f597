#pragma once

#include "core/scene/Indices.h"
#include "render/engine/BackdropBranch.h"
#include "render/engine/FrameUniforms.h"
#include "render/engine/TargetTextures.h"

#include <QColor>
#include <QSize>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>

#include <vector>

namespace vitrine::render {

/// The order of drawing: clear, each backdrop, sky, opaque, alpha-tested, translucent by drawOrder (or, to count how
/// often pixels are drawn, everything at once), highlight, labels, capture. One for a window and one for an off-screen
/// target differ only in where they draw.
class FrameGraph {
public:
  /// `surface`: a QWindow or a QOffscreenSurface. `camera` has a QCameraLens and a QTransform. The nodes belong to
  /// root(), and root() to the object that activates it.
  FrameGraph(QObject* surface, Qt3DCore::QEntity* camera);

  Qt3DRender::QFrameGraphNode* root() const { return m_surface; }

  /// Draws into textures of this size instead of onto the surface.
  void setTargetSize(QSize size);
  void setBackground(const QColor& color);
  void setMode(ShadingMode mode);
  FrameUniforms& uniforms() { return m_uniforms; }
  /// Number of passes needed for translucent surfaces, at most TranslucentPasses::kMaxPasses.
  void setTranslucentPasses(int count);
  void setHighlightShown(bool shown);

  /// A layer of entities with the camera that sees them.
  struct BackdropView {
    Qt3DRender::QLayer* layer = nullptr;
    Qt3DCore::QEntity* camera = nullptr;
  };
  /// Draws these before the world, in this order, when they are shown; the first of them are those there were before.
  void setBackdrops(const scene::ByBackdrop<BackdropView>& views);
  scene::ByBackdrop<BackdropBranch>& backdrops() { return m_backdrops; }

  void setLabelsShown(bool shown);

  /// Picture that the next frame draws; the caller deletes the reply.
  Qt3DRender::QRenderCaptureReply* requestCapture() { return m_capture->requestCapture(); }

private:
  void updateClearColor();
  void addCapture(Qt3DRender::QFrameGraphNode* parent);

  Qt3DRender::QRenderSurfaceSelector* m_surface;
  TargetTextures m_target;
  FrameUniforms m_uniforms;
  Qt3DRender::QClearBuffers* m_clear = nullptr;
  QColor m_background = Qt::black;
  bool m_counting = false; ///< ShadingMode::Overdraw
  Qt3DRender::QRenderCapture* m_capture = nullptr;
  // Branches that can be left out; disabling a filter itself only stops it from filtering.
  std::vector<Qt3DRender::QSubtreeEnabler*> m_translucent;
  Qt3DRender::QSubtreeEnabler* m_behind = nullptr; ///< the backdrops; off while there are none
  Qt3DRender::QLayerFilter* m_world = nullptr;     ///< leaves them out
  scene::ByBackdrop<BackdropBranch> m_backdrops;
  int m_passes = 0;
  Qt3DRender::QSubtreeEnabler* m_pictures = nullptr; ///< of all modes but one
  Qt3DRender::QSubtreeEnabler* m_overdraw = nullptr; ///< of that one
  Qt3DRender::QSubtreeEnabler* m_highlight = nullptr;
  Qt3DRender::QSubtreeEnabler* m_labels = nullptr;
};

} // namespace vitrine::render
