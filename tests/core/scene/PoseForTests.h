#pragma once

#include "core/animation/Pose.h"
#include "tests/support/QtPrinters.h"

#include <QMatrix4x4>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// Distance between places that count as the same one.
inline constexpr float kNear = 1e-4F;

inline void expectNear(const QVector3D& got, const QVector3D& wanted) {
  EXPECT_LT((got - wanted).length(), kNear) << testing::PrintToString(got) << " for " << testing::PrintToString(wanted);
}

inline QMatrix4x4 moved(float x, float y, float z) {
  QMatrix4x4 matrix;
  matrix.translate(x, y, z);
  return matrix;
}

/// The pose of a moment; `before`: what it may take over from the moment before.
inline animation::PosePtr poseAt(const scene::ScenePtr& scene, const state::SceneState& state,
                                 const animation::PosePtr& before = nullptr) {
  return std::make_shared<const animation::Pose>(scene, state, before.get());
}

} // namespace vitrine::tests
