#pragma once

#include "render/batching/FrameState.h"

#include <QStringList>
#include <QVariant>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/qsubtreeenabler.h> // Debian 13 lacks the header named after the class

#include <vector>

namespace vitrine::render {

// Parts that the branches of a frame graph are made of.

/// Draws what has a pass with this key.
Qt3DRender::QRenderPassFilter* addPassFilter(Qt3DRender::QFrameGraphNode* parent, const QString& name,
                                             const QVariant& value);

/// A branch for stages one after another, disabled.
Qt3DRender::QSubtreeEnabler* addStages(Qt3DRender::QFrameGraphNode* parent, const QStringList& stages);

/// A branch for labels, disabled. `camera`: without the offset of refined pictures.
Qt3DRender::QSubtreeEnabler* addLabels(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera);

/// A view of the whole target from a camera. Qt3D draws no view without one.
Qt3DRender::QFrameGraphNode* addView(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera);

/// Clears these buffers, the whole of them, and draws nothing.
Qt3DRender::QClearBuffers* addClear(Qt3DRender::QFrameGraphNode* parent, Qt3DRender::QClearBuffers::BufferType buffers);

/// The branches that draw surfaces, of the world or of a backdrop: by stages and translucent by drawOrder, or, to count
/// how often pixels are drawn, all at once; then tints and selection. The selection is what is in sight of it, what is
/// behind something, and the lines around both. The stencil buffer holds nothing else before, and the selection
/// afterwards.
class SurfaceBranches {
public:
  SurfaceBranches(Qt3DRender::QFrameGraphNode* parent, const QStringList& stages);

  void apply(const SurfaceState& surfaces, int translucentPasses);

private:
  Qt3DRender::QSubtreeEnabler* m_pictures; ///< of all modes but overdraw
  std::vector<Qt3DRender::QSubtreeEnabler*> m_translucent;
  Qt3DRender::QSubtreeEnabler* m_overdraw;
  Qt3DRender::QSubtreeEnabler* m_tint;
  Qt3DRender::QSubtreeEnabler* m_highlight;
};

} // namespace vitrine::render
