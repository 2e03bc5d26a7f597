#pragma once

#include "core/scene/SceneAssets.h"
#include "render/build/LightmapPages.h"

#include <Qt3DCore/QNode>
#include <Qt3DRender/QTexture>

#include <unordered_map>
#include <vector>

namespace vitrine::render {

/// The textures of one scene on the GPU: pictures of its assets, made when a material first shows them, and the pages
/// of its lightmap atlas. They live as long as this node.
class SceneTextures : public Qt3DCore::QNode {
  Q_OBJECT

public:
  SceneTextures(const LightmapPages& light, Qt3DCore::QNode* parent);

  /// `index` is into assets.textures and has a picture.
  Qt3DRender::QAbstractTexture* color(int index, const scene::SceneAssets& assets);
  /// Forgets a texture whose picture was replaced; materials ask for it anew.
  void drop(int index);

  Qt3DRender::QAbstractTexture* lightmap() const { return m_lightmap; }
  void update(const std::vector<LightmapPages::Update>& updates);

  /// Whether everything made so far is on the GPU.
  bool isReady() const;

private:
  std::unordered_map<int, Qt3DRender::QAbstractTexture*> m_colors;
  Qt3DRender::QAbstractTexture* m_lightmap;
};

} // namespace vitrine::render
