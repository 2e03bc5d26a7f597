#include "core/formats/xops/scene/PointScene.h"

#include "core/animation/FinishScene.h"
#include "core/animation/VisibleItems.h"
#include "core/formats/xops/records/PointFile.h"
#include "core/picking/RayCaster.h"
#include "core/scene/SceneChecks.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/xops/records/PointMaker.h"
#include "tests/support/CollisionChecks.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <numbers>

namespace vitrine::tests {
namespace {

using namespace formats::xops;
using scene::Node;
using scene::NodeKind;

constexpr SectionId kSection = 2;

/// A scene with the points of one file.
struct PointsInScene {
  ScenePtr scene;
  Diagnostics diagnostics;
  Limits limits;
  PointLayers layers;
  NodeIndex top;

  explicit PointsInScene(const PointFile& file, Limits given = {}) : limits(given) {
    SceneBuilder builder;
    PointShapes shapes(builder);
    layers = addPointLayers(builder);
    top = add(builder, shapes, file, QStringLiteral("a.pd1"), scene::kNone);
    scene = animation::finishScene(std::move(builder));
  }

  NodeIndex add(SceneBuilder& builder, PointShapes& shapes, const PointFile& file, const QString& name,
                LayerIndex layer) {
    return addPoints(builder, shapes, file,
                     {.space = 0,
                      .section = kSection,
                      .name = name,
                      .layer = layer,
                      .layers = layers,
                      .messages = nullptr,
                      .messageSection = {},
                      .limits = limits,
                      .diagnostics = diagnostics});
  }

  const Node* markerOf(std::size_t row) const {
    const auto found = std::ranges::find_if(scene->nodes, [&](const Node& node) {
      return node.kind == NodeKind::Marker && node.record == RecordRef{kSection, row};
    });
    return found == scene->nodes.end() ? nullptr : &*found;
  }
  const Node* named(const char* name) const {
    const auto found = std::ranges::find(scene->nodes, QString::fromUtf8(name), &Node::name);
    return found == scene->nodes.end() ? nullptr : &*found;
  }
  std::size_t markers() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(scene->nodes, [](const Node& node) { return node.labelled; }));
  }
  /// All arrows that start at a record.
  std::vector<scene::Surface> arrowsOf(std::size_t row) const {
    std::vector<scene::Surface> found;
    for (const scene::Mesh& mesh : scene->meshes) {
      for (const scene::Surface& surface : mesh.surfaces) {
        if (surface.provenance.section == kSection && surface.provenance.firstRow == row) {
          found.push_back(surface);
        }
      }
    }
    return found;
  }
};

PointFile sample(const char* name) {
  const auto path = samplePath(QStringLiteral("bd1/") + QLatin1StringView(name));
  if (!path) {
    return {};
  }
  Diagnostics diagnostics;
  return readPoints(fileBytes(*path), 0, diagnostics);
}

TEST(PointScene, layersAreOfferedOnce) {
  SceneBuilder scene;
  scene.layers.push_back({QStringLiteral("map"), {}, true});
  const PointLayers layers = addPointLayers(scene);
  ASSERT_EQ(scene.layers.size(), 6U);
  EXPECT_EQ(layers[PointGroup::People], LayerIndex(1));
  EXPECT_EQ(layers[PointGroup::Events], LayerIndex(5));
  EXPECT_EQ(layers[PointGroup::Other], scene::kNone);
  QStringList ids;
  for (const scene::Control& control : scene.controls) {
    ids << control.id;
    EXPECT_EQ(control.group, QStringLiteral("Points"));
    EXPECT_EQ(control.kind, scene::ControlKind::Toggle);
    EXPECT_EQ(control.defaultValue, 1);
  }
  EXPECT_EQ(ids, (QStringList{"layer.people", "layer.weapons", "layer.objects", "layer.paths", "layer.events"}));
  EXPECT_EQ(std::get<scene::LayerTarget>(scene.controls[4].target).layer, LayerIndex(5));
  EXPECT_TRUE(scene::indicesInRange(scene));
}

TEST(PointScene, pointsStandInTheirGroups) {
  const PointsInScene made(PointMaker()
                               .add(1, 0, 0, 0)
                               .add(4, 0, 0, 0)
                               .add(2, 1, 1, 0)
                               .add(5, 7, 0, 0)
                               .add(3, 0, 0, 1)
                               .add(10, 0, 0, 2)
                               .add(42, 0, 0, 3)
                               .file());
  const std::map<std::size_t, const char*> groups{{0, "People"},        {1, "People"}, {2, "Weapons"},
                                                  {3, "Small objects"}, {4, "Paths"},  {5, "Events"},
                                                  {6, "Other points"}};
  for (const auto& [row, name] : groups) {
    const Node* marker = made.markerOf(row);
    ASSERT_TRUE(marker) << row;
    EXPECT_TRUE(marker->labelled);
    EXPECT_FALSE(marker->properties.empty());
    const Node& group = made.scene->nodes[marker->parent];
    EXPECT_EQ(group.name, QString::fromLatin1(name));
    EXPECT_EQ(group.kind, NodeKind::Group);
    EXPECT_EQ(group.parent, made.top);
  }
  EXPECT_EQ(made.named("Paths")->layer, made.layers[PointGroup::Paths]);
  EXPECT_EQ(made.named("Other points")->layer, scene::kNone);
  EXPECT_EQ(made.scene->nodes[made.top].name, QStringLiteral("a.pd1"));
}

TEST(PointScene, groupsWithoutPointsAreLeftOut) {
  const PointsInScene made(PointMaker().add(2, 1, 1, 0).file());
  EXPECT_EQ(made.scene->nodes.size(), 3U);
  EXPECT_EQ(PointsInScene(PointFile()).scene->nodes.size(), 1U);
}

TEST(PointScene, layersHideTheirPoints) {
  const PointsInScene made(PointMaker().add(2, 1, 1, 0).add(3, 0, 2, 1, {30, 0, 0}).add(3, 0, 1, 2).file());
  SceneState state;
  state.controls[QStringLiteral("layer.paths")] = 0;
  ASSERT_EQ(made.scene->drawItems().size(), 5U) << "three markers, two arrows";
  EXPECT_EQ(animation::visibleItems(*made.scene, state).count(), 1U);
}

TEST(PointScene, markersStandAndLookInSceneAxes) {
  const QVector3D place(10, 20, 30);
  const PointsInScene made(PointMaker()
                               .add(2, 1, 1, 0, place, 0)
                               .add(2, 1, 1, 0, place, std::numbers::pi_v<float> / 2)
                               .add(2, 1, 1, 0, place, 0.5F)
                               .add(2, 1, 1, 0, place, kNan)
                               .file());
  const std::array<QVector3D, 4> directions{QVector3D(0, 0, 1), QVector3D(1, 0, 0),
                                            QVector3D(std::sin(0.5F), 0, std::cos(0.5F)), QVector3D(0, 0, 1)};
  for (std::size_t row = 0; row < directions.size(); ++row) {
    const QMatrix4x4& local = made.markerOf(row)->local;
    EXPECT_EQ(local.map(QVector3D()), QVector3D(10, 20, -30));
    const QVector3D looks = local.mapVector({0, 0, -1});
    EXPECT_LT((looks - scene::kYUpLeftHanded.toScene(directions[row])).length(), 1e-5F) << row;
    EXPECT_LT((local.mapVector({0, 1, 0}) - QVector3D(0, 1, 0)).length(), 1e-6F);
  }
}

TEST(PointScene, colorsTellTeamsAndThePlayer) {
  const PointsInScene made(PointMaker()
                               .add(1, 1, 0, 5)
                               .add(1, 2, 0, 6)
                               .add(1, 1, 0, 0)
                               .add(4, 0, 0, 1)
                               .add(4, 0, 1, 2)
                               .add(1, 9, 0, 7)
                               .file());
  const auto materialOf = [&](std::size_t row) {
    return made.scene->meshes[made.markerOf(row)->mesh].surfaces[0].material;
  };
  EXPECT_NE(materialOf(0), materialOf(1));
  EXPECT_NE(materialOf(2), materialOf(0));
  EXPECT_EQ(materialOf(3), materialOf(0)) << "templates have their team's colour";
  EXPECT_EQ(materialOf(5), materialOf(0)) << "without a template: team 0";
  EXPECT_EQ(made.markerOf(0)->mesh, made.markerOf(5)->mesh);
}

TEST(PointScene, pointsWithoutAPlaceAreNotShown) {
  const PointsInScene made(
      PointMaker().add(3, 0, 2, 1, {kNan, 0, 0}).add(3, 0, 1, 2).add(1, 0, 1, 0, {0, 3e38F, 0}).file());
  EXPECT_EQ(made.markers(), 1U);
  EXPECT_TRUE(made.markerOf(1));
  EXPECT_TRUE(made.arrowsOf(1).empty()) << "an arrow to nowhere";
  EXPECT_LT(made.scene->bounds().radius(), 100);
}

TEST(PointScene, linksAreArrowsFromTheirRecords) {
  const PointsInScene made(PointMaker()
                               .add(1, 0, 1, 9, {0, 0, -50})
                               .add(3, 0, 2, 1, {0, 0, 0})
                               .add(8, 1, 3, 2, {50, 0, 0})
                               .add(3, 0, 3, 3, {100, 0, 0})
                               .add(18, 0, -101, -100, {0, 50, 0})
                               .add(10, 0, -100, -101, {20, 50, 0})
                               .add(4, 0, 0, 0)
                               .file());
  EXPECT_EQ(made.arrowsOf(0).size(), 1U) << "to the first path point";
  EXPECT_EQ(made.arrowsOf(1).size(), 1U);
  EXPECT_EQ(made.arrowsOf(2).size(), 2U) << "both branches";
  EXPECT_TRUE(made.arrowsOf(3).empty()) << "leads to itself";
  EXPECT_EQ(made.arrowsOf(4).size(), 1U);
  EXPECT_TRUE(made.arrowsOf(5).empty()) << "the end of the mission leads nowhere";
  const scene::Bounds way = made.arrowsOf(1)[0].bounds;
  EXPECT_GT(way.min().x(), 0);
  EXPECT_GT(way.max().x(), 40);
  EXPECT_LT(way.max().x(), 50);
  EXPECT_GT(way.min().y(), 0) << "above the floor";
  EXPECT_LT(way.max().y(), 3);
  EXPECT_GT(made.arrowsOf(4)[0].bounds.min().y(), 55) << "between the diamonds";
}

TEST(PointScene, arrowsBelongToTheLayerOfWhatTheyStartAt) {
  const PointsInScene made(
      PointMaker().add(1, 0, 1, 9, {0, 0, -50}).add(3, 0, 2, 1).add(3, 0, 1, 2, {50, 0, 0}).file());
  int meshes = 0;
  for (const Node& node : made.scene->nodes) {
    if (node.name == QStringLiteral("Links")) {
      ++meshes;
      EXPECT_FALSE(node.labelled);
      const scene::Mesh& mesh = made.scene->meshes[node.mesh];
      expectSolid(mesh);
      const Node& group = made.scene->nodes[node.parent];
      EXPECT_EQ(group.layer, made.layers[mesh.surfaces.size() == 1 ? PointGroup::People : PointGroup::Paths]);
    }
  }
  EXPECT_EQ(meshes, 2);
}

TEST(PointScene, thereAndBackAreTwoArrowsBesideEachOther) {
  const PointsInScene made(PointMaker().add(3, 5, 2, 1).add(3, 5, 1, 2, {50, 0, 0}).file());
  const scene::Bounds there = made.arrowsOf(0).at(0).bounds;
  const scene::Bounds back = made.arrowsOf(1).at(0).bounds;
  EXPECT_LT(there.centre().z() * back.centre().z(), 0);
}

TEST(PointScene, whoIsFollowedIsPointedAt) {
  const PointsInScene made(PointMaker().add(3, 3, 0, 1).add(1, 0, 0, 0, {50, 0, 0}).add(4, 0, 0, 0).file());
  EXPECT_EQ(made.arrowsOf(0).size(), 1U);
}

TEST(PointScene, missingTargetsAreOneNote) {
  const PointsInScene made(PointMaker().add(3, 0, 1, 1).add(3, 0, 44, 2).add(12, 9, 45, -5).add(1, 7, 0, 0).file());
  const auto entries = made.diagnostics.entries();
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].severity, Severity::Note);
  EXPECT_EQ(entries[0].message,
            QStringLiteral("4 references lead to points that do not exist; the first is in point 3"));
  EXPECT_EQ(entries[0].where, rangeOfPoint(0, 3));
  const PointsInScene whole(PointMaker().add(3, 0, 1, 1).file());
  EXPECT_TRUE(whole.diagnostics.entries().empty());
}

TEST(PointScene, recordsLeadToTheirMarkersAndArrows) {
  const PointsInScene made(PointMaker().add(3, 0, 2, 1).add(3, 0, 2, 2, {50, 0, 0}).file());
  const auto items = scene::itemsOf(*made.scene, {kSection, 0});
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(scene::itemsOf(*made.scene, {kSection, 1}).size(), 1U);
  const picking::RayCaster caster(made.scene);
  const auto hit = caster.cast({{25, 100, 0.8F}, {0, -1, 0}});
  ASSERT_TRUE(hit);
  EXPECT_EQ(made.scene->recordOf(hit->item, hit->triangle), (RecordRef{kSection, 0}));
}

TEST(PointScene, severalFilesShareShapes) {
  const PointFile first = PointMaker().add(2, 1, 1, 0).add(3, 0, 2, 1).add(3, 0, 1, 2, {50, 0, 0}).file();
  PointsInScene made(first);
  const std::size_t meshes = made.scene->meshes.size();
  const std::size_t materials = made.scene->assets.materials.size();
  SceneBuilder builder;
  PointShapes shapes(builder);
  made.layers = addPointLayers(builder);
  made.add(builder, shapes, first, QStringLiteral("a.pd1"), scene::kNone);
  const LayerIndex layer = builder.layers.add({QStringLiteral("points.b"), {}, false});
  const NodeIndex top = made.add(builder, shapes, PointMaker().add(2, 1, 1, 0).file(), QStringLiteral("b.pd1"), layer);
  const ScenePtr both = animation::finishScene(std::move(builder));
  EXPECT_EQ(both->meshes.size(), meshes);
  EXPECT_EQ(both->assets.materials.size(), materials);
  EXPECT_EQ(both->nodes[top].layer, layer);
  EXPECT_EQ(animation::visibleItems(*both, {}).count() + 1, both->drawItems().size()) << "b.pd1 is not chosen";
}

TEST(PointScene, theNumberOfNodesIsLimited) {
  PointMaker maker;
  for (int i = 0; i < 100; ++i) {
    maker.add(2, 1, 1, 0);
  }
  Limits limits;
  limits.maxNodes = 20;
  const PointsInScene made(maker.file(), limits);
  EXPECT_LE(made.scene->nodes.size(), 20U);
  EXPECT_GT(made.scene->nodes.size(), 10U);
  EXPECT_TRUE(made.diagnostics.anyDamage());
}

TEST(PointScene, camerasAreThePlayersEyes) {
  const PointFile file = PointMaker()
                             .add(1, 0, 0, 0, {1, 2, 3})
                             .add(6, 0, 0, 0, {10, 20, 30}, std::numbers::pi_v<float> / 2)
                             .add(1, 0, 0, 5)
                             .file();
  const auto cameras = playerCameras(file, kSection);
  ASSERT_EQ(cameras.size(), 1U);
  EXPECT_EQ(cameras[0].position, QVector3D(10, 39, -30));
  EXPECT_LT((cameras[0].orientation.rotatedVector({0, 0, -1}) - QVector3D(1, 0, 0)).length(), 1e-5F);
  EXPECT_LT((cameras[0].orientation.rotatedVector({0, 1, 0}) - QVector3D(0, 1, 0)).length(), 1e-5F);
  EXPECT_EQ(cameras[0].record, (RecordRef{kSection, 1}));
  EXPECT_TRUE(playerCameras(PointMaker().add(1, 0, 0, 4).file(), kSection).empty());
  EXPECT_TRUE(playerCameras(PointMaker().add(1, 0, 0, 0, {kNan, 0, 0}).file(), kSection).empty());
}

TEST(PointScene, sampleOfATownIsComplete) {
  const PointFile file = sample("generated/addon/town/town.pd1");
  const PointsInScene made(file);
  EXPECT_EQ(made.markers(), 60U);
  EXPECT_TRUE(made.named("Player"));
  EXPECT_TRUE(made.named("Chair"));
  EXPECT_TRUE(made.named("Event chain 1 starts here · Wait until person 5 is dead"));
  EXPECT_TRUE(made.named("Point of kind 42"));
  for (std::size_t row = 0; row < file.points.size(); ++row) {
    EXPECT_EQ(scene::itemsOf(*made.scene, {kSection, row}).empty(), false) << row;
  }
}

TEST(PointScene, sampleOfAMansionFollowsItsLinks) {
  const PointFile file = sample("mansion/point.pd1");
  if (file.points.empty()) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const PointsInScene made(file);
  EXPECT_EQ(made.markers(), 183U);
  EXPECT_EQ(made.markerOf(4)->name, QStringLiteral("Player"));
  // A path branch, and the end of the second chain of events.
  EXPECT_EQ(made.arrowsOf(173).size(), 2U);
  EXPECT_EQ(made.arrowsOf(181).size(), 1U);
  EXPECT_EQ(made.markerOf(178)->name, QStringLiteral("Event chain 2 starts here · Wait until object 21 is broken"));
  const auto cameras = playerCameras(file, kSection);
  ASSERT_EQ(cameras.size(), 1U);
  EXPECT_LT((cameras[0].position - QVector3D(15.62F, 79, 36.25F)).length(), 0.01F);
}

TEST(PointScene, anyBytesAreSurvived) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const Bytes noise = randomBytes(2 + 20 * 40, seed);
    Diagnostics diagnostics;
    const PointFile file = readPoints(noise, 0, diagnostics);
    ASSERT_EQ(file.points.size(), 40U);
    const PointsInScene made(file);
    EXPECT_TRUE(scene::indicesInRange(*made.scene));
    EXPECT_EQ(made.markers(), static_cast<std::size_t>(std::ranges::count_if(file.points, hasPlace)));
    for (const scene::Mesh& mesh : made.scene->meshes) {
      EXPECT_TRUE(std::ranges::all_of(mesh.vertices.positions, scene::isFinite));
    }
    EXPECT_LE(playerCameras(file, kSection).size(), 1U);
  }
}

TEST(PointScene, everyLinkOfAKindNoPointIsOfIsSurvived) {
  PointMaker maker;
  for (int kind = -128; kind < 128; ++kind) {
    maker.add(kind, kind, kind, kind, QVector3D(static_cast<float>(kind), 0, 0));
  }
  const PointsInScene made(maker.file());
  EXPECT_EQ(made.markers(), 256U);
}

TEST(PointScene, theLargestFileIsReadQuickly) {
  PointMaker maker;
  constexpr std::array kKinds{1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 42};
  for (int i = 0; i < 65535; ++i) {
    maker.add(kKinds[static_cast<std::size_t>(i) % kKinds.size()], i % 20, i % 256, i / 7 % 256,
              QVector3D(static_cast<float>(i % 256) * 20, 0, static_cast<float>(i / 256) * 20));
  }
  const Bytes bytes = maker.bytes();
  const CpuTimer timer;
  Diagnostics diagnostics;
  const PointFile file = readPoints(bytes, 0, diagnostics);
  const PointsInScene made(file);
  const std::chrono::duration<double> took = timer.spent();
  EXPECT_EQ(made.markers(), 65535U);
  // Wide margins for instrumented builds; what matters is that nothing grows with the square.
  EXPECT_LT(took.count(), 10.0);
  RecordProperty("seconds", std::to_string(took.count()));
}

} // namespace
} // namespace vitrine::tests
