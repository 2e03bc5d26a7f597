#include "core/session/DocumentSession.h"

#include "core/animation/FinishScene.h"
#include "core/base/WorkCount.h"
#include "tests/core/scene/CreatureForTests.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using base::Work;
using base::workDone;
using session::DocumentSession;
using session::Snapshot;

/// The creature with one control that bends nothing.
scene::ScenePtr litCreature() {
  SceneBuilder scene = creatureScene();
  scene.controls.push_back(controlOf(QStringLiteral("exposure"), scene::ExposureTarget{}, 0, 8));
  return animation::finishScene(std::move(scene));
}

class DocumentSessionTest : public testing::Test {
protected:
  DocumentSessionTest() { session.open(nullptr, litCreature()); }

  /// Poses evaluated since this was asked last.
  std::uint64_t posesEvaluated() {
    const std::uint64_t all = workDone(Work::PoseEvaluation);
    return all - std::exchange(m_poses, all);
  }

  DocumentSession session;

private:
  std::uint64_t m_poses = workDone(Work::PoseEvaluation);
};

TEST_F(DocumentSessionTest, AMomentsPoseIsEvaluatedOnceHoweverOftenItIsAskedFor) {
  posesEvaluated();
  const Snapshot start = session.snapshot();
  EXPECT_EQ(session.pose(), start.pose);
  EXPECT_EQ(posesEvaluated(), 1U);
  session.setAnimation(creature::kWalk);
  session.setTime(0.25);
  EXPECT_EQ(posesEvaluated(), 0U) << "not before somebody asks";
  const Snapshot later = session.snapshot();
  EXPECT_EQ(session.snapshot().pose, later.pose);
  EXPECT_EQ(posesEvaluated(), 1U);
  EXPECT_NE(later.pose, start.pose);
}

TEST_F(DocumentSessionTest, WhatMovesNothingNeedsNoOtherPose) {
  const Snapshot before = session.snapshot();
  posesEvaluated();
  session.setControls({{QStringLiteral("exposure"), 4}});
  session.hide({0});
  const Snapshot after = session.snapshot();
  EXPECT_EQ(after.pose, before.pose);
  EXPECT_EQ(posesEvaluated(), 0U);
  EXPECT_EQ(after.state->exposure, 4.0F);
  EXPECT_EQ(before.state->exposure, 0.0F) << "a snapshot stays as it is";
  EXPECT_TRUE(before.state->state.hidden.empty());
}

TEST_F(DocumentSessionTest, ControlsAreEvaluatedOnceForEachState) {
  const state::EvaluatedStatePtr first = session.evaluated();
  EXPECT_EQ(session.snapshot().state, first);
  EXPECT_FALSE(session.setControls({})) << "nothing is set";
  EXPECT_EQ(session.evaluated(), first);
  EXPECT_TRUE(session.setControls({{QStringLiteral("exposure"), 2}}));
  EXPECT_NE(session.evaluated(), first);
}

TEST_F(DocumentSessionTest, GoesOnFromASnapshotWithoutEvaluatingItAnew) {
  session.setAnimation(creature::kBend);
  session.setTime(0.5);
  const Snapshot shown = session.snapshot();
  posesEvaluated();
  DocumentSession other(shown);
  EXPECT_EQ(other.state(), session.state());
  EXPECT_EQ(other.snapshot().pose, shown.pose);
  EXPECT_EQ(other.snapshot().state, shown.state);
  EXPECT_EQ(posesEvaluated(), 0U);
}

TEST_F(DocumentSessionTest, TimesThatAreNoneCountAsTheBeginning) {
  session.setTime(2);
  EXPECT_TRUE(session.setTime(-1));
  EXPECT_EQ(session.state().time, 0);
  EXPECT_FALSE(session.setTime(std::numeric_limits<double>::quiet_NaN()));
}

TEST_F(DocumentSessionTest, AnotherDocumentLeavesNothingBehind) {
  session.hide({0});
  session.open(nullptr, nullptr);
  EXPECT_EQ(session.state(), SceneState());
  const Snapshot none = session.snapshot();
  EXPECT_FALSE(none.scene || none.state || none.pose);
  session.open(nullptr, litCreature());
  EXPECT_EQ(&session.pose()->scene(), session.scene().get());
}

TEST_F(DocumentSessionTest, WhatIsShownJoinsTheIsolatedPart) {
  session.isolate({0});
  session.hide({0});
  session.show({0, 1});
  EXPECT_EQ(session.state().isolated, (ItemSet{0, 1}));
  EXPECT_TRUE(session.state().hidden.empty());
  session.showAll();
  EXPECT_TRUE(session.state().isolated.empty());
}

} // namespace
} // namespace vitrine::tests
