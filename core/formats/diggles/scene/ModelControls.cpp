#include "core/formats/diggles/scene/ModelControls.h"

#include "core/scene/LayerControls.h"

#include <algorithm>

namespace vitrine::formats::diggles {
namespace {

constexpr auto kViewGroup = QT_TRANSLATE_NOOP("formats", "View");
constexpr auto kMotionGroup = QT_TRANSLATE_NOOP("formats", "Motion");

QString text(const char* label) {
  return QString::fromLatin1(label);
}

/// Baked light is dark; how the game brightened it is not known (docs/formats/diggles-3db.md, "Light").
scene::Control lightControl() {
  scene::ColorStreamTarget target;
  target.choices.push_back({text(kWhiteStream)});
  target.choices.push_back({text(kBakedStream)});
  target.choices.push_back({text(kBakedStream), {}, {}, 2});
  target.choices.push_back({text(kShapeStream)});
  target.choices.push_back({.stream = text(kShapeStream), .studio = true});
  return scene::choice({"light", QT_TRANSLATE_NOOP("formats", "Light"), kViewGroup},
                       {text(QT_TRANSLATE_NOOP("formats", "Off")), text(QT_TRANSLATE_NOOP("formats", "Baked")),
                        text(QT_TRANSLATE_NOOP("formats", "Baked, twice as bright")),
                        text(QT_TRANSLATE_NOOP("formats", "By shape")), text(QT_TRANSLATE_NOOP("formats", "Studio"))},
                       std::move(target), 1);
}

scene::Control objectControl(const std::vector<ObjectPlan>& plans, const SceneObjects& objects) {
  QStringList choices{text(QT_TRANSLATE_NOOP("formats", "All"))};
  scene::LayerChoiceTarget target;
  target.choices.push_back(objects.layerOf);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    choices << plans[i].name;
    target.choices.push_back({objects.layerOf[i]});
  }
  return scene::choice({"object", QT_TRANSLATE_NOOP("formats", "Shown object"), kViewGroup}, std::move(choices),
                       std::move(target), static_cast<int>(objects.shown) + 1);
}

} // namespace

void addModelControls(SceneBuilder& scene, const std::vector<ObjectPlan>& plans, const SceneObjects& objects) {
  if (plans.size() > 1) {
    scene.controls.push_back(objectControl(plans, objects));
  }
  if (!scene.meshes.empty()) {
    scene.controls.push_back(lightControl());
  }
  for (const LayerIndex layer : {objects.layers.shadows, objects.layers.anchors}) {
    if (layer) {
      scene::addLayerToggle(scene, layer, kViewGroup);
    }
  }
  const auto moves = [](const scene::Animation& clip) { return !clip.stepMove.isNull() || !clip.stepTurn.isNull(); };
  if (std::ranges::any_of(scene.motion.animations, moves)) {
    scene.controls.push_back(scene::toggle(
        {"root", QT_TRANSLATE_NOOP("formats", "Move through the world"), kMotionGroup}, scene::RootMotionTarget{}));
  }
  if (std::ranges::any_of(scene.motion.animations, [](const scene::Animation& clip) { return clip.frames > 1; })) {
    scene.controls.push_back(scene::toggle({"blend", QT_TRANSLATE_NOOP("formats", "Blend frames"), kMotionGroup},
                                           scene::FrameBlendTarget{}, true));
  }
}

} // namespace vitrine::formats::diggles
