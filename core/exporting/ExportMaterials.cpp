#include "core/exporting/ExportMaterials.h"

#include <algorithm>

namespace vitrine::exporting {
namespace {

using scene::Blend;
using scene::Material;
using scene::TextureSlot;

/// Colours that the viewer shows where a file says nothing of a surface's colour; linear.
constexpr QVector3D kPlainColor(0.35F, 0.35F, 0.35F);
constexpr QVector3D kWaterColor(0.02F, 0.09F, 0.11F);
constexpr float kWaterAlpha = 0.72F;

QVector4D waterColor(const scene::WaterParams& water, const Material& material) {
  return {water.fogColor.value_or(material.fallbackColor.value_or(kWaterColor)), kWaterAlpha};
}

AlphaMode alphaOf(const Material& material, const image::Image* picture) {
  switch (material.blend) {
  case Blend::Opaque:
    return AlphaMode::Opaque;
  case Blend::AlphaTest:
    return picture ? AlphaMode::Mask : AlphaMode::Opaque;
  case Blend::AlphaBlend:
  case Blend::Additive:
  case Blend::Screen:
  case Blend::Multiply:
    return AlphaMode::Blend;
  case Blend::AutomaticCutout:
    if (picture && picture->cutOut) {
      return AlphaMode::Mask;
    }
    break;
  case Blend::Automatic:
    break;
  }
  return picture && picture->hasAlpha ? AlphaMode::Blend : AlphaMode::Opaque;
}

QVector4D inRange(const QVector4D& color) {
  return {std::clamp(color.x(), 0.0F, 1.0F), std::clamp(color.y(), 0.0F, 1.0F), std::clamp(color.z(), 0.0F, 1.0F),
          std::clamp(color.w(), 0.0F, 1.0F)};
}

} // namespace

int ExportMaterials::materialFor(MaterialIndex material) {
  const bool known = m_assets.materials.contains(material);
  const auto [at, isNew] =
      m_materialOf.try_emplace(known ? material : scene::kNone, static_cast<int>(m_materials.size()));
  if (isNew) {
    const Material none;
    m_materials.push_back(made(known ? m_assets.materials[material] : none));
  }
  return at->second;
}

int ExportMaterials::atlasMaterial(MaterialIndex material, int page) {
  const SurfaceColor from = colorOf(material);
  const auto [at, isNew] =
      m_atlasOf.try_emplace({page, from.material.alpha, from.material.alphaCutoff, from.material.doubleSided},
                            static_cast<int>(m_materials.size()));
  if (!isNew) {
    return at->second;
  }
  ExportMaterial made = from.material;
  made.name = m_names.unique(QStringLiteral("atlas"));
  made.color = QVector4D(1, 1, 1, 1);
  made.unlit = true;
  const auto known = std::ranges::find(m_pictures, page, &Picture::page);
  made.texture = static_cast<int>(known - m_pictures.begin());
  if (known == m_pictures.end()) {
    m_pictures.push_back({scene::kNone, false, page});
  }
  Picture& picture = m_pictures[static_cast<std::size_t>(made.texture)];
  picture.alpha = picture.alpha || made.alpha != AlphaMode::Opaque;
  m_materials.push_back(std::move(made));
  return at->second;
}

ExportMaterials::SurfaceColor ExportMaterials::colorOf(MaterialIndex material) const {
  const Material none;
  return described(m_assets.materials.contains(material) ? m_assets.materials[material] : none);
}

ExportMaterial ExportMaterials::made(const Material& from) {
  SurfaceColor described = this->described(from);
  ExportMaterial to = std::move(described.material);
  to.name = m_names.unique(plainName(from.name.isEmpty() ? QStringLiteral("material") : from.name));
  if (described.picture) {
    to.texture = pictureFor(described.picture, to.alpha != AlphaMode::Opaque);
  }
  return to;
}

ExportMaterials::SurfaceColor ExportMaterials::described(const Material& from) const {
  SurfaceColor made;
  ExportMaterial& to = made.material;
  to.unlit = from.model() == scene::MaterialModel::Unlit;
  to.doubleSided = from.cull == scene::Cull::None;
  if (const auto* water = std::get_if<scene::WaterParams>(&from.params)) {
    to.color = inRange(waterColor(*water, from));
    to.alpha = AlphaMode::Blend;
    to.doubleSided = true;
    return made;
  }
  const TextureIndex texture = from.slot(TextureSlot::BaseColor).texture;
  const bool named = m_assets.textures.contains(texture);
  const image::Image* picture = named ? m_assets.textures[texture].image.get() : nullptr;
  to.alpha = alphaOf(from, picture);
  to.alphaCutoff = std::clamp(from.alphaCutoff, 0.0F, 1.0F);
  const QVector3D shown = picture ? QVector3D(1, 1, 1) : from.fallbackColor.value_or(kPlainColor);
  to.color = inRange(from.color * QVector4D(shown, 1.0F));
  if (picture) {
    made.picture = texture;
  }
  return made;
}

void ExportMaterials::dropPictures() {
  for (ExportMaterial& material : m_materials) {
    material.texture = -1;
  }
}

void ExportMaterials::makeUnlit() {
  for (ExportMaterial& material : m_materials) {
    material.unlit = true;
  }
}

int ExportMaterials::pictureFor(TextureIndex texture, bool alpha) {
  const auto [at, isNew] = m_pictureOf.try_emplace(texture, static_cast<int>(m_pictures.size()));
  if (isNew) {
    m_pictures.push_back({texture, false, -1});
  }
  Picture& picture = m_pictures[static_cast<std::size_t>(at->second)];
  picture.alpha = picture.alpha || alpha;
  return at->second;
}

} // namespace vitrine::exporting
