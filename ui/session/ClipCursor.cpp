#include "ui/session/ClipCursor.h"

#include "ui/session/ClipTime.h"
#include "ui/session/Playback.h"

#include <cmath>

namespace vitrine::ui {
namespace {

/// Times this close to a mark are at it.
constexpr double kRounding = 1e-6;

} // namespace

double ClipCursor::time() const {
  const scene::Animation* now = m_playback.clip();
  return now ? secondsInto(*now, m_session.state().time) : 0;
}

int ClipCursor::frame() const {
  return static_cast<int>(position());
}

double ClipCursor::position() const {
  const scene::Animation* now = m_playback.clip();
  return now ? stepsInto(*now, m_session.state().time) : 0;
}

void ClipCursor::goToFrame(int frame) {
  if (const scene::Animation* now = m_playback.clip()) {
    m_playback.goTo(now->timeOf(std::clamp(frame, 0, lastStep(*now))));
  }
}

void ClipCursor::goToLastFrame() {
  if (const scene::Animation* now = m_playback.clip()) {
    goToFrame(lastStep(*now));
  }
}

void ClipCursor::step(int frames) {
  const scene::Animation* now = m_playback.clip();
  if (!now || now->frames == 0) {
    return;
  }
  const double at = position();
  // Between two frames the one before is a step back, and the one after a step ahead.
  const int from = static_cast<int>(frames > 0 ? std::floor(at) : std::ceil(at));
  const int to = from + frames;
  const int count = lastStep(*now) + 1;
  // A clip that goes back and forth has two ends.
  goToFrame(m_playback.repeat() == Repeat::Loop ? (to % count + count) % count : to);
}

bool ClipCursor::hasMarks() const {
  return m_playback.clip() && !m_playback.clip()->marks.empty();
}

int ClipCursor::passedMark() const {
  if (!hasMarks()) {
    return scene::kNone;
  }
  const auto& marks = m_playback.clip()->marks;
  const auto after = std::ranges::upper_bound(marks, time() + kRounding, {}, &scene::Mark::time);
  return static_cast<int>(after - marks.begin()) - 1;
}

void ClipCursor::goToMark(int mark) {
  const auto index = static_cast<std::size_t>(mark);
  if (hasMarks() && mark >= 0 && index < m_playback.clip()->marks.size()) {
    m_playback.goTo(std::min(m_playback.clip()->marks[index].time, m_playback.clip()->duration));
  }
}

void ClipCursor::goToNeighbourMark(int step) {
  if (!hasMarks()) {
    return;
  }
  const auto& marks = m_playback.clip()->marks;
  const auto found = step > 0 ? std::ranges::upper_bound(marks, time() + kRounding, {}, &scene::Mark::time)
                              : std::ranges::lower_bound(marks, time() - kRounding, {}, &scene::Mark::time);
  goToMark(static_cast<int>(found - marks.begin()) - (step > 0 ? 0 : 1));
}

} // namespace vitrine::ui
