#include "ui/content/MountController.h"

#include "ui/actions/WindowActions.h"
#include "ui/content/PlacesDialog.h"
#include "ui/session/GameFolder.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/Notices.h"
#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

QSet<QString> pathsOf(const std::vector<files::MissingFile>& missing) {
  QSet<QString> paths;
  for (const files::MissingFile& file : missing) {
    paths.insert(file.path);
  }
  return paths;
}

QString shown(const QString& path) {
  return QDir::toNativeSeparators(path);
}

} // namespace

MountController::MountController(const WindowContext& context, QWidget* window)
    : QObject(window), m_context(context), m_window(window), m_offers(context.session) {
  connect(m_context.actions.content.mountFolder, &QAction::triggered, this, &MountController::chooseFolder);
  connect(m_context.actions.content.mountArchive, &QAction::triggered, this, &MountController::chooseArchive);
  connect(m_context.actions.content.places, &QAction::triggered, this, &MountController::showPlaces);
  connect(&m_context.opening, &OpenController::mounted, this, &MountController::takeOutcome);
  connect(&m_context.opening.loader(), &DocumentLoader::finished, this, &MountController::tellFound);
  connect(&m_context.opening.loader(), &DocumentLoader::started, this, [this](const QString& path) {
    m_readsAgain = false;
    const Document* document = m_context.session.document();
    if (!document || document->path != path) {
      m_mounted.clear();
    }
  });
  connect(&m_context.opening.loader(), &DocumentLoader::readAgainWanted, this, [this] { m_readsAgain = true; });
  m_context.opening.hooks().placesFor = [this](const QString& path) {
    return placesFor(m_context.settings, QFileInfo(formats::fileOnDisk(path)).absolutePath());
  };
}

QString MountController::documentName() const {
  const Document* document = m_context.session.document();
  return document ? QFileInfo(document->path).fileName() : QString();
}

QString MountController::folderOfDocument() const {
  const Document* document = m_context.session.document();
  return document ? QFileInfo(formats::fileOnDisk(document->path)).absolutePath() : QString();
}

QStringList MountController::archivePatterns() const {
  QStringList patterns;
  const formats::FormatRegistry& registry = m_context.opening.opener().registry();
  for (const auto& format : registry.formats()) {
    if (registry.containerOf(*format)) {
      for (const QString& extension : format->info().extensions) {
        patterns << QStringLiteral("*.%1").arg(extension) << QStringLiteral("*.%1").arg(extension.toUpper());
      }
    }
  }
  patterns.removeDuplicates();
  return patterns;
}

QFileDialog* MountController::makeDialog(const QString& title, const QStringList& filters) {
  const QString start = m_chosenLast.isEmpty() ? folderOfDocument() : m_chosenLast;
  auto* dialog = new QFileDialog(m_window, title, start, filters.join(QStringLiteral(";;")));
  dialog->setObjectName(QStringLiteral("mountDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(filters.isEmpty() ? QFileDialog::Directory : QFileDialog::ExistingFile);
  dialog->setOption(QFileDialog::ShowDirsOnly, filters.isEmpty());
  dialog->setLabelText(QFileDialog::Accept, tr("Mount"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& path) { m_chosenLast = QFileInfo(path).path(); });
  return dialog;
}

void MountController::chooseFolder() {
  QFileDialog* dialog = makeDialog(tr("Mount Folder for %1").arg(documentName()), {});
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { mount({path}); });
  dialog->open();
}

void MountController::chooseArchive() {
  QFileDialog* dialog =
      makeDialog(tr("Mount Archive for %1").arg(documentName()),
                 {tr("Archives (%1)").arg(archivePatterns().join(QLatin1Char(' '))), tr("All files (*)")});
  dialog->setFileMode(QFileDialog::ExistingFiles);
  connect(dialog, &QFileDialog::filesSelected, this, &MountController::mount);
  dialog->open();
}

void MountController::locate(const files::MissingFile& file) {
  const QString name = QFileInfo(file.path).fileName();
  QFileDialog* dialog =
      makeDialog(tr("Locate %1").arg(file.path),
                 {tr("%1 or an archive that contains it (%2)")
                      .arg(name, QStringList(archivePatterns() << name << name.toLower()).join(QLatin1Char(' '))),
                  tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, this, [this, file](const QString& path) { takeLocated(file, path); });
  dialog->open();
}

void MountController::takeLocated(const files::MissingFile& file, const QString& place) {
  const QString wanted = QFileInfo(file.path).fileName();
  if (QFileInfo(place).isDir() ||
      (QFileInfo(place).fileName().compare(wanted, Qt::CaseInsensitive) != 0 && holdsFiles(place))) {
    mount({place});
  } else if (const auto folder = gameFolderOf(place, file.path)) {
    mount({*folder});
  } else {
    Q_EMIT failed(tr("%1 is not in a folder named %2, which marks the root of the game's files.")
                      .arg(shown(place), shown(files::folderOf(file.path))));
  }
}

void MountController::mount(const QStringList& places) {
  Q_EMIT begun();
  m_missedBefore = pathsOf(m_context.session.missing());
  if (!m_context.opening.mount(places)) {
    Q_EMIT failed(tr("Nothing can be mounted until the file is open."));
  }
}

void MountController::takeOutcome(const QStringList& places, const std::vector<Error>& refused) {
  m_mounted += places;
  QStringList refusals;
  for (const Error& error : refused) {
    refusals << tr("%1 cannot be mounted: %2").arg(shown(error.path), error.reason());
  }
  if (!refusals.isEmpty()) {
    Q_EMIT failed(refusals.join(QLatin1Char('\n')));
  }
}

void MountController::tellFound() {
  if (m_mounted.isEmpty() || m_readsAgain || m_context.session.empty()) {
    return;
  }
  const QStringList mounted = std::exchange(m_mounted, {});
  const QSet<QString> missing = pathsOf(m_context.session.missing());
  // Found files may want more: there can be as many missing as before, others.
  const QSet<QString> found = m_missedBefore - missing;
  const QString where = shown(mounted.join(QStringLiteral(", ")));
  const auto count = [](const QSet<QString>& paths) { return countText(static_cast<std::uint64_t>(paths.size())); };
  if (!m_missedBefore.isEmpty() && found.isEmpty()) {
    Q_EMIT failed(tr("None of the %1 missing files are in %2.").arg(count(m_missedBefore), where));
    return;
  }
  remember(mounted);
  m_context.notices.tell(m_missedBefore.isEmpty() && missing.isEmpty() ? tr("Mounted: %1").arg(where)
                         : missing.isEmpty()
                             ? tr("No files are missing any more.")
                             : tr("Files found: %1. Still missing: %2.").arg(count(found), count(missing)));
}

void MountController::remember(const QStringList& places) const {
  m_context.settings.reload();
  QStringList all = placesFor(m_context.settings, folderOfDocument());
  for (const QString& place : places) {
    if (!all.contains(place)) {
      all << place;
    }
  }
  setPlacesFor(m_context.settings, folderOfDocument(), all);
}

void MountController::forget(const QString& place) {
  m_context.settings.reload();
  QStringList kept = placesFor(m_context.settings, folderOfDocument());
  kept.removeAll(place);
  setPlacesFor(m_context.settings, folderOfDocument(), kept);
  m_context.opening.unmount(place);
}

void MountController::showPlaces() {
  auto* dialog = new PlacesDialog(m_context.session, m_context.opening, m_context.actions.content, m_window);
  connect(dialog, &PlacesDialog::removeRequested, this, &MountController::forget);
  dialog->show();
}

bool MountController::holdsFiles(const QString& path) const {
  const auto known = m_context.opening.opener().recognise(path);
  return known && known->container;
}

bool MountController::mayBePlaces(const QStringList& paths) const {
  if (m_context.session.empty() || m_context.opening.loader().opening()) {
    return false;
  }
  // A file that holds others beside a picture of its own is mostly dropped for the picture.
  const auto place = [this](const QString& path) {
    const auto known =
        QFileInfo(path).isDir() ? Result<formats::Recognised>() : m_context.opening.opener().recognise(path);
    return QFileInfo(path).isDir() || (known && known->format && known->format->info().archive);
  };
  if (paths.isEmpty() || !std::ranges::all_of(paths, place)) {
    return false;
  }
  const auto isGame = [this](const QString& path) {
    return QFileInfo(path).isDir() && m_context.session.reading()->locator->searchPathsIn(path).size() > 1;
  };
  return !m_context.session.missing().empty() || std::ranges::any_of(paths, isGame);
}

} // namespace vitrine::ui
