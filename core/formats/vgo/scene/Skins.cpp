#include "core/formats/vgo/scene/Skins.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/scene/MeshRepair.h"

#include <cmath>

namespace vitrine::formats::vgo {

std::vector<QMatrix4x4> SkinTable::inverseBinds(const layout::Skin& from, int skin) {
  if (from.inverseBinds == kNoIndex) {
    return {};
  }
  auto read = m_build.accessors().matrices(from.inverseBinds);
  if (!read || read->size() < from.joints.size()) {
    m_build.diagnostics().damage(
        base::translate("formats", "skin %1: bind matrices of some joints are missing; the current pose is used (%2)")
            .arg(skin)
            .arg(read ? base::translate("formats", "%1 matrices").arg(read->size()) : read.error().message),
        m_build.accessors().placeOf(from.inverseBinds, from.from["inverseBindMatrices"].member().range));
    return {};
  }
  read->resize(from.joints.size());
  for (QMatrix4x4& matrix : *read) {
    if (!isWithin(matrix)) {
      matrix.setToIdentity();
    }
    matrix = m_build.scene.sourceAxes.toScene(matrix);
  }
  return std::move(*read);
}

scene::SkinIndex SkinTable::add(int skin, NodeIndex sceneNode) {
  const layout::Skin& from = m_build.layout.skins[static_cast<std::size_t>(skin)];
  if (!m_build.budget.takeBytes(from.joints.size() * (sizeof(NodeIndex) + sizeof(QMatrix4x4)))) {
    return scene::kNone;
  }
  scene::Skin made;
  made.record = m_build.record(List::Skins, skin);
  made.inverseBinds = inverseBinds(from, skin);
  const bool derived = made.inverseBinds.empty();
  for (const int joint : from.joints) {
    NodeIndex place = m_build.nodeOf(joint);
    if (!place) {
      m_build.diagnostics().countedDamage(
          QStringLiteral("joint"),
          base::translate("formats", "skin %1 has a joint %2 that is not a node").arg(skin).arg(joint),
          from.from["joints"].member().range);
      place = 0; // the root, as for bones that are not set
    }
    made.joints.push_back(place);
    if (derived) {
      made.inverseBinds.push_back(m_build.worldOf(place).inverted() * m_build.worldOf(sceneNode));
    }
  }
  return m_build.scene.motion.skins.add(std::move(made));
}

scene::SkinIndex SkinTable::use(const layout::Node& node, NodeIndex sceneNode) {
  const int skin = node.skin;
  const layout::Skin* from = layout::Layout::find(m_build.layout.skins, skin);
  if (!from) {
    if (skin != kNoIndex) {
      m_build.diagnostics().countedDamage(QStringLiteral("skin"),
                                          base::translate("formats", "there is no skin %1").arg(skin),
                                          node.from["skin"].member().range);
    }
    return scene::kNone;
  }
  if (from->joints.empty()) {
    return scene::kNone;
  }
  const auto [known, first] =
      m_known.try_emplace({skin, from->inverseBinds == kNoIndex ? sceneNode : scene::kNone}, scene::kNone);
  if (first) {
    known->second = add(skin, sceneNode);
  }
  return known->second;
}

std::vector<scene::VertexJoints> SkinTable::fitted(const MeshData& mesh, scene::SkinIndex sceneSkin) {
  const std::size_t joints = m_build.scene.motion.skins[sceneSkin].joints.size();
  std::vector<scene::VertexJoints> fitted = mesh.joints;
  for (std::size_t i = 0; i < fitted.size(); ++i) {
    scene::VertexJoints& vertex = fitted[i];
    float sum = 0;
    for (std::size_t k = 0; k < vertex.joints.size(); ++k) {
      float& weight = vertex.weights[k];
      weight = weight > 0 && std::isfinite(weight) ? weight : 0;
      if (vertex.joints[k] >= joints) {
        if (weight > 0) {
          m_build.diagnostics().countedDamage(
              QStringLiteral("vertex joint"),
              base::translate("formats", "a vertex is bound to joint %1 of %2").arg(vertex.joints[k]).arg(joints),
              mesh.placeOfJoints(i));
        }
        vertex.joints[k] = 0;
        weight = 0;
      }
      sum += weight;
    }
    for (float& weight : vertex.weights) {
      weight = sum > 0 && std::isfinite(sum) ? weight / sum : 0;
    }
  }
  return fitted;
}

} // namespace vitrine::formats::vgo
