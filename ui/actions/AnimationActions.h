#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/animation/Playback.h"

class QMenu;

namespace vitrine::ui {

/// What the Animation menu does; carried out here.
class AnimationActions : public QObject {
  Q_OBJECT

public:
  /// All must outlive this object.
  AnimationActions(ActionRegistry& registry, Session& session, Playback& playback, QObject* parent = nullptr);

  void fill(QMenu& menu) const;

  QAction* play = nullptr; ///< and pause: it says which of the two it does
  QAction* stop = nullptr;
  QAction* previousFrame = nullptr;
  QAction* nextFrame = nullptr;
  QAction* firstFrame = nullptr;
  QAction* lastFrame = nullptr;
  QAction* previousAnimation = nullptr;
  QAction* nextAnimation = nullptr;
  QAction* loop = nullptr;
  QAction* slower = nullptr;
  QAction* faster = nullptr;
  QAction* normalSpeed = nullptr;

private:
  void addPlaying(ActionRegistry& registry);
  void addFrames(ActionRegistry& registry);
  void addChoices(ActionRegistry& registry);
  void addSpeeds(ActionRegistry& registry);
  void wire();
  void enable();
  void showPlaying();

  Session& m_session;
  Playback& m_playback;
};

} // namespace vitrine::ui
