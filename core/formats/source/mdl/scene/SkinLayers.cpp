#include "core/formats/source/mdl/scene/SkinLayers.h"

#include "core/base/Translate.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

/// More than one would choose among.
constexpr std::size_t kMostSkins = 512;

} // namespace

SkinLayers::SkinLayers(SceneBuild& build)
    : m_build(build), m_families(std::min(build.parts.mdl.skins.size(), kMostSkins)) {
  if (m_families < build.parts.mdl.skins.size()) {
    build.context.diagnostics.note(base::translate("formats", "%1 skins; only the first %2 can be chosen")
                                       .arg(build.parts.mdl.skins.size())
                                       .arg(kMostSkins),
                                   mdlSkinRefsRange());
  }
}

const std::vector<SkinChoice>& SkinLayers::choicesOf(const MdlMesh& mesh) {
  const auto [known, first] = m_choices.try_emplace(mesh.material);
  if (first) {
    known->second = makeChoices(mesh);
  }
  return known->second;
}

std::vector<SkinChoice> SkinLayers::makeChoices(const MdlMesh& mesh) {
  std::map<MaterialIndex, std::vector<int>> families;
  for (std::size_t i = 0; i < m_families; ++i) {
    families[materialOf(m_build.parts.mdl.skins[i], mesh)].push_back(static_cast<int>(i));
  }
  std::vector<SkinChoice> choices;
  for (const auto& [material, of] : families) {
    choices.push_back({material, of.size() == m_families ? scene::kNone : layerOf(of)});
  }
  return choices;
}

MaterialIndex SkinLayers::materialOf(const std::vector<int>& family, const MdlMesh& mesh) {
  const std::int32_t column = mesh.material;
  const bool known = column >= 0 && static_cast<std::size_t>(column) < family.size();
  const int texture = known ? family[static_cast<std::size_t>(column)] : scene::kNone;
  const bool there = texture >= 0 && static_cast<std::size_t>(texture) < m_build.parts.mdl.textures.size();
  if (!there) {
    m_build.context.diagnostics.countedDamage(
        QStringLiteral("mdl material"),
        base::translate("formats", "a mesh uses material %1, which has no texture").arg(column),
        ByteRange{base::kFileSpace, mesh.offset, 4});
  }
  return there ? MaterialIndex(texture) : plainMaterial();
}

MaterialIndex SkinLayers::plainMaterial() {
  if (!m_plain) {
    scene::Material material;
    material.name = QStringLiteral("none");
    material.params = scene::LambertParams{};
    m_plain = m_build.scene.assets.materials.add(std::move(material));
  }
  return m_plain;
}

LayerIndex SkinLayers::layerOf(const std::vector<int>& families) {
  constexpr std::uint64_t kLayerBytes = 256;
  if (!m_layers.contains(families) && !m_build.budget.takeBytes(kLayerBytes + families.size() * sizeof(int))) {
    return scene::kNone;
  }
  const auto [known, first] = m_layers.try_emplace(families, m_build.scene.layers.nextIndex());
  if (first) {
    const bool byDefault = families.front() == 0;
    m_build.scene.layers.push_back({QStringLiteral("skin.%1").arg(m_layers.size() - 1),
                                    QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Skin")), byDefault});
  }
  return known->second;
}

QString SkinLayers::labelOf(std::size_t family) const {
  const MdlFile& mdl = m_build.parts.mdl;
  const std::vector<int>& first = mdl.skins.front();
  const std::vector<int>& of = mdl.skins[family];
  for (std::size_t column = 0; family > 0 && column < of.size(); ++column) {
    const int texture = of[column];
    if (texture != first[column] && texture >= 0 && static_cast<std::size_t>(texture) < mdl.textures.size()) {
      return QStringLiteral("%1: %2").arg(family).arg(mdl.textures[static_cast<std::size_t>(texture)]);
    }
  }
  return QString::number(family);
}

void SkinLayers::addControl() {
  if (m_layers.empty()) {
    return;
  }
  scene::LayerChoiceTarget target;
  target.choices.resize(m_families);
  for (const auto& [families, layer] : m_layers) {
    for (const int family : families) {
      target.choices[static_cast<std::size_t>(family)].push_back(layer);
    }
  }
  QStringList labels;
  for (std::size_t family = 0; family < m_families; ++family) {
    labels.append(labelOf(family));
  }
  m_build.scene.controls.push_back(
      scene::choice({"skin", QT_TRANSLATE_NOOP("formats", "Skin"), QT_TRANSLATE_NOOP("formats", "Model")},
                    std::move(labels), std::move(target)));
}

} // namespace vitrine::formats::source
