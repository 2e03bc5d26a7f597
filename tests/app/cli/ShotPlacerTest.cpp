#include "app/cli/ShotPlacing.h"
#include "core/animation/FinishScene.h"
#include "core/base/WorkCount.h"
#include "tests/app/cli/RoomWithSpawns.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::cli {
namespace {

/// Work done since the object was made.
class WorkSince {
public:
  std::uint64_t of(base::Work work) const {
    return base::workDone(work) - (work == base::Work::PoseEvaluation ? m_poses : m_casters);
  }

private:
  std::uint64_t m_poses = base::workDone(base::Work::PoseEvaluation);
  std::uint64_t m_casters = base::workDone(base::Work::RayCasterBuild);
};

LoadedFile loadedRoom() {
  auto document = std::make_shared<Document>();
  document->scene = animation::finishScene(tests::roomWithSpawns());
  LoadedFile file;
  file.findings.assets = document->scene->assets;
  file.opened.document = std::move(document);
  return file;
}

TEST(ShotPlacer, TheSixPicturesOfACubeShareOnePoseAndOneRayCaster) {
  LoadedFile file = loadedRoom();
  RenderRequest request;
  request.series = render::Series::Cube;
  request.size = {64, 64};
  const WorkSince work;
  ShotPlacer placer(file, QStringLiteral("room"));
  const auto shown = placer.shownFor(request);
  ASSERT_TRUE(shown.has_value());
  const auto shots = shotsFor(request, *shown, *placer.caster());
  ASSERT_TRUE(shots.has_value());
  ASSERT_EQ(shots->size(), 6U);
  const WorkSince placing;
  for (const Shot& shot : *shots) {
    const auto place = placer.place(shot);
    ASSERT_TRUE(place.has_value());
    EXPECT_EQ(place->camera.pose(), shot.camera->pose());
    EXPECT_EQ(place->shown.pose, shown->pose);
  }
  base::Progress progress;
  EXPECT_TRUE(placer.caster()->get(progress));
  EXPECT_EQ(placing.of(base::Work::PoseEvaluation), 0U) << "all pictures show the pose that is there";
  EXPECT_EQ(work.of(base::Work::RayCasterBuild), 1U);
}

TEST(ShotPlacer, AnotherStateIsAnotherSnapshot) {
  LoadedFile file = loadedRoom();
  ShotPlacer placer(file, QStringLiteral("room"));
  RenderRequest request;
  const auto first = placer.shownFor(request);
  request.time = 2;
  const auto second = placer.shownFor(request);
  ASSERT_TRUE(first.has_value());
  ASSERT_TRUE(second.has_value());
  EXPECT_NE(first->state, second->state);
  EXPECT_EQ(second->state->state.time, 2);
}

} // namespace
} // namespace vitrine::cli
