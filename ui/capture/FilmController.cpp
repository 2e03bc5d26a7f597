#include "ui/capture/FilmController.h"

#include "core/formats/api/ArchivePath.h"
#include "ui/actions/FileActions.h"
#include "ui/capture/PictureFrame.h"
#include "ui/navigation/BookmarkPanel.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/MessageBar.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

#include <QDir>
#include <QFileInfo>
#include <QWindow>

namespace vitrine::ui {
namespace {

constexpr QSize kUsualFilm(1280, 720);

/// The bookmarks that a camera can pass, in their order, as they are written down.
viewing::PathViews viewsOf(const BookmarkPanel& panel) {
  viewing::PathViews views;
  for (const Bookmark& bookmark : panel.bookmarks()) {
    const auto view = viewing::ViewLink::parse(bookmark.view.toText());
    if (view && viewing::canBePassed(*view)) {
      views.push_back(*view);
    }
  }
  return views;
}

} // namespace

FilmController::FilmController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
  connect(parts.actions.saveFilm, &QAction::triggered, this, &FilmController::ask);
  // The film is of what was shown; the dialog is about what is.
  connect(&parts.session, &Session::documentChanged, this, [this] {
    if (m_dialog && !m_run) {
      m_dialog->close();
    }
  });
}

FilmDialog::Offer FilmController::offer() const {
  const QWindow* view = m_parts.viewport.nativeWindow();
  const auto& animations = m_parts.session.scene()->motion.animations;
  const scene::AnimationIndex animation = m_parts.session.state().animation;
  return {.screen = view->size() * view->devicePixelRatio(),
          .views = viewsOf(m_parts.bookmarks).size(),
          .seconds = animations.contains(animation) ? animations[animation].duration : 0,
          .folder = screenshotFolder(m_parts.settings),
          .name = QFileInfo(m_parts.session.document()->path).completeBaseName()};
}

FilmDialog::Wish FilmController::firstWish(const FilmDialog::Offer& offer) const {
  FilmDialog::Wish wish;
  wish.way = m_parts.session.evaluated().followedCamera != scene::kNone && offer.seconds > 0 ? FilmWay::Still
             : m_parts.session.scene()->view.navigation != scene::Navigation::Fly            ? FilmWay::RoundAll
             : offer.views > 1                                                               ? FilmWay::Views
                                                                                             : FilmWay::RoundHere;
  wish.runs = offer.seconds > 0;
  wish.frames = render::Film::kUsualFrames;
  wish.fps = render::Film::kUsualFps;
  wish.looks = {.size = kUsualFilm, .supersample = 2, .labels = m_parts.settings.value(setting::kLabels)};
  wish.quality = image::OutputOptions::kUsualQuality;
  wish.path = QDir(offer.folder).filePath(offer.name);
  return wish;
}

void FilmController::ask() {
  if (!m_parts.session.scene()) {
    return;
  }
  if (m_dialog) {
    m_dialog->raise();
    m_dialog->activateWindow();
    return;
  }
  const FilmDialog::Offer offered = offer();
  m_dialog = new FilmDialog(offered, firstWish(offered), m_window);
  m_dialog->setAttribute(Qt::WA_DeleteOnClose);
  auto* frame = new PictureFrame(m_parts.viewport.pictures().activeContainer(), m_dialog);
  frame->setPictureSize(m_dialog->wish().looks.size);
  connect(m_dialog, &FilmDialog::sizeChanged, frame, &PictureFrame::setPictureSize);
  connect(m_dialog, &FilmDialog::saveWanted, this, &FilmController::save);
  connect(m_dialog, &FilmDialog::cancelled, this, &FilmController::end);
  // Not modal: what is in the frame can still be chosen.
  m_dialog->show();
}

FilmRun::Job FilmController::jobFor(const FilmDialog::Wish& wish) const {
  FilmRun::Job job{.shown = m_parts.session.snapshot(),
                   .caster = m_parts.session.reading()->caster,
                   .first = windowPicture(m_parts.viewport, m_parts.session, m_parts.settings, wish.looks),
                   .way = wish.way,
                   .views = viewsOf(m_parts.bookmarks),
                   .runs = wish.runs,
                   .plan = {.out = wish.path,
                            .input = formats::fileOnDisk(m_parts.session.document()->path),
                            .frames = wish.frames,
                            .fps = wish.fps,
                            .size = wish.looks.size,
                            .alpha = wish.looks.transparent,
                            .quality = wish.quality,
                            .overwrite = true},
                   .subject = {}};
  job.subject = subjectOf(m_parts.session, job.first.camera.pose(), job.first.mode, m_parts.settings);
  return job;
}

void FilmController::save() {
  if (!m_parts.session.scene() || m_run) {
    return;
  }
  const FilmDialog::Wish wish = m_dialog->wish();
  QDir().mkpath(QFileInfo(wish.path).path()); // a new user has no pictures folder yet
  m_run = std::make_unique<FilmRun>(jobFor(wish), nullptr);
  connect(m_run.get(), &FilmRun::progressed, m_dialog, &FilmDialog::setProgress);
  connect(m_run.get(), &FilmRun::saved, this, [this](const QString& path) {
    end();
    m_dialog->close();
    m_parts.status.tellSaved(path);
  });
  connect(m_run.get(), &FilmRun::failed, this, [this](const QString& reason) {
    end();
    m_parts.messages.showMessage(MessageBar::Kind::Error, reason);
  });
  connect(m_run.get(), &FilmRun::cancelWanted, this, &FilmController::end);
  m_dialog->setBusy(true);
  m_run->start();
}

void FilmController::end() {
  if (m_run) {
    m_run->disconnect();
    // Not from within its own signal.
    m_run.release()->deleteLater();
    m_dialog->setBusy(false);
  }
}

} // namespace vitrine::ui
