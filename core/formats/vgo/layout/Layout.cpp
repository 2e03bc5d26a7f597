#include "core/formats/vgo/layout/Layout.h"

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

template <class Read>
auto readList(const JsonValueRef& list, const base::Progress& progress, Read read) {
  std::vector<decltype(read(list))> elements;
  if (list.isArray()) {
    elements.reserve(list.size());
    for (const JsonValueRef& element : list.children()) {
      progress.check();
      elements.push_back(read(element));
    }
  }
  return elements;
}

/// The number of what a member names: an element of a list, or since it is an object itself one that is added to it.
template <class Element, class Read>
int listedOrOwn(const JsonValueRef& member, std::vector<Element>& list, Read read) {
  if (!member.isObject()) {
    return intValue(member);
  }
  list.push_back(read(member));
  list.back().listed = false;
  return static_cast<int>(list.size()) - 1;
}

/// Up to version 2.4.
Renderer rendererOfMesh(const JsonValueRef& node) {
  Renderer renderer;
  renderer.from = node;
  renderer.name = node["name"].text();
  renderer.isOfMesh = true;
  renderer.mesh = intValue(node["mesh"]);
  return renderer;
}

void readFixtures(Layout& layout, const base::Progress& progress) {
  for (Node& node : layout.nodes) {
    progress.check();
    if (!node.from) {
      continue;
    }
    for (const JsonValueRef& collider : node.from["colliders"].children()) {
      node.colliders.push_back(listedOrOwn(collider, layout.colliders, readCollider));
    }
    node.light = listedOrOwn(node.from["light"], layout.lights, readLight);
    if (!node.renderer && intValue(node.from["mesh"]) != kNoIndex) {
      node.renderer = rendererOfMesh(node.from);
    }
  }
}

} // namespace

const std::vector<int>& Layout::materialsOf(const Renderer& renderer) const {
  static const std::vector<int> kFirst{0};
  const Mesh* mesh = renderer.isOfMesh ? find(meshes, renderer.mesh) : nullptr;
  if (!mesh) {
    return renderer.materials;
  }
  return mesh->materials.empty() ? kFirst : mesh->materials;
}

const std::vector<Preset>& Layout::presetsOf(const Renderer& renderer) const {
  const Mesh* mesh = renderer.presets.empty() ? find(meshes, renderer.mesh) : nullptr;
  return mesh ? mesh->presets : renderer.presets;
}

Layout readLayout(const JsonValueRef& layout, const base::Progress& progress) {
  const auto itself = [](const JsonValueRef& element) { return element; };
  const JsonValueRef springs = layout["springBoneInfo"];
  Layout made;
  made.nodes = readList(layout["nodes"], progress, readNode);
  made.skins = readList(layout["skins"], progress, readSkin);
  made.meshes = readList(layout["meshes"], progress, readMesh);
  made.materials = readList(layout["materials"], progress, readMaterial);
  made.textures = readList(layout["textures"], progress, readTexture);
  made.clips = readList(layout["animationClips"], progress, readClip);
  made.colliders = readList(layout["colliders"], progress, readCollider);
  made.lights = readList(layout["lights"], progress, readLight);
  made.particles = readList(layout["particles"], progress, itself);
  made.cloths = readList(layout["clothes"], progress, itself);
  made.springGroups = readList(springs["springBoneGroups"], progress, readSpringGroup);
  made.colliderGroups = readList(springs["colliderGroups"], progress, readSpringColliderGroup);
  readFixtures(made, progress);
  return made;
}

} // namespace vitrine::formats::vgo::layout
