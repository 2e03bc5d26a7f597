#include "ui/capture/PictureRun.h"

#include "render/PictureSeries.h"
#include "render/tracing/ExposureMeter.h"
#include "ui/capture/PictureSaver.h"
#include "ui/capture/PictureSubject.h"

#include <QDir>
#include <QSaveFile>
#include <QTimer>

namespace vitrine::ui {
namespace {

constexpr int kMostWaiting = 2;

} // namespace

PictureRun::PictureRun(Job job, QObject* parent)
    : QObject(parent), m_job(std::move(job)), m_output(std::make_shared<std::unique_ptr<image::PictureOutput>>()) {
  connect(&m_worker, &WorkLine::failed, this, &PictureRun::fail);
}

PictureRun::~PictureRun() {
  m_preparing.cancel();
  m_worker.close([] {});
  m_tiles.reset(); // before what it draws with
}

Result<void> PictureRun::prepare() {
  const session::Snapshot& shown = m_job.shown;
  try {
    if (!tracing::exposureModeControl(*shown.scene).isEmpty()) {
      for (Picture& picture : m_job.pictures) {
        const bool isShown = picture.request.state == shown.state->state;
        const session::Snapshot seen =
            isShown ? shown : session::snapshotOf(shown.scene, shown.assets, picture.request.state);
        picture.request.state =
            tracing::exposedAtFirst(seen, *m_job.caster->get(m_preparing), picture.request.camera, &m_preparing);
      }
    }
    // Not what the window has ready: an atlas with other lightmaps in it gives other roundings than `render` has.
    m_scene = render::prepareScene(
        shown.scene, shown.assets, m_preparing,
        render::itemsOfRun(*shown.scene, m_job.pictures.front().request, m_job.pictures.size()), m_job.caster);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, {}));
  }
  m_hash = contentHashOf(m_job.document, m_preparing);
  return openFile();
}

Result<void> PictureRun::openFile() {
  const render::CaptureRequest& request = current().request;
  image::OutputOptions options = m_job.options;
  if (m_job.document) {
    options.notes = session::pictureNotesOf(current().link, m_hash, m_job.noted);
  }
  auto opened = image::PictureOutput::open(current().path, options, request.size, request.background.alpha() < 255);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  *m_output = std::move(*opened);
  return {};
}

Result<void> PictureRun::writeText() const {
  QSaveFile file(m_job.textPath);
  if (file.open(QIODevice::WriteOnly) && file.write(m_job.text) == m_job.text.size() && file.commit()) {
    return {};
  }
  return std::unexpected(Error::of(ErrorCode::WriteFailed, file.errorString(), m_job.textPath));
}

void PictureRun::start() {
  m_worker.add([this] { return prepare(); },
               [this] {
                 m_renderer = std::make_unique<render::OffscreenRenderer>(m_scene, m_job.shown);
                 begin();
               });
}

void PictureRun::begin() {
  auto tiles = m_renderer->begin(current().request);
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
  Q_EMIT progressed((static_cast<double>(m_current) + m_tiles->fraction()) /
                    static_cast<double>(m_job.pictures.size()));
  if (*strip) {
    m_worker.add([output = m_output, rows = **strip] { return (*output)->add(rows); },
                 [this] {
                   if (std::exchange(m_resting, false)) {
                     step();
                   }
                 });
  }
  if (m_tiles->isDone()) {
    m_worker.add([output = m_output] { return (*output)->commit(); }, [this] { next(); });
  } else if (m_worker.waiting() > kMostWaiting) {
    m_resting = true;
  } else {
    QTimer::singleShot(0, this, [this] {
      if (!m_worker.hasEnded()) {
        step();
      }
    });
  }
}

void PictureRun::next() {
  m_tiles.reset();
  if (m_current + 1 < m_job.pictures.size()) {
    ++m_current;
    m_worker.add([this] { return openFile(); }, [this] { begin(); });
  } else if (m_job.textPath.isEmpty()) {
    finish();
  } else {
    m_worker.add([this] { return writeText(); }, [this] { finish(); });
  }
}

void PictureRun::finish() {
  m_worker.end();
  QStringList paths;
  for (const Picture& picture : m_job.pictures) {
    paths << picture.path;
  }
  Q_EMIT saved(paths);
}

void PictureRun::fail(const Error& error) {
  m_worker.end();
  const QString path = error.path.isEmpty() ? current().path : error.path;
  Q_EMIT failed(
      PictureSaver::tr("The picture could not be saved as %1: %2").arg(QDir::toNativeSeparators(path), error.message));
}

} // namespace vitrine::ui
