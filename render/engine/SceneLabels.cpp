#include "render/engine/SceneLabels.h"

#include "render/engine/Retire.h"

namespace vitrine::render {

void SceneLabels::setScene(const DrawList* scene) {
  setAtlas(nullptr);
  m_scene = scene;
  m_labels = scene ? scene->prepared()->labels : std::vector<Label>();
}

void SceneLabels::setAtlas(const std::shared_ptr<const LabelAtlas>& atlas) {
  retire(std::exchange(m_entity, nullptr));
  invalidate();
  if (m_scene && atlas && !m_labels.empty()) {
    m_sizes = atlas->sizes();
    m_entity = new LabelEntity(m_labels, atlas, m_effects);
    m_entity->setParent(m_root);
  }
}

void SceneLabels::followPose() {
  if (m_scene && render::followPose(m_labels, *m_scene->pose()) && m_entity) {
    m_entity->place(m_labels);
  }
}

void SceneLabels::place(const viewing::CameraRig& camera, ShadingMode mode, const std::set<NodeIndex>& wanted) {
  if (m_scene) {
    m_notes.place(camera, *m_scene->prepared()->scene);
  }
  if (!m_entity) {
    return;
  }
  const RenderScene& built = *m_scene->prepared();
  if (!m_within) {
    m_within.reset(new LabelScene{m_labels, m_sizes, labelsVisible(*m_scene), *built.scene, nullptr,
                                  opaqueItems(*m_scene), wanted, m_scene->pose()});
  }
  m_within->sight = mode == ShadingMode::Wireframe ? nullptr : built.sight.get();
  m_entity->show(placedLabels(*m_within, camera));
}

} // namespace vitrine::render
