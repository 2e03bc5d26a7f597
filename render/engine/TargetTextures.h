#pragma once

#include <QSize>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QTexture>

namespace vitrine::render {

/// The textures that a frame graph draws into instead of onto its surface; made when a size is first set, and the
/// surface is drawn onto until then. All nodes belong to `parent`.
class TargetTextures {
public:
  explicit TargetTextures(Qt3DRender::QFrameGraphNode* parent);

  /// The node below which they are drawn into.
  Qt3DRender::QFrameGraphNode* node() const { return m_selector; }
  void setSize(QSize size);

private:
  void make();

  Qt3DRender::QRenderTargetSelector* m_selector;
  Qt3DRender::QAbstractTexture* m_color = nullptr;
  Qt3DRender::QAbstractTexture* m_depth = nullptr;
};

} // namespace vitrine::render
