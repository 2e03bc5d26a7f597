#pragma once

#include "ui/actions/FileActions.h"
#include "ui/capture/PicturePlanner.h"

#include <QPointer>

namespace vitrine::ui {

class Settings;

class MessageBar;
class PictureFrame;
class StatusStrip;
class Viewport;

/// Pictures of a size of their own, larger than the screen if need be, into files that the user names: of the view, of
/// everything around or from above, of viewpoints and bookmarks.
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
    std::function<Bookmarks()> bookmarks; ///< of the shown file
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
  PicturePlanner m_planner;
  QWidget* m_window;
  QPointer<SavePictureDialog> m_dialog; ///< null: nobody is asked
  std::unique_ptr<PictureRun> m_run;    ///< null: no picture is made
};

} // namespace vitrine::ui
