#include "render/FrameSchedule.h"

#include <gtest/gtest.h>

namespace vitrine::render {
namespace {

int framesOf(FrameSchedule& schedule, bool ready) {
  int frames = 0;
  for (; schedule.isPending(); ++frames) {
    schedule.countFrame(ready);
  }
  return frames;
}

TEST(FrameSchedule, NothingIsPendingAtFirst) {
  EXPECT_FALSE(FrameSchedule().isPending());
}

TEST(FrameSchedule, AChangeIsDrawnUntilItHasReachedTheScreen) {
  FrameSchedule schedule;
  schedule.request();
  schedule.request(1); // of which the frames above are enough
  EXPECT_EQ(framesOf(schedule, true), FrameSchedule::kFramesToSettle);
  schedule.request(1);
  EXPECT_EQ(framesOf(schedule, true), 1);
  schedule.countRefinement();
  EXPECT_EQ(schedule.drawn(), static_cast<std::uint64_t>(FrameSchedule::kFramesToSettle) + 2);
}

TEST(FrameSchedule, TexturesThatNeverArriveEndAtSomeTime) {
  FrameSchedule schedule;
  schedule.request(1);
  EXPECT_EQ(framesOf(schedule, false), FrameSchedule::kMaxLoadingFrames + 2);
  schedule.requestMore();
  EXPECT_EQ(framesOf(schedule, false), 1) << "no change has been requested since";
}

TEST(FrameSchedule, MoreIsOneFrameAtMost) {
  FrameSchedule schedule;
  schedule.request(3);
  schedule.requestMore();
  EXPECT_EQ(framesOf(schedule, true), 3);
  schedule.requestMore();
  EXPECT_EQ(framesOf(schedule, true), 1);
}

} // namespace
} // namespace vitrine::render
