#pragma once

#include "render/batching/FrameState.h"
#include "render/engine/Accumulation.h"
#include "render/engine/CameraEntity.h"
#include "render/engine/CorrectionTexture.h"
#include "render/engine/FloatReadback.h"
#include "render/engine/FrameTarget.h"
#include "render/engine/ParameterSet.h"
#include "render/engine/Stages.h"
#include "render/engine/Upscaling.h"

#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QTechniqueFilter>

#include <optional>
#include <vector>

namespace vitrine::render {

/// The order of drawing: clear, gradient, each backdrop, ground, sky, opaque, alpha-tested, translucent by drawOrder
/// (or, to count how often pixels are drawn, everything at once), tints, highlight, lines, labels, capture. One for a
/// window and one for an off-screen target differ only in where they draw.
class FrameGraph {
public:
  /// `surface`: a QWindow or a QOffscreenSurface. The nodes belong to root(), and root() to the object that activates
  /// it; `scene`, the root of what is drawn, takes cameras and what the graph itself draws.
  FrameGraph(QObject* surface, Qt3DCore::QNode* scene);

  Qt3DRender::QFrameGraphNode* root() const { return m_target.root(); }

  /// Draws into textures of this size instead of onto the surface.
  void setTargetSize(QSize size, TargetNumbers numbers);
  /// Chooses where the next frame is drawn; at first onto the surface. Unless the size of the target was set.
  void setOutput(const FrameOutput& output);
  /// Layers of entities that are backdrops, drawn before the world in this order. Their states come with apply().
  void setBackdrops(const std::vector<Qt3DRender::QLayer*>& layers);
  /// Carries out a state; `before`: the state that was carried out last, nullopt: none.
  void apply(const FrameState& frame, const std::optional<FrameState>& before);

  bool isReady() const { return m_correction.isReady(); }
  /// Picture that the next frame draws; the caller deletes the reply. Of floats a packed one (FloatReadback).
  Qt3DRender::QRenderCaptureReply* requestCapture() {
    return m_floats.isRunning() ? m_floats.requestCapture() : m_capture->requestCapture();
  }

private:
  /// The part of the graph that draws a backdrop: the entities of its layer from a camera of its own, with a depth
  /// buffer that nothing after it sees. Sky surfaces draw nothing there: what is behind them is another backdrop.
  struct BackdropBranch {
    Qt3DRender::QSubtreeEnabler* root;
    CameraEntity camera;
    ParameterSet uniforms;
    SurfaceBranches surfaces;
  };

  Qt3DRender::QTechniqueFilter* addFilter(Qt3DRender::QFrameGraphNode* parent, const ParameterSet& own) const;
  void prepare(const PlainFrame& frame);
  void prepare(const ReducedFrame& frame);
  void prepare(const AccumulatedFrame& frame);
  void addBackdrop(Qt3DRender::QLayer* layer);
  void applyBackdrops(const FrameState& frame);

  Qt3DCore::QNode* m_scene;
  FrameTarget m_target;
  CameraEntity m_camera;
  CameraEntity m_labelCamera; ///< without the offset of refined pictures
  ParameterSet m_shared;      ///< uniforms of world and backdrops
  ParameterSet m_uniforms;    ///< uniforms of the world
  CorrectionTexture m_correction;
  // Branches, in the order in which they are drawn. Disabling a filter only stops it from filtering.
  Qt3DRender::QFrameGraphNode* m_common; ///< of all that is drawn of the scene
  Qt3DRender::QClearBuffers* m_clear;
  QuadPass* m_gradient;
  /// Branches drawn behind the world, in this order.
  struct Underlays {
    Qt3DRender::QSubtreeEnabler* gradient;
    Qt3DRender::QSubtreeEnabler* backdrops; ///< off while there are none
    Qt3DRender::QSubtreeEnabler* shadow;
    Qt3DRender::QSubtreeEnabler* grid;
  };
  Underlays m_under;
  Qt3DRender::QLayerFilter* m_world; ///< leaves the backdrops out
  SurfaceBranches m_surfaces;
  /// Branches drawn over the surfaces.
  struct Overlays {
    Qt3DRender::QSubtreeEnabler* lines;
    Qt3DRender::QSubtreeEnabler* labels;
  };
  Overlays m_over;
  Qt3DRender::QRenderCapture* m_capture;
  Accumulation m_accumulation;
  Upscaling m_upscaling;
  FloatReadback m_floats;
  scene::ByBackdrop<BackdropBranch> m_backdrops;
};

} // namespace vitrine::render
