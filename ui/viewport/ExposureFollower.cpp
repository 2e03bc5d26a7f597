#include "ui/viewport/ExposureFollower.h"

#include "render/tracing/ExposureMeter.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace vitrine::ui {
namespace {

using namespace std::chrono_literals;

/// Between two measurements while the camera moves.
constexpr auto kInterval = 120ms;
constexpr auto kStep = 16ms;
/// Two thirds of the way; it is as good as there after four times that.
constexpr double kAdaptationSeconds = 0.18;
/// Change of the factor that nobody sees, and that is not worth drawing.
constexpr double kLeastChange = 0.02;
constexpr double kArrived = 0.004;

double ratioOf(double factor, double to) {
  return std::abs(std::log(std::max(factor, 1e-6) / std::max(to, 1e-6)));
}

} // namespace

ExposureFollower::ExposureFollower(Session& session, const CameraController& camera, QObject* parent)
    : QObject(parent), m_session(session), m_camera(camera) {
  m_soon.setSingleShot(true);
  m_soon.setInterval(kInterval);
  m_steps.setInterval(kStep);
  connect(&m_soon, &QTimer::timeout, this, &ExposureFollower::measure);
  connect(&m_steps, &QTimer::timeout, this, &ExposureFollower::step);
  connect(&camera, &CameraController::moved, this, &ExposureFollower::measureSoon);
  for (const auto changed : {&Session::stateChanged, &Session::documentCompleted, &Session::casterChanged,
                             &Session::timeChanged, &Session::findingsChanged}) {
    connect(&session, changed, this, &ExposureFollower::measureSoon);
  }
  connect(&session, &Session::assetsChanged, this, &ExposureFollower::measureSoon);
  connect(&session, &Session::documentChanged, this, &ExposureFollower::forget);
}

void ExposureFollower::forget() {
  m_steps.stop();
  m_soon.stop();
  m_measuring.drop();
}

bool ExposureFollower::follows() const {
  return m_session.scene() && m_session.caster() && m_session.evaluated().exposureMode != scene::ExposureMode::AsBaked;
}

void ExposureFollower::measureSoon() {
  if (!follows()) {
    m_steps.stop();
  } else if (m_measuring.isRunning()) {
    m_outdated = true;
  } else if (!m_soon.isActive()) {
    m_soon.start();
  }
}

void ExposureFollower::measure() {
  if (!follows() || m_measuring.isRunning()) {
    return;
  }
  m_outdated = false;
  m_measuring.start(
      [shown = m_session.snapshot(), caster = m_session.caster(), rig = m_camera.rig()](base::Progress& progress)
          -> Result<double> { return tracing::adaptationFor(shown, *caster, rig, &progress); },
      [this](double factor) { take(factor); });
}

void ExposureFollower::take(double factor) {
  if (std::exchange(m_outdated, false)) {
    m_soon.start();
  }
  m_target = factor;
  if (!m_steps.isActive() && ratioOf(m_session.state().adaptation, factor) > kLeastChange) {
    m_lastStep = steadySeconds();
    m_steps.start();
  }
}

void ExposureFollower::step() {
  const double now = steadySeconds();
  const double passed = now - std::exchange(m_lastStep, now);
  const double before = m_session.state().adaptation;
  const double next = before * std::pow(m_target / before, 1 - std::exp(-passed / kAdaptationSeconds));
  const bool arrived = ratioOf(next, m_target) < kArrived || !std::isfinite(next);
  if (arrived) {
    m_steps.stop();
  }
  m_session.setAdaptation(arrived ? m_target : next);
}

} // namespace vitrine::ui
