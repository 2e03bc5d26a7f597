#include "ui/documents/ReloadOnChange.h"

#include "core/formats/api/ArchivePath.h"
#include "ui/documents/ReadFiles.h"
#include "ui/session/OpenController.h"

namespace vitrine::ui {

ReloadOnChange::ReloadOnChange(OpenController& opening, const Session& session, QObject* parent)
    : QObject(parent), m_opening(opening), m_session(session) {
  m_retry.setSingleShot(true);
  m_retry.setInterval(kRetryMs);
  connect(&m_retry, &QTimer::timeout, this, &ReloadOnChange::reload);
  connect(&m_watch, &FileWatch::changed, this, &ReloadOnChange::takeChange);
  connect(&m_watch, &FileWatch::looked, this, &ReloadOnChange::updateState);
  connect(&opening, &OpenController::shown, this, [this] {
    m_retry.stop();
    m_attempts = 0;
    m_due = false;
    m_missed = false;
    m_refused = false;
    watch();
    updateState();
  });
  connect(&opening, &OpenController::closed, this, [this] {
    m_retry.stop();
    watch();
    updateState();
  });
  connect(&opening, &OpenController::failed, this, [this](const LoadRequest& request) {
    if (!m_session.empty() && request.path == m_session.document()->path) {
      m_refused = true;
      updateState();
    }
  });
  connect(&opening, &OpenController::deferred, this, &ReloadOnChange::retry);
  connect(&opening.loader(), &DocumentLoader::finished, this, [this] {
    if (std::exchange(m_due, false)) {
      takeChange();
    }
  });
  // By then it is known which textures it was read from.
  connect(&session, &Session::findingsChanged, this, &ReloadOnChange::watch);
}

void ReloadOnChange::setEnabled(bool enabled) {
  m_enabled = enabled;
  if (!enabled) {
    m_retry.stop();
  } else if (std::exchange(m_missed, false)) {
    takeChange();
  }
  updateState();
}

void ReloadOnChange::watch() {
  QStringList files;
  QDateTime readAt;
  if (!m_session.empty()) {
    files = readFilesOf(*m_session.reading());
    readAt = m_session.reading()->readAt;
  }
  m_watch.setFiles(files, readAt);
}

void ReloadOnChange::takeChange() {
  m_attempts = 0;
  m_missed = !m_enabled;
  reload();
}

FileState ReloadOnChange::stateOnDisk() const {
  return m_session.empty() ? FileState::Same : m_watch.stateOf(formats::fileOnDisk(m_session.document()->path));
}

void ReloadOnChange::updateState() {
  FileState state = stateOnDisk();
  if (m_enabled && (state == FileState::Changed || state == FileState::Shorter)) {
    if (!m_refused) {
      return; // the change is being read
    }
    if (state == FileState::Changed && m_attempts < kMostAttempts) {
      state = FileState::Writing;
    }
  }
  if (std::exchange(m_state, state) != state) {
    Q_EMIT fileStateChanged();
  }
}

void ReloadOnChange::reload() {
  // A file that is not there is expected to return.
  if (!m_enabled || m_session.empty() || stateOnDisk() == FileState::Deleted) {
    return;
  }
  if (m_opening.loader().opening()) {
    m_due = true;
    return;
  }
  if (++m_attempts < kMostAttempts) {
    m_opening.reloadByItself();
  } else {
    m_opening.reload();
  }
}

void ReloadOnChange::retry() {
  m_retry.start();
  m_refused = true;
  updateState();
}

} // namespace vitrine::ui
