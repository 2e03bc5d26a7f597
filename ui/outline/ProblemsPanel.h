#pragma once

#include "ui/outline/ProblemsModel.h"
#include "ui/session/Selection.h"

#include <QTreeView>

namespace vitrine::ui {

/// The list of problems. Enter or double click goes to the bytes, or to the list of missing files; copying takes the
/// whole list.
class ProblemsPanel : public QTreeView {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  ProblemsPanel(const Session& session, Selection& selection, QWidget* parent = nullptr);

  int count() const { return m_model.rowCount(); }
  const ProblemsModel& problems() const { return m_model; }
  void copyAll() const;

Q_SIGNALS:
  void countChanged(int count);
  void missingRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  ProblemsModel m_model;
};

} // namespace vitrine::ui
