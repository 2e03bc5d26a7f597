#pragma once

#include "render/batching/GroundParts.h"
#include "render/engine/QuadPass.h"
#include "render/engine/Stages.h"
#include "render/look/Background.h"
#include "render/look/ShadingMode.h"

namespace vitrine::render {

/// The part of a frame graph that draws a gradient behind everything; nothing while the background is flat.
class GradientBranch {
public:
  /// `root`: node of the scene that the gradient belongs to.
  GradientBranch(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QNode* root);

  void set(const Background& background, bool shown);
  /// Part drawn of a picture of this height: from so many pixels above its lower edge on, each of `samples` x
  /// `samples` pixels.
  void setPart(int below, int height, int samples);

private:
  Qt3DRender::QSubtreeEnabler* m_stage;
  QuadPass* m_gradient;
};

/// The part of a frame graph that draws the ground (GroundEntity), behind the world and over its backdrops.
class GroundBranch {
public:
  explicit GroundBranch(Qt3DRender::QFrameGraphNode* parent);

  /// A shadow is part of the picture alone; a grid helps with any but a count.
  void setMode(ShadingMode mode);
  /// Parts that there are, at first none: a stage without anything to draw takes time, too.
  void setShown(const GroundParts& parts);

private:
  void update();

  ShadingMode m_mode = ShadingMode::Lit;
  GroundParts m_parts;
  Qt3DRender::QSubtreeEnabler* m_shadow;
  Qt3DRender::QSubtreeEnabler* m_grid;
};

} // namespace vitrine::render
