#include "render/engine/TextureNode.h"

#include "render/display/Graphics.h"

#include <QOpenGLTexture>
#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureDataUpdate>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

#include <atomic>
#include <cstdint>

namespace vitrine::render {
namespace {

using image::PixelFormat;
using Qt3DRender::QAbstractTexture;
using Qt3DRender::QTextureWrapMode;

/// Samples along the longer side of a pixel's footprint. Processors take too long over them.
constexpr float kAnisotropy = 8.0F;

/// The GL format of pictures stored like this.
QAbstractTexture::TextureFormat textureFormat(PixelFormat format, Encoding encoding) {
  const bool linear = encoding == Encoding::Linear;
  switch (format) {
  case PixelFormat::Rgba8:
    return linear ? QAbstractTexture::RGBA8_UNorm : QAbstractTexture::SRGB8_Alpha8;
  case PixelFormat::Rgba16F:
    return QAbstractTexture::RGBA16F;
  case PixelFormat::Bc1:
    return linear ? QAbstractTexture::RGB_DXT1 : QAbstractTexture::SRGB_DXT1;
  case PixelFormat::Bc1Alpha:
    return linear ? QAbstractTexture::RGBA_DXT1 : QAbstractTexture::SRGB_Alpha_DXT1;
  case PixelFormat::Bc2:
    return linear ? QAbstractTexture::RGBA_DXT3 : QAbstractTexture::SRGB_Alpha_DXT3;
  case PixelFormat::Bc3:
    return linear ? QAbstractTexture::RGBA_DXT5 : QAbstractTexture::SRGB_Alpha_DXT5;
  }
  return QAbstractTexture::SRGB8_Alpha8;
}

Qt3DRender::QTextureImageDataPtr makeImageData(const Texels& texels) {
  auto data = Qt3DRender::QTextureImageDataPtr::create();
  data->setTarget(QOpenGLTexture::Target2D);
  data->setWidth(texels.size.width());
  data->setHeight(texels.size.height());
  data->setDepth(1);
  data->setFaces(1);
  data->setLayers(1);
  data->setMipLevels(1);
  data->setFormat(static_cast<QOpenGLTexture::TextureFormat>(textureFormat(texels.format, texels.encoding)));
  if (image::isBlockCompressed(texels.format)) {
    const bool small = texels.format == PixelFormat::Bc1 || texels.format == PixelFormat::Bc1Alpha;
    data->setData(texels.bytes, small ? 8 : 16, true);
    return data;
  }
  const bool half = texels.format == PixelFormat::Rgba16F;
  data->setPixelFormat(QOpenGLTexture::RGBA);
  data->setPixelType(half ? QOpenGLTexture::Float16 : QOpenGLTexture::UInt8);
  data->setData(texels.bytes, half ? 8 : 4, false);
  return data;
}

/// Two images are the same to Qt3D when their generators are: each has a number of its own.
class TexelGenerator : public Qt3DRender::QTextureImageDataGenerator {
public:
  explicit TexelGenerator(TexelSource source, std::uint64_t number) : m_source(std::move(source)), m_number(number) {}

  Qt3DRender::QTextureImageDataPtr operator()() override { return makeImageData(m_source()); }

  bool operator==(const Qt3DRender::QTextureImageDataGenerator& other) const override {
    const auto* same = Qt3DCore::functor_cast<TexelGenerator>(&other);
    return same && same->m_number == m_number;
  }

  QT3D_FUNCTOR(TexelGenerator)

private:
  TexelSource m_source;
  std::uint64_t m_number;
};

std::uint64_t nextNumber() {
  static std::atomic<std::uint64_t> number{0};
  return ++number;
}

/// One level of a texture. Texels are requested when they are uploaded.
class TexelImage : public Qt3DRender::QAbstractTextureImage {
public:
  TexelImage(TexelSource source, Qt3DCore::QNode* parent)
      : QAbstractTextureImage(parent),
        m_generator(QSharedPointer<TexelGenerator>::create(std::move(source), nextNumber())) {}

protected:
  /// Qt3D compares pointers: another object each time would be uploaded each time.
  Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override { return m_generator; }

private:
  Qt3DRender::QTextureImageDataGeneratorPtr m_generator;
};

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

QAbstractTexture* makeNode(TextureSpec::Shape shape, Qt3DCore::QNode* parent) {
  switch (shape) {
  case TextureSpec::Shape::Array:
    return new Qt3DRender::QTexture2DArray(parent);
  case TextureSpec::Shape::Cube:
    return new Qt3DRender::QTextureCubeMap(parent);
  case TextureSpec::Shape::Flat:
    break;
  }
  return new Qt3DRender::QTexture2D(parent);
}

} // namespace

QAbstractTexture* makeTexture(const TextureSpec& spec, Qt3DCore::QNode* parent) {
  QAbstractTexture* texture = makeNode(spec.shape, parent);
  texture->setFormat(textureFormat(spec.format, spec.encoding));
  texture->setSize(spec.size.width(), spec.size.height());
  texture->setWrapMode(QTextureWrapMode(wrapMode(spec.wrapU), wrapMode(spec.wrapV), QTextureWrapMode::Repeat));
  texture->setGenerateMipMaps(spec.generatesMipMaps);
  texture->setMipLevels(spec.mipLevels);
  setFilters(*texture, spec.filter, spec.hasMipMaps());
  if (spec.shape == TextureSpec::Shape::Array) {
    texture->setLayers(spec.layers);
  }
  for (const TextureImage& from : spec.images) {
    auto* image = new TexelImage(from.texels, texture);
    image->setMipLevel(from.mipLevel);
    image->setLayer(from.layer);
    if (spec.shape == TextureSpec::Shape::Cube) {
      image->setFace(static_cast<QAbstractTexture::CubeMapFace>(QAbstractTexture::CubeMapPositiveX + from.face));
    }
    texture->addTextureImage(image);
  }
  return texture;
}

void updateTexture(QAbstractTexture& texture, const Texels& texels, QPoint at, int layer) {
  Qt3DRender::QTextureDataUpdate part;
  part.setX(at.x());
  part.setY(at.y());
  part.setLayer(layer);
  part.setData(makeImageData(texels));
  texture.updateData(part);
}

bool isReady(const QAbstractTexture* texture) {
  return texture->status() == QAbstractTexture::Ready;
}

} // namespace vitrine::render
