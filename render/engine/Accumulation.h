#pragma once

#include "render/engine/FrameOutput.h"
#include "render/engine/QuadPass.h"
#include "render/engine/Stages.h"

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderTargetSelector>

namespace vitrine::render {

/// The part of a frame graph that adds up frames in linear light and shows their mean
/// (docs/adr/0030-refined-pictures.md). Nothing until the first frame is set.
class Accumulation {
public:
  /// `adding`: branch in which frames are added up; `showing`: branch in which their mean is drawn onto the surface.
  /// `root`: node of the scene that what it draws with belongs to.
  Accumulation(Qt3DRender::QFrameGraphNode* adding, Qt3DRender::QFrameGraphNode* showing, Qt3DCore::QEntity* camera,
               Qt3DCore::QNode* root);

  /// `picture`: the texture that the frame is drawn into.
  void set(const AccumulatedFrame& frame, Qt3DRender::QAbstractTexture* picture);
  void stop();
  bool isRunning() const { return m_adding->isEnabled(); }

private:
  void addSum(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera);

  Qt3DRender::QSubtreeEnabler* m_adding;
  Qt3DRender::QRenderTargetSelector* m_target = nullptr;
  Qt3DRender::QSubtreeEnabler* m_clearing = nullptr;
  Qt3DRender::QSubtreeEnabler* m_showing;
  QuadPass* m_addition;
  QuadPass* m_presentation;
  Qt3DRender::QAbstractTexture* m_sum = nullptr; ///< null until there is a frame
};

} // namespace vitrine::render
