#include "core/formats/source/bsp/scene/MapLayers.h"

#include "core/scene/LayerControls.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

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

} // namespace

MapLayer layerOf(FaceKind kind) {
  // In the order of FaceKind.
  constexpr std::array kLayerOfKind{MapLayer::Brushes, MapLayer::Displacements, MapLayer::Water,
                                    MapLayer::Sky,     MapLayer::Triggers,      MapLayer::Tools};
  return kLayerOfKind[static_cast<std::size_t>(kind)];
}

LayerIndex addLayer(SceneBuilder& scene, QAnyStringView id, QAnyStringView label, bool visible) {
  return scene::addLayer(scene, {id, label, QT_TRANSLATE_NOOP("formats", "Layers")}, visible);
}

void addLayers(SceneBuilder& scene) {
  for (const LayerText& text : kLayers) {
    addLayer(scene, text.id, text.label, text.visible);
  }
}

} // namespace vitrine::formats::source
