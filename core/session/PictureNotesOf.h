#pragma once

#include "core/image/PictureNotes.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::session {

/// Notes for a picture of what a view link leads to. `hash`: of the file's bytes, may be empty.
image::PictureNotes pictureNotesOf(const viewing::ViewLink& link, const QString& hash);

} // namespace vitrine::session
