#pragma once

#include "ui/exporting/BatchRun.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QTreeWidget;

namespace vitrine::ui {

/// How far a BatchRun is, with a way to end it; afterwards how many were made, and of which files nothing and why.
/// Others can be worked with meanwhile. Deletes itself when it is closed, which ends the run.
class BatchDialog : public QDialog {
  Q_OBJECT

public:
  /// Takes `run`, which is started.
  BatchDialog(BatchRun* run, const QString& folder, QWidget* parent);

protected:
  void done(int result) override;

private:
  void showTask(const QString& file);
  void summarize();

  BatchRun* m_run;
  QString m_folder;
  QLabel* m_text;
  QProgressBar* m_bar;
  QTreeWidget* m_failures;
  QDialogButtonBox* m_buttons;
  bool m_over = false;
};

} // namespace vitrine::ui
