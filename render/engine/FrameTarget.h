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
  /// Numbers of a texture: bytes from 0 to 1, or floats that are not clamped.
  enum class Numbers { Bytes, Floats };

  /// `surface`: a QWindow or a QOffscreenSurface.
  explicit FrameTarget(QObject* surface);

  Qt3DRender::QFrameGraphNode* root() const { return m_selector; }
  /// The node below which the textures are drawn into; elsewhere below the root it is the surface.
  Qt3DRender::QFrameGraphNode* node() const { return m_target; }

  void drawOnSurface();
  /// `shown`: what the frame graph draws onto the surface reaches it; else the surface keeps what it shows.
  void drawIntoTextures(QSize size, bool shown, Numbers numbers = Numbers::Bytes);
  /// Null: none of these was ever drawn into.
  Qt3DRender::QAbstractTexture* color(Numbers numbers = Numbers::Bytes) const { return textures(numbers).color; }

private:
  struct Textures {
    Qt3DRender::QRenderTarget* target = nullptr;
    Qt3DRender::QAbstractTexture* color = nullptr;
    Qt3DRender::QAbstractTexture* depth = nullptr;
  };
  const Textures& textures(Numbers numbers) const { return numbers == Numbers::Floats ? m_floats : m_bytes; }
  Textures makeTextures(Numbers numbers) const;
  QObject* unshownSurface();

  QObject* m_surface;
  std::unique_ptr<QOffscreenSurface> m_unshown; ///< made when a frame is not shown for the first time
  Qt3DRender::QRenderSurfaceSelector* m_selector;
  Qt3DRender::QRenderTargetSelector* m_target;
  Textures m_bytes;
  Textures m_floats;
};

} // namespace vitrine::render
