#pragma once

#include "ui/capture/PicturePlanner.h"

#include <QPointer>

namespace vitrine::ui {

/// Pictures of a size of their own, larger than the screen if need be, into files that the user names: of the view, of
/// everything around or from above, of viewpoints and bookmarks.
class SavePictureController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object. `bookmarks` returns those of the shown file. Dialogs belong to `window`.
  SavePictureController(const WindowContext& context, std::function<Bookmarks()> bookmarks, QWidget* window);

private:
  void ask();
  /// The first answers of the dialog.
  SavePictureDialog::Wish firstWish() const;
  void save();
  void end();

  WindowContext m_context;
  PicturePlanner m_planner;
  QWidget* m_window;
  QPointer<SavePictureDialog> m_dialog; ///< null: nobody is asked
  std::unique_ptr<PictureRun> m_run;    ///< null: no picture is made
};

} // namespace vitrine::ui
