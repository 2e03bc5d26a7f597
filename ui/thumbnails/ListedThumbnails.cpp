#include "ui/thumbnails/ListedThumbnails.h"

#include "ui/thumbnails/Thumbnails.h"

#include <QAbstractItemView>

namespace vitrine::ui {

ListedThumbnails::ListedThumbnails(QAbstractItemView& list, int fileRole, Thumbnails& thumbnails)
    : QObject(&list), m_list(list), m_role(fileRole), m_thumbnails(thumbnails), m_sight(new RowsInSight(list)) {
  connect(&thumbnails, &Thumbnails::changed, this, &ListedThumbnails::draw);
  connect(m_sight, &RowsInSight::changed, this, &ListedThumbnails::ask);
  connect(list.model(), &QAbstractItemModel::modelReset, this, [this] {
    ask(); // at once: what is made for another folder ends
    m_thumbnails.refreshAll();
  });
}

void ListedThumbnails::setEnabled(bool enabled) {
  m_enabled = enabled;
  ask();
}

void ListedThumbnails::ask() {
  QStringList files;
  for (const QModelIndex& index : m_enabled ? m_sight->seenAndNear() : QModelIndexList()) {
    if (const QString file = index.data(m_role).toString(); !file.isEmpty()) {
      files << file;
    }
  }
  m_thumbnails.want(*this, files);
}

void ListedThumbnails::draw(const QString& file) {
  for (const QModelIndex& index : m_enabled ? m_sight->seen() : QModelIndexList()) {
    if (index.data(m_role).toString() == file) {
      const QRect cell = m_list.visualRect(index);
      m_list.viewport()->update(0, cell.y(), m_list.viewport()->width(), cell.height());
    }
  }
}

} // namespace vitrine::ui
