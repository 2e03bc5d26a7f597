#pragma once

#include "ui/actions/FileActions.h"
#include "ui/exporting/ExportDialog.h"
#include "ui/exporting/ExportRun.h"
#include "ui/session/Selection.h"

#include <QPointer>

#include <memory>

namespace vitrine::ui {

class Settings;

class MessageBar;
class StatusStrip;

/// Models of what the window shows, for other programs, into a file that the user names.
class ExportController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FileActions& actions;
    const Session& session;
    const Selection& selection;
    Settings& settings;
    MessageBar& messages;
    StatusStrip& status;
  };

  /// The parts must outlive this object; dialogs belong to `window`.
  ExportController(const Parts& parts, QWidget* window);

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

  Parts m_parts;
  QWidget* m_window;
  QPointer<ExportDialog> m_dialog;  ///< null: nobody is asked
  ScenePtr m_asked;                 ///< the scene that the dialog is about
  std::unique_ptr<ExportRun> m_run; ///< null: nothing is written
};

} // namespace vitrine::ui
