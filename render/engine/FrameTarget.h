#pragma once

#include "render/engine/FrameOutput.h"

#include <QOffscreenSurface>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>

#include <memory>

namespace vitrine::render {

/// Adds a texture without a size to a target.
Qt3DRender::QAbstractTexture*
addOutput(Qt3DRender::QRenderTarget* target, Qt3DRender::QAbstractTexture::TextureFormat format,
          Qt3DRender::QRenderTargetOutput::AttachmentPoint point = Qt3DRender::QRenderTargetOutput::Color0);
/// Gives a selector a target of one colour texture.
Qt3DRender::QAbstractTexture* setColorTarget(Qt3DRender::QRenderTargetSelector* selector,
                                             Qt3DRender::QAbstractTexture::TextureFormat format);

/// Target that a frame graph draws to: its surface at first, or textures. All nodes belong to root().
class FrameTarget {
public:
  /// `surface`: a QWindow or a QOffscreenSurface.
  explicit FrameTarget(QObject* surface);

  Qt3DRender::QFrameGraphNode* root() const { return m_selector; }
  /// The node below which the textures are drawn into; elsewhere below the root it is the surface.
  Qt3DRender::QFrameGraphNode* node() const { return m_target; }

  void drawOnSurface();
  /// `shown`: what the frame graph draws onto the surface reaches it; else the surface keeps what it shows.
  void drawIntoTextures(QSize size, bool shown, TargetNumbers numbers = TargetNumbers::Bytes);
  /// Null: none of these was ever drawn into.
  Qt3DRender::QAbstractTexture* color(TargetNumbers numbers = TargetNumbers::Bytes) const {
    return textures(numbers).color;
  }

private:
  struct Textures {
    Qt3DRender::QRenderTarget* target = nullptr;
    Qt3DRender::QAbstractTexture* color = nullptr;
    Qt3DRender::QAbstractTexture* depth = nullptr;
  };
  const Textures& textures(TargetNumbers numbers) const {
    return numbers == TargetNumbers::Floats ? m_floats : m_bytes;
  }
  Textures makeTextures(TargetNumbers numbers) const;
  QObject* unshownSurface();

  QObject* m_surface;
  std::unique_ptr<QOffscreenSurface> m_unshown; ///< made when a frame is not shown for the first time
  Qt3DRender::QRenderSurfaceSelector* m_selector;
  Qt3DRender::QRenderTargetSelector* m_target;
  Textures m_bytes;
  Textures m_floats;
};

} // namespace vitrine::render
