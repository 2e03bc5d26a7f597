#include "ui/session/Session.h"

#include <cassert>
#include <cmath>

namespace vitrine::ui {
namespace {

void dropUnknownItems(std::set<DrawItemId>& items, std::size_t count) {
  std::erase_if(items, [count](DrawItemId item) { return item >= count; });
}

/// The animation of this name in another reading of the file, at the same place if it can be; kNone: it is gone.
int animationNamed(const Scene& scene, const QString& name, int place) {
  const auto index = static_cast<std::size_t>(place);
  if (index < scene.animations.size() && scene.animations[index].name == name) {
    return place;
  }
  const auto found = std::ranges::find(scene.animations, name, &scene::Animation::name);
  return found == scene.animations.end() ? scene::kNone : static_cast<int>(found - scene.animations.begin());
}

/// Leaves the moment as it was where the animation is still there and as long.
void carryMoment(SceneState& state, const Scene& before, const Scene& scene) {
  if (state.animation == scene::kNone && !before.animations.empty()) {
    return; // the user wanted it at rest
  }
  const double time = state.time;
  const int chosen = state.animation;
  state.animation = chosen == scene::kNone
                        ? scene::kNone
                        : animationNamed(scene, before.animations[static_cast<std::size_t>(chosen)].name, chosen);
  state.time = 0;
  if (state.animation == scene::kNone) {
    state.animation = scene.startAnimation;
  } else if (time <= scene.animations[static_cast<std::size_t>(state.animation)].duration) {
    state.time = time;
  }
}

/// What of `state` still makes sense for `scene`: hiding only when it has as many items as before.
SceneState carriedOver(SceneState state, const Scene* before, const Scene* scene) {
  if (!scene || !before || before->drawItems().size() != scene->drawItems().size()) {
    state.hidden.clear();
    state.isolated.clear();
  }
  const std::size_t count = scene ? scene->drawItems().size() : 0;
  dropUnknownItems(state.hidden, count);
  dropUnknownItems(state.isolated, count);
  if (scene && before) {
    carryMoment(state, *before, *scene);
    scene::followFigure(*scene, state);
  } else {
    state.animation = scene ? scene->startAnimation : scene::kNone;
    state.time = 0;
  }
  return state;
}

} // namespace

void Session::setDocument(LoadedDocumentPtr document, bool keepState) {
  const ScenePtr before = m_scene;
  m_document = std::move(document);
  m_scene = m_document && m_document->prepared ? render::sceneOf(*m_document->prepared) : nullptr;
  m_caster.reset();
  m_pose.reset();
  m_assets = m_scene ? m_scene->assets : scene::SceneAssets();
  m_findings = document::Findings();
  if (keepState) {
    m_state = carriedOver(std::move(m_state), before.get(), m_scene.get());
  } else {
    m_state = m_scene ? scene::startState(*m_scene) : SceneState();
  }
  Q_EMIT documentChanged();
  Q_EMIT stateChanged();
}

void Session::setPlaces(LoadedDocumentPtr document) {
  assert(m_document && m_document->opened.document == document->opened.document);
  m_document = std::move(document);
  Q_EMIT placesChanged();
}

void Session::completeDocument(const CompletedDocument& completed) {
  assert(m_scene && completed.document->prepared);
  const ScenePtr before = m_scene;
  m_document = completed.document;
  m_scene = render::sceneOf(*m_document->prepared);
  m_caster = completed.caster;
  m_assets = completed.assets;
  m_pose.reset();
  const ItemMap map(*before, *m_scene);
  m_state.hidden = map.of(m_state.hidden);
  m_state.isolated = map.of(m_state.isolated);
  Q_EMIT documentCompleted();
  Q_EMIT itemsRenumbered(map);
  Q_EMIT stateChanged();
  Q_EMIT casterChanged();
  Q_EMIT placesChanged();
}

void Session::setCaster(std::shared_ptr<const scene::RayCaster> caster) {
  m_caster = std::move(caster);
  Q_EMIT casterChanged();
}

void Session::applyPatch(const scene::ScenePatch& patch) {
  patch.applyTo(m_assets);
  Q_EMIT assetsChanged(patch);
}

void Session::setFindings(const document::Findings& findings) {
  m_findings = findings;
  Q_EMIT findingsChanged();
}

std::vector<files::MissingFile> Session::missing() const {
  std::vector<files::MissingFile> all = m_document ? document()->missing : std::vector<files::MissingFile>();
  all.insert(all.end(), m_findings.missing.begin(), m_findings.missing.end());
  return all;
}

void Session::setState(SceneState state) {
  if (m_scene) {
    scene::followFigure(*m_scene, state);
  }
  if (state != m_state) {
    m_state = std::move(state);
    m_poseIsOld = true;
    Q_EMIT stateChanged();
  }
}

void Session::setControl(const QString& id, double value) {
  SceneState state = m_state;
  state.controls[id] = value;
  setState(std::move(state));
}

void Session::setControls(const std::map<QString, double>& values) {
  SceneState state = m_state;
  for (const auto& [id, value] : values) {
    state.controls[id] = value;
  }
  setState(std::move(state));
}

void Session::resetControls(const QStringList& ids) {
  SceneState state = m_state;
  for (const QString& id : ids) {
    state.controls.erase(id);
  }
  setState(std::move(state));
}

void Session::resetControls() {
  SceneState state = m_state;
  state.controls.clear();
  setState(std::move(state));
}

const scene::PosePtr& Session::pose() const {
  if (m_scene && (!m_pose || m_poseIsOld)) {
    m_pose = std::make_shared<const scene::Pose>(m_scene, m_state, m_pose.get());
    m_poseIsOld = false;
  }
  return m_pose;
}

void Session::setAnimation(int animation) {
  if (!m_scene) {
    return;
  }
  const bool known = animation >= 0 && static_cast<std::size_t>(animation) < m_scene->animations.size();
  SceneState state = m_state;
  scene::chooseAnimation(*m_scene, state, known ? animation : scene::kNone);
  setState(std::move(state));
}

void Session::setTime(double seconds) {
  const double time = std::isfinite(seconds) ? std::max(seconds, 0.0) : 0.0;
  if (time != m_state.time) {
    m_state.time = time;
    m_poseIsOld = true;
    Q_EMIT timeChanged();
  }
}

void Session::setClock(double seconds) {
  if (seconds != m_state.clock) {
    m_state.clock = seconds;
    m_poseIsOld = true;
    Q_EMIT clockChanged();
  }
}

void Session::hide(const std::vector<DrawItemId>& items) {
  m_state.hidden.insert(items.begin(), items.end());
  Q_EMIT stateChanged();
}

void Session::show(const std::vector<DrawItemId>& items) {
  for (const DrawItemId item : items) {
    m_state.hidden.erase(item);
  }
  // Asking to see something outside the isolated part adds it to that part.
  if (!m_state.isolated.empty()) {
    m_state.isolated.insert(items.begin(), items.end());
  }
  Q_EMIT stateChanged();
}

void Session::isolate(const std::vector<DrawItemId>& items) {
  m_state.isolated = std::set<DrawItemId>(items.begin(), items.end());
  for (const DrawItemId item : items) {
    m_state.hidden.erase(item);
  }
  Q_EMIT stateChanged();
}

void Session::showAll() {
  if (anythingHidden()) {
    m_state.hidden.clear();
    m_state.isolated.clear();
    Q_EMIT stateChanged();
  }
}

} // namespace vitrine::ui
