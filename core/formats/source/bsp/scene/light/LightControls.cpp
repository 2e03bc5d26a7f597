#include "core/formats/source/bsp/scene/light/LightControls.h"

#include "core/formats/source/bsp/scene/light/ToneController.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr auto kStyleGroup = QT_TRANSLATE_NOOP("formats", "Light styles");
constexpr auto kLightGroup = QT_TRANSLATE_NOOP("formats", "Light");
constexpr auto kStyleLabel = QT_TRANSLATE_NOOP("formats", "Style %1");
constexpr scene::SliderRange kStyleRange{.min = 0, .max = 4, .preset = 1};
constexpr scene::SliderRange kExposureRange{.min = 0, .max = 16, .preset = 1};

} // namespace

void addLightSetControl(SceneBuilder& scene, const FaceSet& faceSet) {
  if (!faceSet.other) {
    return;
  }
  scene.bake.lightmapSets = {{QStringLiteral("ldr"), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "LDR"))},
                             {QStringLiteral("hdr"), QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "HDR"))}};
  QStringList labels;
  for (const scene::LightmapSet& set : scene.bake.lightmapSets) {
    labels << set.label;
  }
  scene.controls.push_back(scene::choice({"light.set", QT_TRANSLATE_NOOP("formats", "Lighting"), kLightGroup},
                                         std::move(labels), scene::LightmapSetTarget{{kLdrSet, kHdrSet}},
                                         faceSet.number()));
}

void addStyleControls(SceneBuilder& scene, const UsedStyles& usedStyles, const LightStyles& styles) {
  for (int style = 0; style < static_cast<int>(usedStyles.size()); ++style) {
    if (!usedStyles.test(static_cast<std::size_t>(style))) {
      continue;
    }
    const QString known = styles.nameOf(style);
    const QString name = known.isEmpty() ? QString::fromLatin1(kStyleLabel).arg(style) : known;
    const QString id = QStringLiteral("style.%1").arg(style);
    scene.controls.push_back(scene::slider({id, name, kStyleGroup}, kStyleRange, scene::LightStyleTarget{style}));
    if (const QString pattern = styles.patternOf(style); !pattern.isEmpty()) {
      scene.controls.push_back(
          scene::toggle({QString(id + QStringLiteral(".pattern")), styles.runningName(style, name), kStyleGroup},
                        scene::LightPatternTarget{style, pattern}));
    }
  }
}

void addExposureControls(SceneBuilder& scene, const FaceSet& faceSet, const std::vector<Entity>& entities) {
  scene.controls.push_back(scene::slider({"exposure", QT_TRANSLATE_NOOP("formats", "Exposure"), kLightGroup},
                                         kExposureRange, scene::ExposureTarget{}));
  const auto text = [](const char* label) { return QString::fromLatin1(label); };
  scene::ExposureModeTarget target{{scene::ExposureMode::AsBaked, scene::ExposureMode::Brightened}};
  QStringList labels{text(QT_TRANSLATE_NOOP("formats", "as baked")), text(QT_TRANSLATE_NOOP("formats", "brightened"))};
  const bool adapts = faceSet.isHdr() || faceSet.other;
  if (adapts) {
    scene.bake.autoExposure = autoExposureOf(entities);
    scene.bake.autoExposure.lightmapSet = faceSet.other ? int{kHdrSet} : scene::kNone;
    target.choices.push_back(scene::ExposureMode::AsInGame);
    labels << text(QT_TRANSLATE_NOOP("formats", "as in the game"));
  }
  scene.controls.push_back(
      scene::choice({"exposure.automatic", QT_TRANSLATE_NOOP("formats", "Automatic exposure"), kLightGroup},
                    std::move(labels), std::move(target), adapts ? static_cast<int>(target.choices.size()) - 1 : 0));
}

} // namespace vitrine::formats::source
