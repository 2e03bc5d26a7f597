#include "render/engine/NoteLabels.h"

#include "render/batching/LabelPlacement.h"
#include "render/engine/Retire.h"

#include <QGuiApplication>

#include <algorithm>

namespace vitrine::render {

void NoteLabels::set(const OverlayNotes& notes, qreal pixelRatio) {
  retire(std::exchange(m_entity, nullptr));
  m_labels.clear();
  for (std::size_t i = 0; i < std::min(notes.size(), kMaxNotes); ++i) {
    if (!notes[i].text.isEmpty() && scene::isFinite(notes[i].anchor)) {
      m_labels.push_back({scene::kNone, notes[i].text, notes[i].anchor});
    }
  }
  if (m_labels.empty()) {
    return;
  }
  auto atlas = std::make_shared<const LabelAtlas>(m_labels, QGuiApplication::font(), pixelRatio);
  m_sizes = atlas->sizes();
  m_entity = new LabelEntity(m_labels, std::move(atlas), m_effects);
  m_entity->setParent(m_root);
}

void NoteLabels::place(const viewing::CameraRig& camera, const scene::Scene& scene) {
  if (m_entity) {
    const std::vector<bool> all(m_labels.size(), true);
    m_entity->show(placedLabels({m_labels, m_sizes, all, scene, nullptr, {}}, camera));
  }
}

} // namespace vitrine::render
