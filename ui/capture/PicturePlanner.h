#pragma once

#include "core/session/Bookmark.h"
#include "ui/actions/WindowContext.h"
#include "ui/capture/PictureRun.h"
#include "ui/capture/SavePictureDialog.h"

#include <functional>

namespace vitrine::ui {

/// Pictures that the dialog's wishes come to: what each shows, from where, and its file.
class PicturePlanner {
public:
  /// The context must outlive this object. `bookmarks` returns those of the shown file.
  PicturePlanner(const WindowContext& context, std::function<Bookmarks()> bookmarks)
      : m_context(context), m_bookmarks(std::move(bookmarks)) {}

  // Scenes are a precondition of all of these.
  SeriesOffer offer() const;
  /// Files that a wish writes; none where it cannot be fulfilled.
  QStringList filesOf(const SavePictureDialog::Wish& wish) const;
  /// Error: the file has no such views, or they would be too large.
  Result<PictureRun::Job> jobFor(const SavePictureDialog::Wish& wish) const;

private:
  render::CaptureRequest requestFor(const SavePictureDialog::Wish& wish) const;
  PictureRun::Picture pictureOf(const render::CaptureRequest& request, const QString& path) const;
  Result<std::vector<PictureRun::Picture>> picturesFor(const SavePictureDialog::Wish& wish) const;
  std::vector<PictureRun::Picture> bookmarkPictures(const SavePictureDialog::Wish& wish) const;

  WindowContext m_context;
  std::function<Bookmarks()> m_bookmarks;
};

} // namespace vitrine::ui
