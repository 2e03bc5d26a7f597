// Orientation of the luxels of displacements, told by the light itself.
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

using formats::source::layerIndex;
using formats::source::MapLayer;

constexpr int kOrientations = 8; // bit 0: u mirrored, bit 1: v mirrored, bit 2: u and v exchanged

struct Hill {
  const scene::Mesh* mesh = nullptr;
  const scene::Surface* surface = nullptr;
  const scene::Lightmap* lightmap = nullptr;
  std::vector<std::uint32_t> vertices;
};

std::vector<Hill> hillsOf(const Scene& scene) {
  std::vector<Hill> hills;
  for (const scene::Surface& surface : scene.meshes[0].surfaces) {
    if (surface.layer != layerIndex(MapLayer::Displacements) || surface.lightmap == scene::kNone) {
      continue;
    }
    Hill hill{&scene.meshes[0], &surface, &scene.bake.lightmaps[surface.lightmap], {}};
    std::set<std::uint32_t> used;
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      used.insert(hill.mesh->indices[i]);
    }
    hill.vertices.assign(used.begin(), used.end());
    hills.push_back(std::move(hill));
  }
  return hills;
}

/// A place in the lightmap as it would be if luxels lay another way round.
QVector2D turned(const QVector2D& luxel, const scene::Lightmap& lightmap, int orientation) {
  const auto lastX = static_cast<float>(lightmap.width - 1);
  const auto lastY = static_cast<float>(lightmap.height - 1);
  float u = (luxel.x() - 0.5F) / lastX;
  float v = (luxel.y() - 0.5F) / lastY;
  u = orientation & 1 ? 1 - u : u;
  v = orientation & 2 ? 1 - v : v;
  if (orientation & 4) {
    std::swap(u, v);
  }
  return {u * lastX, v * lastY};
}

/// Brightness between the luxels.
double lightAt(const Hill& hill, std::uint32_t vertex, int orientation) {
  const scene::Lightmap& lightmap = *hill.lightmap;
  const QVector2D at = turned(hill.mesh->vertices.lightmapUvs[vertex], lightmap, orientation);
  const int x = std::clamp(static_cast<int>(at.x()), 0, std::max(lightmap.width - 2, 0));
  const int y = std::clamp(static_cast<int>(at.y()), 0, std::max(lightmap.height - 2, 0));
  const auto value = [&](int dx, int dy) {
    const QVector3D light = scene::lightAt(lightmap, std::min(x + dx, lightmap.width - 1),
                                           std::min(y + dy, lightmap.height - 1), scene::fullLight());
    return static_cast<double>(light.x() + light.y() + light.z());
  };
  const double fx = static_cast<double>(at.x()) - x;
  const double fy = static_cast<double>(at.y()) - y;
  return (value(0, 0) * (1 - fx) + value(1, 0) * fx) * (1 - fy) + (value(0, 1) * (1 - fx) + value(1, 1) * fx) * fy;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
  const auto count = static_cast<double>(a.size());
  double sumA = 0, sumB = 0, aa = 0, bb = 0, ab = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sumA += a[i];
    sumB += b[i];
    aa += a[i] * a[i];
    bb += b[i] * b[i];
    ab += a[i] * b[i];
  }
  return (ab - sumA * sumB / count) / std::sqrt((aa - sumA * sumA / count) * (bb - sumB * sumB / count));
}

/// Light that the lights give a vertex, without shadows.
double expectedLight(const Scene& scene, const QVector3D& position, const QVector3D& normal) {
  double sum = 0;
  for (const scene::Light& light : scene.lights) {
    const QVector3D to = light.position - position;
    const double cosine = std::max(static_cast<double>(QVector3D::dotProduct(to.normalized(), normal)), 0.0);
    const QVector3D& colour = light.intensity;
    sum += cosine * static_cast<double>(colour.x() + colour.y() + colour.z()) / static_cast<double>(to.lengthSquared());
  }
  return sum;
}

TEST(DisplacementLight, liesAsTheLightsThatMadeItSay) {
  const auto map = richMap().load();
  const auto hills = hillsOf(map.scene());
  ASSERT_EQ(hills.size(), 2U);
  // One hill lies on the diagonal below the light, where exchanging u and v changes little; the other does not.
  std::array<double, kOrientations> worst{};
  worst.fill(1);
  for (const Hill& hill : hills) {
    std::array<double, kOrientations> matches{};
    for (int orientation = 0; orientation < kOrientations; ++orientation) {
      std::vector<double> baked, expected;
      for (const std::uint32_t vertex : hill.vertices) {
        baked.push_back(lightAt(hill, vertex, orientation));
        expected.push_back(
            expectedLight(map.scene(), hill.mesh->vertices.positions[vertex], hill.mesh->vertices.normals[vertex]));
      }
      matches[static_cast<std::size_t>(orientation)] = correlation(baked, expected);
    }
    EXPECT_GT(matches[0], 0.9);
    for (std::size_t other = 1; other < matches.size(); ++other) {
      EXPECT_LT(matches[other], matches[0]) << other;
      worst[other] = std::min(worst[other], matches[other] - matches[0]);
    }
  }
  for (std::size_t other = 1; other < worst.size(); ++other) {
    EXPECT_LT(worst[other], -0.02) << other;
  }
}

/// Sum of the differences in light of neighbours along their common borders; `pairs`: vertices compared.
double seams(const std::vector<Hill>& hills, int orientation, std::size_t& pairs) {
  double sum = 0;
  pairs = 0;
  for (std::size_t a = 0; a < hills.size(); ++a) {
    for (std::size_t b = a + 1; b < hills.size(); ++b) {
      for (const std::uint32_t left : hills[a].vertices) {
        for (const std::uint32_t right : hills[b].vertices) {
          const auto& positions = hills[a].mesh->vertices.positions;
          if ((positions[left] - positions[right]).length() < 0.05F) {
            sum += std::abs(lightAt(hills[a], left, orientation) - lightAt(hills[b], right, orientation));
            ++pairs;
          }
        }
      }
    }
  }
  return sum;
}

TEST(DisplacementLight, neighboursOfARealMapAreLitAlikeWhereTheyMeet) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const auto hills = hillsOf(map.scene());
  ASSERT_EQ(hills.size(), 3U);
  std::size_t pairs = 0;
  const double asRead = seams(hills, 0, pairs);
  ASSERT_GE(pairs, 5U);
  for (int other = 1; other < kOrientations; ++other) {
    EXPECT_GT(seams(hills, other, pairs), asRead * 1.2) << other;
  }
}

/// The size of a lightmap follows from the sides of its face and the luxels per unit: width goes with the side from the
/// first corner to the last, height with that to the second (sheet, sections 9 and 11).
TEST(DisplacementLight, sizesBelongToTheirSides) {
  const auto file = MapUnderTest::sample(QStringLiteral("test2.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  for (const Hill& hill : hillsOf(map.scene())) {
    const auto side = static_cast<std::size_t>(std::lround(std::sqrt(hill.vertices.size())));
    const auto length = [&](std::size_t step) { // along the undisturbed side, as the texture lies on it
      const auto& uvs = hill.mesh->vertices.uvs[0];
      return (uvs[hill.vertices.front() + step * (side - 1)] - uvs[hill.vertices.front()]).length();
    };
    const float wide = length(1);
    const float high = length(side);
    ASSERT_GT(wide, 0);
    const auto luxels = static_cast<float>(hill.lightmap->width - 1) / static_cast<float>(hill.lightmap->height - 1);
    // Luxels are whole: a side may be one more.
    EXPECT_NEAR(wide / high, luxels, 0.25F * luxels);
    const QVector2D last = hill.mesh->vertices.lightmapUvs[hill.vertices.front() + side - 1];
    EXPECT_NEAR(last.x(), static_cast<float>(hill.lightmap->width) - 0.5F, 0.01F);
    EXPECT_NEAR(last.y(), 0.5F, 0.01F);
  }
}

} // namespace
} // namespace vitrine::tests
