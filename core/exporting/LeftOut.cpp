#include "core/exporting/LeftOut.h"

#include "core/exporting/ExportTexts.h"

#include <algorithm>

namespace vitrine::exporting {
namespace {

bool hasMoreThanBaseColors(const scene::SceneAssets& assets) {
  return std::ranges::any_of(assets.materials, [&](const scene::Material& material) {
    for (auto slot = static_cast<std::size_t>(scene::TextureSlot::BaseColor) + 1; slot < material.slots.size();
         ++slot) {
      if (assets.textures.contains(material.slots[slot].texture)) {
        return true;
      }
    }
    return false;
  });
}

bool isOfNoKind(const scene::Light& light) {
  return light.kind == scene::LightKind::Area || light.kind == scene::LightKind::Ambient;
}

bool changesLights(const scene::Animation& clip) {
  return !clip.lightTracks.empty() || !clip.cameraTracks.empty();
}

/// What formats without motion do not get.
void addMotion(const Scene& scene, QStringList& left) {
  if (!scene.motion.animations.empty()) {
    left << ExportTexts::tr("%n animation(s)", nullptr, static_cast<int>(scene.motion.animations.size()));
  }
  if (std::ranges::any_of(scene.meshes, [](const scene::Mesh& mesh) { return mesh.deformation || mesh.frames; })) {
    left << ExportTexts::tr("joints and blend shapes: the current pose is exported");
  }
  if (!scene.lights.empty()) {
    left << ExportTexts::tr("%n light(s)", nullptr, static_cast<int>(scene.lights.size()));
  }
  if (!scene.view.cameras.empty()) {
    left << ExportTexts::tr("%n camera(s)", nullptr, static_cast<int>(scene.view.cameras.size()));
  }
  if (std::ranges::any_of(scene.nodes, [](const scene::Node& node) { return !node.properties.empty(); })) {
    left << ExportTexts::tr("properties of entities and other nodes");
  }
}

} // namespace

QStringList leftOut(const Scene& scene, const scene::SceneAssets& assets, ExportFormat format, LightAs light) {
  const ExportFormatInfo& info = infoOf(format);
  QStringList left;
  if (!info.tree) {
    left << ExportTexts::tr("the node tree: everything stays in its place");
  }
  if (info.pictures == PicturesAt::Nowhere) {
    left << ExportTexts::tr("materials and images");
  } else if (hasMoreThanBaseColors(assets)) {
    left << ExportTexts::tr("images other than base colours");
  }
  const bool lit = light != LightAs::Nothing && carries(format, light);
  if (!lit && !scene.bake.lightmaps.empty()) {
    left << ExportTexts::tr("the light of lightmaps");
  }
  if (!lit && !scene.bake.instanceLightings.empty()) {
    left << ExportTexts::tr("the baked light of placed models");
  }
  if (!scene.world.backdrops.empty()) {
    left << ExportTexts::tr("the sky behind the world");
  }
  if (!info.moves) {
    addMotion(scene, left);
    return left;
  }
  if (std::ranges::any_of(scene.lights, isOfNoKind)) {
    left << ExportTexts::tr("area lights and ambient light");
  }
  if (std::ranges::any_of(scene.motion.animations, changesLights)) {
    left << ExportTexts::tr("animations of lights and cameras");
  }
  if (!scene.motion.springs.chains.empty()) {
    left << ExportTexts::tr("the motion of spring bones");
  }
  return left;
}

} // namespace vitrine::exporting
