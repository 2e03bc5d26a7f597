#include "ui/widgets/RowsInSight.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QListView>
#include <QScrollBar>

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr int kSoonMs = 30;

/// Rows that fit into the view, those cut by its edges counted.
int rowsAtOnce(const QAbstractItemView& view, const QModelIndex& first) {
  const QSize room = view.viewport()->size();
  const auto* tiles = qobject_cast<const QListView*>(&view);
  const QSize grid = tiles ? tiles->gridSize() : QSize();
  if (grid.isValid() && !grid.isEmpty()) {
    return std::max(room.width() / grid.width(), 1) * (room.height() / grid.height() + 2);
  }
  const QRect cell = view.visualRect(first);
  if (cell.isEmpty()) {
    return 0;
  }
  const bool isStrip = tiles && tiles->flow() == QListView::LeftToRight && !tiles->isWrapping();
  return isStrip ? room.width() / cell.width() + 2 : room.height() / cell.height() + 1;
}

} // namespace

RowsInSight::RowsInSight(QAbstractItemView& view) : QObject(&view), m_view(view) {
  m_soon.setSingleShot(true);
  m_soon.setInterval(kSoonMs);
  connect(&m_soon, &QTimer::timeout, this, &RowsInSight::changed);
  const auto soon = [this] { m_soon.start(); };
  for (const QScrollBar* bar : {view.verticalScrollBar(), view.horizontalScrollBar()}) {
    connect(bar, &QScrollBar::valueChanged, this, soon);
    connect(bar, &QScrollBar::rangeChanged, this, soon);
  }
  view.viewport()->installEventFilter(this);
  watchModel();
}

void RowsInSight::watchModel() {
  const QAbstractItemModel* model = m_view.model();
  // Not put off by what comes meanwhile: rows may come for seconds.
  const auto soon = [this] {
    if (!m_soon.isActive()) {
      m_soon.start();
    }
  };
  connect(model, &QAbstractItemModel::rowsInserted, this, soon);
  connect(model, &QAbstractItemModel::rowsRemoved, this, soon);
  connect(model, &QAbstractItemModel::layoutChanged, this, soon);
  connect(model, &QAbstractItemModel::dataChanged, this, soon);
  connect(model, &QAbstractItemModel::modelReset, this,
          &RowsInSight::changed); // at once: other rows are no longer seen
}

bool RowsInSight::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::Hide) {
    m_soon.start();
  }
  return QObject::eventFilter(watched, event);
}

QModelIndexList RowsInSight::rows(int screensBeside) const {
  QModelIndexList found;
  const QAbstractItemModel& model = *m_view.model();
  const QModelIndex first = m_view.isVisible() ? m_view.indexAt(QPoint(1, 1)) : QModelIndex();
  if (!first.isValid()) {
    return found;
  }
  const int count = rowsAtOnce(m_view, first);
  const int end = std::min(first.row() + (1 + screensBeside) * count, model.rowCount());
  for (int row = first.row(); row < end; ++row) {
    found << model.index(row, 0);
  }
  for (int row = first.row() - 1; row >= std::max(0, first.row() - screensBeside * count); --row) {
    found << model.index(row, 0);
  }
  return found;
}

} // namespace vitrine::ui
