#include "ui/documents/ViewHistory.h"

#include "ui/measuring/MeasurementList.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Texts.h"

#include <QTimer>

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr std::size_t kMostChanges = 200;
/// Seconds within which changes of one control are one step.
constexpr double kOneGesture = 1;

void renumberItems(SeenState& seen, const session::ItemMap& map) {
  seen.state.hidden = map.of(seen.state.hidden);
  seen.state.isolated = map.of(seen.state.isolated);
  seen.state.locked = map.of(seen.state.locked);
  seen.selection.selected.items = map.of(seen.selection.selected.items);
}

} // namespace

ViewHistory::ViewHistory(Session& session, Selection& selection, MeasurementList& measurements, Viewport& viewport,
                         std::function<void(render::ShadingMode)> setMode, QObject* parent, SteadyClock clock)
    : QObject(parent), m_session(session), m_selection(selection), m_measurements(measurements), m_viewport(viewport),
      m_setMode(std::move(setMode)), m_clock(std::move(clock)), m_noted(seen()) {
  connect(&session, &Session::documentChanged, this, &ViewHistory::beginAnew);
  // Between these two everything gets new numbers: no step.
  connect(&session, &Session::documentCompleted, this, [this] {
    note();
    m_renumbering = true;
  });
  connect(&session, &Session::itemsRenumbered, this, &ViewHistory::renumber);
  connect(&session, &Session::stateChanged, this, &ViewHistory::noteLater);
  connect(&selection, &Selection::changed, this, &ViewHistory::noteLater);
  connect(&measurements, &MeasurementList::changed, this, &ViewHistory::noteLater);
  connect(&measurements, &MeasurementList::loaded, this, &ViewHistory::addKept);
  connect(&viewport.camera(), &CameraController::aboutToJump, this, &ViewHistory::noteJump);
}

SeenState ViewHistory::seen() const {
  return {m_session.state(), m_selection.kept(), m_viewport.mode(), m_measurements.all()};
}

void ViewHistory::beginAnew() {
  m_steps.clear();
  m_at = 0;
  m_jump.reset();
  m_fresh = true;
  m_renumbering = false;
  noteLater();
  Q_EMIT changed();
}

void ViewHistory::renumber(const session::ItemMap& map) {
  for (SeenStep& step : m_steps) {
    renumberItems(step.before, map);
    renumberItems(step.after, map);
  }
  m_renumbering = false;
  // The selection may follow later within the same event.
  renumberItems(m_noted, map);
}

void ViewHistory::addKept(const measuring::Measurements& kept) {
  for (SeenStep& step : m_steps) {
    step.before.measurements = kept + step.before.measurements;
    step.after.measurements = kept + step.after.measurements;
  }
  m_noted.measurements = kept + m_noted.measurements;
}

void ViewHistory::noteJump() {
  if (!m_jump && m_session.scene()) {
    m_jump = CameraJump{m_viewport.pictures().active(), m_viewport.camera().memory(), {}};
    noteLater();
  }
}

void ViewHistory::noteLater() {
  if (!std::exchange(m_waiting, true)) {
    QTimer::singleShot(0, this, &ViewHistory::note);
  }
}

void ViewHistory::note() {
  m_waiting = false;
  if (m_renumbering) {
    return;
  }
  SeenState now = seen();
  std::optional<CameraJump> jump = std::exchange(m_jump, std::nullopt);
  if (std::exchange(m_fresh, false)) {
    m_noted = std::move(now);
    return;
  }
  SeenStep step = stepBetween(m_noted, now);
  if (jump && m_session.scene() && jump->half == m_viewport.pictures().active()) {
    jump->after = m_viewport.camera().memory();
    if (jump->after.rig.pose() != jump->before.rig.pose()) {
      step.change = std::max(step.change, SeenChange::Camera);
      step.jump = std::move(jump);
    }
  }
  m_noted = std::move(now);
  if (step.change == SeenChange::None) {
    return;
  }
  const double noted = std::exchange(m_notedAt, m_clock());
  if (m_notedAt - noted < kOneGesture && extendLast(step)) {
    return;
  }
  m_steps.resize(m_at);
  if (m_steps.size() == kMostChanges) {
    m_steps.erase(m_steps.begin());
  }
  m_steps.push_back(std::move(step));
  m_at = m_steps.size();
  Q_EMIT changed();
}

bool ViewHistory::extendLast(const SeenStep& step) {
  if (m_at == 0 || m_at != m_steps.size() || step.change != SeenChange::Control || step.control.isEmpty() ||
      step.jump || m_steps.back().control != step.control || m_steps.back().change != SeenChange::Control) {
    return false;
  }
  m_steps.back().after = step.after;
  return true;
}

void ViewHistory::undo() {
  note();
  if (canUndo()) {
    const SeenStep step = m_steps[--m_at];
    show(step.after, step.before);
    if (step.jump) {
      goTo(step.jump->half, step.jump->before);
    }
    Q_EMIT changed();
  }
}

void ViewHistory::redo() {
  note();
  if (canRedo()) {
    const SeenStep step = m_steps[m_at++];
    show(step.before, step.after);
    if (step.jump) {
      goTo(step.jump->half, step.jump->after);
    }
    Q_EMIT changed();
  }
}

void ViewHistory::show(const SeenState& from, const SeenState& to) {
  SceneState state = m_session.state();
  state.controls = to.state.controls;
  state.hidden = to.state.hidden;
  state.isolated = to.state.isolated;
  state.locked = to.state.locked;
  if (from.state.animation != to.state.animation) {
    state.animation = to.state.animation;
    state.time = to.state.time;
  }
  m_session.setState(std::move(state));
  if (from.selection != to.selection) {
    m_selection.restore(to.selection);
  }
  if (from.measurements != to.measurements) {
    m_measurements.set(to.measurements);
  }
  if (from.mode != to.mode) {
    m_setMode(to.mode);
  }
  m_jump.reset();
  m_noted = seen();
  m_notedAt = -kOneGesture;
}

void ViewHistory::goTo(Half half, const CameraMemory& camera) {
  m_viewport.activate(half);
  if (m_session.scene() && m_viewport.pictures().active() == half) {
    m_viewport.camera().restore(camera, *m_session.scene(), false);
  }
}

QString ViewHistory::textOf(const SeenStep& step) const {
  switch (step.change) {
  case SeenChange::Measured:
    return tr("Measurements");
  case SeenChange::Visibility:
    return tr("Visibility");
  case SeenChange::Locked:
    return tr("Locking");
  case SeenChange::Control:
    break;
  case SeenChange::Animation:
    return tr("Animation");
  case SeenChange::Shading:
    return tr("Shading");
  case SeenChange::Camera:
    return tr("Camera");
  case SeenChange::Selection:
  case SeenChange::None:
    return tr("Selection");
  }
  const Scene* scene = m_session.scene();
  const auto control =
      scene ? std::ranges::find(scene->controls, step.control, &scene::Control::id) : decltype(scene->controls.end())();
  return scene && control != scene->controls.end() ? formatText(control->label) : tr("Controls");
}

} // namespace vitrine::ui
