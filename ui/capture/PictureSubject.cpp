#include "ui/capture/PictureSubject.h"

#include "core/session/ViewLinkOf.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"
#include "ui/workers/ContentStore.h"

namespace vitrine::ui {

PictureSubject subjectOf(const Session& session, const viewing::CameraPose& pose, render::ShadingMode mode,
                         const Settings& settings) {
  if (!session.scene() || !settings.value(setting::kPictureNotes)) {
    return {};
  }
  viewing::ViewLink link = session::viewLinkOf(*session.scene(), session.state(), pose);
  link.mode = render::shadingModeId(mode);
  link.file = session.document()->path;
  return {session.reading()->document, link,
          settings.value(setting::kPictureNotesPath) ? session::NotedFile::Path : session::NotedFile::Name};
}

QString contentHashOf(const DocumentPtr& document, base::Progress& progress) {
  try {
    return sharedContentHash(document, progress);
  } catch (const base::Cancelled&) {
    return {}; // the picture does without
  }
}

image::PictureNotes notesFor(const PictureSubject& subject, base::Progress& progress) {
  return subject.document
             ? session::pictureNotesOf(subject.link, contentHashOf(subject.document, progress), subject.noted)
             : image::PictureNotes();
}

} // namespace vitrine::ui
