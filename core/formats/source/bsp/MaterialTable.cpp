#include "core/formats/source/bsp/MaterialTable.h"

#include "core/scene/Bounds.h"

namespace vitrine::formats::source {
namespace {

using scene::AssetState;
using scene::Material;
using scene::MaterialModel;

constexpr float kPropGrey = 0.45F;

MaterialModel modelFor(FaceKind kind) {
  switch (kind) {
  case FaceKind::Sky:
    return MaterialModel::Sky;
  case FaceKind::Water:
    return MaterialModel::Water;
  default:
    return MaterialModel::Baked;
  }
}

/// Reflectivity is the mean colour, linear; broken files hold anything.
std::optional<QVector3D> sanitised(const QVector3D& reflectivity) {
  if (!scene::isFinite(reflectivity)) {
    return std::nullopt;
  }
  return QVector3D(std::clamp(reflectivity.x(), 0.0F, 1.0F), std::clamp(reflectivity.y(), 0.0F, 1.0F),
                   std::clamp(reflectivity.z(), 0.0F, 1.0F));
}

int append(scene::SceneAssets& assets, Material material) {
  assets.materials.push_back(std::move(material));
  return static_cast<int>(assets.materials.size()) - 1;
}

} // namespace

int MaterialTable::materialOf(std::int32_t texData, FaceKind kind) {
  const auto index = static_cast<std::size_t>(texData);
  if (texData < 0 || index >= m_byTexData.size()) {
    return missingMaterial();
  }
  if (m_byTexData[index] != scene::kNone) {
    return m_byTexData[index];
  }
  const TexData& data = m_records.texDatas[index];
  const RecordRef record{m_sections.of(LumpId::TexData), index};
  Material material;
  material.name = data.name;
  material.model = modelFor(kind);
  material.fallbackColor = sanitised(data.reflectivity);
  material.asset = {scene::AssetKind::Material, data.name, QStringLiteral("texdata %1").arg(texData)};
  material.state = AssetState::Pending;
  material.record = record;
  material.properties = {{QStringLiteral("width"), QString::number(data.width), record, std::nullopt},
                         {QStringLiteral("height"), QString::number(data.height), record, std::nullopt}};
  m_byTexData[index] = append(m_assets, std::move(material));
  return m_byTexData[index];
}

int MaterialTable::missingMaterial() {
  if (m_missing == scene::kNone) {
    scene::Texture texture;
    texture.name = QStringLiteral("missing");
    texture.state = AssetState::Failed;
    m_assets.textures.push_back(std::move(texture));
    Material material;
    material.name = QStringLiteral("missing");
    material.slot(scene::TextureSlot::BaseColor).texture = static_cast<int>(m_assets.textures.size()) - 1;
    material.state = AssetState::Failed;
    m_missing = append(m_assets, std::move(material));
  }
  return m_missing;
}

int MaterialTable::propMaterial() {
  if (m_prop == scene::kNone) {
    Material material;
    material.name = QStringLiteral("prop");
    material.model = MaterialModel::Lambert;
    material.color = QVector4D(kPropGrey, kPropGrey, kPropGrey, 1.0F);
    m_prop = append(m_assets, std::move(material));
  }
  return m_prop;
}

} // namespace vitrine::formats::source
