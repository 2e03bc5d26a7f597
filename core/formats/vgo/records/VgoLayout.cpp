#include "core/formats/vgo/records/VgoLayout.h"

namespace vitrine::formats::vgo::layout {
namespace {

using structure::JsonValueRef;

constexpr MemberColumn kClothColumns[] = {
    {"name"}, {"enabled"}, {"coefficients", "", kAccessors}, {"stretchingStiffness"}, {"bendingStiffness"}, {"damping"},
};

constexpr MemberColumn kParticleColumns[] = {
    {"main.duration"}, {"main.loop"}, {"main.maxParticles"}, {"emission.enabled"}, {"shape.shapeType"},
};

constexpr ListInfo kLists[kListCount] = {
    {"nodes", "nodes", "node", kNodeColumns},
    {"skins", "skins", "skin", kSkinColumns},
    {"meshes", "meshes", "mesh", kMeshColumns},
    {"materials", "materials", "material", kMaterialColumns},
    {"textures", "textures", "texture", kTextureColumns},
    {"animationClips", "animationClips", "animation clip", kClipColumns},
    {"colliders", "colliders", "collider", kColliderColumns},
    {"clothes", "clothes", "cloth", kClothColumns},
    {"lights", "lights", "light", kLightColumns},
    {"particles", "particles", "particle system", kParticleColumns},
    {"springBoneGroups", "springBoneInfo.springBoneGroups", "spring bone group", kSpringGroupColumns},
    {"colliderGroups", "springBoneInfo.colliderGroups", "collider group", kColliderGroupColumns},
};

template <class Read>
auto readList(const JsonValueRef& layout, List which, const base::Progress& progress, Read read) {
  const JsonValueRef list = memberAt(layout, infoOf(which).path);
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

/// Elements that are as their columns read them.
template <class Element>
std::vector<Element> readList(const JsonValueRef& layout, List which, const base::Progress& progress) {
  return readList(layout, which, progress, [which](const JsonValueRef& element) {
    return readElement<Element>(element, infoOf(which).columns);
  });
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

const ListInfo& infoOf(List list) {
  return kLists[static_cast<std::size_t>(list)];
}

std::optional<List> listNamed(const char* target) {
  constexpr std::string_view kLayout("layout/");
  const std::string_view path(target ? target : "");
  if (!path.starts_with(kLayout)) {
    return std::nullopt;
  }
  const auto info = std::ranges::find(kLists, path.substr(kLayout.size()), &ListInfo::section);
  return info == std::end(kLists) ? std::nullopt : std::optional(static_cast<List>(info - std::begin(kLists)));
}

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
  Layout made;
  made.nodes = readList(layout, List::Nodes, progress, readNode);
  made.skins = readList<Skin>(layout, List::Skins, progress);
  made.meshes = readList(layout, List::Meshes, progress, readMesh);
  made.materials = readList<Material>(layout, List::Materials, progress);
  made.textures = readList(layout, List::Textures, progress, readTexture);
  made.clips = readList(layout, List::AnimationClips, progress, readClip);
  made.colliders = readList(layout, List::Colliders, progress, readCollider);
  made.lights = readList(layout, List::Lights, progress, readLight);
  made.particles = readList(layout, List::Particles, progress, itself);
  made.cloths = readList(layout, List::Clothes, progress, itself);
  made.springGroups = readList<SpringGroup>(layout, List::SpringBoneGroups, progress);
  made.colliderGroups = readList(layout, List::ColliderGroups, progress, readSpringColliderGroup);
  readFixtures(made, progress);
  return made;
}

} // namespace vitrine::formats::vgo::layout
