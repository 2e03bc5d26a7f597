// Corners of the real maps are where they should be in the picture. Where a corner falls is computed here from the
// file's coordinates with trigonometry of our own; where it is seen is found in a picture of the normals, in which the
// three walls that meet there have three colours.
#include "core/animation/VisibleItems.h"
#include "core/picking/RayCaster.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pinhole.h"
#include "tests/support/Samples.h"

#include <QtMath>

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace vitrine::tests {
namespace {

constexpr int kWantedCorners = 20;
constexpr int kCornerTolerance = 2;
constexpr float kVerticalFov = 60;

struct VectorLess {
  bool operator()(const QVector3D& a, const QVector3D& b) const {
    return std::tuple(a.x(), a.y(), a.z()) < std::tuple(b.x(), b.y(), b.z());
  }
};

/// The standpoints given, then the map's own spawn points, looking in four directions from each.
std::vector<Standpoint> standpointsOf(const Scene& scene, std::vector<Standpoint> standpoints) {
  for (const scene::Camera& camera : scene.view.cameras) {
    for (const float yaw : {20.0F, 110.0F, 200.0F, 290.0F}) {
      standpoints.push_back({scene.sourceAxes.toFile(camera.position) + QVector3D(0, 0, 40), yaw, 10});
    }
  }
  return standpoints;
}

/// A point in which flat walls of at least three directions meet.
struct MapCorner {
  QVector3D point;           ///< file coordinates
  std::vector<QRgb> colours; ///< of its walls in a picture of the normals: (n + 1) / 2, scene axes
};

QRgb normalColour(const QVector3D& normal) {
  const auto byte = [](float value) { return qRound((value * 0.5F + 0.5F) * 255.0F); };
  return qRgb(byte(normal.x()), byte(normal.y()), byte(normal.z()));
}

/// Without the sky: its faces are holes, and corners of it show what is behind.
state::SceneState wallsOnly() {
  state::SceneState state;
  for (const char* layer : {"layer.sky", "layer.skybox2d", "layer.skybox3d"}) {
    state.controls[QLatin1String(layer)] = 0;
  }
  return state;
}

/// Corners of what is drawn. Smooth surfaces (hills) have no corners, and what touches one is left out.
std::vector<MapCorner> cornersOf(const Scene& scene) {
  std::map<QVector3D, std::set<QRgb>, VectorLess> walls;
  std::set<QVector3D, VectorLess> smooth;
  for (const DrawItemIndex item : animation::visibleItems(scene, wallsOnly())) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
    const auto normalAt = [&](std::uint32_t i) { return world.mapVector(mesh.vertices.normals[mesh.indices[i]]); };
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      const QVector3D point = scene.sourceAxes.toFile(world.map(mesh.vertices.positions[mesh.indices[i]]));
      walls[point].insert(normalColour(normalAt(i)));
      const std::uint32_t triangle = i - (i - surface.firstIndex) % 3;
      if (QVector3D::dotProduct(normalAt(i), normalAt(triangle)) < 0.999F) {
        smooth.insert(point);
      }
    }
  }
  std::vector<MapCorner> corners;
  for (const auto& [point, colours] : walls) {
    if (colours.size() >= 3 && !smooth.contains(point)) {
      corners.push_back({point, {colours.begin(), colours.end()}});
    }
  }
  return corners;
}

bool alike(QRgb a, QRgb b) {
  return std::abs(qRed(a) - qRed(b)) <= 2 && std::abs(qGreen(a) - qGreen(b)) <= 2 && std::abs(qBlue(a) - qBlue(b)) <= 2;
}

/// Number of the corner's walls that `colourAt` shows within `radius` of a pixel.
template <class ColourAt>
int wallsAround(const MapCorner& corner, QPointF centre, int radius, ColourAt colourAt) {
  std::set<QRgb> found;
  for (int y = qFloor(centre.y()) - radius; y <= qFloor(centre.y()) + radius; ++y) {
    for (int x = qFloor(centre.x()) - radius; x <= qFloor(centre.x()) + radius; ++x) {
      const QRgb seen = colourAt(x, y);
      for (const QRgb colour : corner.colours) {
        if (alike(seen, colour)) {
          found.insert(colour);
        }
      }
    }
  }
  return static_cast<int>(found.size());
}

/// The normal's colour where a ray of the pinhole camera through a pixel's centre ends.
QRgb rayColour(const Scene& scene, const picking::RayCaster& caster, const ItemSet& visible, const Pinhole& camera,
               int x, int y) {
  const scene::Ray ray{scene.sourceAxes.toScene(camera.position),
                       scene.sourceAxes.toScene(camera.directionThrough(QPointF(x + 0.5, y + 0.5)))};
  const auto hit = caster.cast(ray, visible);
  if (!hit) {
    return qRgb(0, 0, 0);
  }
  const scene::Mesh& mesh = scene.meshOf(hit->item);
  const std::uint32_t first = scene.surfaceOf(hit->item).firstIndex + 3 * hit->triangle;
  const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[hit->item].node);
  return normalColour(world.mapVector(mesh.vertices.normals[mesh.indices[first]]));
}

/// flat_devgrid is a plain on which boxes stand for 960 crates, 4096 units apart: one corner of each is turned to us.
std::vector<Standpoint> besideTheCrates() {
  std::vector<Standpoint> standpoints;
  for (int i = 0; i < kWantedCorners; ++i) {
    const float x = -61440.0F + 4096.0F * static_cast<float>(i);
    standpoints.push_back({{x - 40, 61440.0F - 40, 40}, 45, 32});
  }
  return standpoints;
}

struct MapOfCorners {
  const char* map;
  std::vector<Standpoint> standpoints;
};

void PrintTo(const MapOfCorners& map, std::ostream* out) {
  *out << map.map;
}

class Corner : public testing::TestWithParam<MapOfCorners> {};

TEST_P(Corner, IsSeenWhereItShouldBe) {
  const auto path = samplePath(QStringLiteral("source-bsp/%1.bsp").arg(QLatin1String(GetParam().map)));
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = openMap(*path);
  ASSERT_TRUE(map);
  const Scene& scene = *map->scene();
  const picking::RayCaster caster(map->scene());
  const std::vector<MapCorner> corners = cornersOf(scene);
  const ItemSet visible = animation::visibleItems(scene, wallsOnly());
  int seen = 0;
  for (const Standpoint& from : standpointsOf(scene, GetParam().standpoints)) {
    if (seen >= kWantedCorners) {
      break;
    }
    const Pinhole pinhole(from, kLargePicture, kVerticalFov);
    viewing::CameraRig camera = cameraAt(scene, kLargePicture, from.at, from.yaw, from.pitch);
    camera.setVerticalFov(kVerticalFov);
    const QImage normals = draw(*map, camera, kLargePicture, render::ShadingMode::Normals, wallsOnly());
    const auto byRay = [&](int x, int y) { return rayColour(scene, caster, visible, pinhole, x, y); };
    const auto drawn = [&](int x, int y) { return normals.pixel(x, y); };
    for (const MapCorner& corner : corners) {
      const auto expected = pinhole.project(corner.point);
      const bool inside = expected && QRectF(QPointF(12, 12), kLargePicture - QSize(24, 24)).contains(*expected);
      // Judged are the corners three of whose walls are turned to the camera, with nothing in front.
      if (!inside || wallsAround(corner, *expected, 1, byRay) < 3) {
        continue;
      }
      ++seen;
      const auto byRig = camera.project(scene.sourceAxes.toScene(corner.point));
      ASSERT_TRUE(byRig);
      EXPECT_LT(std::hypot(byRig->x() - expected->x(), byRig->y() - expected->y()), 0.5);
      EXPECT_GE(wallsAround(corner, *expected, kCornerTolerance, drawn), 3)
          << "corner (" << corner.point.x() << ' ' << corner.point.y() << ' ' << corner.point.z() << ")";
    }
  }
  EXPECT_GE(seen, kWantedCorners) << corners.size() << " corners in the map";
}

INSTANTIATE_TEST_SUITE_P(
    SourceMaps, Corner,
    testing::ValuesIn(ofOthers<MapOfCorners>(
        QStringLiteral("source-bsp/test2.bsp"),
        {MapOfCorners{"test2",
                      {{{-300, -900, 60}, 60, 15},
                       {{500, -1100, 100}, 135, 20},
                       {{0, -100, 240}, 230, 40},
                       {{-160, -500, 100}, 200, 15}}},
         // Four walls, a floor and a ceiling: the same eight corners from several places.
         MapOfCorners{"mp_lobby",
                      {{{200, 200, 0}, 225, 0},
                       {{-200, 200, 60}, 315, 5},
                       {{200, -200, -60}, 135, -5},
                       {{-200, -200, 30}, 45, 0},
                       {{-200, 0, 0}, 0, 0},
                       {{200, 0, 0}, 180, 0},
                       {{0, 200, 0}, 270, 0},
                       {{0, -200, 0}, 90, 0}}},
         MapOfCorners{"flat_devgrid", besideTheCrates()},
         MapOfCorners{"fy_iceworld_cssource",
                      {{{-900, -1100, -200}, 50, 20}, {{128, -768, -420}, 100, 5}, {{700, 900, -150}, 230, 25}}}})));

} // namespace
} // namespace vitrine::tests
