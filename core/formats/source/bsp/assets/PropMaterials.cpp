#include "core/formats/source/bsp/assets/PropMaterials.h"

namespace vitrine::formats::source {
namespace {

constexpr float kBoxGrey = 0.45F;
constexpr auto kBoxName = "prop";
// Each is a material of its own to draw with, and maps may give each prop another colour.
constexpr std::size_t kMostTints = 1024;

QString materialKey(const scene::AssetRef& ref) {
  return (QStringList(ref.path) + ref.otherPaths).join(QLatin1Char('\n')).toLower();
}

} // namespace

PropMaterials::PropMaterials(scene::SceneAssets& assets) : m_assets(assets) {
  for (const MaterialIndex index : assets.materials.indices()) {
    const scene::Material& material = std::as_const(assets).materials[index];
    if (material.record) {
      continue; // of the map itself
    }
    if (!material.asset.empty()) {
      m_byName[materialKey(material.asset)].push_back(index);
      m_tints += material.adjustment == scene::MaterialAdjustment() ? 0 : 1;
    } else if (material.name == QLatin1StringView(kBoxName)) {
      m_box = index;
    }
  }
}

MaterialIndex PropMaterials::materialOf(const scene::AssetRef& ref, const scene::MaterialAdjustment& adjustment) {
  std::vector<MaterialIndex>& variants = m_byName[materialKey(ref)];
  const auto known = std::ranges::find_if(variants, [&](MaterialIndex material) {
    return std::as_const(m_assets).materials[material].adjustment == adjustment;
  });
  if (known != variants.end()) {
    return *known;
  }
  const bool tinted = adjustment != scene::MaterialAdjustment();
  if (tinted && m_tints >= kMostTints) {
    m_tintsLeftOut = true;
    return materialOf(ref, {});
  }
  m_tints += tinted ? 1 : 0;
  scene::Material material;
  material.name = ref.path;
  material.params = scene::LambertParams{};
  material.asset = ref;
  material.state = scene::AssetState::Pending;
  scene::adjust(material, adjustment);
  variants.push_back(m_assets.materials.add(std::move(material)));
  return variants.back();
}

MaterialIndex PropMaterials::ofBoxes() {
  if (!m_box) {
    scene::Material material;
    material.name = QString::fromLatin1(kBoxName);
    material.params = scene::LambertParams{};
    material.color = QVector4D(kBoxGrey, kBoxGrey, kBoxGrey, 1.0F);
    m_box = m_assets.materials.add(std::move(material));
  }
  return m_box;
}

} // namespace vitrine::formats::source
