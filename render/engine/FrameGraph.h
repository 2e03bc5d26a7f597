#pragma once

#include "core/scene/Indices.h"
#include "render/engine/Accumulation.h"
#include "render/engine/BackdropBranch.h"
#include "render/engine/FloatReadback.h"
#include "render/engine/FrameTarget.h"
#include "render/engine/FrameUniforms.h"
#include "render/engine/Underlays.h"

#include <QSize>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderCapture>

#include <optional>
#include <vector>

namespace vitrine::render {

/// The order of drawing: clear, gradient, each backdrop, ground, sky, opaque, alpha-tested, translucent by drawOrder
/// (or, to count how often pixels are drawn, everything at once), tints, highlight, lines, labels, capture. One for a
/// window and one for an off-screen target differ only in where they draw.
class FrameGraph {
public:
  /// Entities with a QCameraLens and a QTransform; labels have one of their own, which no refinement moves.
  struct Cameras {
    Qt3DCore::QEntity* world;
    Qt3DCore::QEntity* labels;
  };
  /// `surface`: a QWindow or a QOffscreenSurface. The nodes belong to root(), and root() to the object that activates
  /// it; `scene`, the root of what is drawn, takes what the graph itself draws.
  FrameGraph(QObject* surface, const Cameras& cameras, Qt3DCore::QNode* scene);

  Qt3DRender::QFrameGraphNode* root() const { return m_target.root(); }

  /// Draws into textures of this size instead of onto the surface.
  void setTargetSize(QSize size, FrameTarget::Numbers numbers = FrameTarget::Numbers::Bytes);
  /// Makes the next frame a part of a refined picture, which reaches the surface when it says so; nullopt: it is drawn
  /// onto the surface, as at first.
  void setAccumulated(const std::optional<AccumulatedFrame>& frame);
  void setBackground(const Background& background);
  GradientBranch& gradient() { return m_gradient; }
  GroundBranch& ground() { return m_ground; }
  void setMode(ShadingMode mode);
  FrameUniforms& uniforms() { return m_uniforms; }
  /// Number of passes needed for translucent surfaces, at most TranslucentPasses::kMaxPasses.
  void setTranslucentPasses(int count);
  void setTintShown(bool shown);
  void setHighlightShown(bool shown);
  void setLinesShown(bool shown);

  /// A layer of entities with the camera that sees them.
  struct BackdropView {
    Qt3DRender::QLayer* layer = nullptr;
    Qt3DCore::QEntity* camera = nullptr;
  };
  /// Draws these before the world, in this order, when they are shown; the first of them are those there were before.
  void setBackdrops(const scene::ByBackdrop<BackdropView>& views);
  scene::ByBackdrop<BackdropBranch>& backdrops() { return m_backdrops; }

  void setLabelsShown(bool shown);

  /// Picture that the next frame draws; the caller deletes the reply. Of floats a packed one (FloatReadback).
  Qt3DRender::QRenderCaptureReply* requestCapture() {
    return m_floats.isRunning() ? m_floats.requestCapture() : m_capture->requestCapture();
  }

private:
  void updateBackground();
  Qt3DRender::QFrameGraphNode* addCommon(Qt3DCore::QEntity* camera);
  void addLabels(Qt3DCore::QEntity* camera);
  void addCapture();

  FrameTarget m_target;
  FrameUniforms m_uniforms;
  // Branches, in the order in which they are drawn.
  Qt3DRender::QFrameGraphNode* m_common; ///< of all that is drawn of the scene
  Qt3DRender::QClearBuffers* m_clear;
  GradientBranch m_gradient;
  Qt3DRender::QSubtreeEnabler* m_behind; ///< the backdrops; off while there are none
  GroundBranch m_ground;
  Qt3DRender::QLayerFilter* m_world;       ///< leaves the backdrops out
  Qt3DRender::QSubtreeEnabler* m_pictures; ///< of all modes but one
  Qt3DRender::QSubtreeEnabler* m_overdraw; ///< of that one
  Accumulation m_accumulation;
  FloatReadback m_floats;
  Background m_background;
  bool m_counting = false; ///< ShadingMode::Overdraw
  Qt3DRender::QRenderCapture* m_capture = nullptr;
  // Branches that can be left out; disabling a filter itself only stops it from filtering.
  std::vector<Qt3DRender::QSubtreeEnabler*> m_translucent;
  scene::ByBackdrop<BackdropBranch> m_backdrops;
  int m_passes = 0;
  /// Things drawn over the picture.
  struct Overlays {
    Qt3DRender::QSubtreeEnabler* tint = nullptr;
    Qt3DRender::QSubtreeEnabler* highlight = nullptr;
    Qt3DRender::QSubtreeEnabler* lines = nullptr;
    Qt3DRender::QSubtreeEnabler* labels = nullptr;
  };
  Overlays m_over;
};

} // namespace vitrine::render
