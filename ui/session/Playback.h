#pragma once

#include "ui/session/ClipCursor.h"
#include "ui/session/ClipTime.h"
#include "ui/session/PlaybackSpeed.h"
#include "ui/session/Repeat.h"
#include "ui/session/SteadyClock.h"

#include <QObject>
#include <QTimer>

namespace vitrine::ui {

/// The playing of the session's animation: its time over real time. Knows no format and no kind of animation;
/// everything that moves by SceneState::time is played and paused here. GUI thread only.
///
/// Clips repeat as the file means it: once, so that they stay at their end, in a loop, or back and forth. For each of
/// these kinds of clips the user can have it another way.
class Playback : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object.
  explicit Playback(Session& session, QObject* parent = nullptr, SteadyClock clock = steadySeconds);

  /// The chosen clip; null: there is none.
  const scene::Animation* clip() const;
  /// True: the chosen clip lasts.
  bool playable() const { return clip() && lasts(*clip()); }
  /// True: play() has something to play: the chosen clip, or where none is chosen one of the others.
  bool canPlay() const { return playable() || (!clip() && firstThatLasts()); }
  bool playing() const { return m_playing; }

  /// Plays, at the end from the beginning; where no clip is chosen, the first that lasts. Does nothing when there
  /// is nothing to play.
  void play();
  void pause();
  void toggle();
  /// True while the window cannot be seen: playback stands still until it can, and then goes on from there.
  void setHeld(bool held);
  /// True: a timer goes.
  bool ticking() const { return m_timer.isActive(); }
  /// Goes back to the first frame, and stays there.
  void stop();
  /// Another animation, at its first frame; goes on playing if it was.
  void choose(scene::AnimationIndex animation);
  void chooseAndPlay(scene::AnimationIndex animation);
  /// The animation `step` rows further in the list, which has no ends.
  void chooseNeighbour(int step);

  /// Sets the time, and pauses.
  void goTo(double seconds);
  ClipCursor& cursor() { return m_cursor; }
  const ClipCursor& cursor() const { return m_cursor; }

  /// Repetition of the chosen clip, and of all others that are meant to repeat like it.
  Repeat repeat() const { return m_repeats[kindOfClip()]; }
  void setRepeat(Repeat repeat);
  /// The ways clips repeat, by how they are meant to; kept between runs.
  const PerRepeat<Repeat>& repeats() const { return m_repeats; }
  void setRepeats(const PerRepeat<Repeat>& repeats);
  PlaybackSpeed& speed() { return m_speed; }
  const PlaybackSpeed& speed() const { return m_speed; }

Q_SIGNALS:
  void playingChanged(bool playing);
  /// Another clip is chosen, or there are others to choose from.
  void clipChanged();
  void repeatChanged();

private:
  void advance();
  void goOn(const scene::Animation& clip, double seconds);
  void goBackAndForth(const scene::Animation& clip, double seconds);
  void follow();
  void followDocument();
  void setPlaying(bool playing);
  void startOrStopTimer();
  scene::AnimationIndex firstThatLasts() const;
  std::size_t kindOfClip() const;

  Session& m_session;
  ClipCursor m_cursor{m_session, *this};
  SteadyClock m_clock;
  QTimer m_timer;
  bool m_playing = false;
  bool m_held = false;
  double m_before = 0; ///< the clock when time was last set
  PlaybackSpeed m_speed;
  PerRepeat<Repeat> m_repeats = kRepeats; ///< by meantRepeat
  bool m_backwards = false;               ///< on the way back, of a clip that knows no such way itself
  /// As last told of; nullopt: the next one is told of whichever it is.
  std::optional<scene::AnimationIndex> m_animation = scene::kNone;
  QString m_path; ///< of the document
};

} // namespace vitrine::ui
