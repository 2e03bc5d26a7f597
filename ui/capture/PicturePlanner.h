#pragma once

#include "core/session/Bookmark.h"
#include "ui/capture/PictureRun.h"
#include "ui/capture/SavePictureDialog.h"
#include "ui/session/Session.h"

namespace vitrine::ui {

class Settings;

class Viewport;

/// Pictures that the dialog's wishes come to: what each shows, from where, and its file.
class PicturePlanner {
public:
  struct Parts {
    const Session& session;
    Viewport& viewport;
    Settings& settings;
    std::function<Bookmarks()> bookmarks; ///< of the shown file
  };

  explicit PicturePlanner(Parts parts) : m_parts(std::move(parts)) {}

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

  Parts m_parts;
};

} // namespace vitrine::ui
