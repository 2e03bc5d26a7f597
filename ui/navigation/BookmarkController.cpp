#include "ui/navigation/BookmarkController.h"

#include "core/bytes/OwnFile.h"
#include "core/bytes/WholeFile.h"
#include "ui/actions/WindowActions.h"
#include "ui/navigation/BookmarkPanel.h"
#include "ui/viewport/Viewport.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

#include <utility>

namespace vitrine::ui {
namespace {

constexpr QSize kTakenPicture(192, 144);
/// A thousand bookmarks with their pictures take some 30 MB.
constexpr qint64 kMostImportedBytes = 64 << 20;

QFileDialog* bookmarkDialog(QWidget* window, const QString& title, QFileDialog::AcceptMode mode) {
  auto* dialog = new QFileDialog(window, title, QString(), BookmarkController::tr("Bookmarks (*.json)"));
  dialog->setObjectName(QStringLiteral("bookmarkDialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(mode);
  dialog->setFileMode(mode == QFileDialog::AcceptOpen ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
  dialog->setDefaultSuffix(QStringLiteral("json"));
  return dialog;
}

} // namespace

BookmarkController::BookmarkController(const WindowContext& context, const QString& folder, QWidget* window)
    : QObject(window), m_context(context), m_window(window), m_store(folder),
      m_navigator(context.session, context.selection, context.viewport) {
  wireActions();
  connect(&m_context.session, &Session::documentChanged, this, &BookmarkController::lookUp);
  connect(&m_store, &BookmarkStore::found, this, &BookmarkController::take);
  connect(&m_store, &BookmarkStore::saved, this, &BookmarkController::reportSaved);
  connect(&m_store, &BookmarkStore::saveFailed, this, &BookmarkController::reportFailure);
  connect(&m_navigator, &Navigator::modeWanted, this, &BookmarkController::modeWanted);
}

void BookmarkController::wireActions() {
  connect(m_context.actions.bookmarks.add, &QAction::triggered, this, [this] { keep(0); });
  for (int i = 0; i < BookmarkActions::kDigits; ++i) {
    const auto place = static_cast<std::size_t>(i);
    connect(m_context.actions.bookmarks.set[place], &QAction::triggered, this, [this, i] { keep(i + 1); });
    connect(m_context.actions.bookmarks.goTo[place], &QAction::triggered, this, [this, i] { goToKey(i + 1); });
  }
}

void BookmarkController::use(BookmarkPanel& panel) {
  m_panel = &panel;
  connect(&panel, &BookmarkPanel::addWanted, this, [this] {
    keep(0);
    m_panel->renameLast();
  });
  connect(&panel, &BookmarkPanel::chosen, this, &BookmarkController::goTo);
  connect(&panel, &BookmarkPanel::changed, this, [this] {
    save();
    enable();
  });
  connect(&panel, &BookmarkPanel::exportWanted, this, [this] {
    QFileDialog* dialog = bookmarkDialog(m_window, tr("Export Bookmarks"), QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &BookmarkController::exportTo);
    dialog->open();
  });
  connect(&panel, &BookmarkPanel::importWanted, this, [this] {
    QFileDialog* dialog = bookmarkDialog(m_window, tr("Import Bookmarks"), QFileDialog::AcceptOpen);
    connect(dialog, &QFileDialog::fileSelected, this, &BookmarkController::importFrom);
    dialog->open();
  });
  enable();
}

void BookmarkController::lookUp() {
  const FileReadingPtr& reading = m_context.session.reading();
  m_hash.clear();
  m_savedText.clear();
  if (!reading || reading->document->path != m_path) {
    m_panel->setBookmarks({});
  }
  m_path = reading ? reading->document->path : QString();
  enable();
  m_store.look(reading ? reading->document : nullptr);
}

void BookmarkController::take(const DocumentPtr& document, const QString& hash, const Bookmarks& bookmarks) {
  const FileReadingPtr& reading = m_context.session.reading();
  if (!reading || reading->document->path != document->path) {
    return;
  }
  m_hash = hash;
  if (!bookmarks.empty()) {
    m_panel->setBookmarks(bookmarks);
  } else if (!m_panel->bookmarks().empty()) {
    save(); // of the file as it was before it changed, or made before it was known what is in it
  }
  enable();
}

void BookmarkController::save() {
  if (!m_hash.isEmpty()) {
    m_store.save(m_hash, m_panel->bookmarks(), fileName());
  }
}

void BookmarkController::reportSaved() {
  m_context.notices.messages().withdraw(std::exchange(m_failure, kNoMessage));
  if (!m_savedText.isEmpty()) {
    m_context.notices.tell(std::exchange(m_savedText, {}));
  }
}

void BookmarkController::reportFailure(const QString& reason) {
  m_savedText.clear();
  m_failure = m_context.notices.fail(tr("The bookmarks could not be saved: %1").arg(reason), m_failure);
}

QString BookmarkController::fileName() const {
  return QFileInfo(m_path).fileName();
}

void BookmarkController::enable() {
  const bool picture = m_context.session.scene() != nullptr;
  m_panel->setUsable(picture);
  m_context.actions.bookmarks.enable(picture);
  if (!picture) {
    return;
  }
  const Bookmarks bookmarks = m_panel->bookmarks();
  for (int i = 0; i < BookmarkActions::kDigits; ++i) {
    m_context.actions.bookmarks.goTo[static_cast<std::size_t>(i)]->setEnabled(
        session::placeOfKey(bookmarks, i + 1).has_value());
  }
}

void BookmarkController::keep(int key) {
  if (!m_context.session.scene()) {
    return;
  }
  const Bookmarks bookmarks = m_panel->bookmarks();
  const auto place = session::placeOfKey(bookmarks, key);
  const QString name = place ? bookmarks[*place].name : tr("View %1").arg(bookmarks.size() + 1);
  const QKeySequence keys =
      key == 0 ? QKeySequence() : m_context.actions.bookmarks.goTo[static_cast<std::size_t>(key - 1)]->shortcut();
  m_savedText = key == 0 ? tr("The view was saved as “%1”.").arg(name)
                         : tr("The view was saved as “%1”, for %2.").arg(name, keys.toString(QKeySequence::NativeText));
  m_panel->put({.name = name, .view = m_navigator.viewLink(), .picture = {}, .key = key}, place);
  takePicture(place.value_or(bookmarks.size()));
}

void BookmarkController::takePicture(std::size_t place) {
  const auto captured = [self = QPointer(this), place, path = m_path](const Result<QImage>& picture) {
    if (self && picture && path == self->m_path) {
      self->m_panel->setPicture(place, *picture);
      self->save();
    }
  };
  m_context.viewport.view().capture(kTakenPicture, captured);
}

void BookmarkController::goTo(const viewing::ViewLink& view) {
  if (m_context.session.scene()) {
    m_navigator.goTo(view);
    m_context.viewport.pictures().ensureKeyboard();
  }
}

void BookmarkController::goToKey(int key) {
  const Bookmarks bookmarks = m_panel->bookmarks();
  if (const auto place = session::placeOfKey(bookmarks, key)) {
    goTo(bookmarks[*place].view);
    m_context.notices.tell(bookmarks[*place].name);
  }
}

void BookmarkController::exportTo(const QString& path) {
  const QByteArray json = session::bookmarksToJson(m_panel->bookmarks(), fileName());
  bytes::WholeFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !bytes::commitWhole(file)) {
    m_context.notices.fail(tr("The bookmarks could not be saved: %1").arg(file.errorString()));
  }
}

void BookmarkController::importFrom(const QString& path) {
  const auto json = bytes::readOwnFile(path, kMostImportedBytes);
  const auto added = json ? session::bookmarksFromJson(*json) : std::nullopt;
  if (!added) {
    m_context.notices.fail(tr("%1 contains no bookmarks.").arg(QFileInfo(path).fileName()));
    return;
  }
  Bookmarks all = m_panel->bookmarks();
  for (Bookmark bookmark : *added) {
    if (session::placeOfKey(all, bookmark.key)) {
      bookmark.key = 0; // the user's own stay
    }
    all.push_back(std::move(bookmark));
  }
  m_panel->setBookmarks(all);
  save();
  enable();
}

} // namespace vitrine::ui
