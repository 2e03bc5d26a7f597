#include "core/session/DocumentSession.h"

#include "core/animation/KeyframeSampling.h"
#include "core/session/CarriedState.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace vitrine::session {

DocumentSession::DocumentSession(const Snapshot& from)
    : m_document(from.document), m_scene(from.scene), m_assets(from.assets),
      m_state(from.state ? from.state->state : SceneState()),
      m_textureViews(from.state ? from.state->textureViews : std::vector<state::TextureView>()),
      m_evaluated(from.state), m_pose(from.pose), m_posed(from.state) {}

void DocumentSession::open(DocumentPtr document, ScenePtr scene, Keep keep) {
  const ScenePtr before = std::exchange(m_scene, std::move(scene));
  m_document = std::move(document);
  m_assets = m_scene ? m_scene->assets : scene::SceneAssets();
  m_textureViews.clear();
  m_evaluated.reset();
  m_pose.reset();
  if (keep == Keep::State) {
    m_state = carriedOver(m_state, readingFacts(before.get(), m_state), m_scene.get());
  } else {
    m_state = m_scene ? state::startState(*m_scene) : SceneState();
  }
}

ItemMap DocumentSession::complete(DocumentPtr document, scene::SceneAssets assets) {
  assert(m_scene && document->scene);
  const ScenePtr before = std::exchange(m_scene, document->scene);
  m_document = std::move(document);
  m_assets = std::move(assets);
  m_evaluated.reset();
  m_pose.reset();
  ItemMap map(*before, *m_scene);
  m_state.hidden = map.of(m_state.hidden);
  m_state.isolated = map.of(m_state.isolated);
  m_state.locked = map.of(m_state.locked);
  return map;
}

const state::EvaluatedStatePtr& DocumentSession::evaluated() const {
  if (m_scene && !m_evaluated) {
    m_evaluated = std::make_shared<const state::EvaluatedState>(state::evaluate(*m_scene, m_state));
  }
  return m_evaluated;
}

const animation::PosePtr& DocumentSession::pose() const {
  const state::EvaluatedStatePtr& now = evaluated();
  if (now && (!m_pose || (m_posed != now && !animation::isSamePose(*m_scene, *m_posed, *now)))) {
    m_pose = std::make_shared<const animation::Pose>(m_scene, *now, m_pose.get());
  }
  m_posed = now;
  return m_pose;
}

Snapshot DocumentSession::snapshot() const {
  return {m_document, m_scene, m_assets, evaluated(), pose()};
}

scene::ScenePatch DocumentSession::followTextureViews() {
  const state::EvaluatedStatePtr& now = evaluated();
  if (!now || now->textureViews == m_textureViews) {
    return {};
  }
  m_textureViews = now->textureViews;
  scene::ScenePatch patch = state::viewedTextures(*m_scene, m_textureViews);
  apply(patch);
  return patch;
}

bool DocumentSession::setState(SceneState state) {
  if (state == m_state) {
    return false;
  }
  m_state = std::move(state);
  m_evaluated.reset();
  return true;
}

bool DocumentSession::changeState(SceneState state) {
  if (m_scene) {
    state::followVisibleModel(*m_scene, state);
  }
  return setState(std::move(state));
}

bool DocumentSession::setControls(const std::map<QString, double>& values) {
  SceneState state = m_state;
  for (const auto& [id, value] : values) {
    state.controls[id] = value;
  }
  return changeState(std::move(state));
}

bool DocumentSession::setAnimation(scene::AnimationIndex animation) {
  if (!m_scene) {
    return false;
  }
  const bool known = m_scene->motion.animations.contains(animation);
  SceneState state = m_state;
  state::chooseAnimation(*m_scene, state, known ? animation : scene::kNone);
  return changeState(std::move(state));
}

bool DocumentSession::setTime(double seconds) {
  SceneState state = m_state;
  state.time = std::isfinite(seconds) ? std::max(seconds, 0.0) : 0.0;
  return setState(std::move(state));
}

bool DocumentSession::setClock(double seconds) {
  SceneState state = m_state;
  state.clock = seconds;
  return setState(std::move(state));
}

bool DocumentSession::setAdaptation(double factor) {
  SceneState state = m_state;
  state.adaptation = factor;
  return setState(std::move(state));
}

void DocumentSession::hide(const std::vector<DrawItemIndex>& items) {
  SceneState state = m_state;
  state.hidden |= ItemSet(items);
  setState(std::move(state));
}

void DocumentSession::show(const std::vector<DrawItemIndex>& items) {
  SceneState state = m_state;
  state.hidden -= ItemSet(items);
  if (!state.isolated.empty()) {
    state.isolated |= ItemSet(items);
  }
  setState(std::move(state));
}

void DocumentSession::isolate(const std::vector<DrawItemIndex>& items) {
  SceneState state = m_state;
  state.isolated = ItemSet(items);
  state.hidden -= ItemSet(items);
  setState(std::move(state));
}

void DocumentSession::showAll() {
  SceneState state = m_state;
  state.hidden.clear();
  state.isolated.clear();
  setState(std::move(state));
}

} // namespace vitrine::session
