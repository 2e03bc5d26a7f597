#include "core/formats/xops/scene/WorldControls.h"

#include "core/formats/xops/records/XopsSky.h"
#include "core/formats/xops/scene/BlockScene.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

constexpr auto kViewGroup = QT_TRANSLATE_NOOP("formats", "View");

// The game's own view, docs/formats/xops-maps.md, "View".
constexpr float kVerticalFov = 65.0F;
constexpr float kFogStart = 100.0F;
constexpr float kFogEnd = 800.0F;

constexpr std::array<const char*, kLastSky + 1> kSkies{
    QT_TRANSLATE_NOOP("formats", "as in the game, no sky"), QT_TRANSLATE_NOOP("formats", "as in the game, sky 1"),
    QT_TRANSLATE_NOOP("formats", "as in the game, sky 2"),  QT_TRANSLATE_NOOP("formats", "as in the game, sky 3"),
    QT_TRANSLATE_NOOP("formats", "as in the game, sky 4"),  QT_TRANSLATE_NOOP("formats", "as in the game, sky 5")};

QString label(const char* text) {
  return QString::fromLatin1(text);
}

scene::ViewPreset viewPreset(int sky) {
  const QVector3D color = image::srgbToLinear(fogColor(sky).value_or(QVector3D()));
  return {scene::Fog{color, kFogStart, kFogEnd}, color, kVerticalFov, kFogEnd};
}

} // namespace

void addShadingControl(SceneBuilder& scene, LayerIndex invisibleLayer, FirstShading first) {
  scene::ColorStreamTarget target;
  target.choices.push_back({label(kDayStream)});
  target.choices.push_back({label(kDarkStream)});
  target.choices.push_back({label(kCollisionStream), {invisibleLayer}, collisionLegend()});
  QStringList labels{label(QT_TRANSLATE_NOOP("formats", "Day")), label(QT_TRANSLATE_NOOP("formats", "Dark mission")),
                     label(QT_TRANSLATE_NOOP("formats", "Collision"))};
  if (first == FirstShading::Clay) {
    target.choices.push_back({label(kClayStream)});
    labels << label(QT_TRANSLATE_NOOP("formats", "Clay"));
  }
  const int preset = first == FirstShading::Clay ? static_cast<int>(labels.size()) - 1 : static_cast<int>(first);
  scene.controls.push_back(scene::choice({"shading", QT_TRANSLATE_NOOP("formats", "Shading"), kViewGroup},
                                         std::move(labels), std::move(target), preset));
}

void addGameViewControl(SceneBuilder& scene, std::optional<int> sky) {
  QStringList choices{label(QT_TRANSLATE_NOOP("formats", "off"))};
  scene::ViewPresetTarget target{{scene::kNone}};
  const auto offer = [&](int number, const char* text) {
    target.choices.push_back(static_cast<int>(scene.view.viewPresets.size()));
    scene.view.viewPresets.push_back(viewPreset(number));
    choices << label(text);
  };
  if (sky) {
    offer(*sky, QT_TRANSLATE_NOOP("formats", "as in the game"));
  } else {
    for (int number = 0; number <= kLastSky; ++number) {
      offer(number, kSkies[static_cast<std::size_t>(number)]);
    }
  }
  scene.controls.push_back(scene::choice({"view.game", QT_TRANSLATE_NOOP("formats", "Game view"), kViewGroup},
                                         std::move(choices), std::move(target)));
}

} // namespace vitrine::formats::xops
