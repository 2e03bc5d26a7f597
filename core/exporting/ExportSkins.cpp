#include "core/exporting/ExportSkins.h"

namespace vitrine::exporting {

void ExportSkins::wear(int node, scene::SkinIndex skin, bool still) {
  const auto [at, isNew] = m_skins.try_emplace(skin, 0);
  at->second = isNew ? added(skin) : at->second;
  m_model.nodes[static_cast<std::size_t>(node)].skin = at->second;
  ExportSkin& made = m_model.skins[static_cast<std::size_t>(at->second)];
  if (still && made.joints.size() == m_scene.motion.skins[skin].joints.size()) {
    ExportNode anchor;
    anchor.name = QStringLiteral("still");
    anchor.parent = 0;
    made.joints.push_back(static_cast<int>(m_model.nodes.size()));
    made.inverseBinds.emplace_back();
    m_model.nodes.push_back(std::move(anchor));
  }
}

int ExportSkins::added(scene::SkinIndex skin) {
  const scene::Skin& from = m_scene.motion.skins[skin];
  ExportSkin to;
  to.name = from.name;
  for (const NodeIndex joint : from.joints) {
    to.joints.push_back(m_nodes[joint]);
  }
  to.inverseBinds = from.inverseBinds;
  m_model.skins.push_back(std::move(to));
  return static_cast<int>(m_model.skins.size()) - 1;
}

} // namespace vitrine::exporting
