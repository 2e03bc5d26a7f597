#include "ui/animation/Playback.h"

#include <cmath>

namespace vitrine::ui {
namespace {

/// A little more often than screens are drawn.
constexpr int kTickMs = 15;
/// When the program was held up for longer, what is missed is not caught up with.
constexpr double kLongestStep = 1;
/// Times this close to a frame are at it.
constexpr double kRounding = 1e-6;

/// An animation that is none, so that the next one is told of whichever it is.
constexpr int kUntold = scene::kNone - 1;

constexpr std::array kSpeeds{Playback::kSlowest, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, Playback::kFastest};

} // namespace

Playback::Playback(Session& session, QObject* parent, SteadyClock clock)
    : QObject(parent), m_session(session), m_clock(std::move(clock)) {
  m_timer.setTimerType(Qt::PreciseTimer);
  m_timer.setInterval(kTickMs);
  connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
  connect(&session, &Session::documentChanged, this, &Playback::followDocument);
  connect(&session, &Session::stateChanged, this, &Playback::follow);
}

const scene::Animation* Playback::clip() const {
  const Scene* scene = m_session.scene();
  const int animation = m_session.state().animation;
  const auto index = static_cast<std::size_t>(animation);
  return scene && animation >= 0 && index < scene->animations.size() ? &scene->animations[index] : nullptr;
}

int Playback::firstThatLasts() const {
  const Scene* scene = m_session.scene();
  if (!scene) {
    return scene::kNone;
  }
  const auto found = std::ranges::find_if(scene->animations, lasts);
  return found == scene->animations.end() ? scene::kNone : static_cast<int>(found - scene->animations.begin());
}

void Playback::play() {
  if (!canPlay() || playing()) {
    return;
  }
  if (!clip()) {
    choose(firstThatLasts());
  }
  if (repeat() == Repeat::Once && m_session.state().time >= lastFrameTime() - kRounding) {
    m_session.setTime(0);
  }
  setPlaying(true);
}

void Playback::pause() {
  setPlaying(false);
}

void Playback::toggle() {
  if (playing()) {
    pause();
  } else {
    play();
  }
}

void Playback::stop() {
  goTo(0);
}

void Playback::setPlaying(bool playing) {
  if (playing == this->playing()) {
    return;
  }
  m_playing = playing;
  startOrStopTimer();
  Q_EMIT playingChanged(playing);
}

void Playback::setHeld(bool held) {
  m_held = held;
  startOrStopTimer();
}

void Playback::startOrStopTimer() {
  const bool tick = m_playing && !m_held;
  if (tick && !m_timer.isActive()) {
    m_before = m_clock();
    m_timer.start();
  } else if (!tick) {
    m_timer.stop();
  }
}

void Playback::choose(int animation) {
  m_session.setAnimation(animation);
}

void Playback::chooseAndPlay(int animation) {
  choose(animation);
  play();
}

void Playback::chooseNeighbour(int step) {
  const Scene* scene = m_session.scene();
  const int count = scene ? static_cast<int>(scene->animations.size()) : 0;
  if (count == 0) {
    return;
  }
  const int chosen = m_session.state().animation;
  // From none at all, the first one forwards is the first, and backwards the last.
  const int from = clip() ? chosen : (step > 0 ? -1 : count);
  choose(((from + step) % count + count) % count);
}

double Playback::lastFrameTime() const {
  const scene::Animation* now = clip();
  if (!now) {
    return 0;
  }
  // Curves go on to their last moment; what goes forth and back does so once.
  return now->tracks ? periodOf(*now) : now->timeOf(std::max(now->frames - 1, 0));
}

double Playback::endTime() const {
  const scene::Animation* now = clip();
  return now && now->loops ? now->duration : lastFrameTime();
}

double Playback::time() const {
  const scene::Animation* now = clip();
  return now ? secondsInto(*now, m_session.state().time) : 0;
}

int Playback::frame() const {
  return static_cast<int>(position());
}

double Playback::position() const {
  const scene::Animation* now = clip();
  return now ? stepsInto(*now, m_session.state().time) : 0;
}

void Playback::goTo(double seconds) {
  pause();
  m_backwards = false;
  m_session.setTime(seconds);
}

void Playback::goToFrame(int frame) {
  if (const scene::Animation* now = clip()) {
    goTo(now->timeOf(std::clamp(frame, 0, lastStep(*now))));
  }
}

void Playback::goToLastFrame() {
  if (const scene::Animation* now = clip()) {
    goToFrame(lastStep(*now));
  }
}

void Playback::step(int frames) {
  const scene::Animation* now = clip();
  if (!now || now->frames == 0) {
    return;
  }
  const double at = position();
  // Between two frames the one before is a step back, and the one after a step ahead.
  const int from = static_cast<int>(frames > 0 ? std::floor(at) : std::ceil(at));
  const int to = from + frames;
  const int count = lastStep(*now) + 1;
  // What goes back and forth has two ends.
  goToFrame(repeat() == Repeat::Loop ? (to % count + count) % count : to);
}

bool Playback::hasMarks() const {
  return clip() && !clip()->marks.empty();
}

int Playback::passedMark() const {
  if (!hasMarks()) {
    return scene::kNone;
  }
  const auto& marks = clip()->marks;
  const auto after = std::ranges::upper_bound(marks, time() + kRounding, {}, &scene::Mark::time);
  return static_cast<int>(after - marks.begin()) - 1;
}

void Playback::goToMark(int mark) {
  const auto index = static_cast<std::size_t>(mark);
  if (hasMarks() && mark >= 0 && index < clip()->marks.size()) {
    goTo(std::min(clip()->marks[index].time, clip()->duration));
  }
}

void Playback::goToNeighbourMark(int step) {
  if (!hasMarks()) {
    return;
  }
  const auto& marks = clip()->marks;
  const auto found = step > 0 ? std::ranges::upper_bound(marks, time() + kRounding, {}, &scene::Mark::time)
                              : std::ranges::lower_bound(marks, time() - kRounding, {}, &scene::Mark::time);
  goToMark(static_cast<int>(found - marks.begin()) - (step > 0 ? 0 : 1));
}

std::size_t Playback::kindOfClip() const {
  const scene::Animation* now = clip();
  return static_cast<std::size_t>(now ? meantRepeat(*now) : Repeat::Once);
}

void Playback::setRepeat(Repeat repeat) {
  PerRepeat<Repeat> repeats = m_repeats;
  repeats[kindOfClip()] = repeat;
  setRepeats(repeats);
}

void Playback::setRepeats(const PerRepeat<Repeat>& repeats) {
  if (repeats != m_repeats) {
    m_repeats = repeats;
    m_backwards = false;
    Q_EMIT repeatChanged();
  }
}

void Playback::setSpeed(double factor) {
  const double speed = std::isfinite(factor) ? std::clamp(factor, kSlowest, kFastest) : 1;
  if (speed != m_speed) {
    m_speed = speed;
    Q_EMIT speedChanged(speed);
  }
}

void Playback::changeSpeed(int steps) {
  for (; steps > 0; --steps) {
    const auto next = std::ranges::upper_bound(kSpeeds, m_speed + kRounding);
    setSpeed(next == kSpeeds.end() ? kFastest : *next);
  }
  for (; steps < 0; ++steps) {
    const auto above = std::ranges::lower_bound(kSpeeds, m_speed - kRounding);
    setSpeed(above == kSpeeds.begin() ? kSlowest : *std::prev(above));
  }
}

void Playback::advance() {
  const double clock = m_clock();
  const double passed = std::clamp(clock - m_before, 0.0, kLongestStep) * m_speed;
  m_before = clock;
  if (const scene::Animation* now = clip()) {
    goOn(*now, passed);
  } else {
    setPlaying(false);
  }
}

void Playback::goOn(const scene::Animation& clip, double seconds) {
  const double next = m_session.state().time + seconds;
  switch (repeat()) {
  case Repeat::Once:
    if (next < lastFrameTime()) {
      m_session.setTime(next);
    } else {
      goTo(lastFrameTime());
    }
    break;
  case Repeat::Loop:
    m_session.setTime(std::fmod(next, clip.duration));
    break;
  case Repeat::BackAndForth:
    goBackAndForth(clip, seconds);
    break;
  }
}

void Playback::goBackAndForth(const scene::Animation& clip, double seconds) {
  const double time = m_session.state().time;
  if (clip.pingPong) {
    m_session.setTime(std::fmod(time + seconds, periodOf(clip)));
    return;
  }
  // The very end of a loop of curves is its beginning already.
  const double end = clip.loops && clip.tracks ? std::nextafter(clip.duration, 0.0) : lastFrameTime();
  const double at = std::min(time, end);
  const double way = std::fmod((m_backwards ? 2 * end - at : at) + seconds, 2 * end);
  m_backwards = way > end;
  m_session.setTime(m_backwards ? 2 * end - way : way);
}

void Playback::follow() {
  if (std::exchange(m_animation, m_session.state().animation) != m_session.state().animation) {
    m_backwards = false;
    if (!playable()) {
      setPlaying(false);
    }
    Q_EMIT clipChanged();
  }
}

void Playback::followDocument() {
  const Document* document = m_session.document();
  const QString path = document ? document->path : QString();
  // A file that is read anew plays on.
  if (std::exchange(m_path, path) != path || !playable()) {
    setPlaying(false);
  }
  // Told with the state, which comes after: by then all know of the document.
  m_animation = kUntold;
}

std::optional<scene::Moment> Playback::momentOf(const Selected& selected) const {
  const Scene& scene = *m_session.scene();
  const SceneState& state = m_session.state();
  if (selected.record) {
    if (const int animation = animationOf(scene, state.animation, *selected.record);
        animation != scene::kNone && animation != state.animation) {
      return scene::Moment{animation, 0};
    }
    if (const auto moment = scene::momentShowing(scene, state, *selected.record)) {
      return moment;
    }
  }
  // A record may be shown by several nodes; only one that was selected by itself must be there.
  const bool byItself =
      selected.node != scene::kNone && scene.nodes[static_cast<std::size_t>(selected.node)].record == selected.record;
  return byItself ? scene::momentShowingNode(scene, state, selected.node) : std::nullopt;
}

void Playback::showMomentOf(const Selected& selected) {
  if (playing() || !m_session.scene()) {
    return;
  }
  if (const auto moment = momentOf(selected)) {
    if (moment->animation != m_session.state().animation) {
      choose(moment->animation);
    }
    m_session.setTime(moment->time);
  }
}

} // namespace vitrine::ui
