#include "core/formats/diggles/scene/ModelControls.h"

#include <algorithm>

namespace vitrine::formats::diggles {
namespace {

using scene::Control;
using scene::ControlKind;

constexpr auto kViewGroup = QT_TRANSLATE_NOOP("formats", "View");
constexpr auto kMotionGroup = QT_TRANSLATE_NOOP("formats", "Motion");

QString text(const char* label) {
  return QString::fromLatin1(label);
}

Control control(const char* id, const char* label, const char* group, double value) {
  Control made;
  made.id = text(id);
  made.label = text(label);
  made.group = text(group);
  made.defaultValue = value;
  return made;
}

/// Baked light is dark; how the game brightened it is not known (docs/formats/diggles-3db.md, "Light").
Control lightControl() {
  Control light = control("light", QT_TRANSLATE_NOOP("formats", "Light"), kViewGroup, 1);
  light.kind = ControlKind::Choice;
  light.choices = {text(QT_TRANSLATE_NOOP("formats", "Off")), text(QT_TRANSLATE_NOOP("formats", "Baked")),
                   text(QT_TRANSLATE_NOOP("formats", "Baked, twice as bright")),
                   text(QT_TRANSLATE_NOOP("formats", "By shape"))};
  scene::ColorStreamTarget target;
  target.choices.push_back({text(kWhiteStream)});
  target.choices.push_back({text(kBakedStream)});
  target.choices.push_back({text(kBakedStream), {}, {}, 2});
  target.choices.push_back({text(kShapeStream)});
  light.target = std::move(target);
  return light;
}

void addLayerControl(SceneBuilder& scene, LayerIndex layer, const char* label) {
  if (layer) {
    const scene::Layer& from = scene.layers[layer];
    Control toggle = control("", label, kViewGroup, from.visibleByDefault ? 1 : 0);
    toggle.id = from.id;
    toggle.target = scene::LayerTarget{layer};
    scene.controls.push_back(std::move(toggle));
  }
}

} // namespace

void addObjectControl(SceneBuilder& scene, const std::vector<ObjectPlan>& plans, const std::vector<LayerIndex>& layers,
                      int shown) {
  if (plans.size() < 2) {
    return;
  }
  Control object = control("object", QT_TRANSLATE_NOOP("formats", "Object shown"), kViewGroup, shown + 1);
  object.kind = ControlKind::Choice;
  object.choices = {text(QT_TRANSLATE_NOOP("formats", "All"))};
  scene::LayerChoiceTarget target;
  target.choices.push_back(layers);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    object.choices << plans[i].name;
    target.choices.push_back({layers[i]});
  }
  object.target = std::move(target);
  scene.controls.push_back(std::move(object));
}

void addLookControls(SceneBuilder& scene, const PartLayers& layers) {
  if (!scene.meshes.empty()) {
    scene.controls.push_back(lightControl());
  }
  addLayerControl(scene, layers.shadows, kShadowsLabel);
  addLayerControl(scene, layers.anchors, kAnchorsLabel);
  const auto moves = [](const scene::Animation& clip) { return !clip.stepMove.isNull() || !clip.stepTurn.isNull(); };
  if (std::ranges::any_of(scene.motion.animations, moves)) {
    Control root = control("root", QT_TRANSLATE_NOOP("formats", "Move through the world"), kMotionGroup, 0);
    root.target = scene::RootMotionTarget{};
    scene.controls.push_back(std::move(root));
  }
  if (std::ranges::any_of(scene.motion.animations, [](const scene::Animation& clip) { return clip.frames > 1; })) {
    Control blend = control("blend", QT_TRANSLATE_NOOP("formats", "Blend frames"), kMotionGroup, 1);
    blend.target = scene::FrameBlendTarget{};
    scene.controls.push_back(std::move(blend));
  }
}

} // namespace vitrine::formats::diggles
