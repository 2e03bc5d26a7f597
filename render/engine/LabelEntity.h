#pragma once

#include "render/batching/LabelAtlas.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QTexture>

#include <memory>
#include <vector>

namespace vitrine::render {

/// The labels of a scene, over everything, of constant size in pixels. Draws nothing before show.
class LabelEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  LabelEntity(const std::vector<Label>& labels, std::shared_ptr<const LabelAtlas> atlas, EffectLibrary& effects);

  /// The same labels, elsewhere.
  void place(const std::vector<Label>& labels);
  /// Draws these, the first over the others.
  void show(const std::vector<std::size_t>& labels);
  bool isReady() const { return m_texture->status() == Qt3DRender::QAbstractTexture::Ready; }

private:
  std::shared_ptr<const LabelAtlas> m_atlas;
  Qt3DRender::QAbstractTexture* m_texture;
  Qt3DCore::QBuffer* m_corners;
  Qt3DCore::QBuffer* m_indices;
  Qt3DCore::QGeometryView* m_view;
  Qt3DRender::QGeometryRenderer* m_renderer;
  std::vector<std::size_t> m_shown;
};

} // namespace vitrine::render
