#pragma once

#include "core/image/Image.h"

#include <QByteArray>
#include <QSize>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QTextureImageDataGenerator>

#include <functional>

namespace vitrine::render {

/// Meaning of the bytes of a picture: colours, or numbers as they are (normals, factors). Half floats always are
/// numbers.
enum class Encoding { Srgb, Linear };

/// Texels of one mip level or array layer, as GL takes them.
struct Texels {
  QByteArray bytes;
  QSize size;
  image::PixelFormat format = image::PixelFormat::Rgba8;
  Encoding encoding = Encoding::Srgb;
};

Qt3DRender::QTextureImageDataPtr makeImageData(const Texels& texels);

/// One level of a texture; Qt3D wants one such object per level. The texels are asked for when they are uploaded.
class TexelImage : public Qt3DRender::QAbstractTextureImage {
  Q_OBJECT

public:
  using Source = std::function<Texels()>;

  /// `source` may be called from any thread, again after a loss of context, and owns what it reads.
  TexelImage(Source source, Qt3DCore::QNode* parent);

protected:
  Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override;

private:
  Qt3DRender::QTextureImageDataGeneratorPtr m_generator;
};

/// The GL format of pictures stored like this.
Qt3DRender::QAbstractTexture::TextureFormat textureFormat(image::PixelFormat format, Encoding encoding);

} // namespace vitrine::render
