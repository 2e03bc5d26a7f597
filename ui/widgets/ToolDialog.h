#pragma once

#include <QDialog>

namespace vitrine::ui {

/// A dialog that stays beside its window. The window's shortcuts go on working in it; Escape closes it alone.
class ToolDialog : public QDialog {
  Q_OBJECT

public:
  explicit ToolDialog(QWidget* parent) : QDialog(parent, Qt::Tool) {}

protected:
  bool event(QEvent* event) override;
};

} // namespace vitrine::ui
