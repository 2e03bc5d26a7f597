#pragma once

#include "core/base/Progress.h"
#include "core/viewing/ViewLink.h"

#include <QStringList>

#include <optional>

namespace vitrine::ui {

/// View that a picture made by Vitrine shows.
struct PicturedView {
  QString picture;        ///< path
  viewing::ViewLink link; ///< its file is the one that was noted, which may be none or not be there
  QString name;           ///< name of the shown file
  QString hash;           ///< SHA-256 of the shown file, hexadecimal; may be empty
};

/// The view of a picture; nullopt if the file is no such picture. Reads the head of the file.
std::optional<PicturedView> picturedView(const QString& path);

/// Link to the view and its file. The noted file is first, if it is there. Then follow files with the hash: those of
/// the file's name beside the picture and in `known`, then all others there with its ending, as the file may have
/// another name now. At most 2 GiB are read. The last choice is a file of that name with other content. If there is
/// none either, the link names the file beside the picture. Reads files: call it on a worker. Throws base::Cancelled.
viewing::ViewLink linkOfPicture(const PicturedView& view, const QStringList& known, base::Progress& progress);

} // namespace vitrine::ui
