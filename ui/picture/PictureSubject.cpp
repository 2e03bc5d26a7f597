#include "ui/picture/PictureSubject.h"

#include "core/bytes/ContentHash.h"
#include "core/session/PictureNotesOf.h"
#include "core/session/ViewLinkOf.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"

namespace vitrine::ui {

PictureSubject subjectOf(const Session& session, const viewing::CameraPose& pose, render::ShadingMode mode,
                         const FileSettings& settings) {
  if (!session.scene() || !settings.pictureNotes()) {
    return {};
  }
  viewing::ViewLink link = session::viewLinkOf(*session.scene(), session.state(), pose);
  link.mode = render::shadingModeId(mode);
  link.file = session.document()->path;
  return {session.loaded()->opened.document, link};
}

image::PictureNotes notesFor(const PictureSubject& subject, base::Progress& progress) {
  if (!subject.document) {
    return {};
  }
  QString hash;
  const auto& spaces = subject.document->spaces;
  if (const ByteSourcePtr bytes = spaces.size() > 0 ? spaces[base::kFileSpace].source : ByteSourcePtr()) {
    try {
      hash = bytes::contentHash(*bytes, progress);
    } catch (const base::Cancelled&) {
      // The picture does without.
    }
  }
  return session::pictureNotesOf(subject.link, hash);
}

} // namespace vitrine::ui
