#include "core/scene/LookControls.h"

#include "core/scene/Clay.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::scene {
namespace {

constexpr auto kLightId = "light";
constexpr auto kFadeId = "fade";
constexpr auto kMissingId = "missing";

bool isLitByLights(const Material& material) {
  const MaterialModel model = material.model();
  return model == MaterialModel::PbrMetalRough || model == MaterialModel::Phong || model == MaterialModel::Toon;
}

bool hasLightStream(const Mesh& mesh) {
  return std::ranges::any_of(mesh.vertices.colors,
                             [](const VertexStreams::Colors& colors) { return colors.use == ColorUse::Light; });
}

/// True if light makes a difference to anything.
bool answersLight(const SceneData& scene) {
  const auto isLit = [&](const Surface& surface) {
    const MaterialModel model =
        surface.material ? scene.assets.materials[surface.material].model() : MaterialModel::Baked;
    return model != MaterialModel::Unlit && model != MaterialModel::Sky;
  };
  return std::ranges::any_of(scene.meshes, [&](const Mesh& mesh) {
    return hasLightStream(mesh) || std::ranges::any_of(mesh.surfaces, isLit);
  });
}

/// True if pictures of materials may turn out to be missing.
bool wantsPictures(const SceneData& scene) {
  return std::ranges::any_of(scene.assets.materials, wantsPicture);
}

bool has(const SceneData& scene, QLatin1StringView id) {
  return std::ranges::find(scene.controls, id, &Control::id) != scene.controls.end();
}

} // namespace

bool givesLight(const SceneData& scene) {
  if (!scene.bake.lightmaps.empty() || !scene.bake.instanceLightings.empty() ||
      std::ranges::any_of(scene.meshes, hasLightStream)) {
    return true;
  }
  const bool lights = !scene.lights.empty() || std::ranges::any_of(scene.motion.animations, [](const Animation& each) {
    return !each.lightTracks.empty();
  });
  return lights && std::ranges::any_of(scene.assets.materials, isLitByLights);
}

void addLookControls(SceneBuilder& scene) {
  if (!has(scene, QLatin1StringView(kLightId)) && answersLight(scene)) {
    const QStringList choices{QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "As in the game")),
                              QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Studio"))};
    scene.controls.push_back(
        choice({kLightId, QT_TRANSLATE_NOOP("formats", "Light"), QT_TRANSLATE_NOOP("formats", "Light")}, choices,
               StudioLightTarget{}, givesLight(scene) ? 0 : 1));
  }
  if (!has(scene, QLatin1StringView(kFadeId)) && !scene.world.fades.empty()) {
    scene.controls.push_back(
        toggle({kFadeId, QT_TRANSLATE_NOOP("formats", "Fade by distance"), QT_TRANSLATE_NOOP("formats", "View")},
               DistanceFadeTarget{}));
  }
  if (!has(scene, QLatin1StringView(kMissingId)) && wantsPictures(scene)) {
    scene.controls.push_back(toggle(
        {kMissingId, QT_TRANSLATE_NOOP("formats", "Show missing textures"), QT_TRANSLATE_NOOP("formats", "View")},
        MissingTexturesTarget{}));
  }
}

} // namespace vitrine::scene
