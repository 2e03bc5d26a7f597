#include "core/formats/source/bsp/scene/light/LightControls.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using scene::Control;
using scene::ControlKind;

constexpr auto kStyleGroup = QT_TRANSLATE_NOOP("formats", "Light styles");
constexpr auto kLightGroup = QT_TRANSLATE_NOOP("formats", "Light");
constexpr auto kStyleLabel = QT_TRANSLATE_NOOP("formats", "Style %1");
constexpr double kBrightestStyle = 4;
constexpr double kBrightestExposure = 16;

Control slider(const QString& id, const QString& label, const char* group, double max) {
  Control control;
  control.id = id;
  control.label = label;
  control.group = QString::fromLatin1(group);
  control.kind = ControlKind::Slider;
  control.max = max;
  control.defaultValue = 1;
  return control;
}

} // namespace

void addLightSetControl(SceneBuilder& scene, const FaceSet& faceSet) {
  if (!faceSet.other) {
    return;
  }
  scene.bake.lightmapSets = {{QStringLiteral("ldr"), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "LDR"))},
                             {QStringLiteral("hdr"), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "HDR"))}};
  Control control;
  control.id = QStringLiteral("light.set");
  control.label = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Lighting"));
  control.group = QString::fromLatin1(kLightGroup);
  control.kind = ControlKind::Choice;
  control.defaultValue = faceSet.number();
  for (const scene::LightmapSet& set : scene.bake.lightmapSets) {
    control.choices << set.label;
  }
  control.target = scene::LightmapSetTarget{{kLdrSet, kHdrSet}};
  scene.controls.push_back(std::move(control));
}

void addStyleControls(SceneBuilder& scene, const UsedStyles& usedStyles, const LightStyles& styles) {
  for (int style = 0; style < static_cast<int>(usedStyles.size()); ++style) {
    if (!usedStyles.test(static_cast<std::size_t>(style))) {
      continue;
    }
    const QString known = styles.nameOf(style);
    const QString name = known.isEmpty() ? QString::fromLatin1(kStyleLabel).arg(style) : known;
    const QString id = QStringLiteral("style.%1").arg(style);
    Control weight = slider(id, name, kStyleGroup, kBrightestStyle);
    weight.target = scene::LightStyleTarget{style};
    scene.controls.push_back(std::move(weight));
    const QString pattern = styles.patternOf(style);
    if (pattern.isEmpty()) {
      continue;
    }
    Control running;
    running.id = id + QStringLiteral(".pattern");
    running.label = styles.runningName(style, name);
    running.group = QString::fromLatin1(kStyleGroup);
    running.target = scene::LightPatternTarget{style, pattern};
    scene.controls.push_back(std::move(running));
  }
}

void addExposureControl(SceneBuilder& scene) {
  Control control = slider(QStringLiteral("exposure"), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Exposure")),
                           kLightGroup, kBrightestExposure);
  control.target = scene::ExposureTarget{};
  scene.controls.push_back(std::move(control));
}

} // namespace vitrine::formats::source
