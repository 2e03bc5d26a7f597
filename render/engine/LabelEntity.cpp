#include "render/engine/LabelEntity.h"

#include "render/batching/LabelPlacement.h"
#include "render/engine/TexelImage.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <cmath>
#include <ranges>

namespace vitrine::render {
namespace {

using Qt3DCore::QAttribute;

/// A corner of a label (resources/shaders/label.vert).
struct Corner {
  std::array<float, 3> anchor;
  std::array<float, 2> offset; ///< from the anchor in device pixels, up is positive
  std::array<float, 2> uv;
};

QByteArray cornersOf(const std::vector<Label>& labels, const LabelAtlas& atlas) {
  std::vector<Corner> corners;
  corners.reserve(labels.size() * 4);
  const QSizeF whole = atlas.picture().size();
  const double gap = std::round(kLabelGap * atlas.pixelRatio());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const QVector3D& anchor = labels[i].anchor;
    const QRect& cell = atlas.cell(i);
    const int left = -cell.width() / 2;
    for (const QPoint at : {QPoint(0, 0), QPoint(0, 1), QPoint(1, 1), QPoint(1, 0)}) {
      const QPoint texel = cell.topLeft() + QPoint(at.x() * cell.width(), at.y() * cell.height());
      corners.push_back(
          {{anchor.x(), anchor.y(), anchor.z()},
           {static_cast<float>(left + at.x() * cell.width()), static_cast<float>(gap + (1 - at.y()) * cell.height())},
           {static_cast<float>(texel.x() / whole.width()), static_cast<float>(texel.y() / whole.height())}});
    }
  }
  return {reinterpret_cast<const char*>(corners.data()), static_cast<qsizetype>(corners.size() * sizeof(Corner))};
}

Qt3DCore::QGeometry* makeLabelGeometry(std::size_t labels, Qt3DCore::QBuffer* corners, Qt3DCore::QBuffer* indices,
                                       Qt3DCore::QNode* parent) {
  auto* geometry = new Qt3DCore::QGeometry(parent);
  const auto add = [&](const QString& name, uint size, std::size_t offset) {
    auto* attribute = new QAttribute(corners, name, QAttribute::Float, size, static_cast<uint>(labels * 4),
                                     static_cast<uint>(offset), sizeof(Corner), geometry);
    geometry->addAttribute(attribute);
    return attribute;
  };
  geometry->setBoundingVolumePositionAttribute(
      add(QAttribute::defaultPositionAttributeName(), 3, offsetof(Corner, anchor)));
  add(QStringLiteral("vertexOffset"), 2, offsetof(Corner, offset));
  add(QAttribute::defaultTextureCoordinateAttributeName(), 2, offsetof(Corner, uv));
  auto* index = new QAttribute(indices, QAttribute::UnsignedInt, 1, 0, 0, 0, geometry);
  index->setAttributeType(QAttribute::IndexAttribute);
  geometry->addAttribute(index);
  return geometry;
}

Qt3DRender::QAbstractTexture* makeTexture(const QImage& picture, Qt3DCore::QNode* parent) {
  auto* texture = new Qt3DRender::QTexture2D(parent);
  // As it is, not decoded: it is mixed over a picture that is encoded already.
  texture->setFormat(Qt3DRender::QAbstractTexture::RGBA8_UNorm);
  texture->setSize(picture.width(), picture.height());
  texture->setGenerateMipMaps(false);
  texture->setMagnificationFilter(Qt3DRender::QAbstractTexture::Nearest);
  texture->setMinificationFilter(Qt3DRender::QAbstractTexture::Nearest);
  const auto texels = [picture] {
    return Texels{QByteArray(reinterpret_cast<const char*>(picture.constBits()), picture.sizeInBytes()), picture.size(),
                  image::PixelFormat::Rgba8};
  };
  texture->addTextureImage(new TexelImage(texels, texture));
  return texture;
}

scene::Bounds boundsOf(const std::vector<Label>& labels) {
  scene::Bounds bounds;
  for (const Label& label : labels) {
    bounds.add(label.anchor);
  }
  return bounds;
}

} // namespace

LabelEntity::LabelEntity(const std::vector<Label>& labels, std::shared_ptr<const LabelAtlas> atlas,
                         EffectLibrary& effects)
    : m_atlas(std::move(atlas)), m_texture(makeTexture(m_atlas->picture(), this)),
      m_corners(new Qt3DCore::QBuffer(this)), m_indices(new Qt3DCore::QBuffer(this)),
      m_view(new Qt3DCore::QGeometryView(this)), m_renderer(new Qt3DRender::QGeometryRenderer(this)) {
  m_view->setGeometry(makeLabelGeometry(labels.size(), m_corners, m_indices, m_view));
  m_view->setPrimitiveType(Qt3DCore::QGeometryView::Triangles);
  m_view->setVertexCount(0);
  m_renderer->setView(m_view);
  place(labels);
  addComponent(m_renderer);
  auto* material = new Qt3DRender::QMaterial(this);
  material->setEffect(effects.labels());
  material->addParameter(
      new Qt3DRender::QParameter(QStringLiteral("labelTexture"), QVariant::fromValue(m_texture), material));
  addComponent(material);
  setEnabled(false);
}

void LabelEntity::place(const std::vector<Label>& labels) {
  m_corners->setData(cornersOf(labels, *m_atlas));
  const scene::Bounds bounds = boundsOf(labels);
  m_renderer->setMinPoint(bounds.min());
  m_renderer->setMaxPoint(bounds.max());
}

void LabelEntity::show(const std::vector<std::size_t>& labels) {
  if (labels == m_shown) {
    return;
  }
  m_shown = labels;
  setEnabled(!labels.empty());
  std::vector<std::uint32_t> indices;
  for (const std::size_t label : labels | std::views::reverse) {
    const auto first = static_cast<std::uint32_t>(label * 4);
    indices.insert(indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
  }
  m_indices->setData(QByteArray(reinterpret_cast<const char*>(indices.data()),
                                static_cast<qsizetype>(indices.size() * sizeof(std::uint32_t))));
  m_view->setVertexCount(static_cast<int>(indices.size()));
}

} // namespace vitrine::render
