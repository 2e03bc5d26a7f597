#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/exporting/ExportDialog.h"
#include "ui/exporting/ExportRun.h"
#include "ui/session/Selection.h"

#include <QPointer>

#include <memory>

namespace vitrine::ui {

/// Models of what the window shows, for other programs, into a file that the user names.
class ExportController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object; dialogs belong to `window`.
  ExportController(const WindowContext& context, QWidget* window);

Q_SIGNALS:
  /// The run goes when it has ended.
  void began(const vitrine::ui::ExportRun& run);

private:
  void ask();
  ExportDialog::Wish firstWish() const;
  ExportDialog::Subject subject(const ScenePtr& scene) const;
  static exporting::ExportTarget targetOf(const ExportDialog::Wish& wish);
  ItemSet selectedItems() const;
  void countSelected();
  void write();
  void watch();
  void end();

  WindowContext m_context;
  QWidget* m_window;
  QPointer<ExportDialog> m_dialog;  ///< null: nobody is asked
  ScenePtr m_asked;                 ///< the scene that the dialog is about
  std::unique_ptr<ExportRun> m_run; ///< null: nothing is written
};

} // namespace vitrine::ui
