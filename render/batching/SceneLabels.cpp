#include "render/batching/SceneLabels.h"

#include <QFont>

#include <ranges>

namespace vitrine::render {

void SceneLabels::setScene(const DrawList* scene) {
  setAtlas(nullptr);
  m_scene = scene;
  m_names.labels = scene ? scene->prepared()->labels : std::vector<Label>();
  followPose();
}

void SceneLabels::setAtlas(const std::shared_ptr<const LabelAtlas>& atlas) {
  invalidate();
  m_names.shown.clear();
  m_names.atlas = m_names.labels.empty() ? nullptr : atlas;
  m_nameSizes = m_names.atlas ? atlas->sizes() : std::vector<QSizeF>();
}

void SceneLabels::setNotes(const OverlayNotes& notes, qreal pixelRatio) {
  m_notes = {};
  for (const OverlayNote& note : notes | std::views::take(kMaxNotes)) {
    if (!note.text.isEmpty() && scene::isFinite(note.anchor)) {
      m_notes.labels.push_back({scene::kNone, note.text, note.anchor});
    }
  }
  if (!m_notes.labels.empty()) {
    m_notes.atlas = std::make_shared<const LabelAtlas>(m_notes.labels, QFont(), pixelRatio);
    m_noteSizes = m_notes.atlas->sizes();
  }
}

void SceneLabels::followPose() {
  if (m_scene && render::followPose(m_names.labels, *m_scene->pose())) {
    ++m_names.moves;
  }
}

void SceneLabels::place(const viewing::CameraRig& camera, ShadingMode mode, const std::set<NodeIndex>& wanted) {
  if (!m_scene) {
    return;
  }
  const RenderScene& prepared = *m_scene->prepared();
  std::vector<QRectF> taken;
  if (m_notes.atlas) {
    const std::vector<bool> all(m_notes.labels.size(), true);
    const LabelScene notes{m_notes.labels, m_noteSizes, all, *prepared.scene, nullptr, {}};
    m_notes.shown = placedLabels(notes, camera);
    taken = labelPlaces(notes, m_notes.shown, camera);
  }
  if (!m_names.atlas) {
    return;
  }
  if (!m_conditions) {
    m_conditions.reset(new LabelScene{m_names.labels, m_nameSizes, labelsVisible(*m_scene), *prepared.scene, nullptr,
                                      opaqueItems(*m_scene), wanted, m_scene->pose()});
  }
  m_conditions->taken = std::move(taken);
  m_conditions->sight = mode == ShadingMode::Wireframe ? nullptr : prepared.sight.get();
  m_names.shown = placedLabels(*m_conditions, camera);
}

} // namespace vitrine::render
