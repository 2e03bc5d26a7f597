#include "core/session/SharedCaster.h"

#include "core/animation/FinishScene.h"
#include "core/base/WorkCount.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace vitrine::tests {
namespace {

using base::Work;
using base::workDone;

TEST(SharedCaster, IsBuiltOnceForAllWhoAsk) {
  session::SharedCaster caster(animation::finishScene(SceneBuilder()));
  const std::uint64_t before = workDone(Work::RayCasterBuild);
  EXPECT_FALSE(caster.ready());
  std::vector<session::RayCasterPtr> found(4);
  {
    std::vector<std::jthread> threads;
    for (session::RayCasterPtr& one : found) {
      threads.emplace_back([&] {
        base::Progress progress;
        one = caster.get(progress);
      });
    }
  }
  EXPECT_EQ(workDone(Work::RayCasterBuild) - before, 1U);
  for (const session::RayCasterPtr& one : found) {
    ASSERT_TRUE(one);
    EXPECT_EQ(one, found.front());
  }
  EXPECT_EQ(caster.ready(), found.front());
}

} // namespace
} // namespace vitrine::tests
