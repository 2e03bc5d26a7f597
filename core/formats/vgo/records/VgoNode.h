#pragma once

#include "core/formats/vgo/file/Members.h"
#include "core/formats/vgo/records/LayoutSections.h"

#include <QtGlobal>

#include <optional>

namespace vitrine::formats::vgo::layout {

/// One shape of a renderer's mesh, as a preset sets it.
struct PresetBinding {
  int shape = kNoIndex;
  float weight = 0; ///< 0…100
};

/// A named expression: several shapes set together.
struct Preset {
  structure::JsonValueRef from;
  QString name;
  std::vector<PresetBinding> bindings;
};

/// Renderer of a mesh at a node. Up to version 2.4 parts of it are in the node and in the mesh (Layout::materialsOf,
/// Layout::presetsOf).
struct Renderer {
  structure::JsonValueRef from;
  bool enabled = true;
  bool isOfMesh = false; ///< the mesh says which materials
  int mesh = kNoIndex;
  std::vector<int> materials; ///< by sub-mesh; may be short
  std::vector<Preset> presets;
};

/// The bone of a human body that a node stands for, by Unity's numbers.
struct HumanBone {
  structure::JsonValueRef from;
  int bone = kNoIndex;
  int node = kNoIndex;
};

/// A clip that moves the node.
struct ClipUse {
  int clip = kNoIndex;
  bool enabled = true;
  bool playsByItself = false;
  int wrapMode = 0; ///< counts where the clip has none
};

/// An element of "nodes", and of no interest where it is null.
struct Node {
  structure::JsonValueRef from;
  QString name;
  bool isActive = true;
  std::vector<int> children;
  std::optional<Renderer> renderer;
  int skin = kNoIndex;
  std::vector<int> colliders; ///< into Layout::colliders
  int light = kNoIndex;       ///< into Layout::lights
  int particle = kNoIndex;
  int cloth = kNoIndex;
  int springColliders = kNoIndex; ///< into Layout::colliderGroups
  std::optional<ClipUse> clip;
  int skyMaterial = kNoIndex;
  std::vector<HumanBone> bones;
};

/// "blendShapePresets", or as most versions spelled it.
std::vector<Preset> readPresets(const structure::JsonValueRef& renderer);

/// Node without its parts in lists elsewhere or in the node's place of them: `colliders` and `light`.
Node readNode(const structure::JsonValueRef& from);

inline constexpr MemberColumn kNodeColumns[] = {
    member<&Node::name>("name"),
    {"isRoot"},
    member<&Node::isActive>("isActive", QT_TRANSLATE_NOOP("formats", "false: hidden, with all below it")),
    {"isStatic"},
    {"tag"},
    {"layer"},
    member<&Node::children>("children", "", kNodes),
    {"meshRenderer.mesh", "", kMeshes},
    {"meshRenderer.materials", "", kMaterials},
    {"meshRenderer.enabled"},
    {"meshRenderer.blendShapeKind", QT_TRANSLATE_NOOP("formats", "1: face")},
    {"mesh", QT_TRANSLATE_NOOP("formats", "up to version 2.4"), kMeshes},
    member<&Node::skin>("skin", "", "layout/skins"),
    {"light", "", "layout/lights"},
    {"colliders", "", "layout/colliders"},
    {"animation.clipIndex", "", "layout/animationClips"},
    {"animator.humanAvatar.name"},
    {"springBoneGroups", "", kSpringGroups},
    member<&Node::springColliders>("springBoneColliderGroup", "", kColliderGroups),
    member<&Node::cloth>("cloth", "", "layout/clothes"),
    member<&Node::particle>("particle", "", "layout/particles"),
    {"skybox.materialIndex", "", kMaterials},
    {"rigidbody.mass"},
};

} // namespace vitrine::formats::vgo::layout
