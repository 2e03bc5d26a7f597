#include "core/formats/diggles/scene/ModelMaterials.h"

#include "core/formats/diggles/assets/DigglesTextureNames.h"
#include "core/formats/diggles/scene/ObjectPlan.h"
#include "core/scene/OurProperty.h"

#include <QtGlobal>

namespace vitrine::formats::diggles {
namespace {

constexpr auto kNoMaterial = QT_TRANSLATE_NOOP("formats", "(no material)");
constexpr std::uint64_t kMaterialBytes = 2048; ///< with its slots, its texture and their names
/// Light enough that baked light is seen on it; linear.
constexpr QVector3D kPlainColor(0.6F, 0.58F, 0.55F);

} // namespace

QString ModelMaterials::nameOf(std::uint16_t number) const {
  if (number >= m_build.model.materials.size()) {
    return QString::fromLatin1(kNoMaterial);
  }
  const QString name = shortName(m_build.model.materials[number].name);
  return name.isEmpty() ? QStringLiteral("material %1").arg(number) : name;
}

MaterialIndex ModelMaterials::materialOf(std::uint16_t number) {
  const auto known = number < m_build.model.materials.size() ? number : kNoNumber;
  const auto found = m_added.find(known);
  return found != m_added.end() ? found->second : m_added.emplace(known, add(known)).first->second;
}

MaterialIndex ModelMaterials::add(std::uint16_t number) {
  if (!m_build.budget.takeBytes(kMaterialBytes)) {
    return scene::kNone;
  }
  scene::Material material;
  material.name = nameOf(number);
  material.fallbackColor = kPlainColor;
  material.cull = scene::Cull::Back;
  if (number < m_build.model.materials.size()) {
    const ModelMaterial& from = m_build.model.materials[number];
    material.record = recordIn(m_build.records.materials, number);
    material.properties = {
        scene::ourProperty(QT_TRANSLATE_NOOP("formats", "Image file"), shortName(from.path), material.record)};
    material.blend = scene::Blend::AutomaticCutout;
    material.slot(scene::TextureSlot::BaseColor).texture = textureOf(from, number);
  }
  return m_build.scene.assets.materials.add(std::move(material));
}

TextureIndex ModelMaterials::textureOf(const ModelMaterial& material, std::uint16_t number) {
  const QString path = textureKey(material);
  if (path.isEmpty()) {
    return scene::kNone;
  }
  const auto [known, first] = m_textures.try_emplace(path);
  if (first) {
    scene::Texture texture;
    texture.name = path;
    texture.asset = {scene::AssetKind::Texture, path, QStringLiteral("material %1").arg(number)};
    texture.state = scene::AssetState::Pending;
    known->second = m_build.scene.assets.textures.add(std::move(texture));
  }
  return known->second;
}

} // namespace vitrine::formats::diggles
