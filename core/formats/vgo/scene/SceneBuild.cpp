#include "core/formats/vgo/scene/SceneBuild.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

constexpr auto kSwitchedOff = "layer.inactive";

} // namespace

int addHelperLayer(Scene& scene, const char* id, const char* label) {
  const auto layer = static_cast<int>(scene.layers.size());
  scene.layers.push_back({QString::fromLatin1(id), QString::fromLatin1(label), false});
  scene::Control toggle;
  toggle.id = QString::fromLatin1(id);
  toggle.label = QString::fromLatin1(label);
  toggle.group = QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "View"));
  toggle.target = scene::LayerTarget{layer};
  scene.controls.push_back(std::move(toggle));
  return layer;
}

int SceneBuild::switchedOff() {
  const auto known = std::ranges::find(scene.layers, QLatin1StringView(kSwitchedOff), &scene::Layer::id);
  return known != scene.layers.end()
             ? static_cast<int>(known - scene.layers.begin())
             : addHelperLayer(scene, kSwitchedOff, QT_TRANSLATE_NOOP("formats", "Switched off in the file"));
}

} // namespace vitrine::formats::vgo
