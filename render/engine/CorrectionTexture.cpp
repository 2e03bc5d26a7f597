#include "render/engine/CorrectionTexture.h"

#include "render/engine/TextureNode.h"

#include <QVariant>

namespace vitrine::render {

CorrectionTexture::CorrectionTexture()
    : m_table(new Qt3DRender::QParameter(QStringLiteral("correctionTable"), QVariant())),
      m_shown(new Qt3DRender::QParameter(QStringLiteral("hasCorrection"), QVariant(0))),
      m_texture(makeTexture(correctionTexture())) {
  m_table->setValue(QVariant::fromValue(m_texture)); // which takes it as its child
}

void CorrectionTexture::set(const std::vector<image::WeightedTable>& tables) {
  m_shown->setValue(tables.empty() ? 0 : 1);
  if (!tables.empty() && tables != m_tables) {
    m_tables = tables;
    updateTexture(*m_texture, correctionTexels(tables));
  }
}

bool CorrectionTexture::isReady() const {
  return m_shown->value().toInt() == 0 || render::isReady(m_texture);
}

} // namespace vitrine::render
