#include "core/formats/xops/world/WorldControls.h"

#include "core/formats/xops/blocks/BlockScene.h"
#include "core/formats/xops/mission/Sky.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using scene::Control;
using scene::ControlKind;

// The game's own view, docs/formats/xops-maps.md, "View".
constexpr float kVerticalFov = 65.0F;
constexpr float kFogStart = 100.0F;
constexpr float kFogEnd = 800.0F;

QString label(const char* text) {
  return QString::fromLatin1(text);
}

scene::ViewPreset viewPreset(int sky) {
  const QVector3D color = image::srgbToLinear(fogColor(sky).value_or(QVector3D()));
  return {scene::Fog{color, kFogStart, kFogEnd}, color, kVerticalFov, kFogEnd};
}

} // namespace

void addLayerControl(SceneBuilder& scene, LayerIndex layer, const char* group) {
  const scene::Layer& from = scene.layers[layer];
  Control control;
  control.id = from.id;
  control.label = from.label;
  control.group = label(group);
  control.defaultValue = from.visibleByDefault ? 1 : 0;
  control.target = scene::LayerTarget{layer};
  scene.controls.push_back(std::move(control));
}

void addShadingControl(SceneBuilder& scene, LayerIndex invisibleLayer, bool dark) {
  Control control;
  control.id = QStringLiteral("shading");
  control.label = label(QT_TRANSLATE_NOOP("formats", "Shading"));
  control.group = label(QT_TRANSLATE_NOOP("formats", "View"));
  control.kind = ControlKind::Choice;
  control.choices = {label(QT_TRANSLATE_NOOP("formats", "Day")), label(QT_TRANSLATE_NOOP("formats", "Dark mission")),
                     label(QT_TRANSLATE_NOOP("formats", "Collision"))};
  control.defaultValue = dark ? 1 : 0;
  scene::ColorStreamTarget target;
  target.choices.push_back({label(kDayStream)});
  target.choices.push_back({label(kDarkStream)});
  target.choices.push_back({label(kCollisionStream), {invisibleLayer}, collisionLegend()});
  control.target = std::move(target);
  scene.controls.push_back(std::move(control));
}

void addGameViewControl(SceneBuilder& scene, std::optional<int> sky) {
  Control control;
  control.id = QStringLiteral("view.game");
  control.label = label(QT_TRANSLATE_NOOP("formats", "Seen"));
  control.group = label(QT_TRANSLATE_NOOP("formats", "View"));
  control.kind = ControlKind::Choice;
  control.choices = {label(QT_TRANSLATE_NOOP("formats", "freely"))};
  scene::ViewPresetTarget target{{scene::kNone}};
  const auto offer = [&](int number, const QString& text) {
    target.choices.push_back(static_cast<int>(scene.view.viewPresets.size()));
    scene.view.viewPresets.push_back(viewPreset(number));
    control.choices << text;
  };
  if (sky) {
    offer(*sky, label(QT_TRANSLATE_NOOP("formats", "as in the game")));
  } else {
    offer(0, label(QT_TRANSLATE_NOOP("formats", "as in the game, no sky")));
    offer(1, label(QT_TRANSLATE_NOOP("formats", "as in the game, sky 1")));
    offer(2, label(QT_TRANSLATE_NOOP("formats", "as in the game, sky 2")));
    offer(3, label(QT_TRANSLATE_NOOP("formats", "as in the game, sky 3")));
    offer(4, label(QT_TRANSLATE_NOOP("formats", "as in the game, sky 4")));
    offer(5, label(QT_TRANSLATE_NOOP("formats", "as in the game, sky 5")));
  }
  control.target = std::move(target);
  scene.controls.push_back(std::move(control));
}

void addFileControl(SceneBuilder& scene, const QString& id, const char* text, const QStringList& names,
                    const std::vector<LayerIndex>& layers, int shown) {
  Control control;
  control.id = id;
  control.label = label(text);
  control.group = label(QT_TRANSLATE_NOOP("formats", "Files"));
  control.kind = ControlKind::Choice;
  control.choices = QStringList{label(QT_TRANSLATE_NOOP("formats", "none"))} + names;
  control.defaultValue = shown + 1;
  scene::LayerChoiceTarget target;
  target.choices.emplace_back(); // none
  for (const LayerIndex layer : layers) {
    target.choices.push_back({layer});
  }
  control.target = std::move(target);
  scene.controls.push_back(std::move(control));
}

} // namespace vitrine::formats::xops
