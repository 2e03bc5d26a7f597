#pragma once

#include "ui/animation/ClipTime.h"
#include "ui/animation/Repeat.h"
#include "ui/animation/SteadyClock.h"
#include "ui/selection/Selection.h"

#include <QObject>
#include <QTimer>

namespace vitrine::ui {

/// Plays the session's animation: its time over real time. Knows no format and no kind of animation; everything that
/// moves by SceneState::time is played, paused and scrubbed here. GUI thread only.
///
/// Clips repeat as the file means it: once, so that they stay at their end, in a loop, or back and forth. For each of
/// these kinds of clips the user can have it another way.
class Playback : public QObject {
  Q_OBJECT

public:
  static constexpr double kSlowest = 0.1;
  static constexpr double kFastest = 4;

  /// `session` must outlive this object.
  explicit Playback(Session& session, QObject* parent = nullptr, SteadyClock clock = steadySeconds);

  /// The chosen clip; null: there is none.
  const scene::Animation* clip() const;
  /// True: the chosen clip lasts.
  bool playable() const { return clip() && lasts(*clip()); }
  /// True: play() has something to play: the chosen clip, or where none is chosen one of the others.
  bool canPlay() const { return playable() || (!clip() && firstThatLasts() != scene::kNone); }
  bool playing() const { return m_playing; }

  /// From the beginning where it is at its end; where no clip is chosen, the first that lasts. Does nothing when there
  /// is nothing to play.
  void play();
  void pause();
  void toggle();
  /// Nobody can see it: what plays stands still until they can, and then goes on from there.
  void setHeld(bool held);
  /// Whether a timer goes.
  bool ticking() const { return m_timer.isActive(); }
  /// Back to the first frame, and stays there.
  void stop();
  /// Another animation, at its first frame; goes on playing if it was.
  void choose(int animation);
  void chooseAndPlay(int animation);
  /// The one so many further in the list, which has no ends.
  void chooseNeighbour(int step);

  /// Seconds from the first frame, within the clip.
  double time() const;
  /// When the clip ends: its last frame, and of a looping one the time that leads back to the first.
  double endTime() const;
  int frame() const;
  /// frame(), with the part of the way to the next.
  double position() const;
  /// Whoever sets the time pauses.
  void goTo(double seconds);
  void goToFrame(int frame);
  void goToLastFrame();
  /// To the frame after or before; beyond the ends only where it loops.
  void step(int frames);

  /// Whether the chosen clip has marks.
  bool hasMarks() const;
  /// The mark at the time or the last one before; kNone: there is none.
  int passedMark() const;
  void goToMark(int mark);
  /// To the next mark after the time, or (-1) the one before it; stays where there is none.
  void goToNeighbourMark(int step);

  /// How the chosen clip repeats, and all others that are meant to repeat as it is.
  Repeat repeat() const { return m_repeats[kindOfClip()]; }
  void setRepeat(Repeat repeat);
  /// What is kept between runs: how clips repeat, by how they are meant to.
  const PerRepeat<Repeat>& repeats() const { return m_repeats; }
  void setRepeats(const PerRepeat<Repeat>& repeats);

  double speed() const { return m_speed; }
  /// Brought into range.
  void setSpeed(double factor);
  /// To the next of the usual speeds.
  void changeSpeed(int steps);

  /// Goes to a moment that shows this record or node, where it belongs to one and is not shown; not while something
  /// plays.
  void showMomentOf(const Selected& selected);

Q_SIGNALS:
  void playingChanged(bool playing);
  /// Another clip is chosen, or there are others to choose from.
  void clipChanged();
  void repeatChanged();
  void speedChanged(double factor);

private:
  void advance();
  void goOn(const scene::Animation& clip, double seconds);
  void goBackAndForth(const scene::Animation& clip, double seconds);
  void follow();
  void followDocument();
  void setPlaying(bool playing);
  void startOrStopTimer();
  int firstThatLasts() const;
  /// When a clip that is played once has come to its end.
  double lastFrameTime() const;
  std::size_t kindOfClip() const;
  std::optional<scene::Moment> momentOf(const Selected& selected) const;

  Session& m_session;
  SteadyClock m_clock;
  QTimer m_timer;
  bool m_playing = false;
  bool m_held = false;
  double m_before = 0; ///< the clock when time was last set
  double m_speed = 1;
  PerRepeat<Repeat> m_repeats = kRepeats; ///< by meantRepeat
  bool m_backwards = false;               ///< on the way back, of a clip that knows no such way itself
  int m_animation = scene::kNone;         ///< as last told of
  QString m_path;                         ///< of the document
};

} // namespace vitrine::ui
