#include "core/formats/source/bsp/MapLayers.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

using scene::Control;
using scene::ControlKind;

struct LayerText {
  const char* id;
  const char* label;
  bool visible;
};

// In the order of MapLayer.
constexpr std::array<LayerText, static_cast<std::size_t>(MapLayer::Count)> kLayers = {{
    {"layer.brushes", QT_TRANSLATE_NOOP("formats", "Brushes"), true},
    {"layer.displacements", QT_TRANSLATE_NOOP("formats", "Displacements"), true},
    {"layer.overlays", QT_TRANSLATE_NOOP("formats", "Overlays"), true},
    {"layer.water", QT_TRANSLATE_NOOP("formats", "Water"), true},
    {"layer.props", QT_TRANSLATE_NOOP("formats", "Static props"), true},
    {"layer.detailprops", QT_TRANSLATE_NOOP("formats", "Detail props"), true},
    {"layer.brushentities", QT_TRANSLATE_NOOP("formats", "Brush entities"), true},
    {"layer.sky", QT_TRANSLATE_NOOP("formats", "Sky"), true},
    {"layer.triggers", QT_TRANSLATE_NOOP("formats", "Triggers"), false},
    {"layer.tools", QT_TRANSLATE_NOOP("formats", "Tool materials"), false},
    {"layer.invisible", QT_TRANSLATE_NOOP("formats", "Invisible entities"), false},
    {"layer.skybox2d", QT_TRANSLATE_NOOP("formats", "2D skybox"), true},
    {"layer.skybox3d", QT_TRANSLATE_NOOP("formats", "3D skybox"), true},
}};

constexpr auto kLayerGroup = QT_TRANSLATE_NOOP("formats", "Layers");
constexpr auto kStyleGroup = QT_TRANSLATE_NOOP("formats", "Light styles");
constexpr auto kLightGroup = QT_TRANSLATE_NOOP("formats", "Light");
constexpr auto kStyleLabel = QT_TRANSLATE_NOOP("formats", "Style %1");
constexpr double kBrightestStyle = 4;
constexpr double kBrightestExposure = 16;

/// The name of the first light with this style that has one.
QString styleName(int style, const std::vector<Entity>& entities) {
  for (const Entity& entity : entities) {
    if (startsWithFolded(entity.className(), "light") && entity.has("targetname") && entity.has("style") &&
        entity.number("style") == static_cast<float>(style)) {
      return entity.text("targetname");
    }
  }
  return QString::fromLatin1(kStyleLabel).arg(style);
}

} // namespace

MapLayer layerOf(FaceKind kind) {
  switch (kind) {
  case FaceKind::Brush:
    return MapLayer::Brushes;
  case FaceKind::Displacement:
    return MapLayer::Displacements;
  case FaceKind::Water:
    return MapLayer::Water;
  case FaceKind::Sky:
    return MapLayer::Sky;
  case FaceKind::Trigger:
    return MapLayer::Triggers;
  case FaceKind::Tool:
    return MapLayer::Tools;
  }
  return MapLayer::Brushes;
}

void addLayers(Scene& scene) {
  for (const LayerText& text : kLayers) {
    const auto index = static_cast<int>(scene.layers.size());
    const QString id = QString::fromLatin1(text.id);
    const QString label = QString::fromLatin1(text.label);
    scene.layers.push_back({id, label, text.visible});
    Control control;
    control.id = id;
    control.label = label;
    control.group = QString::fromLatin1(kLayerGroup);
    control.kind = ControlKind::Toggle;
    control.defaultValue = text.visible ? 1 : 0;
    control.target = scene::LayerTarget{index};
    scene.controls.push_back(std::move(control));
  }
}

void addStyleControls(Scene& scene, const std::bitset<256>& usedStyles, const std::vector<Entity>& entities) {
  for (int style = 0; style < static_cast<int>(usedStyles.size()); ++style) {
    if (!usedStyles.test(static_cast<std::size_t>(style))) {
      continue;
    }
    Control control;
    control.id = QStringLiteral("style.%1").arg(style);
    control.label = styleName(style, entities);
    control.group = QString::fromLatin1(kStyleGroup);
    control.kind = ControlKind::Slider;
    control.max = kBrightestStyle;
    control.defaultValue = 1;
    control.target = scene::LightStyleTarget{style};
    scene.controls.push_back(std::move(control));
  }
}

void addExposureControl(Scene& scene) {
  Control control;
  control.id = QStringLiteral("exposure");
  control.label = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "Exposure"));
  control.group = QString::fromLatin1(kLightGroup);
  control.kind = ControlKind::Slider;
  control.max = kBrightestExposure;
  control.defaultValue = 1;
  control.target = scene::ExposureTarget{};
  scene.controls.push_back(std::move(control));
}

} // namespace vitrine::formats::source
