#include "render/engine/TexelImage.h"

#include <QOpenGLTexture>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

#include <atomic>
#include <cstdint>

namespace vitrine::render {
namespace {

using image::PixelFormat;
using Qt3DRender::QAbstractTexture;

int blockBytes(PixelFormat format) {
  return format == PixelFormat::Bc1 || format == PixelFormat::Bc1Alpha ? 8 : 16;
}

/// Two images are the same to Qt3D when their generators are: each has a number of its own.
class TexelGenerator : public Qt3DRender::QTextureImageDataGenerator {
public:
  explicit TexelGenerator(TexelImage::Source source, std::uint64_t number)
      : m_source(std::move(source)), m_number(number) {}

  Qt3DRender::QTextureImageDataPtr operator()() override { return makeImageData(m_source()); }

  bool operator==(const Qt3DRender::QTextureImageDataGenerator& other) const override {
    const auto* same = Qt3DCore::functor_cast<TexelGenerator>(&other);
    return same && same->m_number == m_number;
  }

  QT3D_FUNCTOR(TexelGenerator)

private:
  TexelImage::Source m_source;
  std::uint64_t m_number;
};

std::uint64_t nextNumber() {
  static std::atomic<std::uint64_t> number{0};
  return ++number;
}

} // namespace

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
    data->setData(texels.bytes, blockBytes(texels.format), true);
    return data;
  }
  const bool half = texels.format == PixelFormat::Rgba16F;
  data->setPixelFormat(QOpenGLTexture::RGBA);
  data->setPixelType(half ? QOpenGLTexture::Float16 : QOpenGLTexture::UInt8);
  data->setData(texels.bytes, half ? 8 : 4, false);
  return data;
}

TexelImage::TexelImage(Source source, Qt3DCore::QNode* parent)
    : QAbstractTextureImage(parent),
      m_generator(QSharedPointer<TexelGenerator>::create(std::move(source), nextNumber())) {}

Qt3DRender::QTextureImageDataGeneratorPtr TexelImage::dataGenerator() const {
  // Qt3D compares pointers: another object each time would be uploaded each time.
  return m_generator;
}

} // namespace vitrine::render
