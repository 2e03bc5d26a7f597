#include "core/links/LinkIndex.h"

#include "core/animation/FinishScene.h"
#include "core/links/ItemBounds.h"
#include "core/structure/Layout.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

constexpr SectionId kFaces = 1;  ///< six records of eight bytes at 16: two numbers, a and b
constexpr SectionId kThings = 2; ///< three records of eight bytes at 64
constexpr SectionId kFrames = 3; ///< two records of eight bytes at 88
constexpr std::size_t kA = 0;
constexpr std::size_t kB = 1;

// Nodes, and the items they show.
constexpr NodeIndex kWorld = 0;  ///< 0: face 0, of its a; 1: face 0, of its b; 2: faces 1 and 2, a triangle each
constexpr NodeIndex kProp = 1;   ///< thing 0, 3: a shape without records
constexpr NodeIndex kHandle = 2; ///< below the prop, 4: the same shape
constexpr NodeIndex kFigure = 3;
constexpr NodeIndex kBody = 4; ///< below the animated model, 5: faces 3 and 4 are its two frames

ByteRange bytesOf(SectionId section, std::uint64_t row) {
  return {0, (section == kFaces ? 16 : section == kThings ? 64 : 88) + 8 * row, 8};
}

structure::LayoutPtr layout() {
  return structure::LayoutPtr::make("pair", 8,
                                    {structure::Field{.name = "a", .type = structure::FieldType::U32, .offset = 0},
                                     structure::Field{.name = "b", .type = structure::FieldType::U32, .offset = 4}});
}

scene::Surface surfaceOf(std::uint64_t row, int fieldSet = scene::kNone, std::uint32_t trianglesPerRow = 0) {
  scene::Surface surface;
  surface.material = MaterialIndex(fieldSet == 1 ? 1 : 0);
  surface.provenance.section = kFaces;
  surface.provenance.firstRow = row;
  surface.provenance.trianglesPerRow = trianglesPerRow;
  surface.provenance.fieldSet = fieldSet;
  return surface;
}

void addFigure(SceneBuilder& scene) {
  scene::Surface surface = surfaceOf(0);
  surface.provenance.frameRows = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{3, 4});
  const MeshIndex mesh = tests::addMesh(scene, tests::square(), surface);
  scene::VertexFrames frames(2);
  for (std::size_t i = 0; i < frames.size(); ++i) {
    frames[i].positions = std::make_shared<const std::vector<QVector3D>>(tests::square(static_cast<float>(10 * i)));
    frames[i].bounds = scene::Bounds({-1, -1, 10.0F * static_cast<float>(i)}, {1, 1, 10.0F * static_cast<float>(i)});
  }
  scene.meshes[mesh].frames = std::make_shared<const scene::VertexFrames>(std::move(frames));
  const NodeIndex root = tests::addNode(scene, scene::kNone);
  const NodeIndex body = tests::addNode(scene, mesh, root);
  scene::AnimatedModel animatedModel;
  animatedModel.node = root;
  animatedModel.posed = {body};
  animatedModel.poses = {{{{body, 0}}, {}, RecordRef{kFrames, 0}}, {{{body, 1}}, {}, RecordRef{kFrames, 1}}};
  animatedModel.restPose = 0;
  scene.motion.animatedModels.push_back(animatedModel);
  for (const auto& [name, poses] : {std::pair("walk", std::vector<std::uint32_t>{0, 1, 1}), {"stand", {0}}}) {
    scene::Animation clip;
    clip.name = QString::fromLatin1(name);
    clip.frames = static_cast<int>(poses.size());
    clip.duration = 0.1 * clip.frames;
    clip.animatedModel = 0;
    clip.poses = std::make_shared<const std::vector<std::uint32_t>>(poses);
    clip.record = RecordRef{kThings, 2};
    scene.motion.animations.push_back(clip);
  }
}

DocumentPtr linkedDocument() {
  SceneBuilder scene;
  scene.assets.materials.resize(2);
  scene.assets.materials[1].record = RecordRef{kThings, 1};
  scene.fieldSets = {{kA}, {kB}};
  const MeshIndex world = tests::addMesh(scene, tests::square(), surfaceOf(0, 0));
  tests::addSurface(scene.meshes[0], tests::square(1), surfaceOf(0, 1));
  tests::addSurface(scene.meshes[0], tests::square(2), surfaceOf(1, scene::kNone, 1));
  tests::addNode(scene, world);
  const MeshIndex shape = tests::addMesh(scene, tests::square(5));
  const NodeIndex prop = tests::addNode(scene, shape);
  scene.nodes.back().record = RecordRef{kThings, 0};
  tests::addNode(scene, shape, prop);
  scene.related.add(world, 0, {kThings, 1});
  addFigure(scene);

  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("file"), bytes::makeMemorySource(tests::randomBytes(104, 1)));
  structure::StructureBuilder builder(QStringLiteral("file"), {0, 0, 104});
  for (const auto& [name, where] :
       {std::pair("faces", ByteRange{0, 16, 48}), {"things", {0, 64, 24}}, {"frames", {0, 88, 16}}}) {
    const auto section = builder.add(builder.root(), QString::fromLatin1(name), where);
    builder.at(section).table = structure::makeFixedTable(layout(), document->spaces[0].source, where);
  }
  document->structure = builder.build();
  document->scene = animation::finishScene(std::move(scene));
  return document;
}

/// A hit somewhere on a triangle of an item.
picking::Hit hitOn(DrawItemIndex item, std::uint32_t triangle = 0, std::uint32_t frame = 0) {
  picking::Hit hit;
  hit.item = item;
  hit.triangle = triangle;
  hit.frame = frame;
  return hit;
}

class LinkIndexTest : public testing::Test {
protected:
  DocumentPtr document = linkedDocument();
  LinkIndex index{document};
};

TEST_F(LinkIndexTest, AHitLeadsToTheRecordOfItsTriangle) {
  const Pick first = index.pickOf(hitOn(2));
  EXPECT_EQ(first.node, kWorld);
  EXPECT_EQ(first.record, (RecordRef{kFaces, 1}));
  EXPECT_TRUE(first.fields.empty()) << "all of it is about the item";
  EXPECT_FALSE(first.instance);
  EXPECT_EQ(index.pickOf(hitOn(2, 1)).record, (RecordRef{kFaces, 2}));
}

TEST_F(LinkIndexTest, AHitOnAPartOfARecordNamesItsFields) {
  const Pick pick = index.pickOf(hitOn(1));
  EXPECT_EQ(pick.record, (RecordRef{kFaces, 0}));
  EXPECT_EQ(pick.fields, std::vector<std::size_t>{kB});
  EXPECT_TRUE(pick.related.empty());
  EXPECT_EQ(index.pickOf(hitOn(0)).related, (std::vector<RecordRef>{{kThings, 1}}));
}

TEST_F(LinkIndexTest, WhereASurfaceHasNoRecordTheInstanceIsThePrimaryOne) {
  const Pick pick = index.pickOf(hitOn(3));
  EXPECT_EQ(pick.node, kProp);
  EXPECT_EQ(pick.record, (RecordRef{kThings, 0}));
  EXPECT_FALSE(pick.instance) << "it is there already";
  EXPECT_TRUE(pick.others().empty());
  const Pick below = index.pickOf(hitOn(4));
  EXPECT_EQ(below.node, kHandle);
  EXPECT_FALSE(below.record);
}

TEST_F(LinkIndexTest, AnInstanceWithRecordsOfItsOwnComesBeforeTheRelatedOnes) {
  SceneBuilder changed(*document->scene);
  changed.nodes[kWorld].record = RecordRef{kThings, 2};
  const ScenePtr scene = animation::finishScene(std::move(changed));
  const Pick pick = LinkIndex(document, scene).pickOf(hitOn(0));
  EXPECT_EQ(pick.record, (RecordRef{kFaces, 0}));
  EXPECT_EQ(pick.instance, (RecordRef{kThings, 2}));
  EXPECT_EQ(pick.others(), (std::vector<RecordRef>{{kThings, 2}, {kThings, 1}}));
}

TEST_F(LinkIndexTest, TheFrameThatWasHitDecides) {
  const Pick first = index.pickOf(hitOn(5));
  EXPECT_EQ(first.node, kBody);
  EXPECT_EQ(first.record, (RecordRef{kFaces, 3}));
  EXPECT_EQ(first.related, (std::vector<RecordRef>{{kFrames, 0}}));
  const Pick second = index.pickOf(hitOn(5, 0, 1));
  EXPECT_EQ(second.record, (RecordRef{kFaces, 4}));
  EXPECT_EQ(second.related, (std::vector<RecordRef>{{kFrames, 1}}));
}

TEST_F(LinkIndexTest, ARecordLeadsToAllThatShowsIt) {
  const ShownRecord face = index.shownBy({kFaces, 0});
  EXPECT_EQ(face.items, (std::vector<DrawItemIndex>{0, 1}));
  EXPECT_TRUE(face.fields.empty()) << "each is about another";
  EXPECT_EQ(face.node, kWorld);
  EXPECT_TRUE(face.frames.empty()) << "it is always there";
  const ShownRecord thing = index.shownBy({kThings, 0});
  EXPECT_EQ(thing.node, kProp);
  EXPECT_EQ(thing.items, std::vector<DrawItemIndex>{3});
  EXPECT_EQ(index.shownBy({kThings, 1}).items, std::vector<DrawItemIndex>{0}) << "related";
  EXPECT_EQ(index.shownBy({kFaces, 5}), ShownRecord()) << "nothing shows it";
}

TEST_F(LinkIndexTest, AFieldLeadsToTheItemsAboutIt) {
  const ShownRecord b = index.shownBy({kFaces, 0}, kB);
  EXPECT_EQ(b.items, std::vector<DrawItemIndex>{1});
  EXPECT_EQ(b.fields, std::vector<std::size_t>{kB});
  EXPECT_EQ(index.shownBy({kFaces, 1}, kB).items, std::vector<DrawItemIndex>{2}) << "none is about it alone";
}

TEST_F(LinkIndexTest, ARecordOfAFrameLeadsToItsTimes) {
  const std::vector<AnimationFrame> first{{0, 0, 0}, {1, 0, 0}};
  const std::vector<AnimationFrame> second{{0, 1, 0.1}, {0, 2, 0.2}};
  for (const SectionId section : {kFaces, kFrames}) {
    const std::uint64_t row = section == kFaces ? 3 : 0;
    EXPECT_EQ(index.shownBy({section, row}).frames, first);
    const std::vector<AnimationFrame> frames = index.shownBy({section, row + 1}).frames;
    ASSERT_EQ(frames.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(frames[i].animation, second[i].animation);
      EXPECT_EQ(frames[i].frame, second[i].frame);
      EXPECT_NEAR(frames[i].time, second[i].time, 1e-9);
    }
    EXPECT_EQ(index.shownBy({section, row}).items, std::vector<DrawItemIndex>{5});
  }
}

TEST_F(LinkIndexTest, EveryItemIsShownByItsRecord) {
  for (DrawItemIndex item = 0; item < 6; ++item) {
    if (const auto record = index.pickOf(hitOn(item)).record) {
      const auto items = index.shownBy(*record).items;
      EXPECT_TRUE(std::ranges::find(items, item) != items.end()) << item.number();
    }
  }
}

TEST_F(LinkIndexTest, BytesLeadToRecordAndFieldAndBack) {
  EXPECT_EQ(index.bytesOf({kFaces, 2}), bytesOf(kFaces, 2));
  EXPECT_EQ(index.bytesOf({kFaces, 2}, kB), (ByteRange{0, bytesOf(kFaces, 2).offset + 4, 4}));
  EXPECT_EQ(index.fieldAt(0, bytesOf(kFaces, 2).offset + 5), (RecordField{{kFaces, 2}, kB}));
  EXPECT_FALSE(index.fieldAt(0, 3)) << "before all records";
  EXPECT_FALSE(index.bytesOf({kFaces, 6}));
  EXPECT_FALSE(index.bytesOf({77, 0}));
}

TEST_F(LinkIndexTest, NodesMaterialsAndAnimations) {
  EXPECT_EQ(index.itemsBelow(kProp), (std::vector<DrawItemIndex>{3, 4}));
  EXPECT_EQ(index.itemsBelow(kFigure), std::vector<DrawItemIndex>{5});
  EXPECT_EQ(index.itemsOfMaterial(1), std::vector<DrawItemIndex>{1});
  EXPECT_EQ(index.nodeOf({}, {3, 4}), scene::kNone);
  EXPECT_EQ(index.nodeOf({}, {0, 2}), kWorld);
  EXPECT_EQ(index.nodeOf(RecordRef{kThings, 0}, {3, 4}), kProp);
  EXPECT_EQ(index.animationOf({kThings, 2}, 1), scene::AnimationIndex(1)) << "the chosen one";
  EXPECT_EQ(index.animationOf({kThings, 2}, scene::kNone), scene::AnimationIndex(0));
  EXPECT_EQ(index.animationOf({kThings, 0}, 0), scene::kNone);
}

TEST_F(LinkIndexTest, WhoWantsAFileHasARecord) {
  EXPECT_EQ(index.recordOf(files::Wanter{.node = kProp}), (RecordRef{kThings, 0}));
  EXPECT_EQ(index.recordOf(files::Wanter{.material = 1}), (RecordRef{kThings, 1}));
  EXPECT_EQ(index.recordOf(files::Wanter{.bytes = ByteRange{0, bytesOf(kFaces, 3).offset + 2, 4}}),
            (RecordRef{kFaces, 3}));
  EXPECT_FALSE(index.recordOf(files::Wanter{.material = 0}));
  EXPECT_FALSE(index.recordOf(files::Wanter()));
}

TEST_F(LinkIndexTest, WhatDoesNotExistLeadsNowhere) {
  EXPECT_EQ(index.pickOf(hitOn(99)), Pick());
  EXPECT_FALSE(index.recordOfNode(99));
  EXPECT_FALSE(index.recordOfNode(-1));
  const LinkIndex none;
  EXPECT_EQ(none.pickOf(hitOn(0)), Pick());
  EXPECT_EQ(none.shownBy({kFaces, 0}), ShownRecord());
  EXPECT_FALSE(none.fieldAt(0, 20));
  EXPECT_FALSE(none.recordOf(files::Wanter{.material = 1}));
}

TEST_F(LinkIndexTest, WithoutAPictureRecordsAndBytesStayLinked) {
  const LinkIndex structureAlone(document, nullptr);
  EXPECT_EQ(structureAlone.fieldAt(0, 16), (RecordField{{kFaces, 0}, kA}));
  EXPECT_EQ(structureAlone.shownBy({kFaces, 0}), ShownRecord());
}

TEST_F(LinkIndexTest, ItemsReachAsFarAsTheyStandInThePose) {
  SceneState state;
  state.animation = 0;
  EXPECT_EQ(boundsOf(animation::Pose(document->scene, state), state::evaluate(*document->scene, state), {5}).max().z(),
            0);
  state.time = 0.1;
  EXPECT_EQ(boundsOf(animation::Pose(document->scene, state), state::evaluate(*document->scene, state), {5}).max().z(),
            10);
}

} // namespace
} // namespace vitrine::links
