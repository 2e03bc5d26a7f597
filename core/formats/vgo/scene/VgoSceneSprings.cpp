#include "core/base/Translate.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"

namespace vitrine::formats::vgo {
namespace {

/// By collider group of the file: which of the scene's colliders it has, wherever nodes carry it.
std::vector<std::vector<int>> addColliders(SceneBuild& build) {
  std::vector<std::vector<int>> ofGroups(build.layout.colliderGroups.size());
  auto& colliders = build.scene.motion.springs.colliders;
  build.eachNode([&](int, const layout::Node& node, NodeIndex place) {
    const auto* group = layout::Layout::find(build.layout.colliderGroups, node.springColliders);
    if (!group || !build.budget.takeBytes(group->spheres.size() * sizeof(scene::SpringCollider))) {
      return;
    }
    for (const layout::SpringSphere& sphere : group->spheres) {
      ofGroups[static_cast<std::size_t>(node.springColliders)].push_back(static_cast<int>(colliders.size()));
      colliders.push_back({place, build.toScene(sphere.offset), sphere.radius});
    }
  });
  return ofGroups;
}

void noteOtherShapes(const SceneBuild& build) {
  for (std::size_t i = 0; i < build.layout.colliderGroups.size(); ++i) {
    for (const structure::JsonValueRef& collider : build.layout.colliderGroups[i].others) {
      build.diagnostics().countedDamage(
          QStringLiteral("spring collider"),
          base::translate("formats", "collider group %1 has a collider that is not a sphere; it is left out").arg(i),
          collider.member().range);
    }
  }
}

/// The file's number of a group, for the list of its rows.
scene::SpringChain chainOf(SceneBuild& build, int group, const std::vector<std::vector<int>>& colliders) {
  const layout::SpringGroup& from = build.layout.springGroups[static_cast<std::size_t>(group)];
  scene::SpringChain chain;
  chain.name = from.name;
  chain.enabled = from.enabled;
  chain.drag = from.drag;
  chain.stiffness = from.stiffness;
  chain.gravity = build.toScene(from.gravityDirection).normalized() * from.gravityPower;
  chain.hitRadius = from.hitRadius;
  chain.record = build.record(List::SpringBoneGroups, group);
  for (const int root : from.roots) {
    const NodeIndex place = build.nodeOf(root);
    if (place) {
      chain.roots.push_back(place);
    } else {
      build.diagnostics().countedDamage(
          QStringLiteral("spring root"),
          base::translate("formats", "spring bone group %1 has a root %2 that is not a node").arg(group).arg(root),
          from.from["rootBones"].member().range);
    }
  }
  for (const int number : from.colliderGroups) {
    if (number < 0 || static_cast<std::size_t>(number) >= colliders.size()) {
      continue; // noteDanglingReferences tells
    }
    const std::vector<int>& ofGroup = colliders[static_cast<std::size_t>(number)];
    if (build.budget.takeBytes(ofGroup.size() * sizeof(int))) {
      chain.colliders.insert(chain.colliders.end(), ofGroup.begin(), ofGroup.end());
    }
  }
  return chain;
}

} // namespace

void addSprings(SceneBuild& build) {
  if (build.layout.springGroups.empty()) {
    return;
  }
  noteOtherShapes(build);
  const std::vector<std::vector<int>> colliders = addColliders(build);
  for (std::size_t i = 0; i < build.layout.springGroups.size(); ++i) {
    build.context.progress.check();
    if (!build.layout.springGroups[i].from) {
      continue;
    }
    scene::SpringChain chain = chainOf(build, static_cast<int>(i), colliders);
    if (!chain.roots.empty()) {
      build.scene.motion.springs.chains.push_back(std::move(chain));
    }
  }
}

} // namespace vitrine::formats::vgo
