#include "ui/content/MissingPanel.h"

#include "ui/content/SuggestionList.h"
#include "ui/style/Icons.h"
#include "ui/widgets/PartNames.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QToolBar>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kWidestWanter = 22;

} // namespace

MissingPanel::MissingPanel(const Session& session, Selection& selection, const ContentActions& actions,
                           const SuggestionFinder& offers, QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_actions(actions), m_finder(offers),
      m_model(session), m_offers(new SuggestionList(this)),
      m_list(new FilteredTree(&m_model, QStringLiteral("missingFiles"), tr("Missing files"), this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeBar());
  layout->addWidget(m_offers);
  layout->addWidget(m_list, 1);
  prepareTree();
  connect(&m_model, &QAbstractItemModel::modelReset, this, &MissingPanel::followModel);
  const auto showOffers = [this] { m_offers->setOffers(m_finder.offers(), static_cast<std::size_t>(count())); };
  connect(&offers, &SuggestionFinder::changed, this, showOffers);
  connect(m_offers, &SuggestionList::chosen, this, &MissingPanel::offerChosen);
  connect(actions.copyMissing, &QAction::triggered, this, &MissingPanel::copyAll);
  followModel();
  showOffers();
}

QWidget* MissingPanel::makeBar() {
  // Buttons that do not fit are behind an arrow at its end.
  auto* bar = new QToolBar(this);
  nameExtensionButton(*bar);
  bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
  bar->setIconSize({side, side});
  for (QAction* action : {m_actions.locate, m_actions.mountFolder, m_actions.mountArchive, m_actions.copyMissing}) {
    bar->addAction(action);
    QWidget* button = bar->widgetForAction(action);
    button->setObjectName(QStringLiteral("button.") + action->objectName());
    button->setFocusPolicy(Qt::TabFocus);
  }
  return bar;
}

void MissingPanel::prepareTree() {
  QTreeView& tree = m_list->tree();
  tree.setRootIsDecorated(false);
  tree.setSelectionMode(QAbstractItemView::ExtendedSelection);
  tree.setContextMenuPolicy(Qt::CustomContextMenu);
  tree.setTextElideMode(Qt::ElideMiddle);
  auto& proxy = static_cast<QSortFilterProxyModel&>(*tree.model());
  proxy.setSortRole(kSortRole);
  tree.setSortingEnabled(true);
  tree.sortByColumn(MissingModel::Times, Qt::DescendingOrder);
  tree.header()->setStretchLastSection(false);
  tree.header()->setSectionResizeMode(MissingModel::File, QHeaderView::Stretch);
  const int unit = fontMetrics().averageCharWidth();
  for (const auto& [column, letters] :
       {std::pair{MissingModel::Kind, 10}, std::pair{MissingModel::WantedBy, kWidestWanter},
        std::pair{MissingModel::Times, 8}}) {
    tree.setColumnWidth(column, std::max(unit * letters, tree.header()->sectionSizeHint(column)));
  }
  tree.installEventFilter(this);
  connect(m_list, &FilteredTree::activated, this, &MissingPanel::showWanter);
  connect(&tree, &QTreeView::customContextMenuRequested, this, &MissingPanel::showMenu);
}

void MissingPanel::followModel() {
  m_shownFile.clear();
  m_offers->setOffers(m_finder.offers(), static_cast<std::size_t>(count()));
  m_actions.enable(!m_session.empty(), count() > 0);
  Q_EMIT countChanged(count());
}

const files::MissingFile* MissingPanel::current() const {
  const QModelIndex chosen = m_list->current();
  if (chosen.isValid()) {
    return &m_model.at(chosen.row());
  }
  auto& proxy = static_cast<QSortFilterProxyModel&>(*m_list->tree().model());
  const QModelIndex first = proxy.mapToSource(proxy.index(0, 0));
  return first.isValid() ? &m_model.at(first.row()) : nullptr;
}

void MissingPanel::choose(MaterialIndex material, const QString& asset) {
  std::vector<int> wanted;
  for (int row = 0; row < count(); ++row) {
    const auto& wanters = m_model.at(row).wanters;
    if (std::ranges::find(wanters, material, &files::Wanter::material) != wanters.end()) {
      wanted.push_back(row);
    }
  }
  if (wanted.empty()) {
    return;
  }
  // Several files of a material may be missing. A path has the asset's name in it, with a folder and an ending.
  const auto named =
      std::ranges::find_if(wanted, [&](int row) { return m_model.at(row).path.contains(asset, Qt::CaseInsensitive); });
  const QModelIndex chosen = m_model.index(named == wanted.end() ? wanted.front() : *named, 0);
  m_list->showCurrent(chosen);
  if (!m_list->current().isValid()) {
    m_list->filterEdit().clear();
    m_list->showCurrent(chosen);
  }
  m_list->tree().setFocus();
}

void MissingPanel::showWanter(const QModelIndex& source) {
  const files::MissingFile& file = m_model.at(source.row());
  if (file.wanters.empty()) {
    return;
  }
  // Once more goes to the next that wants it.
  const bool again = std::exchange(m_shownFile, file.path) == file.path;
  m_shownWanter = again ? (m_shownWanter + 1) % file.wanters.size() : 0;
  const files::Wanter wanter = file.wanters[m_shownWanter];
  if (wanter.node) {
    m_selection.selectNode(wanter.node);
    Q_EMIT wanterShown();
  } else if (wanter.material) {
    m_selection.selectMaterial(wanter.material);
  } else if (wanter.bytes) {
    m_selection.selectBytes(*wanter.bytes);
  }
}

void MissingPanel::showMenu(QPoint position) {
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("missingMenu"));
  const QModelIndex row = m_list->current();
  QAction* show = menu.addAction(tr("&Show Where It Is Used"), this, [this, file = QPersistentModelIndex(row)] {
    if (file.isValid()) {
      showWanter(file);
    }
  });
  show->setEnabled(row.isValid() && !m_model.at(row.row()).wanters.empty());
  menu.addAction(m_actions.locate);
  menu.addAction(m_actions.mountFolder);
  menu.addAction(m_actions.mountArchive);
  menu.addSeparator();
  menu.addAction(icon(QStringLiteral("copy")), tr("&Copy"), this, &MissingPanel::copySelected)
      ->setEnabled(m_list->tree().selectionModel()->hasSelection());
  menu.addAction(m_actions.copyMissing);
  menu.exec(m_list->tree().viewport()->mapToGlobal(position));
}

void MissingPanel::copySelected() const {
  QModelIndexList chosen = m_list->tree().selectionModel()->selectedRows();
  std::ranges::sort(chosen, {}, &QModelIndex::row); // as they are on screen
  auto& proxy = static_cast<QSortFilterProxyModel&>(*m_list->tree().model());
  std::vector<int> rows;
  for (const QModelIndex& index : chosen) {
    rows.push_back(proxy.mapToSource(index).row());
  }
  if (!rows.empty()) {
    QGuiApplication::clipboard()->setText(m_model.asText(rows));
  }
}

void MissingPanel::copyAll() const {
  QGuiApplication::clipboard()->setText(m_model.asText());
}

bool MissingPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent&>(*event).matches(QKeySequence::Copy)) {
    copySelected();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace vitrine::ui
