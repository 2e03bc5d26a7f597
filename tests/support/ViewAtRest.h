#pragma once

#include "render/SceneView.h"
#include "tests/support/Waiting.h"

#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// Waits until all that was asked for is on the screen, however busy the machine is.
inline bool comesToRest(const render::SceneView& view) {
  return QTest::qWaitFor([&] { return view.isAtRest(); }, kWaitMs);
}

/// A view at rest draws no frames, however often it could.
inline void expectIdle(const render::SceneView& view) {
  ASSERT_TRUE(comesToRest(view));
  const std::uint64_t before = view.framesDrawn();
  ASSERT_TRUE(passRounds(kRoundsWatched));
  EXPECT_EQ(view.framesDrawn(), before);
}

} // namespace vitrine::tests
