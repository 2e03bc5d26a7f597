// Corners of the real maps are where they should be in the picture. Where a corner falls is computed here from the
// file's coordinates with trigonometry of our own; where it is seen is found in a picture of the normals, in which the
// three walls that meet there have three colours.
#include "core/scene/RayCaster.h"
#include "core/scene/SceneState.h"
#include "tests/images/OpenedMap.h"
#include "tests/support/Samples.h"

#include <QtMath>

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace vitrine::tests {
namespace {

constexpr QSize kSize(640, 480);
constexpr int kCorners = 20;
constexpr int kTolerance = 2;
constexpr float kVerticalFov = 60;

struct Standpoint {
  QVector3D position; ///< file coordinates
  float yaw;
  float pitch;
};

/// A pinhole camera in the file's own axes (Z up, yaw from +X, positive pitch looks down).
std::optional<QPointF> projected(const Standpoint& from, const QVector3D& point) {
  const double yaw = qDegreesToRadians(static_cast<double>(from.yaw));
  const double pitch = qDegreesToRadians(static_cast<double>(from.pitch));
  const QVector3D forward(static_cast<float>(std::cos(pitch) * std::cos(yaw)),
                          static_cast<float>(std::cos(pitch) * std::sin(yaw)), static_cast<float>(-std::sin(pitch)));
  const QVector3D right(static_cast<float>(std::sin(yaw)), static_cast<float>(-std::cos(yaw)), 0);
  const QVector3D up = QVector3D::crossProduct(right, forward);
  const QVector3D away = point - from.position;
  const float depth = QVector3D::dotProduct(away, forward);
  if (depth <= 8.0F) {
    return std::nullopt;
  }
  const double focal = kSize.height() / 2.0 / std::tan(qDegreesToRadians(kVerticalFov / 2.0));
  return QPointF(kSize.width() / 2.0 + focal * QVector3D::dotProduct(away, right) / depth,
                 kSize.height() / 2.0 - focal * QVector3D::dotProduct(away, up) / depth);
}

struct VectorLess {
  bool operator()(const QVector3D& a, const QVector3D& b) const {
    return std::tuple(a.x(), a.y(), a.z()) < std::tuple(b.x(), b.y(), b.z());
  }
};

/// Points in which drawn surfaces of at least three directions meet, by file coordinates.
std::vector<QVector3D> cornersOf(const Scene& scene) {
  std::map<QVector3D, std::set<QVector3D, VectorLess>, VectorLess> directions;
  const std::vector<bool> visible = scene::visibleItems(scene, {});
  for (DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    const QMatrix4x4& world = scene.worldTransform(scene.drawItems()[item].node);
    for (std::uint32_t i = surface.firstIndex; visible[item] && i < surface.firstIndex + surface.indexCount; ++i) {
      const QVector3D normal = world.mapVector(mesh.vertices.normals[mesh.indices[i]]);
      const QVector3D rounded(std::round(normal.x() * 100), std::round(normal.y() * 100), std::round(normal.z() * 100));
      directions[scene.sourceAxes.toFile(world.map(mesh.vertices.positions[mesh.indices[i]]))].insert(rounded);
    }
  }
  std::vector<QVector3D> corners;
  for (const auto& [point, normals] : directions) {
    if (normals.size() >= 3) {
      corners.push_back(point);
    }
  }
  return corners;
}

/// Colours within `radius` of a pixel.
std::set<QRgb> coloursAround(const QImage& picture, QPointF centre, int radius) {
  std::set<QRgb> colours;
  for (int y = qFloor(centre.y()) - radius; y <= qFloor(centre.y()) + radius; ++y) {
    for (int x = qFloor(centre.x()) - radius; x <= qFloor(centre.x()) + radius; ++x) {
      if (picture.valid(x, y)) {
        colours.insert(picture.pixel(x, y));
      }
    }
  }
  return colours;
}

/// Seen from the standpoint: inside the picture, and nothing in front of it.
bool unobstructed(const Scene& scene, const scene::RayCaster& caster, const Standpoint& from, const QVector3D& corner) {
  const QVector3D origin = scene.sourceAxes.toScene(from.position);
  const QVector3D direction = scene.sourceAxes.toScene(corner) - origin;
  const auto hit = caster.cast({origin, direction * 0.999F}, scene::visibleItems(scene, {}));
  return !hit || hit->distance >= 0.999F;
}

struct MapOfCorners {
  const char* map;
  int needed;
  std::vector<Standpoint> standpoints;
};

void PrintTo(const MapOfCorners& map, std::ostream* out) {
  *out << map.map;
}

class Corner : public testing::TestWithParam<MapOfCorners> {};

TEST_P(Corner, IsSeenWhereItShouldBe) {
  const auto path = samplePath(QStringLiteral("source-bsp/%1.bsp").arg(QLatin1String(GetParam().map)));
  if (!path) {
    GTEST_SKIP() << "no samples folder (VITRINE_SAMPLES)";
  }
  const auto map = openMap(*path);
  ASSERT_TRUE(map);
  const Scene& scene = *map->scene();
  const scene::RayCaster caster(map->scene());
  const std::vector<QVector3D> corners = cornersOf(scene);
  int seen = 0;
  for (const Standpoint& from : GetParam().standpoints) {
    render::CameraRig camera = cameraAt(scene, kSize, from.position, from.yaw, from.pitch);
    camera.setVerticalFov(kVerticalFov);
    const QImage normals = draw(*map, camera, kSize, render::ShadingMode::Normals);
    for (const QVector3D& corner : corners) {
      const auto expected = projected(from, corner);
      const bool inside = expected && QRectF(QPointF(12, 12), kSize - QSize(24, 24)).contains(*expected);
      if (!inside || seen >= kCorners || !unobstructed(scene, caster, from, corner)) {
        continue;
      }
      const auto byRig = camera.project(scene.sourceAxes.toScene(corner));
      ASSERT_TRUE(byRig);
      EXPECT_LT(std::hypot(byRig->x() - expected->x(), byRig->y() - expected->y()), 0.5);
      const std::string name = "corner (" + std::to_string(corner.x()) + " " + std::to_string(corner.y()) + " " +
                               std::to_string(corner.z()) + ")";
      if (coloursAround(normals, *expected, 10).size() < 3) {
        continue; // seen from a side on which fewer than three of its walls show
      }
      ++seen;
      EXPECT_GE(coloursAround(normals, *expected, kTolerance).size(), 3U) << name;
    }
  }
  EXPECT_GE(seen, std::min(kCorners, GetParam().needed)) << corners.size() << " corners in the map";
}

INSTANTIATE_TEST_SUITE_P(SourceMaps, Corner,
                         testing::Values(MapOfCorners{"test2", kCorners, {{{-160, -500, 100}, 200, 15}}}));

} // namespace
} // namespace vitrine::tests
