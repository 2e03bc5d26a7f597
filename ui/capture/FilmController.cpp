#include "ui/capture/FilmController.h"

#include "core/formats/api/ArchivePath.h"
#include "render/display/Graphics.h"
#include "ui/actions/WindowActions.h"
#include "ui/capture/PictureFrame.h"
#include "ui/session/Session.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/Settings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QDir>
#include <QFileInfo>
#include <QWindow>

namespace vitrine::ui {
namespace {

constexpr QSize kUsualFilm(1280, 720);
/// Pixels of a tile, before averaging, where the processor draws: the window handles input between two tiles, so that a
/// film can be cancelled within one of its frames.
constexpr int kSoftwareTileSide = 640;

/// The bookmarks that a camera can pass, in their order, as they are written down.
viewing::PathViews viewsOf(const Bookmarks& bookmarks) {
  viewing::PathViews views;
  for (const Bookmark& bookmark : bookmarks) {
    const auto view = viewing::ViewLink::parse(bookmark.view.toText());
    if (view && viewing::canBePassed(*view)) {
      views.push_back(*view);
    }
  }
  return views;
}

} // namespace

FilmController::FilmController(const WindowContext& context, std::function<Bookmarks()> bookmarks, QWidget* window)
    : QObject(window), m_context(context), m_bookmarks(std::move(bookmarks)), m_window(window) {
  connect(m_context.actions.file.saveFilm, &QAction::triggered, this, &FilmController::ask);
  // The film is of what was shown; the dialog is about what is.
  connect(&m_context.session, &Session::documentChanged, this, [this] {
    if (m_dialog && !m_run) {
      m_dialog->close();
    }
  });
}

FilmDialog::Offer FilmController::offer() const {
  const QWindow* view = m_context.viewport.nativeWindow();
  const auto& animations = m_context.session.scene()->motion.animations;
  const scene::AnimationIndex animation = m_context.session.state().animation;
  return {.screen = view->size() * view->devicePixelRatio(),
          .views = viewsOf(m_bookmarks()).size(),
          .seconds = animations.contains(animation) ? animations[animation].duration : 0,
          .folder = screenshotFolder(m_context.settings),
          .name = QFileInfo(m_context.session.document()->path).completeBaseName()};
}

FilmDialog::Wish FilmController::firstWish(const FilmDialog::Offer& offer) const {
  FilmDialog::Wish wish;
  wish.way = m_context.session.evaluated().followedCamera != scene::kNone && offer.seconds > 0 ? FilmWay::Still
             : m_context.session.scene()->view.navigation != scene::Navigation::Fly            ? FilmWay::RoundAll
             : offer.views > 1                                                                 ? FilmWay::Views
                                                                                               : FilmWay::RoundHere;
  wish.runs = offer.seconds > 0;
  wish.frames = render::FilmPlan::kUsualFrames;
  wish.fps = render::FilmPlan::kUsualFps;
  wish.looks = {.size = kUsualFilm, .supersample = 2, .labels = m_context.settings.value(setting::kLabels)};
  wish.quality = image::OutputOptions::kUsualQuality;
  wish.path = QDir(offer.folder).filePath(offer.name);
  return wish;
}

void FilmController::ask() {
  if (!m_context.session.scene()) {
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
  auto* frame = new PictureFrame(m_context.viewport.pictures().activeContainer(), m_dialog);
  frame->setPictureSize(m_dialog->wish().looks.size);
  connect(m_dialog, &FilmDialog::sizeChanged, frame, &PictureFrame::setPictureSize);
  connect(m_dialog, &FilmDialog::saveWanted, this, &FilmController::save);
  connect(m_dialog, &FilmDialog::cancelled, this, &FilmController::end);
  // Not modal: what is in the frame can still be chosen.
  m_dialog->show();
}

FilmRun::Job FilmController::jobFor(const FilmDialog::Wish& wish) const {
  FilmRun::Job job{.shown = m_context.session.snapshot(),
                   .caster = m_context.session.reading()->caster,
                   .first = windowPicture(m_context.viewport, m_context.session, m_context.settings, wish.looks),
                   .way = wish.way,
                   .views = viewsOf(m_bookmarks()),
                   .runs = wish.runs,
                   .output = {.out = wish.path,
                              .input = formats::fileOnDisk(m_context.session.document()->path),
                              .frames = wish.frames,
                              .fps = wish.fps,
                              .size = wish.looks.size,
                              .alpha = wish.looks.transparent,
                              .quality = wish.quality,
                              .overwrite = true},
                   .subject = {}};
  job.first.tileSide = render::drawsInSoftware() ? kSoftwareTileSide : 0;
  job.subject = subjectOf(m_context.session, job.first.camera.pose(), job.first.mode, m_context.settings);
  return job;
}

void FilmController::save() {
  if (!m_context.session.scene() || m_run) {
    return;
  }
  const FilmDialog::Wish wish = m_dialog->wish();
  QDir().mkpath(QFileInfo(wish.path).path()); // a new user has no pictures folder yet
  m_run = std::make_unique<FilmRun>(jobFor(wish), nullptr);
  connect(m_run.get(), &FilmRun::progressed, m_dialog, &FilmDialog::setProgress);
  connect(m_run.get(), &FilmRun::saved, this, [this](const QString& path) {
    end();
    if (m_dialog) {
      m_dialog->close();
    }
    m_context.notices.tellSaved({path});
  });
  connect(m_run.get(), &FilmRun::failed, this, [this](const QString& reason) {
    end();
    m_context.notices.fail(reason);
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
    if (m_dialog) {
      m_dialog->setBusy(false);
    }
  }
}

} // namespace vitrine::ui
