#include "ui/picture/PictureRun.h"

#include "render/PictureItems.h"
#include "render/tracing/ExposureMeter.h"

#include <QDir>
#include <QTimer>

namespace vitrine::ui {
namespace {

constexpr int kMostWaiting = 2;

} // namespace

PictureRun::PictureRun(Job job, QObject* parent)
    : QObject(parent), m_job(std::move(job)), m_output(std::make_shared<std::unique_ptr<image::PictureOutput>>()) {
  m_pool.setMaxThreadCount(1);
}

PictureRun::~PictureRun() {
  m_preparing.cancel();
  m_pool.clear();
  m_pool.waitForDone();
  m_tiles.reset(); // before what it draws with
}

void PictureRun::enqueue(std::function<Result<void>()> work, std::function<void()> then) {
  m_pool.start([this, work = std::move(work), then = std::move(then)] {
    const Result<void> done = work();
    QMetaObject::invokeMethod(
        this,
        [this, done, then] {
          if (m_ended) {
            return;
          }
          if (done) {
            then();
          } else {
            fail(done.error());
          }
        },
        Qt::QueuedConnection);
  });
}

Result<void> PictureRun::prepare() {
  render::CaptureRequest& request = m_job.request;
  const session::Snapshot& shown = m_job.shown;
  try {
    if (!tracing::exposureModeControl(*shown.scene).isEmpty()) {
      request.state = tracing::exposedAtFirst(shown, *m_job.caster->get(m_preparing), request.camera, &m_preparing);
    }
    // Not what the window has ready: an atlas with other lightmaps in it gives other roundings than `render` has.
    m_scene = render::prepareScene(shown.scene, shown.assets, m_preparing,
                                   render::itemsInPicture(*shown.scene, request), m_job.caster);
  } catch (const base::Cancelled&) {
    return std::unexpected(Error::of(ErrorCode::Cancelled, {}));
  }
  image::OutputOptions options = m_job.options;
  options.notes = notesFor(m_job.subject, m_preparing);
  auto opened = image::PictureOutput::open(m_job.path, options, request.size, request.background.alpha() < 255);
  if (!opened) {
    return std::unexpected(opened.error());
  }
  *m_output = std::move(*opened);
  return {};
}

void PictureRun::start() {
  enqueue([this] { return prepare(); },
          [this] {
            m_renderer = std::make_unique<render::OffscreenRenderer>(m_scene, m_job.shown);
            auto tiles = m_renderer->begin(m_job.request);
            if (!tiles) {
              fail(tiles.error());
              return;
            }
            m_tiles = std::move(*tiles);
            step();
          });
}

void PictureRun::step() {
  const auto strip = m_tiles->drawTile();
  if (!strip) {
    fail(strip.error());
    return;
  }
  Q_EMIT progressed(m_tiles->fraction());
  if (*strip) {
    ++m_waiting;
    enqueue([output = m_output, rows = **strip] { return (*output)->add(rows); },
            [this] {
              --m_waiting;
              if (std::exchange(m_resting, false)) {
                step();
              }
            });
  }
  if (m_tiles->isDone()) {
    enqueue([output = m_output] { return (*output)->commit(); },
            [this] {
              m_ended = true;
              Q_EMIT saved(m_job.path);
            });
  } else if (m_waiting > kMostWaiting) {
    m_resting = true;
  } else {
    QTimer::singleShot(0, this, [this] {
      if (!m_ended) {
        step();
      }
    });
  }
}

void PictureRun::fail(const Error& error) {
  m_ended = true;
  Q_EMIT failed(PictureSaver::tr("The picture could not be saved as %1: %2")
                    .arg(QDir::toNativeSeparators(m_job.path), error.message));
}

} // namespace vitrine::ui
