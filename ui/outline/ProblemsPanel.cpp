#include "ui/outline/ProblemsPanel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

namespace vitrine::ui {

ProblemsPanel::ProblemsPanel(const Session& session, Selection& selection, QWidget* parent)
    : QTreeView(parent), m_model(session) {
  setModel(&m_model);
  setObjectName(QStringLiteral("problems"));
  setAccessibleName(tr("Problems"));
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setAlternatingRowColors(true);
  new EmptyNote(this, tr("No problems were found in this file."));
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(ProblemsModel::What, QHeaderView::Stretch);
  header()->setSectionResizeMode(ProblemsModel::Where, QHeaderView::ResizeToContents);
  keepViewKeys(this);
  connect(this, &QTreeView::activated, this, [this, &selection](const QModelIndex& index) {
    const Problem& problem = m_model.at(index.row());
    if (problem.kind == Problem::Kind::Missing) {
      Q_EMIT missingRequested();
    } else if (problem.bytes) {
      selection.selectBytes(ByteRange(*problem.bytes));
    }
  });
  connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { Q_EMIT countChanged(count()); });
}

void ProblemsPanel::copyAll() const {
  QGuiApplication::clipboard()->setText(m_model.problemsText());
}

void ProblemsPanel::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    copyAll();
  } else {
    QTreeView::keyPressEvent(event);
  }
}

void ProblemsPanel::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  QAction* copy = menu.addAction(icon(QStringLiteral("copy")), tr("&Copy All"));
  copy->setEnabled(count() > 0);
  if (menu.exec(event->globalPos()) == copy) {
    copyAll();
  }
}

} // namespace vitrine::ui
