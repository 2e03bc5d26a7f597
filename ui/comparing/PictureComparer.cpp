#include "ui/comparing/PictureComparer.h"

#include <QPainter>

namespace vitrine::ui {
namespace {

constexpr int kRestBeforeMs = 120;
/// Of a tile; small enough for the window to answer in between.
constexpr int kTileSide = 512;

} // namespace

PictureComparer::PictureComparer(QObject* parent) : QObject(parent) {
  m_soon.setSingleShot(true);
  m_soon.setInterval(kRestBeforeMs);
  m_soon.callOnTimeout(this, &PictureComparer::begin);
  m_steps.setInterval(0);
  m_steps.callOnTimeout(this, &PictureComparer::step);
  connect(&m_task, &base::Task::failed, this, [this](const Error& error) { Q_EMIT failed(error.reason()); });
}

void PictureComparer::setFiles(const ComparedFiles& files) {
  stop();
  m_files = files;
  for (const Side side : kSides) {
    m_drawings[side] = {};
  }
}

void PictureComparer::compare(const viewing::CameraRig& camera, QSize size, const QColor& background) {
  m_camera = camera;
  m_size = size;
  m_background = background;
  if (!size.isEmpty()) {
    m_soon.start();
  }
}

void PictureComparer::stop() {
  m_soon.stop();
  m_steps.stop();
  m_task.drop();
  for (const Side side : kSides) {
    m_drawings[side].capture.reset();
  }
}

void PictureComparer::begin() {
  m_task.drop();
  for (const Side side : kSides) {
    Drawing& drawing = m_drawings[side];
    drawing.capture.reset();
    drawing.picture = QImage(m_size, QImage::Format_RGB32);
    drawing.rows = 0;
    if (drawing.picture.isNull()) {
      Q_EMIT failed(render::noMemoryForPicture().reason());
      return;
    }
  }
  m_steps.start();
}

Result<bool> PictureComparer::draw(Side side) {
  Drawing& drawing = m_drawings[side];
  const ComparedFile& file = m_files[side];
  if (!drawing.renderer) {
    drawing.renderer = std::make_unique<render::OffscreenRenderer>(file.reading->prepared, file.snapshot());
    return false;
  }
  if (!drawing.capture) {
    render::CaptureRequest request;
    request.size = m_size;
    request.camera = m_camera;
    request.state = file.state;
    request.background = m_background;
    request.tileSide = kTileSide;
    auto capture = drawing.renderer->begin(request);
    if (!capture) {
      return std::unexpected(capture.error());
    }
    drawing.capture = std::move(*capture);
  }
  if (drawing.capture->isDone()) {
    return true;
  }
  const auto strip = drawing.capture->drawTile();
  if (!strip) {
    return std::unexpected(strip.error());
  }
  if (*strip) {
    QPainter(&drawing.picture).drawImage(0, drawing.rows, **strip);
    drawing.rows += (*strip)->height();
  }
  return false;
}

void PictureComparer::step() {
  for (const Side side : kSides) {
    const auto complete = draw(side);
    if (!complete) {
      m_steps.stop();
      Q_EMIT failed(complete.error().reason());
      return;
    }
    if (!*complete) {
      return;
    }
  }
  m_steps.stop();
  compareDrawn();
}

void PictureComparer::compareDrawn() {
  struct Outcome {
    QImage picture;
    comparing::PictureDifference difference;
  };
  m_task.start(
      [before = m_drawings[Side::Before].picture,
       after = m_drawings[Side::After].picture](base::Progress& progress) -> Result<Outcome> {
        const QImage picture = comparing::absoluteDifference(before, after);
        progress.check();
        return Outcome{picture, comparing::differenceOf(before, after)};
      },
      [this](const Outcome& outcome) { Q_EMIT compared(outcome.picture, outcome.difference); });
}

} // namespace vitrine::ui
