#pragma once

#include "ui/actions/FileActions.h"
#include "ui/picture/PictureRun.h"
#include "ui/picture/SavePictureDialog.h"
#include "ui/session/Session.h"
#include "ui/settings/Settings.h"

#include <QPointer>

namespace vitrine::ui {

class MessageBar;
class PictureFrame;
class StatusStrip;
class Viewport;

/// Pictures of a size of their own, larger than the screen if need be, into a file that the user names.
class SavePictureController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FileActions& actions;
    Viewport& viewport;
    const Session& session;
    Settings& settings;
    MessageBar& messages;
    StatusStrip& status;
  };

  /// The parts must outlive this object; dialogs belong to `window`.
  SavePictureController(const Parts& parts, QWidget* window);

private:
  void ask();
  /// The first answers of the dialog.
  SavePictureDialog::Wish firstWish() const;
  void save();
  void end();

  Parts m_parts;
  QWidget* m_window;
  QPointer<SavePictureDialog> m_dialog; ///< null: nobody is asked
  std::unique_ptr<PictureRun> m_run;    ///< null: no picture is made
};

} // namespace vitrine::ui
