#include "render/engine/SceneTextures.h"

#include "render/engine/TexelImage.h"

#include <Qt3DRender/QTextureDataUpdate>
#include <Qt3DRender/QTextureWrapMode>

#include <algorithm>

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QTextureWrapMode;

constexpr float kAnisotropy = 8.0F;

QTextureWrapMode::WrapMode wrapMode(scene::Wrap wrap) {
  switch (wrap) {
  case scene::Wrap::Repeat: return QTextureWrapMode::Repeat;
  case scene::Wrap::Clamp: return QTextureWrapMode::ClampToEdge;
  case scene::Wrap::Mirror: return QTextureWrapMode::MirroredRepeat;
  }
  return QTextureWrapMode::Repeat;
}

void setFilters(QAbstractTexture& texture, scene::Filter filter, bool mipMaps) {
  texture.setMagnificationFilter(filter == scene::Filter::Nearest ? QAbstractTexture::Nearest : QAbstractTexture::Linear);
  switch (filter) {
  case scene::Filter::Nearest:
    texture.setMinificationFilter(mipMaps ? QAbstractTexture::NearestMipMapNearest : QAbstractTexture::Nearest);
    break;
  case scene::Filter::Linear:
    texture.setMinificationFilter(mipMaps ? QAbstractTexture::LinearMipMapNearest : QAbstractTexture::Linear);
    break;
  case scene::Filter::Trilinear:
    texture.setMinificationFilter(mipMaps ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Linear);
    texture.setMaximumAnisotropy(kAnisotropy);
    break;
  }
}

TexelImage* makeLevel(const image::ImagePtr& picture, std::uint32_t mip, Qt3DCore::QNode* parent) {
  const auto source = [picture, mip] {
    const image::Image::Picture& level = picture->picture(mip);
    return Texels{level.texels.toByteArray(), QSize(static_cast<int>(level.width), static_cast<int>(level.height)),
                  picture->format};
  };
  auto* image = new TexelImage(source, parent);
  image->setMipLevel(static_cast<int>(mip));
  return image;
}

QAbstractTexture* makeColor(const scene::Texture& from, Qt3DCore::QNode* parent) {
  const image::Image& picture = *from.image;
  auto* texture = new Qt3DRender::QTexture2D(parent);
  texture->setFormat(colorFormat(picture.format));
  texture->setSize(static_cast<int>(picture.width), static_cast<int>(picture.height));
  texture->setWrapMode(QTextureWrapMode(wrapMode(from.wrapU), wrapMode(from.wrapV), QTextureWrapMode::Repeat));
  // GL makes the smaller levels where the file has none, but not of compressed ones.
  const bool makeLevels = picture.mipCount == 1 && !image::isBlockCompressed(picture.format);
  texture->setGenerateMipMaps(makeLevels);
  texture->setMipLevels(static_cast<int>(picture.mipCount));
  setFilters(*texture, from.filter, makeLevels || picture.mipCount > 1);
  for (std::uint32_t mip = 0; mip < picture.mipCount; ++mip) {
    texture->addTextureImage(makeLevel(from.image, mip, texture));
  }
  return texture;
}

QAbstractTexture* makeLightmap(const LightmapPages& light, Qt3DCore::QNode* parent) {
  const QSize size = light.atlas().pageSize();
  auto* texture = new Qt3DRender::QTexture2DArray(parent);
  texture->setFormat(QAbstractTexture::RGBA16F);
  texture->setSize(size.width(), size.height());
  texture->setLayers(light.atlas().pageCount());
  texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  texture->setGenerateMipMaps(false);
  texture->setMagnificationFilter(QAbstractTexture::Linear);
  texture->setMinificationFilter(QAbstractTexture::Linear);
  for (int page = 0; page < light.atlas().pageCount(); ++page) {
    const QByteArray bytes = light.page(page);
    auto* image = new TexelImage([bytes, size] { return Texels{bytes, size, image::PixelFormat::Rgba16F}; }, texture);
    image->setLayer(page);
    texture->addTextureImage(image);
  }
  return texture;
}

} // namespace

SceneTextures::SceneTextures(const LightmapPages& light, Qt3DCore::QNode* parent)
    : QNode(parent), m_lightmap(makeLightmap(light, this)) {}

QAbstractTexture* SceneTextures::color(int index, const scene::SceneAssets& assets) {
  QAbstractTexture*& texture = m_colors[index];
  if (!texture) {
    texture = makeColor(assets.textures[static_cast<std::size_t>(index)], this);
  }
  return texture;
}

void SceneTextures::drop(int index) {
  const auto found = m_colors.find(index);
  if (found != m_colors.end()) {
    found->second->deleteLater();
    m_colors.erase(found);
  }
}

void SceneTextures::update(const std::vector<LightmapPages::Update>& updates) {
  for (const LightmapPages::Update& update : updates) {
    Qt3DRender::QTextureDataUpdate part;
    part.setX(update.rect.x());
    part.setY(update.rect.y());
    part.setLayer(update.page);
    part.setData(makeImageData({update.texels, update.rect.size(), image::PixelFormat::Rgba16F}));
    m_lightmap->updateData(part);
  }
}

bool SceneTextures::isReady() const {
  const auto ready = [](const QAbstractTexture* texture) { return texture->status() == QAbstractTexture::Ready; };
  return ready(m_lightmap) && std::ranges::all_of(m_colors, [&](const auto& entry) { return ready(entry.second); });
}

} // namespace vitrine::render
