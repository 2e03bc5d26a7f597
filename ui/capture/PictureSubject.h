#pragma once

#include "core/base/Progress.h"
#include "core/document/Document.h"
#include "core/session/PictureNotesOf.h"
#include "core/viewing/CameraView.h"
#include "core/viewing/ViewLink.h"
#include "render/look/ShadingMode.h"

namespace vitrine::ui {

class Session;
class Settings;

/// What a picture shows, for the notes in it.
struct PictureSubject {
  DocumentPtr document; ///< null: the picture gets no notes
  viewing::ViewLink link;
  session::NotedFile noted = session::NotedFile::Name;
};

/// What a picture of the window's scene from a pose shows; without document where pictures are not to say so.
PictureSubject subjectOf(const Session& session, const viewing::CameraPose& pose, render::ShadingMode mode,
                         const Settings& settings);

/// Hash of a document's bytes, which takes its time; empty when `progress` is cancelled, or there are none.
/// Thread-safe.
QString contentHashOf(const DocumentPtr& document, base::Progress& progress);

/// The notes of a picture, with the hash of the document's bytes, which takes its time; without it when `progress` is
/// cancelled. Thread-safe.
image::PictureNotes notesFor(const PictureSubject& subject, base::Progress& progress);

} // namespace vitrine::ui
