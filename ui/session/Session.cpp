#include "ui/session/Session.h"

namespace vitrine::ui {
namespace {

void dropUnknownItems(std::set<DrawItemId>& items, std::size_t count) {
  std::erase_if(items, [count](DrawItemId item) { return item >= count; });
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
  return state;
}

} // namespace

void Session::setDocument(LoadedDocumentPtr document, bool keepState) {
  const ScenePtr before = m_scene;
  m_document = std::move(document);
  m_scene = m_document && m_document->prepared ? render::sceneOf(*m_document->prepared) : nullptr;
  m_caster.reset();
  m_assets = m_scene ? m_scene->assets : scene::SceneAssets();
  m_findings = document::Findings();
  m_state = keepState ? carriedOver(std::move(m_state), before.get(), m_scene.get()) : SceneState();
  Q_EMIT documentChanged();
  Q_EMIT stateChanged();
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

void Session::setControl(const QString& id, double value) {
  const auto known = m_state.controls.find(id);
  if (known == m_state.controls.end() || known->second != value) {
    m_state.controls[id] = value;
    Q_EMIT stateChanged();
  }
}

void Session::resetControls() {
  if (!m_state.controls.empty()) {
    m_state.controls.clear();
    Q_EMIT stateChanged();
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
