#include "ui/widgets/FilteredTree.h"

#include "ui/widgets/NoMatchNote.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/RowTree.h"
#include "ui/widgets/ViewKeys.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Trees with more matches than this stay closed: opening them all would take longer than looking.
constexpr int kMaxExpandedMatches = 2000;

int countRows(const QAbstractItemModel& model, const QModelIndex& parent, int stopAt) {
  int count = 0;
  for (int row = 0; row < model.rowCount(parent) && count < stopAt; ++row) {
    count += 1 + countRows(model, model.index(row, 0, parent), stopAt - count);
  }
  return count;
}

} // namespace

FilteredTree::FilteredTree(QAbstractItemModel* model, const QString& name, const QString& accessibleName,
                           QWidget* parent)
    : QWidget(parent), m_proxy(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)),
      m_tree(new RowTree(this)) {
  m_proxy->setRecursiveFilteringEnabled(true);
  m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
  m_proxy->setFilterKeyColumn(-1);
  m_proxy->setSourceModel(model);

  m_filter->setPlaceholderText(tr("Filter"));
  addClearButton(*m_filter);
  m_filter->setAccessibleName(tr("Filter: %1").arg(accessibleName));
  m_filter->setObjectName(name + QStringLiteral("Filter"));
  m_tree->setModel(m_proxy);
  m_tree->setObjectName(name);
  m_tree->setAccessibleName(accessibleName);
  m_tree->setUniformRowHeights(true);
  m_tree->setAlternatingRowColors(true);
  m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_tree->viewport()->installEventFilter(this);
  keepViewKeys(m_tree);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_filter);
  layout->addWidget(m_tree);

  connect(m_filter, &QLineEdit::textChanged, this, &FilteredTree::applyFilter);
  new NoMatchNote(m_tree, *m_filter);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
    if (!m_quiet && now.isValid()) {
      Q_EMIT picked(m_proxy->mapToSource(now));
    }
  });
  connect(m_tree, &QTreeView::clicked, this,
          [this](const QModelIndex& index) { Q_EMIT picked(m_proxy->mapToSource(index)); });
  connect(m_tree, &QTreeView::activated, this,
          [this](const QModelIndex& index) { Q_EMIT activated(m_proxy->mapToSource(index)); });
}

void FilteredTree::applyFilter(const QString& text) {
  const QModelIndex before = current();
  const QScopedValueRollback quiet(m_quiet, true); // another row becomes current where this one goes
  m_proxy->setFilterFixedString(text);
  if (!text.isEmpty() && countRows(*m_proxy, {}, kMaxExpandedMatches) < kMaxExpandedMatches) {
    m_tree->expandAll();
  }
  showCurrent(before);
}

void FilteredTree::showCurrent(const QModelIndex& source) {
  const QScopedValueRollback quiet(m_quiet, true);
  const QModelIndex index = m_proxy->mapFromSource(source);
  if (!index.isValid()) {
    m_tree->clearSelection();
    m_tree->selectionModel()->clearCurrentIndex();
    return;
  }
  m_tree->setCurrentIndex(index);
  m_tree->scrollTo(index);
}

/// The current row stays in sight as the tree loses height - to a scroll bar that comes with it, for one.
bool FilteredTree::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    const int heightBefore = static_cast<QResizeEvent&>(*event).oldSize().height();
    const QRect row = m_tree->visualRect(m_tree->currentIndex());
    if (row.isValid() && row.center().y() >= 0 && row.center().y() < heightBefore) {
      // Once the tree knows how many rows have room.
      QMetaObject::invokeMethod(m_tree, [this] { m_tree->scrollTo(m_tree->currentIndex()); }, Qt::QueuedConnection);
    }
  }
  return QWidget::eventFilter(watched, event);
}

QModelIndex FilteredTree::current() const {
  return m_proxy->mapToSource(m_tree->currentIndex());
}

} // namespace vitrine::ui
