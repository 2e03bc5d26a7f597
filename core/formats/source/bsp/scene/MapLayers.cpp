#include "core/formats/source/bsp/scene/MapLayers.h"

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

LayerIndex addLayer(SceneBuilder& scene, const QString& id, const QString& label, bool visible) {
  const LayerIndex index = scene.layers.add({id, label, visible});
  Control control;
  control.id = id;
  control.label = label;
  control.group = QString::fromLatin1(kLayerGroup);
  control.kind = ControlKind::Toggle;
  control.defaultValue = visible ? 1 : 0;
  control.target = scene::LayerTarget{index};
  scene.controls.push_back(std::move(control));
  return index;
}

void addLayers(SceneBuilder& scene) {
  for (const LayerText& text : kLayers) {
    addLayer(scene, QString::fromLatin1(text.id), QString::fromLatin1(text.label), text.visible);
  }
}

} // namespace vitrine::formats::source
