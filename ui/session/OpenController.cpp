#include "ui/session/OpenController.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

std::ptrdiff_t damagesOf(const Document& document) {
  return std::ranges::count(document.diagnostics, Severity::Damage, &Diagnostic::severity);
}

/// True for a reading of a file that a program has not finished writing, as far as another reading tells.
bool isWorse(const FileReading& reading, const FileReading& before) {
  const bool lost = before.prepared && !reading.prepared;
  return lost || damagesOf(*reading.document) > damagesOf(*before.document);
}

} // namespace

OpenController::OpenController(const formats::Opener& opener, Session& session, QStringList gameFolders,
                               std::function<QStringList()> knownFiles, QObject* parent)
    : QObject(parent), m_opener(opener), m_session(session), m_gameFolders(std::move(gameFolders)),
      m_knownFiles(std::move(knownFiles)), m_loader(opener) {
  connect(&m_loader, &DocumentLoader::loaded, this, &OpenController::takeLoaded);
  connect(&m_loader, &DocumentLoader::failed, this, &OpenController::takeFailure);
  connect(&m_loader, &DocumentLoader::pickingReady, &m_session, &Session::notifyCaster);
  connect(&m_loader, &DocumentLoader::mounted, this, &OpenController::takeMounted);
  connect(&m_loader, &DocumentLoader::completed, &m_session, &Session::completeDocument);
  // Not from within its own signal: reading again ends the job that tells of it.
  connect(&m_loader, &DocumentLoader::readAgainWanted, this, &OpenController::reload, Qt::QueuedConnection);
  connect(&m_loader, &DocumentLoader::patched, &m_session, &Session::applyPatch);
  connect(&m_loader, &DocumentLoader::resolved, &m_session, &Session::setFindings);
}

void OpenController::open(const QStringList& paths) {
  QStringList absolute;
  QStringList links;
  for (const QString& path : paths) {
    if (viewing::ViewLink::isMeant(path)) {
      links << path;
    } else {
      absolute << QDir::cleanPath(QFileInfo(QDir::current(), path).absoluteFilePath());
    }
  }
  m_picture.drop();
  if (const auto view = absolute.size() == 1 ? picturedView(absolute.front()) : std::nullopt) {
    followPicture(*view);
    absolute.clear();
  }
  openPaths(absolute);
  if (!links.isEmpty()) {
    Q_EMIT linkGiven(links.front());
  }
}

void OpenController::followPicture(const PicturedView& view) {
  m_picture.start(
      {.name = tr("Searching for the file of the image")},
      [view, known = m_knownFiles ? m_knownFiles() : QStringList()](
          base::Progress& progress) -> Result<viewing::ViewLink> { return linkOfPicture(view, known, progress); },
      [this](const viewing::ViewLink& link) { Q_EMIT linkGiven(link.toText()); });
}

void OpenController::openPaths(const QStringList& absolute) {
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
  Q_EMIT severalGiven(absolute);
}

void OpenController::openFile(const QString& path) {
  const LoadRequest request = requestFor(path);
  const auto isShownBy = [&](const auto& show) { return show && show(request.path); };
  if (!isShownBy(m_hooks.showOpen) && !isShownBy(m_hooks.showElsewhere)) {
    load(request);
  }
}

void OpenController::load(const LoadRequest& request) {
  if (!request.byItself) {
    m_picture.drop(); // the user has gone on to another file
  }
  LoadRequest now = request;
  addDefaults(now.options);
  m_loader.load(now);
}

void OpenController::addDefaults(formats::OpenOptions& options) const {
  options.gameFolders = m_gameFolders + m_userGameFolders;
  options.limits = m_limits;
}

LoadRequest OpenController::requestFor(const QString& path, bool keepCamera) const {
  LoadRequest request;
  request.keepCamera = keepCamera;
  request.path = QFileInfo(QDir::current(), path).absoluteFilePath();
  request.options.purpose = formats::LoadPurpose::Viewing;
  if (m_hooks.placesFor) {
    request.options.addedPlaces = m_hooks.placesFor(request.path);
  }
  return request;
}

void OpenController::setDefaults(const base::Limits& limits, const QStringList& gameFolders) {
  m_limits = limits;
  m_userGameFolders = gameFolders;
}

LoadRequest OpenController::requestAgain() const {
  LoadRequest again = m_shown;
  again.keepView = true;
  return again;
}

void OpenController::reload() {
  if (!m_session.empty()) {
    load(requestAgain());
  }
}

void OpenController::reloadByItself() {
  if (!m_session.empty()) {
    LoadRequest again = requestAgain();
    again.byItself = true;
    load(again);
  }
}

void OpenController::close() {
  m_picture.drop();
  m_loader.abandon();
  m_shown = {};
  m_session.setDocument(nullptr);
  Q_EMIT closed();
}

OpenDocument OpenController::current() const {
  return {.request = m_shown,
          .reading = m_session.reading(),
          .shown = m_session.snapshot(),
          .findings = m_session.findings(),
          .resolved = m_session.resolved(),
          .found = m_found};
}

void OpenController::goOn(const OpenDocument& document) {
  m_picture.drop();
  m_loader.abandon();
  m_found = document.found;
  m_shown = document.request;
  LoadRequest again = m_shown;
  again.keepView = true;
  Q_EMIT aboutToShow(again);
  m_session.restore(document);
  Q_EMIT shown(again);
  resume();
}

void OpenController::resume() {
  if (!m_session.resolved() && m_session.scene()) {
    m_loader.resume(current(), m_session.caster() == nullptr);
  }
}

bool OpenController::mount(const QStringList& places) {
  if (m_session.empty() || m_loader.opening()) {
    return false;
  }
  m_loader.mount(current(), m_session.missing(), places);
  return true;
}

void OpenController::unmount(const QString& place) {
  m_shown.options.addedPlaces.removeAll(place);
  reload();
}

void OpenController::takeMounted(const FileReadingPtr& reading, const QStringList& places,
                                 const std::vector<Error>& refused) {
  for (const QString& place : places) {
    if (!m_shown.options.addedPlaces.contains(place)) {
      m_shown.options.addedPlaces << place;
    }
  }
  m_session.setPlaces(reading);
  Q_EMIT mounted(places, refused);
}

void OpenController::takeLoaded(const OpenDocument& document) {
  if (document.request.byItself && isWorse(*document.reading, *m_session.reading())) {
    defer();
  } else {
    showLoaded(document);
  }
}

void OpenController::takeFailure(const LoadRequest& request, const Error& error) {
  if (request.byItself) {
    defer();
  } else {
    Q_EMIT failed(request, error);
  }
}

void OpenController::defer() {
  m_loader.abandon();
  resume();
  Q_EMIT deferred();
}

void OpenController::showLoaded(const OpenDocument& document) {
  m_shown = {.path = document.request.path, .options = document.request.options};
  m_found = document.found;
  Q_EMIT aboutToShow(document.request);
  m_session.setDocument(document.reading, document.request.keepView);
  Q_EMIT shown(document.request);
}

} // namespace vitrine::ui
