#pragma once

#include "ui/inspector/PropertyModel.h"

#include <QTreeView>

namespace vitrine::ui {

/// What is known of the selection. Enter, double click or Ctrl+click on a value that leads to a record follows it.
class PropertiesPanel : public QTreeView {
  Q_OBJECT

public:
  /// Both must outlive this widget.
  PropertiesPanel(const Session& session, Selection& selection, QWidget* parent = nullptr);

protected:
  void mouseReleaseEvent(QMouseEvent* event) override;

private:
  void refresh();
  void follow(const QModelIndex& index);

  const Session& m_session;
  Selection& m_selection;
  PropertyModel m_model;
};

} // namespace vitrine::ui
