#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/session/Playback.h"
#include "ui/session/SceneClock.h"

class QMenu;

namespace vitrine::ui {

/// The actions of the Animation menu, carried out here. Play is for the chosen animation and lets what runs by itself -
/// lights, springs - run beside it; pause holds both. What runs by itself can also be held alone, and where there is no
/// animation to play, play and pause are for it.
class AnimationActions : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  AnimationActions(ActionRegistry& registry, Session& session, Playback& playback, SceneClock& clock,
                   QObject* parent = nullptr);

  void fill(QMenu& menu) const;
  void fillRepeats(QMenu& menu) const;

  QAction* play = nullptr;        ///< and pause: its text says which of the two
  QAction* runByItself = nullptr; ///< or hold: its text says which of the two
  QAction* stop = nullptr;
  QAction* previousFrame = nullptr;
  QAction* nextFrame = nullptr;
  QAction* firstFrame = nullptr;
  QAction* lastFrame = nullptr;
  QAction* previousMark = nullptr;
  QAction* nextMark = nullptr;
  QAction* previousAnimation = nullptr;
  QAction* nextAnimation = nullptr;
  PerRepeat<QAction*> repeats{}; ///< exclusive; by Repeat
  QAction* repeat = nullptr;     ///< the next of them; its icon is that of the one there is
  QAction* slower = nullptr;
  QAction* faster = nullptr;
  QAction* normalSpeed = nullptr;

private:
  void addPlaying(ActionRegistry& registry);
  void addRepeats(ActionRegistry& registry);
  void addFrames(ActionRegistry& registry);
  void addChoices(ActionRegistry& registry);
  void addSpeeds(ActionRegistry& registry);
  void wire();
  void playOrPause();
  /// True if the animation, or what runs by itself, is moving: whichever `play` is for.
  bool isPlaying() const { return m_playback.canPlay() ? m_playback.playing() : m_clock.running(); }
  void enable();
  void showPlaying();
  void showRepeat();

  Session& m_session;
  Playback& m_playback;
  SceneClock& m_clock;
};

} // namespace vitrine::ui
