#pragma once

#include <QOffscreenSurface>
#include <QSize>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QTexture>

#include <memory>

namespace vitrine::render {

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
  void drawIntoTextures(QSize size, bool shown);
  /// Null: none was ever drawn into.
  Qt3DRender::QAbstractTexture* color() const { return m_color; }

private:
  void makeTextures();
  QObject* unshownSurface();

  QObject* m_surface;
  std::unique_ptr<QOffscreenSurface> m_unshown; ///< made when a frame is not shown for the first time
  Qt3DRender::QRenderSurfaceSelector* m_selector;
  Qt3DRender::QRenderTargetSelector* m_target;
  Qt3DRender::QRenderTarget* m_textures = nullptr;
  Qt3DRender::QAbstractTexture* m_color = nullptr;
  Qt3DRender::QAbstractTexture* m_depth = nullptr;
};

} // namespace vitrine::render
