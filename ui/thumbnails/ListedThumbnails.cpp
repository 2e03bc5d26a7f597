#include "ui/thumbnails/ListedThumbnails.h"

#include "ui/thumbnails/Thumbnails.h"

#include <QEvent>
#include <QScrollBar>
#include <QTreeView>

namespace vitrine::ui {
namespace {

constexpr int kSoonMs = 30;

struct Rows {
  int first = 0;
  int count = 0;
};

Rows rowsInSight(const QTreeView& list) {
  const QModelIndex first = list.indexAt(QPoint(0, 0));
  const int height = first.isValid() ? list.visualRect(first).height() : 0;
  if (height <= 0) {
    return {};
  }
  return {first.row(), list.viewport()->height() / height + 1};
}

} // namespace

ListedThumbnails::ListedThumbnails(QTreeView& list, int fileRole, Thumbnails& thumbnails)
    : QObject(&list), m_list(list), m_role(fileRole), m_thumbnails(thumbnails) {
  m_soon.setSingleShot(true);
  m_soon.setInterval(kSoonMs);
  connect(&m_soon, &QTimer::timeout, this, &ListedThumbnails::ask);
  connect(&thumbnails, &Thumbnails::changed, this, &ListedThumbnails::draw);
  const auto soon = [this] { m_soon.start(); };
  connect(list.verticalScrollBar(), &QScrollBar::valueChanged, this, soon);
  connect(list.verticalScrollBar(), &QScrollBar::rangeChanged, this, soon);
  list.viewport()->installEventFilter(this);
  watchModel();
}

void ListedThumbnails::watchModel() {
  const QAbstractItemModel* model = m_list.model();
  const auto soon = [this] { m_soon.start(); };
  connect(model, &QAbstractItemModel::rowsInserted, this, soon);
  connect(model, &QAbstractItemModel::rowsRemoved, this, soon);
  connect(model, &QAbstractItemModel::layoutChanged, this, soon);
  connect(model, &QAbstractItemModel::dataChanged, this, soon);
  connect(model, &QAbstractItemModel::modelReset, this, [this] {
    ask(); // at once: what is made for another folder ends
    m_thumbnails.refresh();
  });
}

void ListedThumbnails::setEnabled(bool enabled) {
  m_enabled = enabled;
  ask();
}

bool ListedThumbnails::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::Hide) {
    m_soon.start();
  }
  return QObject::eventFilter(watched, event);
}

void ListedThumbnails::ask() {
  QStringList files;
  const QAbstractItemModel& model = *m_list.model();
  const auto add = [&](int row) {
    const QString file = row >= 0 ? model.index(row, 0).data(m_role).toString() : QString();
    if (!file.isEmpty()) {
      files << file;
    }
  };
  if (m_enabled && m_list.isVisible()) {
    const Rows seen = rowsInSight(m_list);
    for (int row = seen.first; row < seen.first + 2 * seen.count; ++row) {
      add(row);
    }
    for (int row = seen.first - 1; row >= seen.first - seen.count; --row) {
      add(row);
    }
  }
  m_thumbnails.want(*this, files);
}

void ListedThumbnails::draw(const QString& file) {
  const Rows seen = rowsInSight(m_list);
  for (int row = seen.first; m_enabled && row < seen.first + seen.count; ++row) {
    if (m_list.model()->index(row, 0).data(m_role).toString() == file) {
      const QRect cell = m_list.visualRect(m_list.model()->index(row, 0));
      m_list.viewport()->update(0, cell.y(), m_list.viewport()->width(), cell.height());
    }
  }
}

} // namespace vitrine::ui
