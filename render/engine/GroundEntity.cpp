#include "render/engine/GroundEntity.h"

#include "render/engine/EffectLibrary.h"
#include "render/engine/TexelImage.h"

#include <Qt3DRender/QTextureDataUpdate>
#include <Qt3DRender/QTextureWrapMode>

#include <array>
#include <cmath>

namespace vitrine::render {
namespace {

using Qt3DRender::QAbstractTexture;

/// Of the radius of what stands on it.
constexpr float kGridReach = 40.0F;
constexpr QSize kOcclusionSize(ContactShadow::kCells, ContactShadow::kCells);

Texels texelsOf(const std::vector<float>& occlusion) {
  QByteArray bytes(qsizetype{ContactShadow::kCells} * ContactShadow::kCells * 4, '\0');
  for (std::size_t i = 0; i < occlusion.size(); ++i) {
    bytes[static_cast<qsizetype>(i * 4 + 3)] = static_cast<char>(std::lround(occlusion[i] * 255.0F));
  }
  return {bytes, kOcclusionSize, image::PixelFormat::Rgba8, Encoding::Linear};
}

Qt3DRender::QTexture2D* makeOcclusion(Qt3DCore::QNode* parent) {
  auto* texture = new Qt3DRender::QTexture2D(parent);
  texture->setFormat(textureFormat(image::PixelFormat::Rgba8, Encoding::Linear));
  texture->setSize(kOcclusionSize.width(), kOcclusionSize.height());
  texture->setWrapMode(Qt3DRender::QTextureWrapMode(Qt3DRender::QTextureWrapMode::ClampToEdge));
  texture->setGenerateMipMaps(false);
  texture->setMagnificationFilter(QAbstractTexture::Linear);
  texture->setMinificationFilter(QAbstractTexture::Linear);
  texture->addTextureImage(new TexelImage([] { return texelsOf({}); }, texture));
  return texture;
}

/// Colours as of any modeller: x red, y green, z blue.
QVector3D colorOfFileAxis(int axis) {
  constexpr std::array<std::array<float, 3>, 3> kColors{
      {{0.80F, 0.25F, 0.25F}, {0.35F, 0.60F, 0.20F}, {0.25F, 0.45F, 0.85F}}};
  const auto& color = kColors[static_cast<std::size_t>(axis)];
  return {color[0], color[1], color[2]};
}

void place(QuadPass& quad, QVector2D middle, float height, float halfSide) {
  quad.setUniform(QStringLiteral("groundPlace"), QVector4D(middle.x(), height, middle.y(), halfSide));
}

} // namespace

GroundEntity::GroundEntity(Qt3DCore::QNode* root)
    : m_shadow(
          new QuadPass({passes::kContactShadow, QStringLiteral("ground.vert"), {QStringLiteral("contact_shadow.frag")}},
                       scene::Cull::Back, root)),
      m_grid(new QuadPass({passes::kGrid, QStringLiteral("ground.vert"), {QStringLiteral("grid.frag")}},
                          scene::Cull::Back, root)),
      m_occlusion(makeOcclusion(m_shadow)) {
  addAlphaBlend(m_shadow->pass());
  addAlphaBlend(m_grid->pass());
  m_shadow->setUniform(QStringLiteral("occlusion"), QVariant::fromValue<QAbstractTexture*>(m_occlusion));
  hide();
}

void GroundEntity::hide() {
  m_shadow->setEnabled(false);
  m_grid->setEnabled(false);
}

void GroundEntity::show(const GroundPlane& plane, bool grid, const scene::Axes& axes) {
  showShadow(plane.shadow, plane.height);
  m_grid->setEnabled(grid && plane.radius > 0.0F);
  place(*m_grid, plane.centre, plane.height, plane.radius * kGridReach);
  m_grid->setUniform(QStringLiteral("axisColorX"), colorOfFileAxis(axes.from[0]));
  m_grid->setUniform(QStringLiteral("axisColorZ"), colorOfFileAxis(axes.from[2]));
  m_grid->setUniform(QStringLiteral("axisSigns"),
                     QVector2D(static_cast<float>(axes.sign[0]), static_cast<float>(axes.sign[2])));
}

void GroundEntity::showShadow(const ContactShadow& shadow, float height) {
  m_shadow->setEnabled(!shadow.empty());
  if (shadow.empty()) {
    return;
  }
  Qt3DRender::QTextureDataUpdate update;
  update.setData(makeImageData(texelsOf(shadow.occlusion)));
  m_occlusion->updateData(update);
  const float half = shadow.side / 2.0F;
  place(*m_shadow, shadow.corner + QVector2D(half, half), height, half);
}

} // namespace vitrine::render
