#include "render/batching/ShownScene.h"

namespace vitrine::render {
namespace {

/// A copy of the pages, composed again only if the weights differ from the prepared ones.
LightmapPages lightUnder(LightmapPages light, const scene::LightStyleWeights& weights) {
  light.setMix(weights);
  return light;
}

} // namespace

ShownScene::ShownScene(RenderScenePtr prepared, session::Snapshot shown)
    : m_list(std::move(prepared), std::move(shown)),
      m_light(lightUnder(m_list.prepared()->light, m_list.state().light)) {}

LightmapPages::Updates ShownScene::show(const session::Snapshot& snapshot, LightmapPages::Bumped bumped) {
  m_list.show(snapshot);
  return m_light.setMix(m_list.state().light, bumped);
}

std::map<std::size_t, DrawList::Changes>& ShownScene::pendingChanges(std::size_t more) {
  for (const auto& [draw, changes] : m_list.takeChanges(more)) {
    m_pending[draw] |= changes;
  }
  return m_pending;
}

void sortTranslucent(DrawList& list, const QVector3D& eye) {
  list.applySorted(sorted(list.sortTasks(eye)));
}

} // namespace vitrine::render
