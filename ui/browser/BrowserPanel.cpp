#include "ui/browser/BrowserPanel.h"

#include "ui/browser/EmptyListNote.h"
#include "ui/browser/Favourites.h"
#include "ui/browser/FavouritesList.h"
#include "ui/browser/FileQuerySyntax.h"
#include "ui/browser/ListedFacts.h"
#include "ui/browser/SortMenu.h"
#include "ui/settings/BrowserSettings.h"
#include "ui/style/Icons.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/widgets/NoMatchNote.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/Texts.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kLeastFilterLetters = 12;

} // namespace

BrowserPanel::BrowserPanel(FileList& files, QWidget* parent)
    : QWidget(parent), m_files(files), m_views(new BrowserViews(files, this)), m_up(new QAction(this)),
      m_enter(new QAction(this)), m_showThumbnails(new QAction(this)), m_showGrid(new QAction(this)),
      m_inside(new QAction(this)), m_stop(new QAction(this)), m_showFavourites(new QAction(this)),
      m_showPreviews(new QAction(this)), m_filter(new QueryEdit(this)), m_sides(new QSplitter(this)),
      m_tileSize(new QSlider(Qt::Horizontal, this)), m_parts(new QCheckBox(tr("Show dependent files"), this)),
      m_state(new QLabel(this)) {
  prepareFilter();
  prepareUp();
  prepareEntering();
  prepareSwitches();
  prepareSearch();
  prepareSlider();
  m_parts->setObjectName(QStringLiteral("browserParts"));
  m_parts->setToolTip(tr("Also show maps and other files that are opened with a titled file"));
  m_parts->hide();
  m_state->setObjectName(QStringLiteral("browserState"));
  m_state->setTextFormat(Qt::PlainText);
  m_state->setContentsMargins(6, 2, 6, 2);
  m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_state->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(makeTopRow());
  connect(new EmptyListNote(m_files, m_views), &EmptyListNote::folderWanted, this, &BrowserPanel::folderWanted);
  m_sides->addWidget(m_views);
  m_sides->setChildrenCollapsible(false);
  layout->addWidget(m_sides, 1);
  layout->addWidget(m_parts);
  layout->addLayout(makeBottomRow());
  m_filter->setText(files.filter());
  connectAll();
  describe();
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
  auto* sort = new QToolButton(this);
  sort->setMenu(new SortMenu(m_files, this));
  sort->setIcon(icon(QStringLiteral("sort")));
  sort->setPopupMode(QToolButton::InstantPopup);
  sort->setAutoRaise(true);
  sort->setObjectName(QStringLiteral("browserSort"));
  sort->setToolTip(tr("Sort by"));
  sort->setAccessibleName(tr("Sort by"));
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(buttonFor(*m_showFavourites, QStringLiteral("browserFavourites")));
  row->addWidget(buttonFor(*m_up, QStringLiteral("browserUp")));
  row->addWidget(m_filter);
  row->addWidget(buttonFor(*m_inside, QStringLiteral("browserInside")));
  row->addWidget(sort);
  row->addWidget(buttonFor(*m_showGrid, QStringLiteral("browserGrid")));
  row->addWidget(buttonFor(*m_showThumbnails, QStringLiteral("browserThumbnails")));
  return row;
}

QHBoxLayout* BrowserPanel::makeBottomRow() {
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(m_state, 1);
  row->addWidget(buttonFor(*m_stop, QStringLiteral("browserStop")));
  row->addWidget(m_tileSize);
  return row;
}

void BrowserPanel::prepareFilter() {
  m_filter->setPlaceholderText(tr("Filter"));
  addClearButton(*m_filter);
  m_filter->setMinimumWidth(fontMetrics().averageCharWidth() * kLeastFilterLetters);
  m_filter->setAccessibleName(tr("Filter: %1").arg(tr("Files")));
  m_filter->setObjectName(QStringLiteral("browserFilter"));
  m_filter->setToolTip(tr("Words or properties of files: \"format:bsp\", \"size>1M\". F1 lists everything."));
  m_filter->setSyntax(fileQuerySyntax(m_files));
  new NoMatchNote(&m_views->list(), *m_filter);
  new NoMatchNote(&m_views->grid(), *m_filter);
}

void BrowserPanel::prepareUp() {
  m_up->setText(tr("Up"));
  m_up->setIcon(icon(QStringLiteral("up")));
  m_up->setObjectName(QStringLiteral("browser.up"));
  m_up->setShortcuts({QKeySequence(Qt::ALT | Qt::Key_Up), QKeySequence(Qt::Key_Backspace)});
  m_up->setShortcutContext(Qt::WidgetShortcut);
  m_up->setStatusTip(tr("Go to the parent folder, or out of the archive"));
  m_up->setToolTip(tr("Up: go to the parent folder, or out of the archive (%1)")
                       .arg(m_up->shortcut().toString(QKeySequence::NativeText)));
  m_up->setVisible(false);
  m_views->addActionToViews(m_up);
  connect(m_up, &QAction::triggered, &m_files, &FileList::goUp);
}

/// Archives are entered when they are opened; a map that is opened shows itself, so its files are a step of their own.
void BrowserPanel::prepareEntering() {
  m_enter->setText(tr("Show Contents"));
  m_enter->setObjectName(QStringLiteral("browser.enter"));
  m_enter->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Down));
  m_enter->setShortcutContext(Qt::WidgetShortcut);
  m_enter->setStatusTip(tr("List the files inside this archive or map"));
  m_enter->setEnabled(false);
  m_views->addActionToViews(m_enter);
  for (QWidget* view : {static_cast<QWidget*>(&m_views->list()), static_cast<QWidget*>(&m_views->grid())}) {
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
  }
  connect(&m_files.selection(), &QItemSelectionModel::currentChanged, this,
          [this] { m_enter->setEnabled(currentContainer() != nullptr); });
  connect(m_enter, &QAction::triggered, this, [this] {
    if (const BrowserEntry* container = currentContainer()) {
      m_files.enterArchive(QString(container->path));
    }
  });
}

void BrowserPanel::prepareSwitches() {
  m_showGrid->setText(tr("Show Tiles"));
  m_showGrid->setIcon(icon(QStringLiteral("tiles")));
  m_showGrid->setObjectName(QStringLiteral("browser.grid"));
  m_showGrid->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B));
  m_showGrid->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_showGrid->setToolTip(tr("Show Tiles: show images instead of a list (%1)")
                             .arg(m_showGrid->shortcut().toString(QKeySequence::NativeText)));
  m_showGrid->setCheckable(true);
  addAction(m_showGrid);
  m_showThumbnails->setText(tr("Show Thumbnails"));
  m_showThumbnails->setIcon(icon(QStringLiteral("picture")));
  m_showThumbnails->setObjectName(QStringLiteral("browser.thumbnails"));
  m_showThumbnails->setStatusTip(tr("Show a small image next to each file name"));
  m_showThumbnails->setToolTip(tr("Show Thumbnails: show a small image next to each file name"));
  m_showThumbnails->setCheckable(true);
  m_showThumbnails->setVisible(false);
  m_showFavourites->setText(tr("Show Favourites"));
  m_showFavourites->setIcon(icon(QStringLiteral("star")));
  m_showFavourites->setObjectName(QStringLiteral("browser.favourites"));
  m_showFavourites->setToolTip(tr("Show Favourites: show favourite files and folders next to the list"));
  m_showFavourites->setCheckable(true);
  m_showFavourites->setVisible(false);
  m_showPreviews->setText(tr("Large Preview Under Pointer"));
  m_showPreviews->setObjectName(QStringLiteral("browser.previews"));
  m_showPreviews->setCheckable(true);
  m_showPreviews->setChecked(true);
  addViewOptions();
}

void BrowserPanel::addViewOptions() {
  m_views->list().addAction(m_showThumbnails);
  m_views->addActionToViews(m_showPreviews);
}

void BrowserPanel::prepareSearch() {
  m_inside->setText(tr("Search in Files"));
  m_inside->setIcon(icon(QStringLiteral("inside")));
  m_inside->setObjectName(QStringLiteral("browser.inside"));
  m_inside->setToolTip(tr("Search in Files: also search file contents, such as materials, classes and titles"));
  m_inside->setCheckable(true);
  m_inside->setVisible(false);
  m_stop->setText(tr("Stop Searching"));
  m_stop->setIcon(icon(QStringLiteral("stop")));
  m_stop->setObjectName(QStringLiteral("browser.stop"));
  m_stop->setVisible(false);
}

void BrowserPanel::prepareSlider() {
  m_tileSize->setObjectName(QStringLiteral("browserTileSize"));
  m_tileSize->setAccessibleName(tr("Size of tiles"));
  m_tileSize->setToolTip(tr("Size of tiles"));
  m_tileSize->setRange(static_cast<int>(setting::kTileSize.range().least),
                       static_cast<int>(setting::kTileSize.range().most));
  m_tileSize->setSingleStep(16);
  m_tileSize->setPageStep(64);
  m_tileSize->setMaximumWidth(fontMetrics().averageCharWidth() * 18);
  m_tileSize->setValue(m_views->tileSize());
  m_tileSize->hide();
}

void BrowserPanel::connectAll() {
  connect(m_filter, &QLineEdit::textChanged, this, &BrowserPanel::applyFilter);
  connect(m_inside, &QAction::toggled, this, &BrowserPanel::applyFilter);
  connect(m_showGrid, &QAction::toggled, this, &BrowserPanel::showGrid);
  connect(m_showFavourites, &QAction::toggled, this, &BrowserPanel::showFavourites);
  connect(m_showPreviews, &QAction::toggled, m_views, &BrowserViews::showPreviews);
  connect(m_tileSize, &QSlider::valueChanged, m_views, &BrowserViews::setTileSize);
  connect(m_showThumbnails, &QAction::toggled, this, [this](bool shown) {
    m_views->showThumbnailsInList(shown);
    Q_EMIT thumbnailsShown(shown);
  });
  connect(m_parts, &QCheckBox::toggled, &m_files.order(), &BrowserOrder::setPartsShown);
  connect(&m_files.order(), &BrowserOrder::partsShownChanged, m_parts, &QCheckBox::setChecked);
  connect(&m_files.order(), &BrowserOrder::queryChanged, this, &BrowserPanel::followFilter);
  connect(&m_files, &FileList::described, this, &BrowserPanel::describe);
}

void BrowserPanel::setThumbnails(Thumbnails& thumbnails, bool shownInList) {
  m_views->setThumbnails(thumbnails);
  m_showThumbnails->setVisible(!m_showGrid->isChecked());
  m_showThumbnails->setChecked(shownInList);
}

void BrowserPanel::setFacts(ListedFacts& facts) {
  m_facts = &facts;
  const QTreeView& list = m_views->list();
  facts.serve(m_views->list(), [&list] { return !list.isColumnHidden(BrowserModel::Triangles); });
  facts.serve(m_views->grid(), [] { return true; }); // tiles mark those that cannot be read
  m_inside->setVisible(true);
  connect(&facts, &ListedFacts::progressed, this, &BrowserPanel::describe);
  connect(m_stop, &QAction::triggered, &facts, &ListedFacts::stop);
}

void BrowserPanel::setFavourites(Favourites& favourites) {
  m_favourites = new FavouritesList(favourites, m_files, m_sides);
  m_sides->insertWidget(0, m_favourites);
  m_sides->setSizes({fontMetrics().averageCharWidth() * 24, fontMetrics().averageCharWidth() * 100});
  m_sides->setStretchFactor(1, 1);
  // A list without anything in it would but take room.
  const auto follow = [this, &favourites] {
    m_showFavourites->setVisible(!favourites.paths().isEmpty());
    showFavourites();
  };
  connect(&favourites, &Favourites::changed, this, follow);
  follow();
}

void BrowserPanel::showFavourites() {
  if (m_favourites) {
    m_favourites->setVisible(m_showFavourites->isChecked() && m_showFavourites->isVisible());
  }
}

void BrowserPanel::keepIn(Settings& settings, const QString& place) {
  m_showGrid->setChecked(settings.value(gridSetting(place)));
  m_tileSize->setValue(settings.value(setting::kTileSize));
  m_inside->setChecked(settings.value(setting::kSearchInside));
  m_views->setHiddenColumns(hiddenColumns(settings, place));
  m_showFavourites->setChecked(settings.value(setting::kFavouritesShown, place));
  m_showPreviews->setChecked(settings.value(setting::kPreviews));
  connect(m_showFavourites, &QAction::toggled, this,
          [&settings, place](bool shown) { settings.setFor(setting::kFavouritesShown, place, shown); });
  connect(m_showPreviews, &QAction::toggled, this,
          [&settings](bool shown) { settings.set(setting::kPreviews, shown); });
  connect(m_showGrid, &QAction::toggled, this,
          [&settings, place](bool shown) { settings.set(gridSetting(place), shown); });
  connect(m_tileSize, &QSlider::valueChanged, this,
          [&settings](int pixels) { settings.set(setting::kTileSize, pixels); });
  connect(m_inside, &QAction::toggled, this,
          [&settings](bool inside) { settings.set(setting::kSearchInside, inside); });
  connect(m_views, &BrowserViews::hiddenColumnsChanged, this,
          [&settings, place](const QList<int>& columns) { setHiddenColumns(settings, place, columns); });
}

void BrowserPanel::showGrid(bool shown) {
  const bool focused = m_views->isAncestorOf(focusWidget());
  m_views->showGrid(shown);
  m_tileSize->setVisible(shown);
  m_showThumbnails->setVisible(!shown && m_views->hasThumbnails());
  if (focused) {
    m_views->currentWidget()->setFocus();
  }
}

const BrowserEntry* BrowserPanel::currentContainer() const {
  const QModelIndex current = m_files.selection().currentIndex();
  return current.isValid() && m_files.entryOf(current).container ? &m_files.entryOf(current) : nullptr;
}

void BrowserPanel::applyFilter() {
  m_files.setFilter(m_filter->text(), m_inside->isChecked() ? FileQuery::Inside::Words : FileQuery::Inside::Never);
}

/// Another panel may have set it.
void BrowserPanel::followFilter() {
  if (m_filter->text() != m_files.filter()) {
    const QSignalBlocker quiet(m_filter);
    m_filter->setText(m_files.filter());
  }
}

quint64 BrowserPanel::countShown() const {
  const BrowserOrder& order = m_files.order();
  quint64 count = 0;
  for (int row = 0; row < order.rowCount(); ++row) {
    count += m_files.model().at(order.mapToSource(order.index(row, 0)).row()).files;
  }
  return count;
}

QString BrowserPanel::placeText() const {
  const FileList::Listing& place = m_files.place();
  if (!place.archive.isEmpty()) {
    return QDir::toNativeSeparators(QDir::cleanPath(place.archive + QLatin1Char('/') + place.inside));
  }
  const bool dropped = place.folder.isEmpty() && !place.files.isEmpty();
  return dropped ? tr("Dropped files") : QDir::toNativeSeparators(place.folder);
}

QString BrowserPanel::searchText() const {
  const QStringList& mistakes = m_files.order().query().mistakes();
  if (!mistakes.isEmpty()) {
    return tr("“%1” is not valid").arg(mistakes.front());
  }
  const auto pending = m_facts ? m_facts->pending() : 0;
  return pending > 0 ? tr("searching %n file(s)…", nullptr, static_cast<int>(pending)) : QString();
}

void BrowserPanel::describe() {
  const BrowserModel& model = m_files.model();
  const int hidden = m_files.order().partsShown() ? 0 : model.counts().parts;
  const int total = static_cast<int>(model.counts().files) - hidden;
  const QString count = m_filter->text().isEmpty()
                            ? tr("%n file(s)", nullptr, total)
                            : tr("%1 of %n file(s)", nullptr, total).arg(countText(countShown()));
  QString state = m_files.busy() ? tr("searching…") : count;
  if (!m_files.problem().isEmpty()) {
    state = m_files.problem();
  } else if (m_files.busy() && model.rowCount() > 0) {
    state = count + u' ' + state;
  }
  QStringList parts{state, searchText(), placeText()};
  parts.removeAll(QString());
  m_state->setText(parts.join(QStringLiteral(" · ")));
  QFont font = this->font();
  font.setBold(!m_filter->text().isEmpty());
  m_state->setFont(font);
  m_state->setToolTip(plainToolTip(placeText()));
  m_parts->setVisible(model.counts().parts > 0);
  m_up->setVisible(!m_files.place().archive.isEmpty());
  m_stop->setVisible(m_facts && m_facts->pending() > 0);
}

} // namespace vitrine::ui
