#include "core/formats/vgo/scene/SceneBuild.h"

#include <QtGlobal>

namespace vitrine::formats::vgo {
namespace {

constexpr auto kSwitchedOff = "layer.inactive";

} // namespace

LayerIndex addHelperLayer(SceneBuilder& scene, const char* id, const char* label) {
  const LayerIndex layer = scene.layers.add({QString::fromLatin1(id), QString::fromLatin1(label), false});
  scene::Control toggle;
  toggle.id = QString::fromLatin1(id);
  toggle.label = QString::fromLatin1(label);
  toggle.group = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "View"));
  toggle.target = scene::LayerTarget{layer};
  scene.controls.push_back(std::move(toggle));
  return layer;
}

LayerIndex SceneBuild::switchedOff() {
  for (const LayerIndex layer : scene.layers.indices()) {
    if (scene.layers[layer].id == QLatin1StringView(kSwitchedOff)) {
      return layer;
    }
  }
  return addHelperLayer(scene, kSwitchedOff, QT_TRANSLATE_NOOP("formats", "Switched off in the file"));
}

} // namespace vitrine::formats::vgo
