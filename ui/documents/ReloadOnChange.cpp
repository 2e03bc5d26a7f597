#include "ui/documents/ReloadOnChange.h"

#include "ui/documents/ReadFiles.h"
#include "ui/session/OpenController.h"

namespace vitrine::ui {

ReloadOnChange::ReloadOnChange(OpenController& opening, const Session& session, QObject* parent)
    : QObject(parent), m_opening(opening), m_session(session) {
  m_retry.setSingleShot(true);
  m_retry.setInterval(kRetryMs);
  connect(&m_retry, &QTimer::timeout, this, &ReloadOnChange::reload);
  connect(&m_watch, &FileWatch::changed, this, &ReloadOnChange::takeChange);
  connect(&opening, &OpenController::shown, this, [this] {
    m_retry.stop();
    m_attempts = 0;
    m_due = false;
    watch();
  });
  connect(&opening, &OpenController::closed, this, [this] {
    m_retry.stop();
    watch();
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
  }
  watch();
}

void ReloadOnChange::watch() {
  QStringList files;
  QDateTime readAt;
  if (m_enabled && !m_session.empty()) {
    files = readFilesOf(*m_session.reading());
    readAt = m_session.reading()->readAt;
  }
  m_watch.setFiles(files, readAt);
}

void ReloadOnChange::takeChange() {
  m_attempts = 0;
  reload();
}

void ReloadOnChange::reload() {
  if (!m_enabled || m_session.empty()) {
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
}

} // namespace vitrine::ui
