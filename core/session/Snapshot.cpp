#include "core/session/Snapshot.h"

namespace vitrine::session {

Snapshot snapshotOf(ScenePtr scene, scene::SceneAssets assets, SceneState state) {
  auto evaluated = std::make_shared<const state::EvaluatedState>(state::evaluate(*scene, std::move(state)));
  auto pose = std::make_shared<const animation::Pose>(scene, *evaluated);
  return {nullptr, std::move(scene), std::move(assets), std::move(evaluated), std::move(pose)};
}

} // namespace vitrine::session
