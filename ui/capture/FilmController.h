#pragma once

#include "core/session/Bookmark.h"
#include "ui/actions/WindowContext.h"
#include "ui/capture/FilmDialog.h"

#include <QPointer>

#include <functional>

namespace vitrine::ui {

/// Films of the shown scene, into files that the user names.
class FilmController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object. `bookmarks` returns those of the shown file. Dialogs belong to `window`.
  FilmController(const WindowContext& context, std::function<Bookmarks()> bookmarks, QWidget* window);

private:
  void ask();
  FilmDialog::Offer offer() const;
  FilmDialog::Wish firstWish(const FilmDialog::Offer& offer) const;
  FilmRun::Job jobFor(const FilmDialog::Wish& wish) const;
  void save();
  void end();

  WindowContext m_context;
  std::function<Bookmarks()> m_bookmarks;
  QWidget* m_window;
  QPointer<FilmDialog> m_dialog;  ///< null: nobody is asked
  std::unique_ptr<FilmRun> m_run; ///< null: no film is made
};

} // namespace vitrine::ui
