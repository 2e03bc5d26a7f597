#include "ui/capture/FilmRun.h"

#include "core/session/PictureNotesOf.h"
#include "core/session/ViewLinkOf.h"
#include "render/tracing/ExposureMeter.h"
#include "render/tracing/TracedStartView.h"

#include <QDir>
#include <QTimer>

namespace vitrine::ui {
namespace {

constexpr int kMostPieces = 3;

} // namespace

FilmRun::FilmRun(Job job, QObject* parent)
    : QObject(parent), m_job(std::move(job)), m_target(std::make_shared<std::unique_ptr<filming::FilmTarget>>()) {
  connect(&m_worker, &WorkLine::failed, this, &FilmRun::fail);
}

FilmRun::~FilmRun() {
  m_preparing.cancel();
  // On the thread that made it: a program may be at work for it.
  m_worker.close([target = m_target] { target->reset(); });
  m_tiles.reset(); // before what it draws with
}

render::Film::CameraAt FilmRun::cameraOfFilm() {
  const viewing::CameraRig& start = m_job.first.camera;
  const int frames = m_job.plan.frames;
  switch (m_job.way) {
  case FilmWay::RoundAll:
    return render::turning(viewing::Turntable::around(start, tracing::shownOutline(m_job.shown)), frames);
  case FilmWay::RoundHere:
    return render::turning(viewing::Turntable(start, start.orbitCentre()), frames);
  case FilmWay::Views:
    return render::along(viewing::pathThrough(m_job.views, m_job.shown.scene->sourceAxes, start.pose().verticalFov),
                         start, frames);
  case FilmWay::Still:
    break;
  }
  return [start, shown = m_job.shown](int, const SceneState& state) {
    viewing::CameraRig camera = start;
    if (const int ridden = shown.state->followedCamera; ridden != scene::kNone) {
      camera.follow(animation::Pose(shown.scene, state::evaluate(*shown.scene, state)).camera(ridden));
    }
    return camera;
  };
}

Result<void> FilmRun::prepare() {
  const session::Snapshot& shown = m_job.shown;
  render::CaptureRequest& first = m_job.first;
  first.sceneLinear = filming::holdsLight(m_job.plan.out);
  try {
    const render::Film::CameraAt camera = cameraOfFilm();
    if (const auto start = camera(0, first.state); start && !tracing::exposureModeControl(*shown.scene).isEmpty()) {
      first.state = tracing::exposedAtFirst(shown, *m_job.caster->get(m_preparing), *start, &m_preparing);
    }
    m_film.emplace(first, m_job.plan.frames, m_job.runs ? m_job.plan.fps : 0, camera);
    m_scene = render::prepareScene(shown.scene, shown.assets, m_preparing, ItemSet::everything(), m_job.caster);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, {}));
  }
  if (filming::filmKindOf(m_job.plan.out) == filming::FilmKind::Pictures) {
    m_firstNotes = notesFor(m_job.subject, m_preparing);
    m_hasNotes = m_job.subject.document != nullptr;
  }
  auto opened = filming::FilmTarget::open(m_job.plan);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  *m_target = std::move(*opened);
  return {};
}

void FilmRun::start() {
  m_worker.add([this] { return prepare(); },
               [this] {
                 m_renderer = std::make_unique<render::OffscreenRenderer>(m_scene, m_job.shown);
                 beginFrame();
               });
}

image::PictureNotes FilmRun::notesOf(const render::CaptureRequest& frame) const {
  if (!m_hasNotes) {
    return {};
  }
  viewing::ViewLink link = session::viewLinkOf(*m_job.shown.scene, frame.state, frame.camera.pose());
  link.mode = m_job.subject.link.mode;
  link.file = m_job.subject.link.file;
  return session::pictureNotesOf(link, m_firstNotes.hash, m_job.subject.noted);
}

void FilmRun::beginFrame() {
  const auto frame = m_film->frame(m_frame);
  if (!frame) {
    fail(frame.error());
    return;
  }
  m_tiles.reset();
  auto tiles = m_renderer->begin(*frame);
  if (!tiles) {
    fail(tiles.error());
    return;
  }
  m_tiles = std::move(*tiles);
  m_worker.add([target = m_target, notes = notesOf(*frame)] { return (*target)->begin(notes); }, [this] { goOn(); });
  step();
}

void FilmRun::step() {
  const auto strip = m_tiles->drawTile();
  if (!strip) {
    fail(strip.error());
    return;
  }
  if (*strip) {
    m_worker.add([target = m_target, rows = **strip] { return (*target)->add(rows); }, [this] { goOn(); });
  }
  const bool frameDone = m_tiles->isDone();
  Q_EMIT progressed(m_frame + m_tiles->fraction());
  if (frameDone) {
    m_worker.add([target = m_target] { return (*target)->end(); }, [this] { goOn(); });
    ++m_frame;
  }
  if (m_frame == m_film->frames()) {
    m_worker.add([target = m_target] { return (*target)->commit(); },
                 [this] {
                   m_worker.end();
                   Q_EMIT saved(m_job.plan.out);
                 });
  } else if (m_worker.waiting() > kMostPieces) {
    m_resting = true;
  } else {
    QTimer::singleShot(0, this, [this] {
      if (!m_worker.hasEnded()) {
        m_tiles->isDone() ? beginFrame() : step();
      }
    });
  }
}

void FilmRun::goOn() {
  if (m_resting && m_worker.waiting() <= kMostPieces) {
    m_resting = false;
    m_tiles->isDone() ? beginFrame() : step();
  }
}

void FilmRun::fail(const Error& error) {
  m_worker.end();
  Q_EMIT failed(
      tr("The film could not be saved as %1: %2").arg(QDir::toNativeSeparators(m_job.plan.out), error.message));
}

} // namespace vitrine::ui
