#pragma once

#include "core/image/PictureNotes.h"
#include "core/viewing/ViewLink.h"

namespace vitrine::session {

/// Words of notes for the file: its name alone, or its path.
enum class NotedFile { Name, Path };

/// Notes for a picture of what a view link leads to. `hash`: of the file's bytes, may be empty. Pictures are passed on,
/// and folders have the names of people in them: unless asked for, the link in the notes names no file.
image::PictureNotes pictureNotesOf(const viewing::ViewLink& link, const QString& hash,
                                   NotedFile noted = NotedFile::Name);

} // namespace vitrine::session
