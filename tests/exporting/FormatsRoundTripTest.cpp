// Scenes of every family in formats other than glTF, read back by Assimp's importers: what docs/export.md claims of
// them.
#include "core/exporting/ExportNames.h"
#include "core/exporting/SceneExporter.h"
#include "tests/core/exporting/GlbPlayer.h"
#include "tests/core/exporting/ImportedModel.h"
#include "tests/exporting/SceneFiles.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using namespace exporting;

/// Larger scenes show no more, and take long as text.
constexpr std::size_t kMostTriangles = 100'000;

/// Points that are taken out one by one, each by the nearest that is asked for.
class PointBag {
public:
  PointBag(const std::vector<QVector3D>& points, float tolerance) : m_cell(4 * tolerance), m_tolerance(tolerance) {
    for (const QVector3D& point : points) {
      m_points[cellOf(point, {0, 0, 0})].push_back(point);
    }
  }
  bool take(const QVector3D& near) {
    std::vector<QVector3D>* where = nullptr;
    std::size_t best = 0;
    float least = m_tolerance;
    for (int i = 0; i < 27; ++i) {
      const auto found = m_points.find(cellOf(near, {i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1}));
      for (std::size_t k = 0; found != m_points.end() && k < found->second.size(); ++k) {
        if (const float far = found->second[k].distanceToPoint(near); far <= least) {
          least = far;
          where = &found->second;
          best = k;
        }
      }
    }
    if (where) {
      where->erase(where->begin() + static_cast<std::ptrdiff_t>(best));
    }
    return where != nullptr;
  }

private:
  using Cell = std::array<long, 3>;

  Cell cellOf(const QVector3D& point, const std::array<int, 3>& step) const {
    return {std::lround(point.x() / m_cell) + step[0], std::lround(point.y() / m_cell) + step[1],
            std::lround(point.z() / m_cell) + step[2]};
  }

  float m_cell;
  float m_tolerance;
  std::map<Cell, std::vector<QVector3D>> m_points;
};

std::vector<QVector3D> flat(const Centres& centres, bool zUp) {
  std::vector<QVector3D> all;
  for (const std::vector<QVector3D>& node : centres) {
    for (const QVector3D& at : node) {
      all.push_back(zUp ? QVector3D(at.x(), -at.z(), at.y()) : at);
    }
  }
  return all;
}

/// Names of nodes and materials of what is shown.
struct Named {
  std::set<std::string> nodes;
  std::set<std::string> materials;

  Named(const Scene& scene, const Centres& shown) {
    if (shown.empty()) {
      return;
    }
    for (const DrawItemIndex item : scene.drawItems().indices()) {
      const scene::Node& node = scene.nodes[scene.drawItems()[item].node];
      const MaterialIndex material = scene.surfaceOf(item).material;
      if (node.layer || scene.surfaceOf(item).layer || scene.backdropOf(item) || isBelowALayer(scene, node) ||
          scene.surfaceOf(item).indexCount == 0 || scene.animatedModelOf(scene.drawItems()[item].node)) {
        continue; // perhaps hidden
      }
      nodes.insert(node.name.toStdString());
      if (scene.assets.materials.contains(material) &&
          scene.assets.materials[material].model() != scene::MaterialModel::Sky &&
          !scene.assets.materials[material].name.isEmpty()) {
        materials.insert(plainName(scene.assets.materials[material].name).toStdString());
      }
    }
  }

private:
  static bool isBelowALayer(const Scene& scene, const scene::Node& node) {
    for (NodeIndex above = node.parent; above; above = scene.nodes[above].parent) {
      if (scene.nodes[above].layer) {
        return true;
      }
    }
    return false;
  }
};

class FormatsRoundTripTest : public testing::TestWithParam<const char*> {
protected:
  const ExportFormatInfo& info() const { return infoOf(*exportFormatOf(QLatin1Char('.') + QLatin1String(GetParam()))); }

  void check(const ScenePtr& scene, const SceneState& state, const Centres& expected) {
    const TempFolder folder;
    const QString path = folder.path(QStringLiteral("out.") + QLatin1String(GetParam()));
    base::Progress progress;
    const auto done = exportScene(scene, scene->assets, state, {path, false}, progress);
    ASSERT_TRUE(done) << done.error().reason().toStdString();
    const ImportedModel read(path);
    ASSERT_TRUE(read.scene()) << read.problem();
    ASSERT_TRUE(read.isWhole());
    checkPlaces(read, flat(expected, info().zUp), static_cast<float>(1e-4 * sizeOf(*scene)));
    const bool lit =
        std::ranges::none_of(scene->meshes, [](const scene::Mesh& mesh) { return mesh.vertices.normals.empty(); });
    EXPECT_TRUE(read.hasNormals() || !lit);
    checkNames(read, Named(*scene, expected));
  }

  static void checkPlaces(const ImportedModel& read, const std::vector<QVector3D>& expected, float tolerance) {
    ASSERT_EQ(read.triangles(), expected.size());
    PointBag bag(expected, tolerance);
    const auto astray = std::ranges::count_if(read.centres(), [&](const QVector3D& at) { return !bag.take(at); });
    EXPECT_EQ(astray, 0) << "of " << expected.size();
  }

  void checkNames(const ImportedModel& read, const Named& named) const {
    if (info().tree) {
      for (const std::string& name : named.nodes) {
        EXPECT_TRUE(read.hasName(name)) << name;
      }
    }
    if (info().pictures != PicturesAt::Nowhere) {
      for (const std::string& name : named.materials) {
        EXPECT_TRUE(read.hasMaterial(name)) << name;
      }
    }
  }
};

TEST_P(FormatsRoundTripTest, EveryFamilyComesBackAsItStands) {
  int written = 0;
  for (const QString& path : sceneFiles()) {
    SCOPED_TRACE(path.toStdString());
    const ScenePtr scene = sceneOf(path);
    const SceneState state = scene ? state::startState(*scene) : SceneState();
    const Centres expected = scene ? centresOf(scene, state) : Centres();
    std::size_t triangles = 0;
    for (const auto& node : expected) {
      triangles += node.size();
    }
    if (triangles > 0 && triangles <= kMostTriangles) {
      check(scene, state, expected);
      ++written;
    }
  }
  EXPECT_GT(written, 15);
}

INSTANTIATE_TEST_SUITE_P(Formats, FormatsRoundTripTest, testing::Values("fbx", "dae", "obj", "ply", "stl"),
                         [](const auto& each) { return std::string(each.param); });

} // namespace
} // namespace vitrine::tests
