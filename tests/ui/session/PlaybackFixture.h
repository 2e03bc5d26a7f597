#pragma once

#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/session/Playback.h"
#include "ui/session/SelectionFollower.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// Time passes when the test says so; the timer alone is real.
class PlaybackTest : public testing::Test {
protected:
  PlaybackTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Animated)); }

  /// Lets so many seconds pass, and the timer see it.
  void pass(double seconds) {
    QSignalSpy times(&session, &ui::Session::timeChanged);
    now += seconds;
    ASSERT_TRUE(times.wait(kWaitMs));
  }
  double time() const { return session.state().time; }

  double now = 1000;
  ui::Session session;
  ui::Selection selection{session};
  ui::Playback playback{session, nullptr, [this] { return now; }};
  ui::SelectionFollower follower{session, selection, playback};
  QSignalSpy playing{&playback, &ui::Playback::playingChanged};
};

} // namespace vitrine::tests
