#include "core/formats/x3/scene/SceneLayers.h"

#include "core/scene/LayerControls.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

constexpr auto kDetailGroup = QT_TRANSLATE_NOOP("formats", "Detail");
constexpr auto kPartsGroup = QT_TRANSLATE_NOOP("formats", "Parts");
constexpr auto kLayersGroup = QT_TRANSLATE_NOOP("formats", "Layers");

struct HelperLook {
  const char* id;
  const char* label;
  bool visible;
};

/// By SceneLayers::Helper.
constexpr auto kHelperLooks =
    std::to_array<HelperLook>({{"layer.hidden", QT_TRANSLATE_NOOP("formats", "Hidden parts"), false},
                               {"layer.markers", QT_TRANSLATE_NOOP("formats", "Markers"), true},
                               {"layer.collision", QT_TRANSLATE_NOOP("formats", "Collision boxes"), false},
                               {"layer.lights", QT_TRANSLATE_NOOP("formats", "Lights"), false},
                               {"layer.cameras", QT_TRANSLATE_NOOP("formats", "Cameras"), false}});

} // namespace

LayerIndex SceneLayers::add(const QString& id, const QString& label, bool visible) {
  return m_scene.layers.add({id, label, visible});
}

LayerIndex SceneLayers::lod(std::size_t record, std::size_t records) {
  if (records < 2) {
    return scene::kNone;
  }
  m_lodCount = std::max(m_lodCount, records);
  const bool isLast = record + 1 == records;
  const auto [known, first] = (isLast ? m_last : m_exact).try_emplace(record, scene::kNone);
  if (first) {
    const QString number = QString::number(record);
    known->second = add((isLast ? QStringLiteral("lod.last.") : QStringLiteral("lod.")) + number,
                        QStringLiteral("LOD ") + number, record == 0);
  }
  return known->second;
}

LayerIndex SceneLayers::helper(Helper which) {
  const auto [known, first] = m_helpers.try_emplace(which, scene::kNone);
  if (first) {
    const HelperLook& look = kHelperLooks[static_cast<std::size_t>(which)];
    known->second = add(QString::fromLatin1(look.id), QString::fromLatin1(look.label), look.visible);
  }
  return known->second;
}

LayerIndex SceneLayers::part(std::size_t record, std::size_t part, const QString& name, bool shown) {
  return m_parts.emplace_back(add(QStringLiteral("part.%1.%2").arg(record).arg(part), name, shown));
}

/// A body with fewer records shows its last (docs/formats/bod-scenes.md, "Levels of detail").
void SceneLayers::addLodControl() {
  if (m_lodCount < 2) {
    return;
  }
  QStringList choices;
  scene::LayerChoiceTarget target;
  for (std::size_t level = 0; level < m_lodCount; ++level) {
    choices << QStringLiteral("LOD %1").arg(level);
    std::vector<LayerIndex>& shown = target.choices.emplace_back();
    for (const auto& [of, layer] : m_last) {
      if (of <= level) {
        shown.push_back(layer);
      }
    }
    if (const auto exact = m_exact.find(level); exact != m_exact.end()) {
      shown.push_back(exact->second);
    }
  }
  m_scene.controls.push_back(scene::choice({"lod", QT_TRANSLATE_NOOP("formats", "Level of detail"), kDetailGroup},
                                           std::move(choices), std::move(target)));
}

void SceneLayers::addControls() {
  addLodControl();
  for (const auto& [which, layer] : m_helpers) {
    scene::addLayerToggle(m_scene, layer, kLayersGroup);
  }
  for (const LayerIndex layer : m_parts) {
    scene::addLayerToggle(m_scene, layer, kPartsGroup);
  }
}

} // namespace vitrine::formats::x3
