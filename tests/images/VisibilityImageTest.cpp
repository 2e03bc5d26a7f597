// Surfaces that the visibility data leave out cannot be seen: pictures from random places are the same with and without
// it. A few places a map, or as many as VITRINE_PVS_POINTS says; what differs, and why, is left in
// test-results/visibility.
#include "core/animation/VisibleItems.h"
#include "core/picking/RayCaster.h"
#include "core/visibility/DrawReason.h"
#include "core/visibility/Visibility.h"
#include "render/OffscreenRenderer.h"
#include "render/batching/RenderMaterial.h"
#include "tests/images/OpenedMap.h"
#include "tests/support/Samples.h"

#include <QDir>
#include <QFile>
#include <QTextStream>

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace vitrine::tests {
namespace {

constexpr int kFewPoints = 20;
constexpr double kSameShare = 0.99;
/// Distance, in the map's units, that an eye keeps from everything solid.
constexpr float kClearance = 8;

int pointCount() {
  const int asked = qEnvironmentVariableIntValue("VITRINE_PVS_POINTS");
  return asked > 0 ? asked : kFewPoints;
}

/// Leaves a player could be in: of a cluster, and large enough.
std::vector<int> roomyLeaves(const visibility::Visibility& visibility) {
  std::vector<int> leaves;
  for (int i = 0; i < static_cast<int>(visibility.leaves.size()); ++i) {
    const visibility::Visibility::Leaf& leaf = visibility.leaves[static_cast<std::size_t>(i)];
    const QVector3D size = leaf.bounds.empty() ? QVector3D() : leaf.bounds.size();
    if (leaf.cluster >= 0 && std::min({size.x(), size.y(), size.z()}) > 2 * kClearance) {
      leaves.push_back(i);
    }
  }
  return leaves;
}

bool isClear(const visibility::Visibility& visibility, const QVector3D& point) {
  for (int corner = 0; corner < 27; ++corner) {
    const QVector3D step(static_cast<float>(corner % 3 - 1), static_cast<float>(corner / 3 % 3 - 1),
                         static_cast<float>(corner / 9 - 1));
    if (visibility.clusterAt(point + step * kClearance) < 0) {
      return false;
    }
  }
  return true;
}

/// Not below the ground that displacements make, which the tree does not know of, and not in the small world that only
/// the sky shows: its walls are not drawn around who stands there.
bool isInTheWorld(const Scene& scene, const picking::RayCaster& caster, const QVector3D& point) {
  const visibility::Visibility& visibility = *scene.world.visibility;
  const auto areaAt = [&](const QVector3D& place) {
    const int leaf = visibility.leafAt(place);
    return leaf < 0 ? 0 : visibility.leaves[static_cast<std::size_t>(leaf)].area;
  };
  const bool behindTheSky = std::ranges::any_of(scene.world.backdrops, [&](const scene::Backdrop& backdrop) {
    return backdrop.scale > 0 && areaAt(backdrop.origin) == areaAt(point);
  });
  return !behindTheSky && caster.cast({point, {0, -1, 0}}).has_value();
}

std::vector<QVector3D> randomEyes(const Scene& scene, const picking::RayCaster& caster, int count,
                                  std::mt19937& random) {
  const visibility::Visibility& visibility = *scene.world.visibility;
  const std::vector<int> leaves = roomyLeaves(visibility);
  std::vector<QVector3D> eyes;
  for (int tries = 0; tries < count * 200 && !leaves.empty() && static_cast<int>(eyes.size()) < count; ++tries) {
    const int leaf = leaves[random() % leaves.size()];
    const scene::Bounds& bounds = visibility.leaves[static_cast<std::size_t>(leaf)].bounds;
    QVector3D point;
    for (int axis = 0; axis < 3; ++axis) {
      point[axis] = std::uniform_real_distribution<float>(bounds.min()[axis], bounds.max()[axis])(random);
    }
    if (visibility.leafAt(point) == leaf && isClear(visibility, point) && isInTheWorld(scene, caster, point)) {
      eyes.push_back(point);
    }
  }
  return eyes;
}

/// State that hides all items that show something behind them.
state::SceneState opaqueOnly(const OpenedMap& map) {
  state::SceneState state = state::startState(*map.scene());
  for (const DrawItemIndex item : map.scene()->drawItems().indices()) {
    const MaterialIndex material = map.scene()->surfaceOf(item).material;
    if (render::stageOf(render::renderMaterialOf(material, map.assets).effect) == render::Stage::Translucent) {
      state.hidden.insert(item);
    }
  }
  return state;
}

/// Items at the pixels that differ, and what the data say of them.
QString causesOf(const OpenedMap& map, const picking::RayCaster& caster, const render::CaptureRequest& request,
                 const QImage& all, const QImage& seen) {
  std::map<DrawItemIndex, int> pixels;
  const ItemSet shown = animation::visibleItems(*map.scene(), request.state);
  viewing::CameraRig camera = request.camera;
  for (int y = 0; y < kTinyPicture.height(); ++y) {
    for (int x = 0; x < kTinyPicture.width(); ++x) {
      if (all.pixel(x, y) != seen.pixel(x, y)) {
        const auto hit = caster.castSeen(camera.rayThrough({x + 0.5, y + 0.5}), shown);
        ++pixels[hit ? hit->item : scene::kNone];
      }
    }
  }
  QString text;
  for (const auto& [item, count] : pixels) {
    if (!item) {
      text += QStringLiteral("  %1 pixels of nothing\n").arg(count);
      continue;
    }
    const visibility::DrawReason why = visibility::whyDrawn(*map.scene(), camera.pose().position, item);
    const scene::SurfaceLeaves* place = map.scene()->leavesOf(item);
    text +=
        QStringLiteral("  %1 pixels of item %2 (%3, mesh %4): rule %5, eye leaf %6 cluster %7, item leaf %8 cluster "
                       "%9 of %10\n")
            .arg(count)
            .arg(item.number())
            .arg(map.scene()->nodes[map.scene()->drawItems()[item].node].name)
            .arg(map.scene()->drawItems()[item].mesh.number())
            .arg(static_cast<int>(why.rule))
            .arg(why.eyeLeaf)
            .arg(why.eyeCluster)
            .arg(why.itemLeaf)
            .arg(why.itemCluster)
            .arg(place ? place->clusters.size() : 0);
  }
  return text;
}

struct Tally {
  int points = 0;
  int same = 0;
  QString differences;
};

Tally compare(const OpenedMap& map) {
  std::mt19937 random(20);
  render::OffscreenRenderer& renderer = map.renderer();
  const picking::RayCaster caster(map.scene());
  Tally tally;
  for (const QVector3D& eye : randomEyes(*map.scene(), caster, pointCount(), random)) {
    render::CaptureRequest request;
    request.size = kTinyPicture;
    request.background = pictureBackground();
    request.state = opaqueOnly(map);
    const float yaw = std::uniform_real_distribution<float>(0, 360)(random);
    const float pitch = std::uniform_real_distribution<float>(-30, 30)(random);
    request.camera = cameraAt(*map.scene(), kTinyPicture, map.scene()->sourceAxes.toFile(eye), yaw, pitch);
    const auto all = renderer.capture(request);
    request.cullByVisibility = true;
    const auto seen = renderer.capture(request);
    if (!all || !seen) {
      ADD_FAILURE() << "no picture";
      return tally;
    }
    ++tally.points;
    tally.same += *all == *seen ? 1 : 0;
    if (*all != *seen) {
      const QVector3D at = map.scene()->sourceAxes.toFile(eye);
      tally.differences +=
          QStringLiteral("at %1,%2,%3 look %4,%5\n").arg(at.x()).arg(at.y()).arg(at.z()).arg(yaw).arg(pitch) +
          causesOf(map, caster, request, *all, *seen);
    }
  }
  return tally;
}

void writeReport(const QString& name, const Tally& tally) {
  const QDir folder(qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/test-results/visibility"));
  folder.mkpath(QStringLiteral("."));
  QFile file(folder.filePath(name + QStringLiteral(".txt")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  QTextStream(&file) << name << ": " << tally.same << " of " << tally.points << " pictures are the same\n"
                     << tally.differences;
}

class VisibilityImage : public testing::TestWithParam<const char*> {};

TEST_P(VisibilityImage, LeavesOutOnlyWhatCannotBeSeen) {
  const QString name = QLatin1String(GetParam());
  const auto path = name.contains(QLatin1String("/demo/"))
                        ? std::optional(qEnvironmentVariable("VITRINE_BINARY_DIR") + QLatin1Char('/') + name)
                        : samplePath(QStringLiteral("source-bsp/") + name);
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = openMap(*path);
  ASSERT_TRUE(map);
  ASSERT_TRUE(map->scene()->world.visibility && map->scene()->world.visibility->hasRows());
  const Tally tally = compare(*map);
  writeReport(QFileInfo(name).completeBaseName(), tally);
  EXPECT_GT(tally.points, 0);
  EXPECT_GE(tally.same, kSameShare * tally.points) << tally.differences.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Made, VisibilityImage, testing::Values("rooms.bsp", "share/vitrine/demo/vitrine_museum.bsp"));

INSTANTIATE_TEST_SUITE_P(Others, VisibilityImage,
                         testing::ValuesIn(ofOthers<const char*>(QStringLiteral("source-bsp/test2.bsp"),
                                                                 {"flat_devgrid.bsp", "fy_iceworld_cssource.bsp",
                                                                  "mp_lobby.bsp", "test2.bsp"})));

} // namespace
} // namespace vitrine::tests
