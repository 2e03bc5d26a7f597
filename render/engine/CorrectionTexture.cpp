#include "render/engine/CorrectionTexture.h"

#include "render/engine/TexelImage.h"

#include <QVariant>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureDataUpdate>
#include <Qt3DRender/QTextureWrapMode>

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QTextureWrapMode;

constexpr QSize kTableSize(image::kColorTableSide, image::kColorTableSide* image::kColorTableSide);

Texels tableTexels(const std::vector<image::WeightedTable>& tables) {
  return {image::mixedColorTable(tables), kTableSize, image::PixelFormat::Rgba8, Encoding::Linear};
}

QAbstractTexture* makeTable() {
  auto* texture = new Qt3DRender::QTexture2D;
  texture->setFormat(textureFormat(image::PixelFormat::Rgba8, Encoding::Linear));
  texture->setSize(kTableSize.width(), kTableSize.height());
  texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  texture->setGenerateMipMaps(false);
  texture->setMagnificationFilter(QAbstractTexture::Linear);
  texture->setMinificationFilter(QAbstractTexture::Linear);
  texture->addTextureImage(new TexelImage([] { return tableTexels({}); }, texture));
  return texture;
}

} // namespace

CorrectionTexture::CorrectionTexture()
    : m_table(new Qt3DRender::QParameter(QStringLiteral("correctionTable"), QVariant())),
      m_shown(new Qt3DRender::QParameter(QStringLiteral("hasCorrection"), QVariant(0))), m_texture(makeTable()) {
  m_table->setValue(QVariant::fromValue(m_texture)); // which takes it as its child
}

void CorrectionTexture::set(const std::vector<image::WeightedTable>& tables) {
  m_shown->setValue(tables.empty() ? 0 : 1);
  if (tables.empty() || tables == m_tables) {
    return;
  }
  m_tables = tables;
  Qt3DRender::QTextureDataUpdate whole;
  whole.setData(makeImageData(tableTexels(tables)));
  m_texture->updateData(whole);
}

bool CorrectionTexture::isReady() const {
  return m_shown->value().toInt() == 0 || m_texture->status() == QAbstractTexture::Ready;
}

} // namespace vitrine::render
