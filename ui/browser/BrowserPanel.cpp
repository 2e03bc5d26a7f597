#include "ui/browser/BrowserPanel.h"

#include "ui/browser/NameDelegate.h"
#include "ui/i18n/ProgramLanguage.h"
#include "ui/style/Icons.h"
#include "ui/thumbnails/ListedThumbnails.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/widgets/NoMatchNote.h"
#include "ui/widgets/Texts.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {

BrowserPanel::BrowserPanel(const formats::Opener& opener, QWidget* parent)
    : QWidget(parent), m_scanner(opener), m_proxy(new BrowserOrder(m_model, this)), m_up(new QAction(this)),
      m_enter(new QAction(this)), m_showThumbnails(new QAction(this)), m_filter(new QLineEdit(this)),
      m_list(new QTreeView(this)), m_parts(new QCheckBox(tr("Show files that belong to another"), this)),
      m_state(new QLabel(this)), m_names(new NameDelegate(m_list)) {
  prepareList();
  prepareEntering();
  prepareThumbnails();
  m_parts->setObjectName(QStringLiteral("browserParts"));
  m_parts->setToolTip(tr("Maps and other files that are opened with a file that has a title"));
  m_parts->hide();
  m_state->setObjectName(QStringLiteral("browserState"));
  m_state->setContentsMargins(6, 2, 6, 2);
  m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(makeTopRow());
  layout->addWidget(m_list);
  layout->addWidget(m_parts);
  layout->addWidget(m_state);
  connectAll();
}

/// Hidden while its action is.
QToolButton* BrowserPanel::buttonFor(QAction& action, const QString& name) {
  auto* button = new QToolButton(this);
  button->setDefaultAction(&action);
  button->setAutoRaise(true);
  button->setObjectName(name);
  connect(&action, &QAction::visibleChanged, button, [&action, button] { button->setVisible(action.isVisible()); });
  button->setVisible(action.isVisible());
  return button;
}

QHBoxLayout* BrowserPanel::makeTopRow() {
  m_up->setText(tr("Up"));
  m_up->setIcon(icon(QStringLiteral("up")));
  m_up->setObjectName(QStringLiteral("browser.up"));
  m_up->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Up), QKeySequence(Qt::Key_Backspace)});
  m_up->setShortcutContext(Qt::WidgetShortcut);
  m_up->setStatusTip(tr("Out of this folder, or out of the archive"));
  m_up->setToolTip(tr("Up: out of this folder, or out of the archive (%1)")
                       .arg(m_up->shortcut().toString(QKeySequence::NativeText)));
  m_up->setVisible(false);
  m_list->addAction(m_up);
  QToolButton* button = buttonFor(*m_up, QStringLiteral("browserUp"));
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setClearButtonEnabled(true);
  m_filter->setAccessibleName(tr("Filter: %1").arg(tr("Files")));
  m_filter->setObjectName(QStringLiteral("browserFilter"));
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(button);
  row->addWidget(m_filter);
  row->addWidget(buttonFor(*m_showThumbnails, QStringLiteral("browserThumbnails")));
  return row;
}

/// Archives are entered when they are opened; a map that is opened shows itself, so its files are a step of their own.
void BrowserPanel::prepareEntering() {
  m_enter->setText(tr("Show the Files in It"));
  m_enter->setObjectName(QStringLiteral("browser.enter"));
  m_enter->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
  m_enter->setShortcutContext(Qt::WidgetShortcut);
  m_enter->setStatusTip(tr("Lists the files that are packed into this one, an archive or a map"));
  m_enter->setEnabled(false);
  m_list->addAction(m_enter);
  m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this] { m_enter->setEnabled(currentContainer() != nullptr); });
  connect(m_enter, &QAction::triggered, this, [this] {
    if (const BrowserEntry* container = currentContainer()) {
      enterArchive(QString(container->path));
    }
  });
}

void BrowserPanel::prepareThumbnails() {
  m_showThumbnails->setText(tr("Show Thumbnails"));
  m_showThumbnails->setIcon(icon(QStringLiteral("picture")));
  m_showThumbnails->setObjectName(QStringLiteral("browser.thumbnails"));
  m_showThumbnails->setStatusTip(tr("A small picture beside the name of each file"));
  m_showThumbnails->setToolTip(tr("Show Thumbnails: a small picture beside the name of each file"));
  m_showThumbnails->setCheckable(true);
  m_showThumbnails->setVisible(false);
  m_list->addAction(m_showThumbnails);
  connect(m_showThumbnails, &QAction::toggled, this, [this](bool shown) {
    showThumbnails(shown);
    Q_EMIT thumbnailsShown(shown);
  });
}

void BrowserPanel::setThumbnails(Thumbnails& thumbnails, bool shown) {
  m_listed = new ListedThumbnails(*m_list, BrowserModel::kThumbnailRole, thumbnails);
  m_showThumbnails->setVisible(true);
  m_showThumbnails->setChecked(shown);
}

void BrowserPanel::showThumbnails(bool shown) {
  m_names->setThumbnails(shown ? &m_listed->thumbnails() : nullptr);
  m_listed->setEnabled(shown);
  // Rows have another height now.
  m_list->doItemsLayout();
  showPosition();
}

const BrowserEntry* BrowserPanel::currentContainer() const {
  const QModelIndex current = m_proxy->mapToSource(m_list->currentIndex());
  return current.isValid() && m_model.at(current.row()).container ? &m_model.at(current.row()) : nullptr;
}

void BrowserPanel::connectAll() {
  connect(m_up, &QAction::triggered, this, &BrowserPanel::goUp);
  connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_proxy->setFilterFixedString(text);
    describe();
  });
  connect(m_list, &QTreeView::activated, this, &BrowserPanel::activate);
  connect(m_parts, &QCheckBox::toggled, this, [this](bool shown) {
    m_proxy->setPartsShown(shown);
    showPosition();
    describe();
  });
  connect(m_list->header(), &QHeaderView::sectionClicked, this, [this] { m_orderChosen = true; });
  connect(&m_scanner, &FolderScanner::found, this, &BrowserPanel::takeIn);
  connect(&m_scanner, &FolderScanner::failed, this, [this](const QString& reason) { m_problem = reason; });
  connect(&m_scanner, &FolderScanner::finished, this, &BrowserPanel::describe);
  connect(&ProgramLanguage::instance(), &ProgramLanguage::changed, this, &BrowserPanel::describe);
  connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &BrowserPanel::changed);
  connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &BrowserPanel::changed);
  connect(m_proxy, &QAbstractItemModel::rowsRemoved, this, &BrowserPanel::changed);
}

void BrowserPanel::activate(const QModelIndex& index) {
  const BrowserEntry& entry = m_model.at(m_proxy->mapToSource(index).row());
  if (entry.kind == BrowserEntry::Kind::Folder) {
    listPlace({{}, {}, m_place.archive, entry.path.mid(m_place.archive.size() + 1)});
  } else {
    Q_EMIT openRequested(entry.path);
  }
}

void BrowserPanel::prepareList() {
  m_list->setModel(m_proxy);
  m_list->setItemDelegateForColumn(BrowserModel::Name, m_names);
  new NoMatchNote(m_list, *m_filter);
  m_list->setObjectName(QStringLiteral("browserList"));
  m_list->setAccessibleName(tr("Files"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setSortingEnabled(true);
  m_list->sortByColumn(BrowserModel::Name, Qt::AscendingOrder);
  for (const BrowserModel::Column column : {BrowserModel::Name, BrowserModel::Title}) {
    m_list->setColumnWidth(column, fontMetrics().averageCharWidth() * 28);
  }
  m_list->header()->moveSection(m_list->header()->visualIndex(BrowserModel::Title), 0);
  m_list->setColumnHidden(BrowserModel::Title, true);
}

void BrowserPanel::showTitles(bool shown) {
  m_list->setColumnHidden(BrowserModel::Title, !shown);
  const bool byTitle = m_proxy->sortColumn() == BrowserModel::Title;
  if (shown && !m_orderChosen) {
    m_list->sortByColumn(BrowserModel::Title, Qt::AscendingOrder);
  } else if (!shown && byTitle) {
    m_list->sortByColumn(BrowserModel::Name, Qt::AscendingOrder);
    m_orderChosen = false;
  }
}

void BrowserPanel::takeIn(const std::vector<BrowserEntry>& entries) {
  m_model.append(entries);
  if (m_model.titledCount() > 0 && m_list->isColumnHidden(BrowserModel::Title)) {
    showTitles(true);
  }
  m_parts->setVisible(m_model.partCount() > 0);
  showPosition();
  describe();
}

void BrowserPanel::listPlace(const Listing& place) {
  m_scanner.stop();
  m_model.clear();
  if (!m_list->isColumnHidden(BrowserModel::Title)) {
    showTitles(false);
  }
  m_parts->hide();
  m_problem.clear();
  if (place.archive.isEmpty()) {
    m_outside = place;
  }
  m_place = place;
  m_up->setVisible(!place.archive.isEmpty());
  Q_EMIT changed();
  if (!place.archive.isEmpty()) {
    m_title = QDir::toNativeSeparators(QDir::cleanPath(place.archive + QLatin1Char('/') + place.inside));
    m_scanner.enter(place.archive, place.inside);
  } else if (!place.folder.isEmpty()) {
    m_title = QDir::toNativeSeparators(place.folder);
    m_scanner.scan(place.folder);
  } else {
    m_title = tr("Dropped files");
    m_scanner.list(place.files);
  }
  describe();
}

void BrowserPanel::showFolder(const QString& folder) {
  m_cameFrom.clear();
  listPlace({folder, {}, {}, {}});
}

void BrowserPanel::showFiles(const QStringList& files) {
  m_cameFrom.clear();
  listPlace({{}, files, {}, {}});
}

void BrowserPanel::enterArchive(const QString& archive) {
  m_cameFrom.clear();
  listPlace({{}, {}, archive, m_place.archive == archive ? m_place.inside : QString()});
}

void BrowserPanel::goUp() {
  if (m_place.archive.isEmpty()) {
    return;
  }
  if (!m_place.inside.isEmpty()) {
    m_cameFrom = m_place.archive + QLatin1Char('/') + m_place.inside;
    listPlace({{}, {}, m_place.archive, files::folderOf(m_place.inside)});
    return;
  }
  m_cameFrom = m_place.archive;
  const bool known = !m_outside.folder.isEmpty() || !m_outside.files.isEmpty();
  listPlace(known ? m_outside : Listing{QFileInfo(m_place.archive).path(), {}, {}, {}});
}

quint64 BrowserPanel::countShown() const {
  quint64 count = 0;
  for (int row = 0; row < shownCount(); ++row) {
    count += m_model.filesOf(m_proxy->mapToSource(m_proxy->index(row, 0)).row());
  }
  return count;
}

void BrowserPanel::describe() {
  const int hidden = m_proxy->partsShown() ? 0 : m_model.partCount();
  const int total = static_cast<int>(m_model.fileCount()) - hidden;
  const QString count = m_filter->text().isEmpty()
                            ? tr("%n file(s)", nullptr, total)
                            : tr("%1 of %n file(s)", nullptr, total).arg(countText(countShown()));
  QString state = m_scanner.busy() ? tr("looking…") : count;
  if (!m_problem.isEmpty()) {
    state = m_problem;
  } else if (m_scanner.busy() && m_model.rowCount() > 0) {
    state = count + u' ' + state;
  }
  m_state->setText(QStringLiteral("%1 · %2").arg(state, m_title));
  m_state->setToolTip(m_title);
}

void BrowserPanel::setTriedFile(const QString& path) {
  m_triedFile = path;
  m_cameFrom.clear();
  showPosition();
  Q_EMIT changed();
}

void BrowserPanel::setOpenFile(const QString& path) {
  m_model.failed().remove(path);
  m_openFile = path;
  if (m_listed) {
    m_listed->thumbnails().refresh(path); // it may be another file by now
  }
  setTriedFile(path);
}

void BrowserPanel::setFailure(const QString& path, const QString& reason) {
  m_model.failed().add(path, reason);
}

void BrowserPanel::showPosition() {
  const QModelIndex cameFrom = indexOf(m_cameFrom);
  const QModelIndex index = cameFrom.isValid() ? cameFrom : position();
  if (index.isValid()) {
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
  }
}

QModelIndex BrowserPanel::position() const {
  const QModelIndex tried = indexOf(m_triedFile);
  return tried.isValid() ? tried : indexOf(m_openFile);
}

QModelIndex BrowserPanel::indexOf(const QString& path) const {
  const int row = path.isEmpty() ? -1 : m_model.rowOf(path);
  // In the leftmost column, so that scrolling to it does not push that one out of sight.
  const int column = m_list->isColumnHidden(BrowserModel::Title) ? BrowserModel::Name : BrowserModel::Title;
  return row < 0 ? QModelIndex() : m_proxy->mapFromSource(m_model.index(row, column));
}

int BrowserPanel::shownCount() const {
  return m_proxy->rowCount();
}

QString BrowserPanel::neighbour(int step) const {
  const QModelIndex from = position();
  int row = from.isValid() ? from.row() + step : (step > 0 ? 0 : shownCount() - 1);
  const auto sourceRow = [this](int shown) { return m_proxy->mapToSource(m_proxy->index(shown, 0)).row(); };
  while (row >= 0 && row < shownCount() && !m_model.canOpen(sourceRow(row))) {
    row += step > 0 ? 1 : -1;
  }
  return row >= 0 && row < shownCount() ? m_model.at(sourceRow(row)).path : QString();
}

} // namespace vitrine::ui
