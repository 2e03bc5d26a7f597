#include "core/formats/source/bsp/assets/BspMaterialTable.h"

#include "core/scene/Bounds.h"

namespace vitrine::formats::source {
namespace {

using scene::AssetState;
using scene::Material;
using scene::MaterialModel;

constexpr float kUnknownOverlayAlpha = 0.5F;
constexpr float kUnknownWaterAlpha = 0.7F;
constexpr float kDarkestWater = 0.01F;

scene::MaterialParams paramsFor(FaceKind kind) {
  switch (kind) {
  case FaceKind::Sky:
    return scene::SkyParams{};
  case FaceKind::Water:
    return scene::WaterParams{};
  default:
    return scene::BakedParams{};
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

/// Until its own file is found. Water seldom has a base texture, so that its mean colour is often plain black.
void lookLikeWater(Material& material) {
  material.blend = scene::Blend::AlphaBlend;
  material.depthWrite = false;
  material.color.setW(kUnknownWaterAlpha);
  if (material.fallbackColor && material.fallbackColor->lengthSquared() < kDarkestWater * kDarkestWater) {
    material.fallbackColor.reset();
  }
}

} // namespace

scene::Material MaterialTable::fromTexData(std::size_t index, FaceKind kind) const {
  const TexData& data = m_records.texDatas[index];
  const RecordRef record{m_sections.of(LumpId::TexData), index};
  Material material;
  material.name = data.name;
  material.params = paramsFor(kind);
  material.fallbackColor = sanitised(data.reflectivity);
  material.record = record;
  material.properties = {{QStringLiteral("width"), QString::number(data.width), record, std::nullopt},
                         {QStringLiteral("height"), QString::number(data.height), record, std::nullopt}};
  if (kind == FaceKind::Sky) {
    return material;
  }
  material.asset = {scene::AssetKind::Material, data.name, QStringLiteral("texdata %1").arg(index)};
  material.state = AssetState::Pending;
  if (kind == FaceKind::Water) {
    lookLikeWater(material);
  }
  return material;
}

MaterialIndex MaterialTable::materialOf(std::int32_t texData, FaceKind kind,
                                        const scene::MaterialAdjustment& adjustment) {
  return variantOf(texData, kind, adjustment, {});
}

MaterialIndex MaterialTable::materialOf(std::int32_t texData, FaceKind kind,
                                        const scene::MaterialAdjustment& adjustment, const QVector3D& middle) {
  const bool known = base::isBelow(texData, m_records.texDatas.size()) && kind != FaceKind::Sky;
  return variantOf(texData, kind, adjustment,
                   known ? m_faceCubemaps.copyFor(m_records.texDatas[static_cast<std::size_t>(texData)].name, middle)
                         : QString());
}

MaterialIndex MaterialTable::variantOf(std::int32_t texData, FaceKind kind, const scene::MaterialAdjustment& adjustment,
                                       const QString& copy) {
  const auto index = static_cast<std::size_t>(texData);
  if (texData < 0 || index >= m_byTexData.size()) {
    return missingMaterial();
  }
  scene::MaterialAdjustment wanted = adjustment;
  if (kind == FaceKind::Sky) {
    wanted = {};
    wanted.model = MaterialModel::Sky;
  }
  std::vector<Variant>& variants = m_byTexData[index];
  const auto known =
      std::ranges::find_if(variants, [&](const Variant& one) { return one.adjustment == wanted && one.copy == copy; });
  if (known != variants.end()) {
    return known->material;
  }
  Material material = fromTexData(index, kind);
  if (wanted.polygonOffset) {
    // Most pictures laid on walls are see-through in places. While this one is not found, it must not hide the wall.
    material.blend = scene::Blend::AlphaBlend;
    material.color.setW(kUnknownOverlayAlpha);
  }
  if (!copy.isEmpty()) {
    material.asset.otherPaths = {copy};
  }
  scene::adjust(material, wanted);
  variants.push_back({wanted, copy, m_assets.materials.add(std::move(material))});
  return variants.back().material;
}

MaterialIndex MaterialTable::skyMaterial(const QString& name, const RecordRef& wantedBy,
                                         const scene::SkyGradient& otherwise) {
  Material material;
  material.params = scene::SkyParams{otherwise};
  material.name = name;
  material.asset = {scene::AssetKind::Material, name, QStringLiteral("worldspawn skyname")};
  material.state = AssetState::Pending;
  material.record = wantedBy;
  scene::MaterialAdjustment adjustment;
  adjustment.model = MaterialModel::Sky;
  scene::adjust(material, adjustment);
  return m_assets.materials.add(std::move(material));
}

MaterialIndex MaterialTable::spriteMaterial(const QString& name, const RecordRef& wantedBy) {
  Material material;
  material.name = name;
  material.params = scene::UnlitParams{};
  material.color = QVector4D(1, 1, 1, 0);
  material.blend = scene::Blend::AlphaBlend;
  material.depthWrite = false;
  material.asset = {scene::AssetKind::Material, name, QStringLiteral("worldspawn detailmaterial")};
  material.state = AssetState::Pending;
  material.record = wantedBy;
  return m_assets.materials.add(std::move(material));
}

MaterialIndex MaterialTable::missingMaterial() {
  if (!m_missing) {
    scene::Texture texture;
    texture.name = QStringLiteral("missing");
    texture.state = AssetState::Failed;
    Material material;
    material.name = QStringLiteral("missing");
    material.slot(scene::TextureSlot::BaseColor).texture = m_assets.textures.add(std::move(texture));
    material.state = AssetState::Failed;
    m_missing = m_assets.materials.add(std::move(material));
  }
  return m_missing;
}

} // namespace vitrine::formats::source
