#pragma once

#include "render/engine/QuadPass.h"
#include "render/engine/Stages.h"

#include <QSize>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderTargetSelector>

namespace vitrine::render {

/// The part of a frame graph that reads a texture of floats back. Qt3D reads back pictures of four bytes a pixel alone:
/// each channel becomes a pixel whose four bytes are the float's (packed pictures, batching/FloatPixels.h). Nothing
/// until a texture is set.
class FloatReadback {
public:
  /// `root`: node of the scene that what it draws with belongs to.
  FloatReadback(Qt3DRender::QFrameGraphNode* parent, Qt3DCore::QEntity* camera, Qt3DCore::QNode* root);

  /// `picture`: the texture that frames of this size are drawn into.
  void set(Qt3DRender::QAbstractTexture* picture, QSize size);
  void stop() { m_branch->setEnabled(false); }
  bool isRunning() const { return m_branch->isEnabled(); }

  /// Packed picture of the next frame, twice as wide and high; the caller deletes the reply.
  Qt3DRender::QRenderCaptureReply* requestCapture() { return m_capture->requestCapture(); }

private:
  Qt3DRender::QSubtreeEnabler* m_branch;
  Qt3DRender::QRenderTargetSelector* m_target;
  Qt3DRender::QRenderCapture* m_capture;
  QuadPass* m_packing;
  Qt3DRender::QAbstractTexture* m_packed = nullptr; ///< null until there is a texture to read
};

} // namespace vitrine::render
