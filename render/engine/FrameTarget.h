#pragma once

#include "render/engine/FrameOutput.h"

#include <QOffscreenSurface>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QScissorTest>

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
  /// The node below which only a part of the pixels is drawn if setPart() says so; else all.
  Qt3DRender::QFrameGraphNode* limited() const { return m_limited; }
  /// The node, below limited(), below which the textures are drawn into; elsewhere below the root it is the surface.
  Qt3DRender::QFrameGraphNode* node() const { return m_target; }

  void drawOnSurface();
  /// Draws into other textures of this size. What the frame graph draws onto the surface reaches it.
  void drawReduced(QSize size);
  /// `shown`: what the frame graph draws onto the surface reaches it; else the surface keeps what it shows.
  void drawIntoTextures(QSize size, bool shown, TargetNumbers numbers = TargetNumbers::Bytes);
  /// Pixels that are drawn, from the bottom left; empty: all.
  void setPart(const QRect& part);
  /// Textures of drawReduced(), filtered when they are scaled.
  Qt3DRender::QAbstractTexture* reducedColor() const { return m_reduced.color; }
  Qt3DRender::QAbstractTexture* reducedDepth() const { return m_reduced.depth; }
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
  void drawInto(const Textures& textures, QSize size);
  /// Chooses the surface. `size`: device pixels of what is drawn; empty: those of the surface.
  void setSurface(QObject* surface, QSize size);
  QObject* unshownSurface();

  QObject* m_surface;
  std::unique_ptr<QOffscreenSurface> m_unshown; ///< made when a frame is not shown for the first time
  Qt3DRender::QRenderSurfaceSelector* m_selector;
  Qt3DRender::QRenderStateSet* m_limited;
  Qt3DRender::QScissorTest* m_part;
  QRect m_drawnPart;
  Qt3DRender::QRenderTargetSelector* m_target;
  Textures m_bytes;
  Textures m_floats;
  Textures m_reduced;
};

} // namespace vitrine::render
