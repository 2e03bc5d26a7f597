#include "ui/session/Session.h"

#include <cassert>

namespace vitrine::ui {

void Session::setDocument(FileReadingPtr reading, bool keepState) {
  using Keep = session::DocumentSession::Keep;
  Q_EMIT documentAboutToChange();
  m_reading = std::move(reading);
  m_shown.open(m_reading ? m_reading->document : nullptr,
               m_reading && m_reading->prepared ? render::sceneOf(*m_reading->prepared) : nullptr,
               keepState ? Keep::State : Keep::Nothing);
  if (!keepState && m_reading && m_reading->firstState) {
    m_shown.setState(*m_reading->firstState);
  }
  m_findings = document::ResolveReport();
  m_resolved = false;
  m_links.reset();
  Q_EMIT documentChanged();
  followTextureViews();
  Q_EMIT stateChanged();
}

void Session::restore(const OpenDocument& document) {
  Q_EMIT documentAboutToChange();
  m_reading = document.reading;
  m_shown = session::DocumentSession(document.shown);
  m_findings = document.findings;
  m_resolved = document.resolved;
  m_links.reset();
  Q_EMIT documentChanged();
  Q_EMIT stateChanged();
  Q_EMIT casterChanged();
  Q_EMIT findingsChanged();
}

void Session::setPlaces(FileReadingPtr reading) {
  assert(m_reading && m_reading->document == reading->document);
  m_reading = std::move(reading);
  m_resolved = false;
  Q_EMIT placesChanged();
}

void Session::completeDocument(FileReadingPtr reading, scene::SceneAssets assets) {
  assert(scene() && reading->prepared);
  m_reading = std::move(reading);
  const session::ItemMap map = m_shown.complete(m_reading->document, std::move(assets));
  m_links.reset();
  Q_EMIT documentCompleted();
  Q_EMIT itemsRenumbered(map);
  Q_EMIT stateChanged();
  Q_EMIT casterChanged();
  Q_EMIT placesChanged();
}

void Session::applyPatch(const scene::ScenePatch& patch) {
  m_shown.apply(patch);
  Q_EMIT assetsChanged(patch);
}

void Session::setFindings(const document::ResolveReport& findings) {
  m_findings = findings;
  m_resolved = true;
  Q_EMIT findingsChanged();
}

void Session::tellState(bool changed) {
  if (changed) {
    followTextureViews();
    Q_EMIT stateChanged();
  }
}

void Session::followTextureViews() {
  if (const scene::ScenePatch patch = m_shown.followTextureViews(); !patch.empty()) {
    Q_EMIT assetsChanged(patch);
  }
}

void Session::setControl(const QString& id, double value) {
  setControls({{id, value}});
}

void Session::setControls(const std::map<QString, double>& values) {
  tellState(m_shown.setControls(values));
}

void Session::resetControls(const QStringList& ids) {
  SceneState changed = state();
  for (const QString& id : ids) {
    changed.controls.erase(id);
  }
  tellState(m_shown.changeState(std::move(changed)));
}

void Session::resetControls() {
  SceneState changed = state();
  changed.controls.clear();
  tellState(m_shown.changeState(std::move(changed)));
}

void Session::setAnimation(scene::AnimationIndex animation) {
  tellState(m_shown.setAnimation(animation));
}

void Session::setTime(double seconds) {
  if (m_shown.setTime(seconds)) {
    followTextureViews();
    Q_EMIT timeChanged();
  }
}

void Session::setClock(double seconds) {
  if (m_shown.setClock(seconds)) {
    Q_EMIT clockChanged();
  }
}

void Session::setAdaptation(double factor) {
  if (m_shown.setAdaptation(factor)) {
    Q_EMIT adaptationChanged();
  }
}

void Session::hide(const std::vector<DrawItemIndex>& items) {
  m_shown.hide(items);
  Q_EMIT stateChanged();
}

void Session::show(const std::vector<DrawItemIndex>& items) {
  m_shown.show(items);
  Q_EMIT stateChanged();
}

void Session::isolate(const std::vector<DrawItemIndex>& items) {
  m_shown.isolate(items);
  Q_EMIT stateChanged();
}

void Session::showAll() {
  if (anythingHidden()) {
    m_shown.showAll();
    Q_EMIT stateChanged();
  }
}

} // namespace vitrine::ui
