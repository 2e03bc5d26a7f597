#pragma once

#include "core/scene/ViewPreset.h"

#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/qsubtreeenabler.h> // Debian 13 lacks the header named after the class

#include <optional>
#include <vector>

namespace vitrine::render {

// Parts that the branches of a frame graph are made of (FrameGraph, BackdropBranch).

/// Draws what has a pass with this key.
Qt3DRender::QRenderPassFilter* addPassFilter(Qt3DRender::QFrameGraphNode* parent, const QString& name,
                                             const QVariant& value);
/// Draws the passes of a stage, of what is in the camera's view, near before far.
void addStage(Qt3DRender::QFrameGraphNode* parent, const QString& stage);
/// A branch for every pass of translucent surfaces, all switched off.
std::vector<Qt3DRender::QSubtreeEnabler*> addTranslucentPasses(Qt3DRender::QFrameGraphNode* parent);
void enableFirst(const std::vector<Qt3DRender::QSubtreeEnabler*>& branches, int count);

/// Clears these buffers, the whole of them, and draws nothing.
Qt3DRender::QClearBuffers* addClear(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QClearBuffers::BufferType buffers);

/// Tints of what is in sight; marks it in the stencil buffer by a bit of its own.
Qt3DRender::QSubtreeEnabler* addTint(Qt3DRender::QFrameGraphNode* parent);

/// The selection: what is in sight of it and what is behind something, and then the lines around both. The stencil
/// buffer must hold nothing but tints before, and holds the selection afterwards.
Qt3DRender::QSubtreeEnabler* addHighlight(Qt3DRender::QFrameGraphNode* parent);

/// Lines over the picture: their hidden parts, and over these what is in sight.
Qt3DRender::QSubtreeEnabler* addLines(Qt3DRender::QFrameGraphNode* parent);

/// Fog as uniforms of resources/shaders/surface.frag.
class FogParameters {
public:
  FogParameters();

  std::vector<Qt3DRender::QParameter*> all() const { return {m_color, m_range}; }
  void set(const std::optional<scene::Fog>& fog);

private:
  Qt3DRender::QParameter* m_color; ///< of the node they are added to
  Qt3DRender::QParameter* m_range;
};

} // namespace vitrine::render
