#include "render/engine/SceneTextures.h"

#include "render/display/Graphics.h"
#include "render/engine/TexelImage.h"

#include <Qt3DRender/QTextureDataUpdate>
#include <Qt3DRender/QTextureWrapMode>

#include <algorithm>
#include <functional>

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QTextureWrapMode;

QTextureWrapMode::WrapMode wrapMode(scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Repeat:
    return QTextureWrapMode::Repeat;
  case scene::Wrap::Clamp:
    return QTextureWrapMode::ClampToEdge;
  case scene::Wrap::Mirror:
    return QTextureWrapMode::MirroredRepeat;
  }
  return QTextureWrapMode::Repeat;
}

/// Samples along the longer side of a pixel's footprint. Processors take too long over them.
constexpr float kAnisotropy = 8.0F;

void setFilters(QAbstractTexture& texture, scene::Filter filter, bool mipMaps) {
  texture.setMagnificationFilter(filter == scene::Filter::Nearest ? QAbstractTexture::Nearest
                                                                  : QAbstractTexture::Linear);
  if (mipMaps && filter != scene::Filter::Nearest && !drawsInSoftware()) {
    texture.setMaximumAnisotropy(kAnisotropy);
  }
  switch (filter) {
  case scene::Filter::Nearest:
    texture.setMinificationFilter(mipMaps ? QAbstractTexture::NearestMipMapNearest : QAbstractTexture::Nearest);
    break;
  case scene::Filter::Linear:
    texture.setMinificationFilter(mipMaps ? QAbstractTexture::LinearMipMapNearest : QAbstractTexture::Linear);
    break;
  case scene::Filter::Trilinear:
    texture.setMinificationFilter(mipMaps ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Linear);
    break;
  }
}

TexelImage* makeLevel(const image::ImagePtr& picture, std::uint32_t mip, std::uint32_t face, Encoding encoding,
                      Qt3DCore::QNode* parent) {
  const auto source = [picture, mip, face, encoding] {
    const image::Image::Picture& level = picture->picture(mip, face);
    return Texels{level.texels.toByteArray(), QSize(static_cast<int>(level.width), static_cast<int>(level.height)),
                  picture->format, encoding};
  };
  auto* image = new TexelImage(source, parent);
  image->setMipLevel(static_cast<int>(mip));
  return image;
}

QAbstractTexture* makePicture(const scene::Texture& from, Encoding encoding, Qt3DCore::QNode* parent) {
  const image::Image& picture = *from.image;
  auto* texture = new Qt3DRender::QTexture2D(parent);
  texture->setFormat(textureFormat(picture.format, encoding));
  texture->setSize(static_cast<int>(picture.width), static_cast<int>(picture.height));
  texture->setWrapMode(QTextureWrapMode(wrapMode(from.wrapU), wrapMode(from.wrapV), QTextureWrapMode::Repeat));
  // GL makes the smaller levels where the file has none, but not of compressed ones.
  const bool makeLevels = picture.mipCount == 1 && !image::isBlockCompressed(picture.format);
  texture->setGenerateMipMaps(makeLevels);
  texture->setMipLevels(static_cast<int>(picture.mipCount));
  setFilters(*texture, from.filter, makeLevels || picture.mipCount > 1);
  for (std::uint32_t mip = 0; mip < picture.mipCount; ++mip) {
    texture->addTextureImage(makeLevel(from.image, mip, 0, encoding, texture));
  }
  return texture;
}

QAbstractTexture* makeCube(const image::ImagePtr& from, Qt3DCore::QNode* parent) {
  constexpr std::uint32_t kFaces = 6;
  auto* texture = new Qt3DRender::QTextureCubeMap(parent);
  texture->setFormat(textureFormat(from->format, Encoding::Srgb));
  texture->setSize(static_cast<int>(from->width), static_cast<int>(from->height));
  texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  const bool makeLevels = from->mipCount == 1 && !image::isBlockCompressed(from->format);
  texture->setGenerateMipMaps(makeLevels);
  texture->setMipLevels(static_cast<int>(from->mipCount));
  setFilters(*texture, scene::Filter::Trilinear, makeLevels || from->mipCount > 1);
  for (std::uint32_t face = 0; face < kFaces; ++face) {
    for (std::uint32_t mip = 0; mip < from->mipCount; ++mip) {
      TexelImage* level = makeLevel(from, mip, face, Encoding::Srgb, texture);
      level->setFace(
          static_cast<QAbstractTexture::CubeMapFace>(QAbstractTexture::CubeMapPositiveX + static_cast<int>(face)));
      texture->addTextureImage(level);
    }
  }
  return texture;
}

/// Half floats without mip levels: what the light of surfaces is read from.
template <class Texture>
Texture* makeLightTexture(const QSize& size, Qt3DCore::QNode* parent) {
  auto* texture = new Texture(parent);
  texture->setFormat(QAbstractTexture::RGBA16F);
  texture->setSize(size.width(), size.height());
  texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  texture->setGenerateMipMaps(false);
  texture->setMagnificationFilter(QAbstractTexture::Linear);
  texture->setMinificationFilter(QAbstractTexture::Linear);
  return texture;
}

void addLayer(QAbstractTexture* texture, int layer, std::function<QByteArray()> bytes, const QSize& size) {
  auto* image = new TexelImage(
      [bytes = std::move(bytes), size] { return Texels{bytes(), size, image::PixelFormat::Rgba16F, Encoding::Linear}; },
      texture);
  image->setLayer(layer);
  texture->addTextureImage(image);
}

std::function<QByteArray()> giving(const QByteArray& bytes) {
  return [bytes] { return bytes; };
}

QAbstractTexture* makeLightmap(const LightmapPages& light, Qt3DCore::QNode* parent) {
  const QSize size = light.atlas().pageSize();
  auto* texture = makeLightTexture<Qt3DRender::QTexture2DArray>(size, parent);
  texture->setLayers(light.atlas().pageCount());
  for (int page = 0; page < light.atlas().pageCount(); ++page) {
    addLayer(texture, page, giving(light.page(page)), size);
  }
  return texture;
}

QAbstractTexture* makeBumpedLightmap(const LightmapPages& light, Qt3DCore::QNode* parent) {
  // Shaders that may read it want one, even where no lightmap is bumped.
  const bool any = light.bumpedLayerCount() > 0;
  const QSize size = any ? light.atlas().pageSize() : QSize(1, 1);
  auto* texture = makeLightTexture<Qt3DRender::QTexture2DArray>(size, parent);
  texture->setLayers(std::max(light.bumpedLayerCount(), 1));
  for (int layer = 0; layer < light.bumpedLayerCount(); ++layer) {
    addLayer(texture, layer, light.bumpedLayer(layer), size);
  }
  if (!any) {
    addLayer(texture, 0, giving(QByteArray(LightmapPages::kTexelBytes, '\0')), size);
  }
  return texture;
}

QAbstractTexture* makeAverageLight(const LightmapPages& light, Qt3DCore::QNode* parent) {
  auto* texture = makeLightTexture<Qt3DRender::QTexture2D>(light.averagesSize(), parent);
  texture->setMagnificationFilter(QAbstractTexture::Nearest);
  texture->setMinificationFilter(QAbstractTexture::Nearest);
  addLayer(texture, 0, giving(light.averages()), light.averagesSize());
  return texture;
}

void updatePart(QAbstractTexture& texture, const LightmapPages::Update& update) {
  Qt3DRender::QTextureDataUpdate part;
  part.setX(update.rect.x());
  part.setY(update.rect.y());
  part.setLayer(update.page);
  part.setData(makeImageData({update.texels, update.rect.size(), image::PixelFormat::Rgba16F, Encoding::Linear}));
  texture.updateData(part);
}

} // namespace

SceneTextures::SceneTextures(const LightmapPages& light, Qt3DCore::QNode* parent)
    : QNode(parent), m_lightmap(makeLightmap(light, this)), m_averageLight(makeAverageLight(light, this)) {}

QAbstractTexture* SceneTextures::picture(TextureIndex index, const scene::SceneAssets& assets, Encoding encoding) {
  QAbstractTexture*& texture = m_pictures[{index, encoding}];
  if (!texture) {
    texture = makePicture(assets.textures[index], encoding, this);
  }
  return texture;
}

QAbstractTexture* SceneTextures::cube(TextureIndex index, const scene::SceneAssets& assets) {
  QAbstractTexture*& texture = m_cubes[index];
  if (!texture) {
    texture = makeCube(assets.textures[index].image, this);
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
    m_bumpedLightmap = makeBumpedLightmap(light, this);
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
  const auto ready = [](const QAbstractTexture* texture) { return texture->status() == QAbstractTexture::Ready; };
  return ready(m_lightmap) && ready(m_averageLight) && (!m_bumpedLightmap || ready(m_bumpedLightmap)) &&
         std::ranges::all_of(m_cubes, [&](const auto& entry) { return ready(entry.second); }) &&
         std::ranges::all_of(m_pictures, [&](const auto& entry) { return ready(entry.second); });
}

} // namespace vitrine::render
