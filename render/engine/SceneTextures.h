#pragma once

#include "core/scene/SceneAssets.h"
#include "render/batching/TextureSpec.h"

#include <Qt3DCore/QNode>
#include <Qt3DRender/QAbstractTexture>

#include <map>
#include <utility>

namespace vitrine::render {

/// The textures of one scene on the GPU: pictures of its assets, made when a material first shows them, and the pages
/// of its lightmap atlas with what belongs to them. All live as long as this node.
class SceneTextures : public Qt3DCore::QNode {
  Q_OBJECT

public:
  SceneTextures(const LightmapPages& light, Qt3DCore::QNode* parent);

  /// The texture has a picture.
  Qt3DRender::QAbstractTexture* picture(TextureIndex index, const scene::SceneAssets& assets, Encoding encoding);
  /// The same of one with six faces, as a cube map; it lies in the file's axes.
  Qt3DRender::QAbstractTexture* cube(TextureIndex index, const scene::SceneAssets& assets);
  /// Forgets a texture whose picture was replaced; materials request it again.
  void drop(TextureIndex index);

  Qt3DRender::QAbstractTexture* lightmap() const { return m_lightmap; }
  /// A layer for each bump basis of each bumped page (LightmapPages::bumpedLayer); made when it is first requested.
  Qt3DRender::QAbstractTexture* bumpedLightmap(const LightmapPages& light);
  bool hasBumpedLightmap() const { return m_bumpedLightmap != nullptr; }
  /// LightmapPages::averages.
  Qt3DRender::QAbstractTexture* averageLight() const { return m_averageLight; }
  void update(const LightmapPages::Updates& updates);

  /// True if everything made so far is on the GPU.
  bool isReady() const;

private:
  std::map<std::pair<TextureIndex, Encoding>, Qt3DRender::QAbstractTexture*> m_pictures;
  std::map<TextureIndex, Qt3DRender::QAbstractTexture*> m_cubes;
  Qt3DRender::QAbstractTexture* m_lightmap;
  Qt3DRender::QAbstractTexture* m_averageLight;
  Qt3DRender::QAbstractTexture* m_bumpedLightmap = nullptr;
};

} // namespace vitrine::render
