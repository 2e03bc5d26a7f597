#include "core/formats/source/mdl/scene/MdlSceneBuild.h"

namespace vitrine::formats::source {
namespace {

/// Vertices tell bones by one byte.
constexpr std::size_t kMostJoints = 256;

void addSkin(SceneBuild& build) {
  const std::vector<MdlBone>& bones = build.parts.mdl.bones;
  scene::Skin skin;
  skin.name = build.parts.mdl.header.name;
  skin.record = build.records.of(MdlTable::Bones, 0);
  for (std::size_t i = 0; i < std::min(bones.size(), kMostJoints); ++i) {
    skin.joints.push_back(build.bones[i]);
    skin.inverseBinds.push_back(build.scene.sourceAxes.toScene(bones[i].poseToBone));
  }
  build.scene.motion.skins.push_back(std::move(skin));
}

} // namespace

scene::PlaceKey placeOf(NodeIndex node, const BonePose& pose) {
  return {node, scene::kZUpRightHanded.toScene(pose.position),
          QQuaternion(pose.rotation.scalar(), scene::kZUpRightHanded.toScene(pose.rotation.vector()))};
}

QMatrix4x4 localOf(const scene::PlaceKey& place) {
  QMatrix4x4 local;
  local.translate(place.position);
  local.rotate(place.orientation);
  return local;
}

bool addSkeleton(SceneBuild& build) {
  const std::vector<MdlBone>& bones = build.parts.mdl.bones;
  for (std::size_t i = 0; i < bones.size(); ++i) {
    scene::Node node;
    node.name = bones[i].name;
    node.kind = scene::NodeKind::Bone;
    node.parent = bones[i].parent < 0 ? NodeIndex(0) : build.bones[static_cast<std::size_t>(bones[i].parent)];
    node.local = localOf(placeOf(0, build.rest.bones[i]));
    node.record = build.records.of(MdlTable::Bones, i);
    const NodeIndex added = build.add(std::move(node));
    if (!added) {
      return false;
    }
    build.bones.push_back(added);
  }
  if (!bones.empty() && !build.parts.mdl.header.has(kMdlStaticProp)) {
    addSkin(build);
  }
  return true;
}

} // namespace vitrine::formats::source
