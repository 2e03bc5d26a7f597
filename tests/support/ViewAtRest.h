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

/// A view at rest draws no frames. Time can only hide a frame here, never add one.
inline void expectIdle(const render::SceneView& view) {
  constexpr int kWatchedMs = 500;
  ASSERT_TRUE(comesToRest(view));
  const std::uint64_t before = view.framesDrawn();
  QTest::qWait(kWatchedMs);
  EXPECT_EQ(view.framesDrawn(), before);
}

} // namespace vitrine::tests
