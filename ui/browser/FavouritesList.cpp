#include "ui/browser/FavouritesList.h"

#include "ui/browser/Favourites.h"
#include "ui/browser/FileList.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>

namespace vitrine::ui {

FavouritesList::FavouritesList(Favourites& favourites, FileList& files, QWidget* parent)
    : QListWidget(parent), m_favourites(favourites), m_files(files) {
  setObjectName(QStringLiteral("favourites"));
  setAccessibleName(tr("Favourites"));
  setTextElideMode(Qt::ElideMiddle);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* remove = new QAction(icon(QStringLiteral("clear")), tr("Remove from Favourites"), this);
  remove->setObjectName(QStringLiteral("favourites.remove"));
  remove->setShortcut(QKeySequence::Delete);
  remove->setShortcutContext(Qt::WidgetShortcut);
  addAction(remove);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(remove, &QAction::triggered, this, &FavouritesList::removeSelected);
  connect(&favourites, &Favourites::changed, this, &FavouritesList::fill);
  connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { open(*item); });
  fill();
}

void FavouritesList::fill() {
  clear();
  for (const QString& path : m_favourites.paths()) {
    const QFileInfo file(path);
    auto* item = new QListWidgetItem(icon(file.isDir() ? QStringLiteral("folder") : QStringLiteral("file")),
                                     file.fileName().isEmpty() ? path : file.fileName(), this);
    item->setData(Qt::UserRole, path);
    item->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
  }
}

void FavouritesList::open(const QListWidgetItem& item) {
  const QString path = item.data(Qt::UserRole).toString();
  if (QFileInfo(path).isDir()) {
    m_files.showFolder(path);
  } else if (!path.isEmpty()) {
    Q_EMIT m_files.openRequested(path, FileList::OpenHow::Here);
  }
}

void FavouritesList::removeSelected() {
  if (currentItem()) {
    m_favourites.remove({currentItem()->data(Qt::UserRole).toString()});
  }
}

void FavouritesList::keyPressEvent(QKeyEvent* event) {
  const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
  if (opens && currentItem()) {
    open(*currentItem());
    return;
  }
  QListWidget::keyPressEvent(event);
}

} // namespace vitrine::ui
