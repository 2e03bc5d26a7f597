#include "core/links/SelectionSummary.h"

#include "core/animation/FinishScene.h"
#include "core/structure/Layout.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

/// Items 0 to 3: faces 0 to 3 of the world, two triangles each, of materials 0, 0, 1 and none. Items 4 to 7: two crates
/// (nodes 1 and 2) of one model with two surfaces each, whose triangles have no records. Item 8: a terrain below a
/// group (nodes 3 and 4) whose triangles have the records of faces 0 and 1.
class SelectionSummaryTest : public testing::Test {
protected:
  static constexpr SectionId kFaces = 1; ///< four records: a is 7 in all of them, b counts up
  static constexpr SectionId kProps = 2; ///< two records: a counts up, b is 9 in both
  static constexpr std::size_t kA = 0;
  static constexpr std::size_t kB = 1;
  using Things = std::vector<ThingCount>;

  SelectionSummaryTest() {
    SceneBuilder made;
    made.assets.materials.resize(3);
    const MeshIndex world = tests::addMesh(made, tests::square(), face(0, 0));
    for (const auto& [row, material] : {std::pair(1, 0), {2, 1}, {3, -1}}) {
      tests::addSurface(made.meshes[world], tests::square(), face(static_cast<std::uint64_t>(row), material));
    }
    made.nodes[tests::addNode(made, world)].kind = scene::NodeKind::World;
    const MeshIndex crate = tests::addMesh(made, tests::square(), surface(2));
    tests::addSurface(made.meshes[crate], tests::square(), surface(1));
    for (const std::uint64_t row : {0, 1}) {
      scene::Node& node = made.nodes[tests::addNode(made, crate)];
      node.kind = scene::NodeKind::Prop;
      node.name = QStringLiteral("crate %1").arg(row);
      node.model = {scene::AssetKind::Model, QStringLiteral("crate.mdl"), {}};
      node.record = RecordRef{kProps, row};
      node.properties = {{QStringLiteral("skin"), QString::number(row), {}, {}},
                         {QStringLiteral("solid"), QStringLiteral("6"), {}, {}}};
    }
    scene::Surface terrain = face(0, 1);
    terrain.provenance.trianglesPerRow = 1;
    const NodeIndex group = tests::addNode(made, scene::kNone);
    tests::addNode(made, tests::addMesh(made, tests::square(), terrain), group);
    scene = animation::finishScene(std::move(made));
    document.scene = scene;
    document.structure = structureOfRecords();
  }

  static scene::Surface surface(int material) {
    scene::Surface made;
    made.material = MaterialIndex(material);
    return made;
  }
  static scene::Surface face(std::uint64_t row, int material) {
    scene::Surface made = surface(material);
    made.provenance.section = kFaces;
    made.provenance.firstRow = row;
    return made;
  }
  static structure::Structure structureOfRecords() {
    tests::ByteMaker made;
    for (const std::uint32_t number : {7, 0, 7, 1, 7, 2, 7, 3, 0, 9, 1, 9}) {
      made.add(number);
    }
    const auto source = bytes::makeMemorySource(made.bytes());
    structure::StructureBuilder builder(QStringLiteral("map"), {0, 0, source->size()});
    static constexpr auto kFaceLayout =
        structure::layout("face", 8, structure::fields::u32("a"), structure::fields::u32("b"));
    static constexpr auto kPropLayout =
        structure::layout("static prop", 8, structure::fields::u32("a"), structure::fields::u32("b"));
    const auto faces = builder.add(builder.root(), QStringLiteral("FACES"), {0, 0, 32});
    builder.at(faces).table = structure::makeFixedTable(kFaceLayout, source, {0, 0, 32});
    const auto props = builder.add(builder.root(), QStringLiteral("PROPS"), {0, 32, 16});
    builder.at(props).table = structure::makeFixedTable(kPropLayout, source, {0, 32, 16});
    return builder.build();
  }
  static ThingCount records(const char* layout, std::uint64_t count) {
    return {QString::fromLatin1(layout), std::nullopt, count};
  }
  SelectionSummary ofItems(std::vector<DrawItemIndex> items) const {
    Pick selected;
    selected.items = std::move(items);
    return of(selected);
  }
  SelectionSummary of(const Pick& selected) const {
    base::Progress progress;
    return summaryOf(document, scene.get(), selected, progress);
  }

  ScenePtr scene;
  Document document;
};

TEST_F(SelectionSummaryTest, NothingIsNoThings) {
  const SelectionSummary summary = of({});
  EXPECT_TRUE(summary.things.empty());
  EXPECT_EQ(summary.count(), 0U);
  EXPECT_EQ(summary.triangles, 0U);
}

TEST_F(SelectionSummaryTest, FacesAreCountedByTheirRecords) {
  const SelectionSummary summary = ofItems({0, 1, 2});
  EXPECT_EQ(summary.things, Things{records("face", 3)});
  EXPECT_EQ(summary.materials, 2U);
  EXPECT_EQ(summary.material, MaterialIndex());
  EXPECT_EQ(summary.triangles, 6U);
  ASSERT_EQ(summary.fields.size(), 1U);
  EXPECT_EQ(summary.fields[0].section, kFaces);
  EXPECT_EQ(summary.fields[0].records, 3U);
  EXPECT_EQ(summary.fields[0].equal, std::vector{kA});
  EXPECT_EQ(summary.fields[0].different, std::vector{kB});
  EXPECT_EQ(summary.fields[0].first.cells[kA], structure::integer(7));
}

TEST_F(SelectionSummaryTest, OneThingIsKnownByItself) {
  const SelectionSummary face = ofItems({2});
  EXPECT_EQ(face.record, (RecordRef{kFaces, 2}));
  EXPECT_EQ(face.node, NodeIndex());
  EXPECT_EQ(face.material, MaterialIndex(1));
  EXPECT_TRUE(face.fields.empty()) << "there is nothing to share it with";
  const SelectionSummary crate = ofItems({6, 7});
  EXPECT_EQ(crate.node, NodeIndex(2));
  EXPECT_FALSE(crate.record);
  EXPECT_EQ(crate.surfaces, 2U);
  EXPECT_TRUE(crate.nodeValues.model.isEmpty()) << "nor here";
}

TEST_F(SelectionSummaryTest, ANodeThatIsSelectedWithItsRecordIsOneThing) {
  Pick door;
  door.node = 1;
  door.record = scene->nodes[1].record;
  door.items = {0, 1, 2};
  const SelectionSummary summary = of(door);
  EXPECT_EQ(summary.node, NodeIndex(1));
  EXPECT_EQ(summary.count(), 1U);
  EXPECT_EQ(summary.surfaces, 3U);
}

TEST_F(SelectionSummaryTest, SurfacesOfOneObjectAreOneThing) {
  const SelectionSummary summary = ofItems({4, 5, 6, 7});
  EXPECT_EQ(summary.things, (Things{{{}, scene::NodeKind::Prop, 2}}));
  EXPECT_EQ(summary.materials, 2U);
  EXPECT_EQ(summary.triangles, 8U) << "those of both instances";
  EXPECT_EQ(summary.nodeValues.model, QStringLiteral("crate.mdl"));
  ASSERT_EQ(summary.nodeValues.properties.size(), 1U);
  EXPECT_EQ(summary.nodeValues.properties[0].key, QStringLiteral("solid"));
  ASSERT_EQ(summary.fields.size(), 1U);
  EXPECT_EQ(summary.fields[0].section, kProps);
  EXPECT_EQ(summary.fields[0].equal, std::vector{kB});
}

TEST_F(SelectionSummaryTest, SurfacesOfManyRecordsInAGroupAreCountedThemselves) {
  const SelectionSummary summary = ofItems({8});
  EXPECT_EQ(summary.things, (Things{{{}, std::nullopt, 1}}));
  EXPECT_EQ(summary.triangles, 2U);
  EXPECT_TRUE(summary.fields.empty());
}

TEST_F(SelectionSummaryTest, KindsStandByTheirNumbers) {
  const SelectionSummary summary = ofItems({0, 1, 4, 5, 8});
  EXPECT_EQ(summary.things, (Things{records("face", 2), {{}, scene::NodeKind::Prop, 1}, {{}, std::nullopt, 1}}));
  EXPECT_EQ(summary.count(), 4U);
  EXPECT_TRUE(summary.nodeValues.properties.empty()) << "faces have none";
  ASSERT_EQ(summary.fields.size(), 1U) << "one prop shares nothing";
}

TEST_F(SelectionSummaryTest, OneMaterialIsNamed) {
  EXPECT_EQ(ofItems({0, 1}).material, MaterialIndex(0));
  EXPECT_EQ(ofItems({0, 3}).material, MaterialIndex()) << "one of them has none";
  EXPECT_EQ(ofItems({0, 3}).materials, 1U);
}

TEST_F(SelectionSummaryTest, SelectedRecordsAreCountedByThemselves) {
  Pick selected;
  selected.records = {{kFaces, 0}, {kFaces, 1}, {kProps, 0}};
  selected.record = selected.records.front();
  selected.items = {0, 1, 8};
  const SelectionSummary summary = of(selected);
  EXPECT_EQ(summary.things, (Things{records("face", 2), records("static prop", 1)}));
  EXPECT_EQ(summary.triangles, 4U) << "without those of the terrain, of which only some are selected";
  base::Progress progress;
  EXPECT_EQ(summaryOf(document, nullptr, selected, progress).things, summary.things) << "also without a picture";
}

TEST_F(SelectionSummaryTest, ABareRecordIsAThing) {
  Pick selected;
  selected.record = RecordRef{kProps, 1};
  const SelectionSummary summary = of(selected);
  EXPECT_EQ(summary.things, Things{records("static prop", 1)});
  EXPECT_EQ(summary.record, (RecordRef{kProps, 1}));
}

TEST_F(SelectionSummaryTest, IsCancelled) {
  base::Progress progress;
  progress.cancel();
  Pick selected;
  selected.items = {0, 1};
  EXPECT_THROW(summaryOf(document, scene.get(), selected, progress), base::Cancelled);
}

TEST_F(SelectionSummaryTest, WholeRecordsAreThoseOfTheirSurfaces) {
  EXPECT_EQ(wholeRecordsOf(*scene, {3, 1, 4, 8}), (std::vector<RecordRef>{{kFaces, 1}, {kFaces, 3}}));
}

} // namespace
} // namespace vitrine::links
