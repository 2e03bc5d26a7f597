#include "render/batching/TextureSpec.h"

#include <algorithm>
#include <cmath>

namespace vitrine::render {
namespace {

constexpr QSize kOcclusionSize(ContactShadow::kCells, ContactShadow::kCells);
constexpr QSize kTableSize(image::kColorTableSide, image::kColorTableSide* image::kColorTableSide);

using ByteSource = std::function<QByteArray()>;

QSize sizeOf(const image::Image& picture) {
  return {static_cast<int>(picture.width), static_cast<int>(picture.height)};
}

TexelSource levelSource(const image::ImagePtr& picture, std::uint32_t mip, std::uint32_t face, Encoding encoding) {
  return [picture, mip, face, encoding] {
    const image::Image::Picture& level = picture->picture(mip, face);
    return Texels{level.texels.toByteArray(), QSize(static_cast<int>(level.width), static_cast<int>(level.height)),
                  picture->format, encoding};
  };
}

void addLevels(TextureSpec& spec, const image::ImagePtr& picture, std::uint32_t faces) {
  spec.size = sizeOf(*picture);
  spec.format = picture->format;
  spec.mipLevels = static_cast<int>(picture->mipCount);
  // GL makes the smaller levels where the file has none, but not of compressed ones.
  spec.generatesMipMaps = picture->mipCount == 1 && !image::isBlockCompressed(picture->format);
  for (std::uint32_t face = 0; face < faces; ++face) {
    for (std::uint32_t mip = 0; mip < picture->mipCount; ++mip) {
      spec.images.push_back({.mipLevel = static_cast<int>(mip),
                             .face = static_cast<int>(face),
                             .texels = levelSource(picture, mip, face, spec.encoding)});
    }
  }
}

/// Half floats without mip levels, from which the light of surfaces is read.
TextureSpec lightTexture(TextureSpec::Shape shape, const QSize& size, int layers) {
  return {.shape = shape, .size = size, .format = image::PixelFormat::Rgba16F, .layers = layers, .images = {}};
}

void addLayer(TextureSpec& spec, int layer, ByteSource bytes) {
  spec.images.push_back({.layer = layer, .texels = [bytes = std::move(bytes), size = spec.size] {
                           return Texels{bytes(), size, image::PixelFormat::Rgba16F, Encoding::Linear};
                         }});
}

ByteSource giving(const QByteArray& bytes) {
  return [bytes] { return bytes; };
}

/// One image of four bytes a texel that is replaced later.
TextureSpec replacedTexture(const QSize& size, TexelSource first) {
  TextureSpec spec{.size = size, .images = {}};
  spec.images.push_back({.texels = std::move(first)});
  return spec;
}

} // namespace

TextureSpec pictureTexture(const scene::Texture& texture, Encoding encoding) {
  TextureSpec spec{
      .encoding = encoding, .wrapU = texture.wrapU, .wrapV = texture.wrapV, .filter = texture.filter, .images = {}};
  addLevels(spec, texture.image, 1);
  return spec;
}

TextureSpec cubeTexture(const image::ImagePtr& picture) {
  constexpr std::uint32_t kFaces = 6;
  TextureSpec spec{
      .shape = TextureSpec::Shape::Cube, .encoding = Encoding::Srgb, .filter = scene::Filter::Trilinear, .images = {}};
  addLevels(spec, picture, kFaces);
  return spec;
}

TextureSpec lightmapTexture(const LightmapPages& light) {
  const int pages = light.atlas().pageCount();
  TextureSpec spec = lightTexture(TextureSpec::Shape::Array, light.atlas().pageSize(), pages);
  for (int page = 0; page < pages; ++page) {
    addLayer(spec, page, giving(light.page(page)));
  }
  return spec;
}

TextureSpec bumpedLightmapTexture(const LightmapPages& light) {
  const int layers = light.bumpedLayerCount();
  if (layers == 0) {
    TextureSpec black = lightTexture(TextureSpec::Shape::Array, QSize(1, 1), 1);
    addLayer(black, 0, giving(QByteArray(LightmapPages::kTexelBytes, '\0')));
    return black;
  }
  TextureSpec spec = lightTexture(TextureSpec::Shape::Array, light.atlas().pageSize(), layers);
  for (int layer = 0; layer < layers; ++layer) {
    addLayer(spec, layer, light.bumpedLayer(layer));
  }
  return spec;
}

TextureSpec averageLightTexture(const LightmapPages& light) {
  TextureSpec spec = lightTexture(TextureSpec::Shape::Flat, light.averagesSize(), 1);
  spec.filter = scene::Filter::Nearest;
  addLayer(spec, 0, giving(light.averages()));
  return spec;
}

TextureSpec labelTexture(const QImage& texts) {
  TextureSpec spec{.size = texts.size(), .filter = scene::Filter::Nearest, .images = {}};
  spec.images.push_back({.texels = [texts] {
    return Texels{QByteArray(reinterpret_cast<const char*>(texts.constBits()), texts.sizeInBytes()), texts.size(),
                  image::PixelFormat::Rgba8, Encoding::Linear};
  }});
  return spec;
}

TextureSpec occlusionTexture() {
  return replacedTexture(kOcclusionSize, [] { return occlusionTexels({}); });
}

Texels occlusionTexels(const ContactShadow& shadow) {
  QByteArray bytes(qsizetype{ContactShadow::kCells} * ContactShadow::kCells * 4, '\0');
  for (std::size_t i = 0; i < shadow.occlusion.size(); ++i) {
    bytes[static_cast<qsizetype>(i * 4 + 3)] = static_cast<char>(std::lround(shadow.occlusion[i] * 255.0F));
  }
  return {bytes, kOcclusionSize, image::PixelFormat::Rgba8, Encoding::Linear};
}

TextureSpec correctionTexture() {
  return replacedTexture(kTableSize, [] { return correctionTexels({}); });
}

Texels correctionTexels(const std::vector<image::WeightedTable>& tables) {
  return {image::mixedColorTable(tables), kTableSize, image::PixelFormat::Rgba8, Encoding::Linear};
}

} // namespace vitrine::render
