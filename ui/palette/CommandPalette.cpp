#include "ui/palette/CommandPalette.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {

CommandPalette::CommandPalette(const ActionRegistry& registry, QWidget* parent)
    : QDialog(parent, Qt::Popup), m_model(registry), m_edit(new QLineEdit(this)), m_list(new QTreeView(this)) {
  setObjectName(QStringLiteral("commandPalette"));
  setWindowTitle(tr("Commands"));
  m_filter.setSourceModel(&m_model);
  m_edit->setPlaceholderText(tr("Type a command"));
  m_edit->setAccessibleName(tr("Command"));
  m_edit->installEventFilter(this);
  m_list->setModel(&m_filter);
  m_list->setAccessibleName(tr("Commands"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setHeaderHidden(true);
  m_list->setFocusPolicy(Qt::NoFocus);
  m_list->header()->setStretchLastSection(false);
  m_list->header()->setSectionResizeMode(ActionListModel::Text, QHeaderView::Stretch);
  m_list->header()->setSectionResizeMode(ActionListModel::Shortcut, QHeaderView::ResizeToContents);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->addWidget(m_edit);
  layout->addWidget(m_list);
  connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_filter.setWords(text);
    selectFirst();
  });
  connect(m_edit, &QLineEdit::returnPressed, this, &CommandPalette::runCurrent);
  connect(m_list, &QTreeView::clicked, this, &CommandPalette::runCurrent);
}

void CommandPalette::popUp() {
  m_edit->clear();
  m_filter.setWords({});
  selectFirst();
  const QWidget* window = parentWidget()->window();
  const int width = std::min(fontMetrics().averageCharWidth() * 90, window->width() * 9 / 10);
  resize(width, std::min(fontMetrics().height() * 22, window->height() * 2 / 3));
  move(window->mapToGlobal(QPoint((window->width() - width) / 2, window->height() / 10)));
  show();
  m_edit->setFocus();
}

void CommandPalette::selectFirst() {
  // Disabled commands are listed, so that one sees they exist, but passed over.
  for (int row = 0; row < m_filter.rowCount(); ++row) {
    const QModelIndex index = m_filter.index(row, 0);
    if (m_filter.flags(index).testFlag(Qt::ItemIsEnabled)) {
      m_list->setCurrentIndex(index);
      return;
    }
  }
}

bool CommandPalette::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    switch (static_cast<QKeyEvent&>(*event).key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      QCoreApplication::sendEvent(m_list, event);
      return true;
    default:
      break;
    }
  }
  return false;
}

void CommandPalette::runCurrent() {
  const QModelIndex index = m_list->currentIndex();
  if (!index.isValid() || !m_filter.flags(index).testFlag(Qt::ItemIsEnabled)) {
    return;
  }
  QAction* action = m_model.actionAt(m_filter.mapToSource(index).row());
  accept();
  action->trigger();
}

} // namespace vitrine::ui
