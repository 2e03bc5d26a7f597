#include "ui/measuring/MeasureTool.h"

#include "ui/viewport/Viewport.h"
#include "ui/viewport/ViewportInput.h"

#include <QKeyEvent>
#include <QWindow>

namespace vitrine::ui {
namespace {

constexpr int kAimMs = 16;

} // namespace

MeasureTool::MeasureTool(const Session& session, Viewport& viewport, QObject* parent)
    : QObject(parent), m_session(session), m_viewport(viewport) {
  m_soon.setSingleShot(true);
  m_soon.setInterval(kAimMs);
  connect(&m_soon, &QTimer::timeout, this, &MeasureTool::aim);
  const auto aimAgain = [this] {
    if (m_isOn && m_pixel && !m_soon.isActive()) {
      m_soon.start();
    }
  };
  connect(&viewport.camera(), &CameraController::moved, this, aimAgain);
  for (const auto signal : {&Session::stateChanged, &Session::timeChanged, &Session::clockChanged}) {
    connect(&session, signal, this, aimAgain);
  }
}

void MeasureTool::setOn(bool on) {
  if (std::exchange(m_isOn, on) == on) {
    return;
  }
  m_viewport.input().setTool(on ? this : nullptr);
  m_pixel.reset();
  m_target.reset();
  m_soon.stop();
  forgetPoints();
}

void MeasureTool::setKind(measuring::MeasurementKind kind) {
  if (std::exchange(m_unfinished.kind, kind) != kind) {
    forgetPoints();
  }
}

void MeasureTool::setSnapping(bool snaps) {
  m_snaps = snaps;
  aim();
}

Measurement MeasureTool::withTarget() const {
  Measurement measurement = m_unfinished;
  if (m_target && m_session.scene()) {
    measurement.points.push_back(m_session.scene()->sourceAxes.toFile(m_target->position));
  }
  return measurement;
}

bool MeasureTool::canClose() const {
  return kind() == measuring::MeasurementKind::Area && m_unfinished.points.size() >= measuring::leastPoints(kind());
}

void MeasureTool::close() {
  if (canClose()) {
    finish();
  }
}

void MeasureTool::takeBack() {
  if (!m_unfinished.points.empty()) {
    m_unfinished.points.pop_back();
    Q_EMIT changed();
  }
}

void MeasureTool::forgetPoints() {
  m_unfinished.points.clear();
  m_target = m_pixel && m_isOn ? snapAt(*m_pixel, m_modifiers) : std::nullopt; // the scene may be another
  Q_EMIT changed();
}

void MeasureTool::point(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers) {
  m_pixel = position;
  m_modifiers = modifiers;
  if (!position) {
    m_soon.stop();
    aim();
  } else if (!m_soon.isActive()) {
    m_soon.start();
  }
}

void MeasureTool::aim() {
  const auto target = m_pixel && m_isOn ? snapAt(*m_pixel, m_modifiers) : std::nullopt;
  if (target || m_target) {
    m_target = target;
    Q_EMIT changed();
  }
}

std::optional<measuring::SnapPoint> MeasureTool::snapAt(QPointF position, Qt::KeyboardModifiers modifiers) const {
  const animation::PosePtr pose = m_viewport.view().pose();
  if (!m_session.scene() || !pose || &pose->scene() != m_session.scene()) {
    return std::nullopt;
  }
  const bool snaps = m_snaps && !modifiers.testFlag(Qt::ControlModifier);
  const auto hitAt = [this](QPointF pixel) { return m_viewport.hitAt(pixel); };
  return measuring::snapAt({m_viewport.camera().rig(), *pose, hitAt}, position, snaps ? measuring::kSnapPixels : 0);
}

void MeasureTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  m_pixel = position;
  m_modifiers = modifiers;
  m_target = snapAt(position, modifiers);
  if (m_target) {
    addPoint(m_session.scene()->sourceAxes.toFile(m_target->position));
  }
  Q_EMIT changed();
}

void MeasureTool::addPoint(const QVector3D& point) {
  std::vector<QVector3D>& points = m_unfinished.points;
  if (canClose() && point == points.front()) {
    finish();
    return;
  }
  if (!points.empty() && point == points.back()) {
    return; // of no length, as a second click on the same corner is
  }
  points.push_back(point);
  if (points.size() == measuring::mostPoints(kind())) {
    finish();
  }
}

void MeasureTool::finish() {
  Measurement measurement = m_unfinished;
  m_unfinished.points.clear();
  Q_EMIT finished(measurement);
  Q_EMIT changed();
}

bool MeasureTool::doubleClick(QPointF) {
  const bool closes = canClose();
  close();
  return closes;
}

void MeasureTool::openMenu(QPoint globalPosition) {
  Q_EMIT menuWanted(globalPosition);
}

bool MeasureTool::takesKey(const QKeyEvent& event) const {
  if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
    return false;
  }
  switch (event.key()) {
  case Qt::Key_Escape:
  case Qt::Key_Backspace:
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return true;
  default:
    return false;
  }
}

void MeasureTool::pressKey(const QKeyEvent& event) {
  switch (event.key()) {
  case Qt::Key_Escape:
    Q_EMIT leaveWanted();
    return;
  case Qt::Key_Backspace:
    takeBack();
    return;
  default:
    close();
  }
}

} // namespace vitrine::ui
