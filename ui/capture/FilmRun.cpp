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

struct FilmRun::Work {
  /// Measures the exposure of the first frame, prepares the scene and opens the files.
  Result<void> prepare(base::Progress& progress);
  render::FilmPlan::CameraAt cameraOfFilm() const;

  Job job;
  render::RenderScenePtr scene;
  std::optional<render::FilmPlan> film;
  image::PictureNotes firstNotes; ///< with the hash; of pictures alone
  bool hasNotes = false;
  std::unique_ptr<filming::FilmTarget> target; ///< used on the thread of the queue alone
};

render::FilmPlan::CameraAt FilmRun::Work::cameraOfFilm() const {
  const viewing::CameraRig& start = job.first.camera;
  const int frames = job.output.frames;
  switch (job.way) {
  case FilmWay::RoundAll:
    return render::turning(viewing::Turntable::around(start, tracing::shownOutline(job.shown)), frames);
  case FilmWay::RoundHere:
    return render::turning(viewing::Turntable(start, start.orbitCentre()), frames);
  case FilmWay::Views:
    return render::along(viewing::pathThrough(job.views, job.shown.scene->sourceAxes, start.pose().verticalFov), start,
                         frames);
  case FilmWay::Still:
    break;
  }
  return [start, shown = job.shown](int, const SceneState& state) {
    viewing::CameraRig camera = start;
    if (const int ridden = shown.state->followedCamera; ridden != scene::kNone) {
      camera.follow(animation::Pose(shown.scene, state::evaluate(*shown.scene, state)).camera(ridden));
    }
    return camera;
  };
}

Result<void> FilmRun::Work::prepare(base::Progress& progress) {
  const session::Snapshot& shown = job.shown;
  render::CaptureRequest& first = job.first;
  first.sceneLinear = filming::holdsLight(job.output.out);
  const render::FilmPlan::CameraAt camera = cameraOfFilm();
  if (const auto start = camera(0, first.state); start && !tracing::exposureModeControl(*shown.scene).isEmpty()) {
    first.state = tracing::exposedAtFirst(shown, *job.caster->get(progress), *start, &progress);
  }
  film.emplace(first, job.output.frames, job.runs ? job.output.fps : 0, camera);
  scene = render::prepareScene(shown.scene, shown.assets, progress, ItemSet::everything(), job.caster);
  if (filming::filmKindOf(job.output.out) == filming::FilmKind::Pictures) {
    firstNotes = notesFor(job.subject, progress);
    hasNotes = job.subject.document != nullptr;
  }
  progress.check();
  auto opened = filming::FilmTarget::open(job.output);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  target = std::move(*opened);
  return {};
}

FilmRun::FilmRun(Job job, QObject* parent)
    : QObject(parent), m_work(std::make_shared<Work>()),
      m_listed(tr("Saving %1").arg(QFileInfo(job.output.out).fileName())) {
  m_work->job = std::move(job);
  connect(&m_queue, &base::TaskQueue::failed, this, &FilmRun::fail);
  connect(&m_listed, &base::ListedWork::cancelWanted, this, &FilmRun::cancelWanted);
}

FilmRun::~FilmRun() {
  m_queue.stop();
  // The target must be destroyed on the thread that made it: it may use a process.
  m_queue.add(
      {.mustFinish = true},
      [work = m_work](base::Progress&) -> Result<void> {
        work->target.reset();
        return {};
      },
      [] {});
}

void FilmRun::start() {
  m_queue.add(
      {}, [work = m_work](base::Progress& progress) { return work->prepare(progress); },
      [this] {
        m_renderer = std::make_unique<render::OffscreenRenderer>(m_work->scene, m_work->job.shown);
        beginFrame();
      });
}

void FilmRun::add(std::function<Result<void>(Work& work)> job) {
  m_queue.add({}, [work = m_work, job = std::move(job)](base::Progress&) { return job(*work); }, [this] { goOn(); });
}

image::PictureNotes FilmRun::notesOf(const render::CaptureRequest& frame) const {
  const Job& job = m_work->job;
  if (!m_work->hasNotes) {
    return {};
  }
  viewing::ViewLink link = session::viewLinkOf(*job.shown.scene, frame.state, frame.camera.pose());
  link.mode = job.subject.link.mode;
  link.file = job.subject.link.file;
  return session::pictureNotesOf(link, m_work->firstNotes.hash, job.subject.noted);
}

void FilmRun::beginFrame() {
  const auto frame = m_work->film->frame(m_frame);
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
  add([notes = notesOf(*frame)](Work& work) { return work.target->begin(notes); });
  step();
}

void FilmRun::step() {
  const auto strip = m_tiles->drawTile();
  if (!strip) {
    fail(strip.error());
    return;
  }
  if (*strip) {
    add([rows = **strip](Work& work) { return work.target->add(rows); });
  }
  const bool frameDone = m_tiles->isDone();
  const double frames = m_frame + m_tiles->fraction();
  m_listed.step({}, frames / m_work->film->frames());
  Q_EMIT progressed(frames);
  if (frameDone) {
    add([](Work& work) { return work.target->end(); });
    ++m_frame;
  }
  if (m_frame == m_work->film->frames()) {
    m_queue.add(
        {}, [work = m_work](base::Progress&) { return work->target->commit(); },
        [this] {
          m_queue.stop();
          Q_EMIT saved(m_work->job.output.out);
        });
  } else if (m_queue.waiting() > kMostPieces) {
    m_resting = true;
  } else {
    QTimer::singleShot(0, this, [this] {
      if (!m_queue.hasStopped()) {
        m_tiles->isDone() ? beginFrame() : step();
      }
    });
  }
}

void FilmRun::goOn() {
  if (m_resting && m_queue.waiting() <= kMostPieces) {
    m_resting = false;
    m_tiles->isDone() ? beginFrame() : step();
  }
}

void FilmRun::fail(const Error& error) {
  m_queue.stop();
  Q_EMIT failed(tr("The video could not be saved as %1: %2")
                    .arg(QDir::toNativeSeparators(m_work->job.output.out), error.message));
}

} // namespace vitrine::ui
