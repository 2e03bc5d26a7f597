#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/animation/Playback.h"
#include "ui/animation/SceneClock.h"

class QMenu;

namespace vitrine::ui {

/// What the Animation menu does; carried out here. Play and pause are for all that moves: the chosen animation, and
/// what runs by itself.
class AnimationActions : public QObject {
  Q_OBJECT

public:
  /// All must outlive this object.
  AnimationActions(ActionRegistry& registry, Session& session, Playback& playback, SceneClock& clock,
                   QObject* parent = nullptr);

  void fill(QMenu& menu) const;
  void fillRepeats(QMenu& menu) const;

  QAction* play = nullptr; ///< and pause: it says which of the two it does
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
  bool anythingPlays() const { return m_playback.playing() || m_clock.running(); }
  void enable();
  void showPlaying();
  void showRepeat();

  Session& m_session;
  Playback& m_playback;
  SceneClock& m_clock;
};

} // namespace vitrine::ui
