#include "ui/navigation/BookmarkPanel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/FocusChain.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr QSize kShownPicture(96, 72);
constexpr int kBookmarkRole = Qt::UserRole;

} // namespace

BookmarkPanel::BookmarkPanel(QWidget* parent) : QWidget(parent), m_list(new QListWidget(this)) {
  setObjectName(QStringLiteral("bookmarkPanel"));
  m_list->setObjectName(QStringLiteral("bookmarkList"));
  m_list->setAccessibleName(tr("Bookmarks of this file"));
  m_list->setIconSize(kShownPicture);
  m_list->setDragDropMode(QAbstractItemView::InternalMove);
  m_list->setDefaultDropAction(Qt::MoveAction);
  m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
  m_list->setAlternatingRowColors(true);
  new EmptyNote(m_list, tr("No bookmarks yet. “Add” saves the current view."));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_list, 1);
  makeActions();
  auto* row = new QHBoxLayout;
  for (QAction* action : {m_add, m_up, m_down, m_remove}) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  row->addStretch();
  layout->addLayout(row);
  wireList();
  enable();
}

QAction* BookmarkPanel::addAction(const QString& name, const QString& text, const QString& tip,
                                  const QKeySequence& key) {
  auto* action = new QAction(text, this);
  action->setObjectName(name);
  action->setToolTip(tip);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_list->addAction(action);
  return action;
}

void BookmarkPanel::makeActions() {
  m_go = addAction(QStringLiteral("bookmark.go"), tr("&Go to This View"), tr("Go to the view of this bookmark"), {});
  m_add = addAction(QStringLiteral("bookmark.add"), tr("&Add"), tr("Save the current view"), Qt::Key_Insert);
  m_rename = addAction(QStringLiteral("bookmark.rename"), tr("&Rename"), tr("Rename the bookmark"), {});
  m_up = addAction(QStringLiteral("bookmark.up"), tr("Move &Up"), tr("Move the bookmark up"), Qt::CTRL | Qt::Key_Up);
  m_down = addAction(QStringLiteral("bookmark.down"), tr("Move D&own"), tr("Move the bookmark down"),
                     Qt::CTRL | Qt::Key_Down);
  m_remove =
      addAction(QStringLiteral("bookmark.delete"), tr("&Delete"), tr("Delete the bookmark"), QKeySequence::Delete);
  m_export = addAction(QStringLiteral("bookmark.export"), tr("&Export…"), tr("Export all bookmarks to a file"), {});
  m_import = addAction(QStringLiteral("bookmark.import"), tr("&Import…"), tr("Add bookmarks from a file"), {});
  connect(m_go, &QAction::triggered, this, [this] { Q_EMIT m_list->itemActivated(m_list->currentItem()); });
  connect(m_add, &QAction::triggered, this, &BookmarkPanel::addWanted);
  connect(m_rename, &QAction::triggered, this, [this] { m_list->editItem(m_list->currentItem()); });
  connect(m_up, &QAction::triggered, this, [this] { move(-1); });
  connect(m_down, &QAction::triggered, this, [this] { move(1); });
  connect(m_remove, &QAction::triggered, this, &BookmarkPanel::removeCurrent);
  connect(m_export, &QAction::triggered, this, &BookmarkPanel::exportWanted);
  connect(m_import, &QAction::triggered, this, &BookmarkPanel::importWanted);
  m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void BookmarkPanel::wireList() {
  connect(m_list, &QListWidget::currentRowChanged, this, &BookmarkPanel::enable);
  connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
    if (item && m_usable) {
      Q_EMIT chosen(item->data(kBookmarkRole).value<Bookmark>().view);
    }
  });
  connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    if (!m_setting) {
      auto bookmark = item->data(kBookmarkRole).value<Bookmark>();
      bookmark.name = item->text();
      {
        const QScopedValueRollback setting(m_setting, true);
        item->setData(kBookmarkRole, QVariant::fromValue(bookmark));
      }
      Q_EMIT changed();
    }
  });
  connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &BookmarkPanel::changed);
}

void BookmarkPanel::setBookmarks(const Bookmarks& bookmarks) {
  {
    const QScopedValueRollback setting(m_setting, true);
    m_list->clear();
    for (const Bookmark& bookmark : bookmarks) {
      auto* item = new QListWidgetItem(m_list);
      item->setFlags((item->flags() | Qt::ItemIsEditable) & ~Qt::ItemIsDropEnabled);
      item->setData(kBookmarkRole, QVariant::fromValue(bookmark));
    }
  }
  labelAll();
  enable();
}

Bookmarks BookmarkPanel::bookmarks() const {
  Bookmarks all;
  for (int row = 0; row < m_list->count(); ++row) {
    all.push_back(m_list->item(row)->data(kBookmarkRole).value<Bookmark>());
  }
  return all;
}

void BookmarkPanel::put(const Bookmark& bookmark, std::optional<std::size_t> place) {
  Bookmarks all = bookmarks();
  const std::size_t row = place.value_or(all.size());
  if (place) {
    all[row] = bookmark;
  } else {
    all.push_back(bookmark);
  }
  setBookmarks(all);
  m_list->setCurrentRow(static_cast<int>(row));
  Q_EMIT changed();
}

void BookmarkPanel::setPicture(std::size_t place, const QImage& picture) {
  const int row = static_cast<int>(place);
  if (row < m_list->count()) {
    const QScopedValueRollback setting(m_setting, true);
    auto bookmark = m_list->item(row)->data(kBookmarkRole).value<Bookmark>();
    bookmark.picture = picture;
    m_list->item(row)->setData(kBookmarkRole, QVariant::fromValue(bookmark));
    m_list->item(row)->setIcon(QIcon(QPixmap::fromImage(picture)));
  }
}

void BookmarkPanel::renameLast() {
  if (isVisible() && m_list->count() > 0) {
    giveKeyboard(*m_list);
    m_list->editItem(m_list->item(m_list->count() - 1));
  }
}

void BookmarkPanel::setUsable(bool usable) {
  m_usable = usable;
  enable();
}

void BookmarkPanel::move(int step) {
  const int from = m_list->currentRow();
  const int to = from + step;
  Bookmarks all = bookmarks();
  if (from >= 0 && to >= 0 && to < m_list->count()) {
    std::swap(all[static_cast<std::size_t>(from)], all[static_cast<std::size_t>(to)]);
    setBookmarks(all);
    m_list->setCurrentRow(to);
    Q_EMIT changed();
  }
}

void BookmarkPanel::removeCurrent() {
  if (m_list->currentRow() >= 0) {
    delete m_list->takeItem(m_list->currentRow());
    enable();
    Q_EMIT changed();
  }
}

void BookmarkPanel::enable() {
  const int row = m_list->currentRow();
  m_add->setEnabled(m_usable);
  m_import->setEnabled(m_usable);
  m_export->setEnabled(m_list->count() > 0);
  for (QAction* action : {m_rename, m_remove}) {
    action->setEnabled(row >= 0);
  }
  m_go->setEnabled(row >= 0 && m_usable);
  m_up->setEnabled(row > 0);
  m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

void BookmarkPanel::label(int row) {
  QListWidgetItem* item = m_list->item(row);
  const auto bookmark = item->data(kBookmarkRole).value<Bookmark>();
  item->setText(bookmark.name);
  item->setIcon(bookmark.picture.isNull() ? icon(QStringLiteral("camera"))
                                          : QIcon(QPixmap::fromImage(bookmark.picture)));
  item->setToolTip(bookmark.key == 0 ? QString() : tr("Digit %1").arg(bookmark.key));
}

void BookmarkPanel::labelAll() {
  const QScopedValueRollback setting(m_setting, true);
  for (int row = 0; row < m_list->count(); ++row) {
    label(row);
  }
}

void BookmarkPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    labelAll(); // pictures in the text's colour
  }
}

} // namespace vitrine::ui
