#include "core/structure/Structure.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

RecordTablePtr tableAt(ByteRange where, std::vector<Field> fields) {
  auto layout = LayoutPtr::make("r", 4, std::move(fields));
  return makeFixedTable(layout, bytes::makeMemorySource(tests::randomBytes(2000, 1)), where);
}

/// root(0..1000) > header(0..100), lumps(100..900) > FACES(100..200), FACES again, a part of it, PLANES in space 1
struct Sample {
  Structure structure;
  SectionId header, lumps, faces, faces2, part, planes;
};

Sample sample() {
  StructureBuilder builder(QStringLiteral("map.bsp"), {0, 0, 1000});
  // Added in another order than numbered: numbers follow the tree, not the time.
  const auto lumps = builder.add(builder.root(), QStringLiteral("lumps"), {0, 100, 800});
  const auto faces = builder.add(lumps, QStringLiteral("FACES"), {0, 100, 100});
  const auto faces2 = builder.add(lumps, QStringLiteral("FACES"), {0, 200, 100});
  const auto planes = builder.add(lumps, QStringLiteral("PLANES"), {1, 0, 400});
  const auto part = builder.add(faces, QStringLiteral("a/b.txt"), {0, 120, 40});
  builder.at(faces).table = tableAt({0, 100, 100}, {{.name = "planenum", .type = FieldType::I32, .offset = 0}});
  builder.at(part).table = tableAt({0, 120, 40}, {});
  builder.at(planes).table = tableAt({1, 0, 400}, {});
  const auto header = builder.add(lumps, QStringLiteral("late"), {0, 890, 10});
  Sample made;
  made.structure = builder.build();
  made.header = builder.idOf(header);
  made.lumps = builder.idOf(lumps);
  made.faces = builder.idOf(faces);
  made.faces2 = builder.idOf(faces2);
  made.part = builder.idOf(part);
  made.planes = builder.idOf(planes);
  return made;
}

TEST(Structure, IsNumberedInPreOrder) {
  const Sample s = sample();
  EXPECT_EQ(s.lumps, 1U);
  EXPECT_EQ(s.faces, 2U);
  EXPECT_EQ(s.part, 3U);
  EXPECT_EQ(s.faces2, 4U);
  EXPECT_EQ(s.planes, 5U);
  EXPECT_EQ(s.header, 6U);
  ASSERT_EQ(s.structure.size(), 7U);
  EXPECT_EQ(s.structure[s.part].parent, s.faces);
  EXPECT_EQ(s.structure[s.lumps].parent, kRootSection);
  EXPECT_EQ(s.structure[s.lumps].children, (std::vector<SectionId>{s.faces, s.faces2, s.planes, s.header}));
}

TEST(Structure, PathsAreKnownBeforeItIsBuilt) {
  StructureBuilder builder(QStringLiteral("a.bod"), {0, 0, 10});
  std::vector<StructureBuilder::Handle> handles{builder.root()};
  for (const char* name : {"LOD", "LOD", "other", "LOD"}) {
    handles.push_back(builder.add(builder.root(), QString::fromLatin1(name), {0, 0, 5}));
    handles.push_back(builder.add(handles.back(), QStringLiteral("points"), {0, 0, 2}));
  }
  std::vector<QString> before;
  for (const auto handle : handles) {
    before.push_back(builder.pathOf(handle));
  }
  const Structure structure = builder.build();
  for (std::size_t i = 0; i < handles.size(); ++i) {
    EXPECT_EQ(before[i], structure[builder.idOf(handles[i])].path);
  }
  EXPECT_EQ(before.back(), QStringLiteral("LOD#3/points"));
}

TEST(Structure, EqualNamesBesideEachOtherAreCounted) {
  const Sample s = sample();
  EXPECT_EQ(s.structure[s.faces].path, QStringLiteral("lumps/FACES"));
  EXPECT_EQ(s.structure[s.faces2].path, QStringLiteral("lumps/FACES#2"));
  EXPECT_EQ(s.structure[s.faces2].name, QStringLiteral("FACES"));
  EXPECT_EQ(s.structure[kRootSection].path, QString());
}

TEST(Structure, FindsByPathNumberAndCase) {
  const Sample s = sample();
  EXPECT_EQ(s.structure.find(QStringLiteral("lumps/FACES")), s.faces);
  EXPECT_EQ(s.structure.find(QStringLiteral("/lumps/FACES#2")), s.faces2);
  EXPECT_EQ(s.structure.find(QStringLiteral("lumps/faces/A/B.TXT")), s.part) << "slashes in names are part of the path";
  EXPECT_EQ(s.structure.find(QStringLiteral("5")), s.planes);
  EXPECT_EQ(s.structure.find(QStringLiteral("7")), std::nullopt);
  EXPECT_EQ(s.structure.find(QStringLiteral("FACES")), std::nullopt);
  EXPECT_EQ(s.structure.find(QString()), kRootSection);
}

TEST(Structure, EveryPathLeadsBackToItsSection) {
  const Sample s = sample();
  for (SectionId id = 0; id < s.structure.size(); ++id) {
    EXPECT_EQ(s.structure.find(s.structure[id].path), id);
    EXPECT_EQ(s.structure.find(QString::number(id)), id);
  }
}

TEST(Structure, ExactCaseWinsOverTheFirst) {
  StructureBuilder builder(QStringLiteral("f"), {0, 0, 10});
  const auto lower = builder.add(builder.root(), QStringLiteral("name"), {0, 0, 1});
  const auto upper = builder.add(builder.root(), QStringLiteral("NAME"), {0, 1, 1});
  const Structure structure = builder.build();
  EXPECT_EQ(structure.find(QStringLiteral("NAME")), builder.idOf(upper));
  EXPECT_EQ(structure.find(QStringLiteral("Name")), builder.idOf(lower));
}

TEST(Structure, TheDeepestSectionHoldsAByte) {
  const Sample s = sample();
  EXPECT_EQ(s.structure.sectionAt(0, 0), kRootSection);
  EXPECT_EQ(s.structure.sectionAt(0, 100), s.faces);
  EXPECT_EQ(s.structure.sectionAt(0, 130), s.part);
  EXPECT_EQ(s.structure.sectionAt(0, 500), s.lumps);
  EXPECT_EQ(s.structure.sectionAt(1, 399), s.planes);
  EXPECT_EQ(s.structure.sectionAt(1, 400), std::nullopt);
  EXPECT_EQ(s.structure.sectionAt(0, 1000), std::nullopt);
}

TEST(Structure, FindsTheRecordOfAByteAndBack) {
  const Sample s = sample();
  EXPECT_EQ(s.structure.recordAt(0, 109), (RecordRef{s.faces, 2}));
  EXPECT_EQ(s.structure.recordAt(0, 125), (RecordRef{s.part, 1})) << "the deepest table";
  EXPECT_EQ(s.structure.recordAt(1, 8), (RecordRef{s.planes, 2}));
  EXPECT_EQ(s.structure.recordAt(0, 5), std::nullopt);
  EXPECT_EQ(s.structure.rangeOf({s.planes, 2}), (ByteRange{1, 8, 4}));
  EXPECT_EQ(s.structure.rangeOf({s.planes, 100}), std::nullopt);
  EXPECT_EQ(s.structure.rangeOf({s.lumps, 0}), std::nullopt);
  EXPECT_EQ(s.structure.rangeOf({99, 0}), std::nullopt);
}

TEST(Structure, FollowsReferences) {
  const Sample s = sample();
  const Field plain{.name = "n", .type = FieldType::I32, .offset = 0};
  Field index = plain;
  index.reference = {ReferenceKind::Index, "lumps/PLANES", nullptr};
  Field surfedge = plain;
  surfedge.reference = {ReferenceKind::SignedIndex, "lumps/PLANES", nullptr};
  Field child = plain;
  child.reference = {ReferenceKind::NodeOrLeaf, "lumps/PLANES", "lumps/FACES"};
  Field nowhere = plain;
  nowhere.reference = {ReferenceKind::Index, "lumps/GONE", nullptr};

  EXPECT_EQ(s.structure.follow(plain, integer(1)), std::nullopt);
  EXPECT_EQ(s.structure.follow(nowhere, integer(1)), std::nullopt);
  EXPECT_EQ(s.structure.follow(index, integer(99)), (RecordRef{s.planes, 99}));
  EXPECT_EQ(s.structure.follow(index, integer(100)), std::nullopt);
  EXPECT_EQ(s.structure.follow(index, integer(-1)), std::nullopt);
  EXPECT_EQ(s.structure.follow(index, Value(2.0)), std::nullopt);
  EXPECT_EQ(s.structure.follow(surfedge, integer(-7)), (RecordRef{s.planes, 7}));
  EXPECT_EQ(s.structure.follow(surfedge, integer(7)), (RecordRef{s.planes, 7}));
  EXPECT_EQ(s.structure.follow(surfedge, Value(std::numeric_limits<std::int64_t>::min())), std::nullopt);
  EXPECT_EQ(s.structure.follow(child, integer(3)), (RecordRef{s.planes, 3}));
  EXPECT_EQ(s.structure.follow(child, integer(-1)), (RecordRef{s.faces, 0}));
  EXPECT_EQ(s.structure.follow(child, integer(-25)), (RecordRef{s.faces, 24}));
  EXPECT_EQ(s.structure.follow(child, integer(-26)), std::nullopt);
  EXPECT_EQ(s.structure.follow(child, Value(std::numeric_limits<std::int64_t>::min())), std::nullopt);
}

TEST(Structure, ATwinStandsInForASectionWithoutRecords) {
  StructureBuilder builder(QStringLiteral("map.bsp"), {0, 0, 1000});
  const auto faces = builder.add(builder.root(), QStringLiteral("FACES"), {0, 100, 0});
  const auto lit = builder.add(builder.root(), QStringLiteral("FACES_HDR"), {0, 100, 100});
  const auto other = builder.add(builder.root(), QStringLiteral("PLANES"), {0, 200, 8});
  builder.at(lit).table = tableAt({0, 100, 100}, {});
  builder.at(other).table = tableAt({0, 200, 8}, {});
  builder.pair(faces, lit);
  const Structure made = builder.build();
  Field index{.name = "n", .type = FieldType::I32, .offset = 0};
  index.reference = {ReferenceKind::Index, "FACES", nullptr};

  EXPECT_EQ(made.follow(index, integer(24)), (RecordRef{builder.idOf(lit), 24}));
  EXPECT_EQ(made.follow(index, integer(25)), std::nullopt);
  EXPECT_EQ(made.twinOf({builder.idOf(lit), 24}), std::nullopt) << "the other one has no records";
  EXPECT_EQ(made.twinOf({builder.idOf(faces), 24}), (RecordRef{builder.idOf(lit), 24}));
  EXPECT_EQ(made.twinOf({builder.idOf(other), 0}), std::nullopt);
}

TEST(Structure, FollowsTheNumbersOfLists) {
  const Sample s = sample();
  Field list{.name = "n", .type = FieldType::I32, .offset = 0, .count = 3};
  list.reference = {ReferenceKind::Index, "lumps/PLANES", nullptr};
  const Value numbers = std::vector<std::int64_t>{5, 100, 99};
  EXPECT_EQ(s.structure.follow(list, numbers), (RecordRef{s.planes, 5}));
  EXPECT_EQ(s.structure.follow(list, numbers, 1), std::nullopt);
  EXPECT_EQ(s.structure.follow(list, numbers, 2), (RecordRef{s.planes, 99}));
  EXPECT_EQ(s.structure.follow(list, numbers, 3), std::nullopt);
  EXPECT_EQ(s.structure.follow(list, integer(5), 1), std::nullopt) << "a number is no list";
  EXPECT_EQ(s.structure.follow(list, Value(std::vector<double>{5})), std::nullopt);
}

TEST(Structure, ANumberMayChooseASection) {
  StructureBuilder builder(QStringLiteral("f"), {0, 0, 1000});
  const auto arrays = builder.add(builder.root(), QStringLiteral("arrays"), {0, 0, 100});
  const auto third = builder.add(arrays, QStringLiteral("3"), {0, 0, 40});
  const auto bare = builder.add(arrays, QStringLiteral("4"), {0, 40, 40});
  builder.at(third).table = tableAt({0, 0, 40}, {});
  const Structure structure = builder.build();
  Field field{.name = "n", .type = FieldType::I32, .offset = 0};
  field.reference = {ReferenceKind::Section, "arrays/%1", nullptr};
  EXPECT_EQ(structure.follow(field, integer(3)), (RecordRef{builder.idOf(third), 0}));
  EXPECT_EQ(structure.follow(field, integer(4)), std::nullopt) << "a section without records";
  EXPECT_EQ(structure.follow(field, integer(5)), std::nullopt);
  EXPECT_EQ(structure.follow(field, integer(-3)), std::nullopt);
  EXPECT_EQ(structure.follow(field, Value(std::vector<std::int64_t>{4, 3}), 1), (RecordRef{builder.idOf(third), 0}));
  EXPECT_FALSE(structure[builder.idOf(bare)].table);
}

TEST(Structure, ScatteredRecordsHoldOnlyTheirOwnBytes) {
  StructureBuilder builder(QStringLiteral("f"), {0, 0, 1000});
  const ByteRange all{0, 100, 80};
  const auto outer = builder.add(builder.root(), QStringLiteral("meshes"), all);
  const auto inner = builder.add(outer, QStringLiteral("links"), all);
  auto layout = LayoutPtr::make("link", 4, {});
  auto source = bytes::makeMemorySource(tests::randomBytes(1000, 1));
  builder.at(outer).table = makeFixedTable(LayoutPtr::make("mesh", 20, {}), source, all);
  builder.at(inner).table = makeScatteredTable(layout, source, all, {2, 6, 62});
  const Structure structure = builder.build();
  const SectionId meshes = builder.idOf(outer);
  const SectionId links = builder.idOf(inner);
  EXPECT_EQ(structure.recordAt(0, 101), (RecordRef{meshes, 0}));
  EXPECT_EQ(structure.recordAt(0, 102), (RecordRef{links, 0}));
  EXPECT_EQ(structure.recordAt(0, 109), (RecordRef{links, 1}));
  EXPECT_EQ(structure.recordAt(0, 110), (RecordRef{meshes, 0}));
  EXPECT_EQ(structure.recordAt(0, 165), (RecordRef{links, 2}));
  EXPECT_EQ(structure.recordAt(0, 166), (RecordRef{meshes, 3}));
  EXPECT_EQ(structure.sectionAt(0, 101), meshes);
  EXPECT_EQ(structure.sectionAt(0, 102), links);
  EXPECT_EQ(structure.sectionAt(0, 130), meshes);
  EXPECT_EQ(structure.sectionAt(0, 165), links);
}

TEST(StructureBuilder, NumbersCanBeKnownBeforeTheTreeIsDone) {
  StructureBuilder builder(QStringLiteral("f"), {0, 0, 10});
  const auto a = builder.add(builder.root(), QStringLiteral("a"), {0, 0, 1});
  const auto b = builder.add(builder.root(), QStringLiteral("b"), {0, 0, 1});
  const auto inA = builder.add(a, QStringLiteral("c"), {0, 0, 1});
  builder.number();
  EXPECT_EQ(builder.idOf(inA), 2U);
  EXPECT_EQ(builder.idOf(b), 3U);
  builder.at(b).note = QStringLiteral("set after numbering");
  EXPECT_EQ(builder.build()[3].note, QStringLiteral("set after numbering"));
}

TEST(Structure, EmptyFindsNothing) {
  const Structure none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.find(QStringLiteral("0")), std::nullopt);
  EXPECT_EQ(none.sectionAt(0, 0), std::nullopt);
  EXPECT_EQ(none.recordAt(0, 0), std::nullopt);
}

} // namespace
} // namespace vitrine::structure
