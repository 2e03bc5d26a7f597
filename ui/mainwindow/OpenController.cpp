#include "ui/mainwindow/OpenController.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

OpenController::OpenController(const formats::Opener& opener, Session& session, QStringList gameFolders,
                               QObject* parent)
    : QObject(parent), m_opener(opener), m_session(session), m_gameFolders(std::move(gameFolders)), m_loader(opener) {
  connect(&m_loader, &DocumentLoader::loaded, this, &OpenController::showLoaded);
  connect(&m_loader, &DocumentLoader::failed, this, &OpenController::failed);
  connect(&m_loader, &DocumentLoader::pickingReady, &m_session, &Session::setCaster);
  connect(&m_loader, &DocumentLoader::mounted, this, &OpenController::takeMounted);
  connect(&m_loader, &DocumentLoader::completed, &m_session, &Session::completeDocument);
  // Not from within its own signal: reading again ends the job that tells of it.
  connect(&m_loader, &DocumentLoader::readAgainWanted, this, &OpenController::reload, Qt::QueuedConnection);
  connect(&m_loader, &DocumentLoader::patched, &m_session, &Session::applyPatch);
  connect(&m_loader, &DocumentLoader::resolved, &m_session, &Session::setFindings);
}

void OpenController::open(const QStringList& paths) {
  QStringList absolute;
  for (const QString& path : paths) {
    absolute << QFileInfo(QDir::current(), path).absoluteFilePath();
  }
  if (absolute.size() == 1) {
    if (QFileInfo(absolute.front()).isDir()) {
      Q_EMIT browseFolder(absolute.front());
    } else {
      openFile(absolute.front());
    }
    return;
  }
  if (absolute.isEmpty()) {
    return;
  }
  Q_EMIT browseFiles(absolute);
  const auto file = std::ranges::find_if(absolute, [](const QString& path) { return !QFileInfo(path).isDir(); });
  if (file != absolute.end()) {
    openFile(*file);
  }
}

void OpenController::openFile(const QString& path) {
  LoadRequest request;
  request.path = QFileInfo(QDir::current(), path).absoluteFilePath();
  request.options.gameFolders = m_gameFolders + m_userGameFolders;
  request.options.limits = m_limits;
  if (m_placesFor) {
    request.options.addedPlaces = m_placesFor(request.path);
  }
  m_loader.load(request);
}

void OpenController::setDefaults(const base::Limits& limits, const QStringList& gameFolders) {
  m_limits = limits;
  m_userGameFolders = gameFolders;
}

void OpenController::openWith(const LoadRequest& request, const QString& option, const QString& value) {
  LoadRequest again = request;
  again.options.formatOptions.insert(option, value);
  m_loader.load(again);
}

void OpenController::reload() {
  if (!m_session.empty()) {
    LoadRequest again = m_shown;
    again.keepView = true;
    again.options.gameFolders = m_gameFolders + m_userGameFolders;
    again.options.limits = m_limits;
    m_loader.load(again);
  }
}

void OpenController::close() {
  m_loader.cancel();
  m_shown = {};
  m_session.setDocument(nullptr);
  Q_EMIT closed();
}

bool OpenController::mount(const QStringList& places) {
  if (m_session.empty() || m_loader.opening()) {
    return false;
  }
  m_loader.mount({m_session.loaded(), m_shown.options, m_session.assets(), m_session.missing(), places});
  return true;
}

void OpenController::unmount(const QString& place) {
  m_shown.options.addedPlaces.removeAll(place);
  reload();
}

void OpenController::takeMounted(const MountOutcome& outcome) {
  for (const QString& place : outcome.mounted) {
    if (!m_shown.options.addedPlaces.contains(place)) {
      m_shown.options.addedPlaces << place;
    }
  }
  m_session.setPlaces(outcome.document);
  Q_EMIT mounted(outcome);
}

void OpenController::cancel() {
  m_loader.cancel();
}

void OpenController::showLoaded(const LoadedDocumentPtr& document, const LoadRequest& request) {
  m_shown = request;
  Q_EMIT aboutToShow(request);
  m_session.setDocument(document, request.keepView);
  Q_EMIT shown(request);
}

} // namespace vitrine::ui
