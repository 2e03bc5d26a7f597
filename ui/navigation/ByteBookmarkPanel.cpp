#include "ui/navigation/ByteBookmarkPanel.h"

#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/ViewKeys.h"

#include <QAbstractItemDelegate>
#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {

ByteBookmarkPanel::ByteBookmarkPanel(ByteBookmarkModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_list(new QTreeView(this)) {
  setObjectName(QStringLiteral("byteBookmarkPanel"));
  m_list->setModel(&model);
  m_list->setObjectName(QStringLiteral("byteBookmarks"));
  m_list->setAccessibleName(tr("Byte bookmarks of this file"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setTabKeyNavigation(false);
  m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
  new EmptyNote(m_list, tr("No bookmarks yet. “Add” gives the selected bytes a name."));
  m_list->header()->resizeSection(ByteBookmarkModel::kName, fontMetrics().averageCharWidth() * 28);
  m_list->header()->resizeSection(ByteBookmarkModel::kOffset, fontMetrics().averageCharWidth() * 16);
  m_list->installEventFilter(this);
  keepViewKeys(m_list);
  makeActions();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_list, 1);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  for (QAction* action : {m_add, m_go, m_rename, m_remove}) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(button);
  }
  row->addStretch();
  layout->addLayout(row);
  connect(m_list, &QTreeView::doubleClicked, this, &ByteBookmarkPanel::go);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ByteBookmarkPanel::enable);
  connect(&model, &QAbstractItemModel::modelReset, this, &ByteBookmarkPanel::enable);
  connect(&model, &QAbstractItemModel::rowsRemoved, this, &ByteBookmarkPanel::enable);
  connect(m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, [this] {
    if (std::exchange(m_isNaming, false)) {
      // Behind Qt, which gives the keyboard to the list.
      QMetaObject::invokeMethod(this, &ByteBookmarkPanel::named, Qt::QueuedConnection);
    }
  });
  enable();
}

QAction* ByteBookmarkPanel::addAction(const char* name, const QString& text, const QString& tip,
                                      const QKeySequence& key) {
  auto* action = new QAction(text, this);
  action->setObjectName(QLatin1String(name));
  action->setToolTip(tip);
  action->setStatusTip(tip);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_list->addAction(action);
  return action;
}

void ByteBookmarkPanel::makeActions() {
  m_go = addAction("byteBookmark.go", tr("&Go to Bytes"), tr("Select the bytes of this bookmark"), {});
  m_add = addAction("byteBookmark.add", tr("&Add"), tr("Add a named bookmark for the selected bytes"), Qt::Key_Insert);
  m_rename = addAction("byteBookmark.rename", tr("&Rename"), tr("Rename the bookmark"), Qt::Key_F2);
  m_remove = addAction("byteBookmark.remove", tr("&Delete"), tr("Delete the bookmark"), QKeySequence::Delete);
  connect(m_go, &QAction::triggered, this, &ByteBookmarkPanel::go);
  connect(m_add, &QAction::triggered, this, &ByteBookmarkPanel::addWanted);
  connect(m_rename, &QAction::triggered, this, [this] { m_list->edit(m_model.index(currentRow(), 0)); });
  connect(m_remove, &QAction::triggered, this, [this] { m_model.remove(currentRow()); });
}

int ByteBookmarkPanel::currentRow() const {
  return m_list->currentIndex().row();
}

void ByteBookmarkPanel::enable() {
  const bool any = m_list->currentIndex().isValid();
  m_rename->setEnabled(any);
  m_remove->setEnabled(any);
  m_go->setEnabled(any && m_model.rangeAt(currentRow()));
}

void ByteBookmarkPanel::go() {
  if (m_list->currentIndex().isValid()) {
    if (const auto range = m_model.rangeAt(currentRow())) {
      Q_EMIT chosen(*range);
    }
  }
}

void ByteBookmarkPanel::rename(int row) {
  const QModelIndex index = m_model.index(row, ByteBookmarkModel::kName);
  giveKeyboard(*m_list);
  m_list->setCurrentIndex(index);
  m_list->scrollTo(index);
  m_isNaming = true;
  m_list->edit(index);
}

/// Enter goes there; it does not edit.
bool ByteBookmarkPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_list && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent&>(*event).key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      go();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

} // namespace vitrine::ui
