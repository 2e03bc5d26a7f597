#include "core/formats/vgo/records/VgoNode.h"

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

Renderer readRenderer(const JsonValueRef& from) {
  Renderer renderer;
  renderer.from = from;
  renderer.enabled = from["enabled"].boolean(true);
  renderer.mesh = intValue(from["mesh"]);
  renderer.materials = indexList(from["materials"]);
  renderer.presets = readPresets(from);
  return renderer;
}

std::vector<HumanBone> readBones(const JsonValueRef& animator) {
  std::vector<HumanBone> bones;
  for (const JsonValueRef& bone : animator["humanAvatar"]["humanBones"].children()) {
    bones.push_back({bone, intValue(bone["humanBodyBone"]), intValue(bone["nodeIndex"])});
  }
  return bones;
}

std::optional<ClipUse> readClipUse(const JsonValueRef& animation) {
  if (!animation.isObject()) {
    return std::nullopt;
  }
  return ClipUse{intValue(animation["clipIndex"]), animation["enabled"].boolean(true),
                 animation["playAutomatically"].boolean(false), intValue(animation["wrapMode"], 0)};
}

} // namespace

std::vector<Preset> readPresets(const JsonValueRef& renderer) {
  std::vector<Preset> presets;
  const JsonValueRef list =
      renderer["blendShapePresets"] ? renderer["blendShapePresets"] : renderer["blendShapePesets"];
  for (const JsonValueRef& from : list.children()) {
    Preset preset;
    preset.from = from;
    preset.name = from["name"].text();
    for (const JsonValueRef& binding : from["bindings"].children()) {
      preset.bindings.push_back({intValue(binding["index"]), floatValue(binding["weight"])});
    }
    presets.push_back(std::move(preset));
  }
  return presets;
}

Node readNode(const JsonValueRef& from) {
  auto node = readElement<Node>(from, kNodeColumns);
  if (from["meshRenderer"].isObject()) {
    node.renderer = readRenderer(from["meshRenderer"]);
  }
  node.clip = readClipUse(from["animation"]);
  const JsonValueRef sky = from["skybox"];
  node.skyMaterial = sky["enabled"].boolean(true) ? intValue(sky["materialIndex"]) : kNoIndex;
  node.bones = readBones(from["animator"]);
  return node;
}

} // namespace vitrine::formats::vgo::layout
