#include "render/engine/SceneTextures.h"

#include "render/engine/TextureNode.h"

#include <algorithm>

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;

void updatePart(QAbstractTexture& texture, const LightmapPages::Update& update) {
  const Texels texels{update.texels, update.rect.size(), image::PixelFormat::Rgba16F, Encoding::Linear};
  updateTexture(texture, texels, update.rect.topLeft(), update.page);
}

} // namespace

SceneTextures::SceneTextures(const LightmapPages& light, Qt3DCore::QNode* parent)
    : QNode(parent), m_lightmap(makeTexture(lightmapTexture(light), this)),
      m_averageLight(makeTexture(averageLightTexture(light), this)) {}

QAbstractTexture* SceneTextures::picture(TextureIndex index, const scene::SceneAssets& assets, Encoding encoding) {
  QAbstractTexture*& texture = m_pictures[{index, encoding}];
  if (!texture) {
    texture = makeTexture(pictureTexture(assets.textures[index], encoding), this);
  }
  return texture;
}

QAbstractTexture* SceneTextures::cube(TextureIndex index, const scene::SceneAssets& assets) {
  QAbstractTexture*& texture = m_cubes[index];
  if (!texture) {
    texture = makeTexture(cubeTexture(assets.textures[index].image), this);
  }
  return texture;
}

void SceneTextures::drop(TextureIndex index) {
  if (const auto found = m_cubes.find(index); found != m_cubes.end()) {
    found->second->deleteLater();
    m_cubes.erase(found);
  }
  for (const Encoding encoding : {Encoding::Srgb, Encoding::Linear}) {
    const auto found = m_pictures.find({index, encoding});
    if (found != m_pictures.end()) {
      found->second->deleteLater();
      m_pictures.erase(found);
    }
  }
}

QAbstractTexture* SceneTextures::bumpedLightmap(const LightmapPages& light) {
  if (!m_bumpedLightmap) {
    m_bumpedLightmap = makeTexture(bumpedLightmapTexture(light), this);
  }
  return m_bumpedLightmap;
}

void SceneTextures::update(const LightmapPages::Updates& updates) {
  for (const LightmapPages::Update& update : updates.pages) {
    updatePart(*m_lightmap, update);
  }
  for (const LightmapPages::Update& update : updates.bumped) {
    updatePart(*m_bumpedLightmap, update);
  }
  if (updates.averages) {
    updatePart(*m_averageLight, *updates.averages);
  }
}

bool SceneTextures::isReady() const {
  const auto ready = [](const auto& entry) { return render::isReady(entry.second); };
  return render::isReady(m_lightmap) && render::isReady(m_averageLight) &&
         (!m_bumpedLightmap || render::isReady(m_bumpedLightmap)) && std::ranges::all_of(m_cubes, ready) &&
         std::ranges::all_of(m_pictures, ready);
}

} // namespace vitrine::render
