#pragma once

#include "ui/session/Session.h"

namespace vitrine::ui {

class Playback;

/// The position in the chosen clip, in seconds, frames and marks, and the ways a user moves it. Whatever moves it
/// pauses the playback. Without a clip it is at 0 and stays there.
class ClipCursor {
public:
  /// Referenced arguments must outlive this object.
  ClipCursor(const Session& session, Playback& playback) : m_session(session), m_playback(playback) {}

  /// Seconds from the first frame, within the clip.
  double time() const;
  int frame() const;
  /// frame(), with the part of the way to the next.
  double position() const;
  void goToFrame(int frame);
  void goToLastFrame();
  /// Goes to the frame after or before; beyond the ends only where the clip loops.
  void step(int frames);

  /// True: the chosen clip has marks.
  bool hasMarks() const;
  /// The mark at the time or the last one before; kNone: there is none.
  int passedMark() const;
  void goToMark(int mark);
  /// Goes to the next mark after the time, or (-1) the one before it; stays where there is none.
  void goToNeighbourMark(int step);

private:
  const Session& m_session;
  Playback& m_playback;
};

} // namespace vitrine::ui
