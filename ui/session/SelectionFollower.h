#pragma once

#include "ui/session/Selection.h"

namespace vitrine::ui {

class Playback;

/// Follower of the selection through time: goes to the animation and time that show a selected record or node, where
/// it belongs to one and is not shown; not while something plays.
class SelectionFollower : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SelectionFollower(Session& session, const Selection& selection, Playback& playback, QObject* parent = nullptr);

private:
  void follow();
  std::optional<animation::AnimationTime> wantedTime(const links::Pick& selected) const;

  Session& m_session;
  const Selection& m_selection;
  Playback& m_playback;
};

} // namespace vitrine::ui
