#include "ui/capture/PictureRun.h"

#include "core/bytes/WholeFile.h"
#include "render/PictureSeries.h"
#include "render/tracing/ExposureMeter.h"
#include "ui/capture/PictureSaver.h"
#include "ui/capture/PictureSubject.h"

#include <QDir>
#include <QTimer>

namespace vitrine::ui {
namespace {

constexpr int kMostWaiting = 2;

} // namespace

struct PictureRun::Work {
  /// Measures the exposure of each picture, as at its first frame, and prepares the scene for all of them.
  Result<void> prepare(base::Progress& progress);
  /// Opens the file of the current picture.
  Result<void> openFile(base::Progress& progress);
  Result<void> commit(base::Progress& progress);
  Result<void> writeText(base::Progress& progress);
  const Picture& picture() const { return job.pictures[current]; }

  Job job;
  QString hash;                 ///< of the document's bytes
  render::RenderScenePtr scene; ///< of all that the pictures show; null before prepare()
  std::unique_ptr<image::PictureOutput> output;
  std::size_t current = 0;
};

Result<void> PictureRun::Work::prepare(base::Progress& progress) {
  const session::Snapshot& shown = job.shown;
  if (!tracing::exposureModeControl(*shown.scene).isEmpty()) {
    for (Picture& one : job.pictures) {
      const bool isShown = one.request.state == shown.state->state;
      const session::Snapshot seen =
          isShown ? shown : session::snapshotOf(shown.scene, shown.assets, one.request.state);
      one.request.state = tracing::exposedAtFirst(seen, *job.caster->get(progress), one.request.camera, &progress);
    }
  }
  // The picture needs an atlas of its own: one with other lightmaps, as the window has, rounds otherwise than `render`.
  scene = render::prepareScene(shown.scene, shown.assets, progress,
                               render::itemsOfRun(*shown.scene, job.pictures.front().request, job.pictures.size()),
                               job.caster);
  hash = contentHashOf(job.document, progress);
  progress.check();
  return openFile(progress);
}

Result<void> PictureRun::Work::openFile(base::Progress& /*progress*/) {
  const render::CaptureRequest& request = picture().request;
  image::OutputOptions options = job.options;
  if (job.document) {
    options.notes = session::pictureNotesOf(picture().link, hash, job.noted);
  }
  auto opened = image::PictureOutput::open(picture().path, options, request.size, request.background.alpha() < 255);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  output = std::move(*opened);
  return {};
}

Result<void> PictureRun::Work::commit(base::Progress& /*progress*/) {
  return output->commit();
}

Result<void> PictureRun::Work::writeText(base::Progress& /*progress*/) {
  bytes::WholeFile file(job.textPath);
  if (file.open(QIODevice::WriteOnly) && file.write(job.text) == job.text.size() && bytes::commitWhole(file)) {
    return {};
  }
  return std::unexpected(Error::of(ErrorCode::WriteFailed, file.errorString(), job.textPath));
}

PictureRun::PictureRun(Job job, QObject* parent)
    : QObject(parent), m_work(std::make_shared<Work>()),
      m_listed(tr("Saving %1").arg(QFileInfo(job.pictures.front().path).fileName())) {
  m_work->job = std::move(job);
  connect(&m_queue, &base::TaskQueue::failed, this, &PictureRun::fail);
  connect(&m_listed, &base::ListedWork::cancelWanted, this, &PictureRun::cancelWanted);
}

void PictureRun::add(Result<void> (Work::*part)(base::Progress&), std::function<void()> then) {
  m_queue.add({}, [work = m_work, part](base::Progress& progress) { return (*work.*part)(progress); }, std::move(then));
}

void PictureRun::start() {
  add(&Work::prepare, [this] {
    m_renderer = std::make_unique<render::OffscreenRenderer>(m_work->scene, m_work->job.shown);
    begin();
  });
}

void PictureRun::begin() {
  auto tiles = m_renderer->begin(m_work->picture().request);
  if (!tiles) {
    fail(tiles.error());
    return;
  }
  m_tiles = std::move(*tiles);
  step();
}

void PictureRun::step() {
  const auto strip = m_tiles->drawTile();
  if (!strip) {
    fail(strip.error());
    return;
  }
  const double fraction =
      (static_cast<double>(m_work->current) + m_tiles->fraction()) / static_cast<double>(m_work->job.pictures.size());
  m_listed.step({}, fraction);
  Q_EMIT progressed(fraction);
  if (*strip) {
    m_queue.add(
        {}, [work = m_work, rows = **strip](base::Progress&) { return work->output->add(rows); },
        [this] {
          if (std::exchange(m_resting, false)) {
            step();
          }
        });
  }
  if (m_tiles->isDone()) {
    add(&Work::commit, [this] { next(); });
  } else if (m_queue.waiting() > kMostWaiting) {
    m_resting = true;
  } else {
    QTimer::singleShot(0, this, [this] {
      if (!m_queue.hasStopped()) {
        step();
      }
    });
  }
}

void PictureRun::next() {
  m_tiles.reset();
  if (m_work->current + 1 < m_work->job.pictures.size()) {
    ++m_work->current;
    add(&Work::openFile, [this] { begin(); });
  } else if (m_work->job.textPath.isEmpty()) {
    finish();
  } else {
    add(&Work::writeText, [this] { finish(); });
  }
}

void PictureRun::finish() {
  m_queue.stop();
  QStringList paths;
  for (const Picture& picture : m_work->job.pictures) {
    paths << picture.path;
  }
  Q_EMIT saved(paths);
}

void PictureRun::fail(const Error& error) {
  m_queue.stop();
  const QString path = error.path.isEmpty() ? m_work->picture().path : error.path;
  Q_EMIT failed(
      PictureSaver::tr("The image could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), error.message));
}

} // namespace vitrine::ui
