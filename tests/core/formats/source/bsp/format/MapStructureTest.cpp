#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using structure::Section;
using structure::Structure;

class MapStructure : public testing::Test {
protected:
  static void SetUpTestSuite() { s_map = std::make_unique<MapUnderTest::Outcome>(richMap().load()); }
  static void TearDownTestSuite() { s_map.reset(); }

  const Structure& tree() const { return s_map->document->structure; }
  const Section& section(const char* path) const { return tree()[s_map->section(path)]; }
  structure::Value cell(const char* path, std::uint64_t row, const char* field) const {
    const structure::RecordTable& table = *section(path).table;
    return table.row(row)->cells.at(static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field))));
  }
  std::optional<RecordRef> follow(const char* path, std::uint64_t row, const char* field) const {
    const structure::RecordTable& table = *section(path).table;
    const auto index = static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field)));
    return tree().follow(table.layout().fields[index], table.row(row)->cells[index]);
  }
  QString pathOf(const std::optional<RecordRef>& record) const {
    return record ? tree()[record->section].path : QString();
  }

  static std::unique_ptr<MapUnderTest::Outcome> s_map;
};

std::unique_ptr<MapUnderTest::Outcome> MapStructure::s_map;

TEST_F(MapStructure, allLumpsAreListed) {
  const Section& lumps = section("lumps");
  ASSERT_EQ(lumps.children.size(), 64U);
  for (int number = 0; number < 64; ++number) {
    const QString name = number >= 22 && number <= 25 ? QStringLiteral("UNUSED%1").arg(number - 22)
                                                      : QString::fromLatin1(lumpName(number));
    EXPECT_EQ(tree()[lumps.children[static_cast<std::size_t>(number)]].name, name);
  }
  const Section& faces = section("lumps/FACES");
  EXPECT_EQ(faces.attributes.at(0).value, structure::Value(std::int64_t{7}));
  EXPECT_EQ(faces.attributes.at(1).value, structure::Value(std::int64_t{1}));
  EXPECT_EQ(faces.attributes.at(2).value, structure::Value(QStringLiteral("none")));
  EXPECT_EQ(faces.table->rowCount() * 56, faces.range.size);
}

TEST_F(MapStructure, headerTellsTheDirectory) {
  EXPECT_EQ(cell("header", 0, "ident"), structure::Value(QStringLiteral("VBSP")));
  EXPECT_EQ(cell("header", 0, "version"), structure::Value(std::int64_t{20}));
  EXPECT_EQ(section("header/directory").table->rowCount(), 64U);
  EXPECT_EQ(cell("header/directory", 7, "fileofs"),
            structure::Value(static_cast<std::int64_t>(section("lumps/FACES").range.offset)));
  EXPECT_EQ(section("header/revision").range.offset, 1032U);
}

TEST_F(MapStructure, referencesLeadOn) {
  EXPECT_EQ(pathOf(follow("lumps/FACES", 0, "planenum")), QStringLiteral("lumps/PLANES"));
  EXPECT_EQ(pathOf(follow("lumps/FACES", 0, "firstedge")), QStringLiteral("lumps/SURFEDGES"));
  EXPECT_EQ(pathOf(follow("lumps/SURFEDGES", 3, "edge")), QStringLiteral("lumps/EDGES"));
  EXPECT_EQ(pathOf(follow("lumps/EDGES", 1, "v1")), QStringLiteral("lumps/VERTEXES"));
  EXPECT_EQ(pathOf(follow("lumps/FACES", 0, "texinfo")), QStringLiteral("lumps/TEXINFO"));
  EXPECT_EQ(pathOf(follow("lumps/TEXINFO", 0, "texdata")), QStringLiteral("lumps/TEXDATA"));
  EXPECT_EQ(pathOf(follow("lumps/TEXDATA", 0, "nameStringTableID")), QStringLiteral("lumps/TEXDATA_STRING_TABLE"));
  EXPECT_EQ(pathOf(follow("lumps/FACES", 0, "origFace")), QStringLiteral("lumps/ORIGINALFACES"));
  EXPECT_EQ(pathOf(follow("lumps/MODELS", 0, "headnode")), QStringLiteral("lumps/NODES"));
  EXPECT_EQ(pathOf(follow("lumps/LEAFFACES", 0, "face")), QStringLiteral("lumps/FACES"));
  EXPECT_EQ(pathOf(follow("lumps/DISPINFO", 0, "MapFace")), QStringLiteral("lumps/FACES"));
  EXPECT_EQ(pathOf(follow("lumps/GAME_LUMP/sprp/props", 2, "PropType")),
            QStringLiteral("lumps/GAME_LUMP/sprp/dictionary"));
  EXPECT_EQ(pathOf(follow("lumps/GAME_LUMP/sprp/leaves", 0, "leaf")), QStringLiteral("lumps/LEAFS"));
}

TEST_F(MapStructure, nodesLeadToLeaves) {
  std::size_t leaves = 0;
  for (std::uint64_t row = 0; row < section("lumps/NODES").table->rowCount(); ++row) {
    for (const char* child : {"child0", "child1"}) {
      const auto record = follow("lumps/NODES", row, child);
      ASSERT_TRUE(record);
      leaves += pathOf(record) == QStringLiteral("lumps/LEAFS") ? 1 : 0;
    }
  }
  EXPECT_GT(leaves, 1U);
}

TEST_F(MapStructure, everyReferenceNamesASection) {
  for (const Section& each : tree().sections()) {
    for (const structure::Field& field : each.table ? each.table->layout().fields : std::vector<structure::Field>()) {
      for (const char* target : {field.reference.target, field.reference.negativeTarget}) {
        if (target) {
          EXPECT_TRUE(tree().find(QString::fromLatin1(target))) << target;
        }
      }
    }
  }
}

TEST_F(MapStructure, entitiesAreRows) {
  const structure::RecordTable& table = *section("lumps/ENTITIES").table;
  EXPECT_EQ(table.rowCount(), s_map->document->counts.at("entities").get<std::uint64_t>());
  EXPECT_EQ(cell("lumps/ENTITIES", 0, "classname"), structure::Value(QStringLiteral("worldspawn")));
  for (std::uint64_t row = 0; row < table.rowCount(); ++row) {
    const auto bytes = s_map->document->spaces.read(table.rangeOf(row));
    EXPECT_EQ(bytes->toByteArray().front(), '{');
    EXPECT_EQ(table.rowAt(table.rangeOf(row).offset + 1), row);
    const QString text = std::get<QString>(table.row(row)->cells.at(4));
    EXPECT_TRUE(text.startsWith(QLatin1Char('{')) && text.endsWith(QLatin1Char('}')));
  }
}

TEST_F(MapStructure, namesAreRows) {
  const QString first = QString::fromStdString(s_map->document->counts.at("texdata_names").at(0).get<std::string>());
  EXPECT_EQ(cell("lumps/TEXDATA_STRING_TABLE", 0, "name"), structure::Value(first));
  EXPECT_EQ(cell("lumps/TEXDATA_STRING_DATA", 0, "name"), structure::Value(first));
  EXPECT_EQ(section("lumps/TEXDATA_STRING_TABLE").table->rowCount(),
            section("lumps/TEXDATA_STRING_DATA").table->rowCount());
}

TEST_F(MapStructure, visibilityIsTakenApart) {
  EXPECT_EQ(cell("lumps/VISIBILITY/header", 0, "numclusters"),
            structure::Value(s_map->document->counts.at("clusters").get<std::int64_t>()));
  EXPECT_EQ(section("lumps/VISIBILITY/clusters").table->rowCount(), s_map->document->counts.at("clusters"));
  const Section& rows = section("lumps/VISIBILITY/rows");
  EXPECT_EQ(rows.range.end(), section("lumps/VISIBILITY").range.end());
  EXPECT_GT(rows.table->rowCount(), 0U);
}

TEST_F(MapStructure, rowsLieInTheirSections) {
  for (const Section& each : tree().sections()) {
    for (std::uint64_t row = 0; each.table && row < each.table->rowCount(); ++row) {
      const ByteRange range = each.table->rangeOf(row);
      EXPECT_EQ(range.space, each.range.space);
      EXPECT_GE(range.offset, each.range.offset);
      EXPECT_LE(range.end(), each.range.end()) << each.path.toStdString();
    }
  }
}

TEST_F(MapStructure, childrenLieInTheirParents) {
  for (const Section& each : tree().sections()) {
    const Section& parent = tree()[each.parent];
    if (each.range.space == parent.range.space && each.range.size > 0) {
      EXPECT_GE(each.range.offset, parent.range.offset) << each.path.toStdString();
      EXPECT_LE(each.range.end(), parent.range.end()) << each.path.toStdString();
    }
  }
}

TEST_F(MapStructure, bytesLeadToFacesAndBack) {
  const Section& faces = section("lumps/FACES");
  for (std::uint64_t row = 0; row < faces.table->rowCount(); row += 7) {
    const auto record = tree().recordAt(base::kFileSpace, faces.range.offset + row * 56 + 17);
    ASSERT_TRUE(record);
    EXPECT_EQ(*record, (RecordRef{s_map->section("lumps/FACES"), row}));
  }
}

TEST_F(MapStructure, pakEntriesAreListedByPath) {
  const Section& pak = section("lumps/PAKFILE");
  EXPECT_GE(pak.children.size(), s_map->document->counts.at("pak_files").get<std::size_t>());
  EXPECT_TRUE(tree().find(QStringLiteral("lumps/PAKFILE/materials/vitrine/plaster.vmt")));
}

TEST(MapStructureOdd, compressedLumpsKeepTheirCodedBytes) {
  const auto map = MapUnderTest::made({.version = 20, .lzmaLumps = true}).load();
  const Structure& tree = map.document->structure;
  const Section& faces = tree[map.section("lumps/FACES")];
  EXPECT_NE(faces.range.space, base::kFileSpace);
  EXPECT_EQ(faces.range.offset, 0U);
  const Section& stored = tree[map.section("lumps/FACES/stored")];
  EXPECT_EQ(stored.range.space, base::kFileSpace);
  EXPECT_EQ(map.document->spaces[faces.range.space].codedRange, stored.range);
  EXPECT_EQ(stored.table->row(0)->cells.at(1), structure::Value(static_cast<std::int64_t>(faces.range.size)));
  EXPECT_EQ(map.scene().meshes[0].surfaces[0].provenance.space, faces.range.space);
}

TEST(MapStructureOdd, bytesOfNoLumpAreShown) {
  MapUnderTest file = MapUnderTest::made();
  const std::size_t end = file.bytes().size();
  file.bytes().resize(end + 100);
  const auto map = file.load();
  const Section& gap = map.document->structure[map.section("gap")];
  EXPECT_EQ(gap.range.end(), end + 100);
  EXPECT_FALSE(gap.note.isEmpty());
  const auto& told = map.document->diagnostics;
  const auto note =
      std::ranges::find(told, QStringLiteral("%1 bytes belong to no lump").arg(gap.range.size), &Diagnostic::message);
  ASSERT_NE(note, told.end());
  EXPECT_EQ(note->severity, Severity::Note);
  EXPECT_EQ(note->where, gap.range);
}

TEST(MapStructureOdd, zerosThatAlignLumpsArePadding) {
  MapUnderTest file = MapUnderTest::made();
  file.bytes().resize((file.bytes().size() + 3) / 4 * 4);
  const std::size_t end = file.bytes().size();
  file.replaceLump(LumpId::PhysLevel, std::vector<std::byte>(5));
  file.bytes().resize(end + 8); // 3 zeros behind the 5 bytes
  const auto padded = file.load();
  const auto table = padded.document->structure[padded.section("padding")].table;
  EXPECT_EQ(table->rangeOf(table->rowCount() - 1), (ByteRange{base::kFileSpace, end + 5, 3}));
  file.setU8(end + 6, 1);
  const auto spoiled = file.load();
  EXPECT_EQ(spoiled.document->structure[spoiled.section("gap")].range, (ByteRange{base::kFileSpace, end + 5, 3}));
}

TEST(MapStructureOdd, lumpsAtOddPlacesAreTold) {
  MapUnderTest file = MapUnderTest::made();
  const auto at = static_cast<std::uint32_t>(file.bytes().size() / 4 * 4 + 5);
  file.bytes().resize(at + 4);
  file.setU32(MapUnderTest::entryAt(LumpId::MapFlags), at);
  file.setU32(MapUnderTest::entryAt(LumpId::MapFlags) + 4, 4);
  const auto map = file.load();
  const auto& told = map.document->diagnostics;
  const auto warning = std::ranges::find_if(
      told, [](const Diagnostic& one) { return one.message.startsWith(QStringLiteral("lump MAP_FLAGS starts at")); });
  ASSERT_NE(warning, told.end());
  EXPECT_EQ(warning->severity, Severity::Warning);
  EXPECT_EQ(warning->where, (ByteRange{base::kFileSpace, at, 4}));
}

TEST(MapStructureOdd, countsOfListsAreRecords) {
  const auto map = MapUnderTest::made().load();
  const auto& tree = map.document->structure;
  const auto counts = tree[map.section("lumps/GAME_LUMP/counts")].table;
  ASSERT_EQ(counts->rowCount(), 1U);
  EXPECT_EQ(counts->row(0)->cells[0],
            structure::Value(static_cast<std::int64_t>(tree[map.section("lumps/GAME_LUMP")].table->rowCount())));
}

TEST(MapStructureOdd, restsAfterTheLastRecordAreNoted) {
  MapUnderTest file = MapUnderTest::made();
  file.setU32(MapUnderTest::entryAt(LumpId::Planes) + 4, file.length(LumpId::Planes) - 8);
  const auto map = file.load();
  EXPECT_TRUE(map.document->structure[map.section("lumps/PLANES")].note.contains(QStringLiteral("12 bytes after")));
  EXPECT_TRUE(map.says(QStringLiteral("PLANES: 12 bytes after the last record")));
}

TEST(MapStructureOdd, occlusionListsAreFound) {
  MapUnderTest file = MapUnderTest::made();
  ByteMaker maker;
  maker.add<std::uint32_t>(1);
  for (int i = 0; i < 10; ++i) {
    maker.add<std::uint32_t>(0);
  }
  maker.add<std::uint32_t>(1).add<std::uint32_t>(0).add<std::uint32_t>(3).add<std::uint32_t>(0);
  maker.add<std::uint32_t>(3).add<std::uint32_t>(0).add<std::uint32_t>(1).add<std::uint32_t>(2);
  file.replaceLump(LumpId::Occlusion, maker.bytes().span());
  file.setU32(MapUnderTest::entryAt(LumpId::Occlusion) + 8, 2);
  const auto map = file.load();
  const Structure& tree = map.document->structure;
  EXPECT_EQ(tree[map.section("lumps/OCCLUSION/occluders")].table->rowCount(), 1U);
  EXPECT_EQ(tree[map.section("lumps/OCCLUSION/polys")].table->rowCount(), 1U);
  EXPECT_EQ(tree[map.section("lumps/OCCLUSION/vertexindices")].table->rowCount(), 3U);
}

} // namespace
} // namespace vitrine::tests
