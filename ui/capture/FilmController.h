#pragma once

#include "ui/capture/FilmDialog.h"

#include <QPointer>

namespace vitrine::ui {

class BookmarkPanel;
class MessageBar;
class Session;
class Settings;
class StatusStrip;
class Viewport;
struct FileActions;

/// Films of the shown scene, into files that the user names.
class FilmController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FileActions& actions;
    Viewport& viewport;
    const Session& session;
    const BookmarkPanel& bookmarks;
    Settings& settings;
    MessageBar& messages;
    StatusStrip& status;
  };

  /// The parts must outlive this object; dialogs belong to `window`.
  FilmController(const Parts& parts, QWidget* window);

private:
  void ask();
  FilmDialog::Offer offer() const;
  FilmDialog::Wish firstWish(const FilmDialog::Offer& offer) const;
  FilmRun::Job jobFor(const FilmDialog::Wish& wish) const;
  void save();
  void end();

  Parts m_parts;
  QWidget* m_window;
  QPointer<FilmDialog> m_dialog;  ///< null: nobody is asked
  std::unique_ptr<FilmRun> m_run; ///< null: no film is made
};

} // namespace vitrine::ui
