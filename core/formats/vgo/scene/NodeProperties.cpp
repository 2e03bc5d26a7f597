#include "core/formats/vgo/scene/NodeProperties.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/assets/MemberProperties.h"

#include <QtGlobal>

namespace vitrine::formats::vgo {
namespace {

// By Unity's numbers; fingers follow.
constexpr auto kBodyBones = std::to_array<const char*>(
    {"Hips",          "LeftUpperLeg", "RightUpperLeg", "LeftLowerLeg", "RightLowerLeg", "LeftFoot",
     "RightFoot",     "Spine",        "Chest",         "Neck",         "Head",          "LeftShoulder",
     "RightShoulder", "LeftUpperArm", "RightUpperArm", "LeftLowerArm", "RightLowerArm", "LeftHand",
     "RightHand",     "LeftToes",     "RightToes",     "LeftEye",      "RightEye",      "Jaw"});
constexpr std::array kFingers{"Thumb", "Index", "Middle", "Ring", "Little"};
constexpr std::array kPhalanges{"Proximal", "Intermediate", "Distal"};
constexpr int kFingerBones = static_cast<int>(kFingers.size() * kPhalanges.size());
constexpr int kUpperChest = 54;

/// Record that a number, or the first of several, leads to.
std::optional<RecordRef> followed(const scene::Property& property, const SceneBuild& build) {
  const auto column = std::ranges::find_if(
      layout::kNodeColumns, [&](const MemberColumn& one) { return property.key == QLatin1StringView(one.path); });
  bool isNumber = false;
  const int element = property.value.section(QStringLiteral(", "), 0, 0).toInt(&isNumber);
  const auto list = column == std::end(layout::kNodeColumns) ? std::nullopt : layout::listNamed(column->target);
  return list && isNumber && element >= 0 ? build.record(*list, element) : std::nullopt;
}

} // namespace

std::vector<scene::Property> nodeProperties(const SceneBuild& build, int fileNode) {
  const layout::Node& node = build.layout.nodes[static_cast<std::size_t>(fileNode)];
  auto properties = memberProperties(node.from, build.record(List::Nodes, fileNode),
                                     {QStringLiteral("name"), QStringLiteral("children")});
  for (scene::Property& property : properties) {
    property.leadsTo = followed(property, build);
  }
  return properties;
}

QString humanBoneName(int bone) {
  const auto bodyBones = static_cast<int>(kBodyBones.size());
  if (bone < 0 || bone > kUpperChest) {
    return {};
  }
  if (bone < bodyBones) {
    return QString::fromLatin1(kBodyBones[static_cast<std::size_t>(bone)]);
  }
  if (bone == kUpperChest) {
    return QStringLiteral("UpperChest");
  }
  const int finger = bone - bodyBones;
  const auto ofHand = static_cast<std::size_t>(finger % kFingerBones);
  return QLatin1StringView(finger < kFingerBones ? "Left" : "Right") +
         QLatin1StringView(kFingers[ofHand / kPhalanges.size()]) +
         QLatin1StringView(kPhalanges[ofHand % kPhalanges.size()]);
}

std::map<NodeIndex, int> nameHumanBones(SceneBuild& build) {
  std::map<NodeIndex, int> bones;
  for (const layout::Node& node : build.layout.nodes) {
    for (const layout::HumanBone& bone : node.bones) {
      const NodeIndex place = build.nodeOf(bone.node);
      if (bone.node != kNoIndex && !layout::Layout::find(build.layout.nodes, bone.node)) {
        build.diagnostics().countedDamage(
            QStringLiteral("human bone"),
            base::translate("formats", "a humanoid bone is node %1, which does not exist").arg(bone.node),
            placeOf(bone.from["nodeIndex"], bone.from));
      }
      const QString name = humanBoneName(bone.bone);
      if (!place || name.isEmpty() || !bones.emplace(place, bone.bone).second) {
        continue;
      }
      scene::Node& named = build.scene.nodes[place];
      named.kind = scene::NodeKind::Bone;
      named.properties.insert(named.properties.begin(),
                              ourProperty(QT_TRANSLATE_NOOP("formats", "Humanoid bone"), name));
    }
  }
  return bones;
}

} // namespace vitrine::formats::vgo
