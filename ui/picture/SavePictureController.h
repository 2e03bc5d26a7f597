#pragma once

#include "ui/actions/FileActions.h"
#include "ui/picture/PictureSaver.h"
#include "ui/picture/SavePictureDialog.h"
#include "ui/session/Session.h"
#include "ui/settings/Settings.h"

namespace vitrine::ui {

class MessageBar;
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

  /// Draws the picture, and lets a worker write it as the name's ending says.
  void save(const SavePictureDialog::Wish& wish, const QString& path);

private:
  void ask();
  void askForFile(const SavePictureDialog::Wish& wish);

  Parts m_parts;
  PictureSaver m_saver;
  QWidget* m_window;
};

} // namespace vitrine::ui
