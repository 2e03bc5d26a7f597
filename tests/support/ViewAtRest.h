#pragma once

#include "render/SceneView.h"
#include "tests/support/Waiting.h"

#include <QTest>

#include <gtest/gtest.h>

#include <memory>

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

/// What the view captures; null: nothing came.
inline QImage captured(render::SceneView& view, QSize size) {
  const auto picture = std::make_shared<QImage>();
  view.capture(size, [picture](const Result<QImage>& taken) { *picture = taken.value_or(QImage()); });
  EXPECT_TRUE(picture->isNull()) << "not from within the call";
  EXPECT_TRUE(QTest::qWaitFor([&picture] { return !picture->isNull(); }, kWaitMs));
  return *picture;
}

} // namespace vitrine::tests
