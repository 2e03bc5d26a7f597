#include "ui/session/Playback.h"

#include <cmath>

namespace vitrine::ui {
namespace {

/// A little more often than screens are drawn.
constexpr int kTickMs = 15;
/// When the program was held up for longer, what is missed is not caught up with.
constexpr double kLongestStep = 1;
/// Times this close to a frame are at it.
constexpr double kTimeRounding = 1e-6;

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
  const scene::AnimationIndex animation = m_session.state().animation;
  return scene && scene->motion.animations.contains(animation) ? &scene->motion.animations[animation] : nullptr;
}

scene::AnimationIndex Playback::firstThatLasts() const {
  const Scene* scene = m_session.scene();
  if (!scene) {
    return scene::kNone;
  }
  const auto& animations = scene->motion.animations;
  const auto indices = animations.indices();
  const auto found = std::ranges::find_if(indices, [&](scene::AnimationIndex each) { return lasts(animations[each]); });
  return found == indices.end() ? scene::kNone : *found;
}

void Playback::play() {
  if (!canPlay() || playing()) {
    return;
  }
  if (!clip()) {
    choose(firstThatLasts());
  }
  if (repeat() == Repeat::Once && m_session.state().time >= lastFrameTime(*clip()) - kTimeRounding) {
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

void Playback::choose(scene::AnimationIndex animation) {
  m_session.setAnimation(animation);
}

void Playback::chooseAndPlay(scene::AnimationIndex animation) {
  choose(animation);
  play();
}

void Playback::chooseNeighbour(int step) {
  const Scene* scene = m_session.scene();
  const int count = scene ? static_cast<int>(scene->motion.animations.size()) : 0;
  if (count == 0) {
    return;
  }
  const int chosen = m_session.state().animation.number();
  // From none at all, the first one forwards is the first, and backwards the last.
  const int from = clip() ? chosen : (step > 0 ? -1 : count);
  choose(scene::AnimationIndex(((from + step) % count + count) % count));
}

void Playback::goTo(double seconds) {
  pause();
  m_backwards = false;
  m_session.setTime(seconds);
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

void Playback::advance() {
  const double clock = m_clock();
  const double passed = std::clamp(clock - m_before, 0.0, kLongestStep) * m_speed.factor();
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
    if (next < lastFrameTime(clip)) {
      m_session.setTime(next);
    } else {
      goTo(lastFrameTime(clip));
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
  const double end = clip.loops && clip.tracks ? std::nextafter(clip.duration, 0.0) : lastFrameTime(clip);
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
  m_animation.reset();
}

} // namespace vitrine::ui
