#include "core/formats/source/bsp/file/SideLumps.h"

#include "core/files/FolderMount.h"
#include "core/formats/source/assets/content/SourceContent.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using formats::FormatInfo;

constexpr std::string_view kOtherEntities = "{\n\"classname\" \"worldspawn\"\n\"skyname\" \"beside\"\n}\n";
constexpr std::size_t kRevisionAt = 8 + 64 * 16;

/// A side file whose lump begins `offset` bytes from its start.
ByteMaker sideFile(std::int32_t lump, std::int32_t revision, std::string_view content, std::int32_t offset = 20) {
  ByteMaker maker;
  maker.add(offset).add(lump).add<std::int32_t>(7).add(static_cast<std::int32_t>(content.size())).add(revision);
  while (maker.size() < static_cast<std::size_t>(offset)) {
    maker.add<std::uint8_t>(0);
  }
  return maker.text(content);
}

TEST(SideLumpHeader, saysWhatTheFileHolds) {
  const auto head = readSideLumpHeader(sideFile(35, 42, "abcd", 24).bytes(), Endian::Little);
  ASSERT_TRUE(head);
  EXPECT_EQ(head->lump, LumpId::GameLump);
  EXPECT_EQ(head->entry.offset, 24);
  EXPECT_EQ(head->entry.length, 4);
  EXPECT_EQ(head->entry.version, 7);
  EXPECT_EQ(head->mapRevision, 42);
}

TEST(SideLumpHeader, refusesWhatDoesNotFit) {
  const Bytes whole = sideFile(0, 1, "abcd").bytes();
  EXPECT_FALSE(readSideLumpHeader(whole.slice(0, 19), Endian::Little));
  EXPECT_FALSE(readSideLumpHeader(whole.slice(0, 23), Endian::Little));
  EXPECT_TRUE(readSideLumpHeader(whole.slice(0, 24), Endian::Little));
  EXPECT_FALSE(readSideLumpHeader(sideFile(64, 1, "abcd").bytes(), Endian::Little));
  EXPECT_FALSE(readSideLumpHeader(sideFile(-1, 1, "abcd").bytes(), Endian::Little));
  EXPECT_FALSE(readSideLumpHeader(sideFile(40, 1, "abcd").bytes(), Endian::Little)); // pakfiles have none
  EXPECT_FALSE(readSideLumpHeader(whole, Endian::Big));
}

class MapWithSideFile : public testing::Test {
protected:
  MapUnderTest::Outcome load(const QString& name, const ByteMaker& file, const QHash<QString, QString>& options = {}) {
    m_folder.write(name, file.bytes());
    return m_map.load(options, formats::LoadPurpose::Everything, std::make_shared<files::FolderMount>(m_folder.path()));
  }
  std::int32_t revision() const { return static_cast<std::int32_t>(m_map.u32(kRevisionAt)); }

  MapUnderTest m_map = MapUnderTest::made();
  TempFolder m_folder;
};

TEST_F(MapWithSideFile, hasTheLumpOfTheFile) {
  const auto map = load(QStringLiteral("Under_Test_l_0.lmp"), sideFile(0, revision(), kOtherEntities));
  ASSERT_TRUE(map.document);
  EXPECT_TRUE(map.document->diagnostics.empty());
  EXPECT_EQ(map.document->counts.at("entities"), 1);
  const structure::Section& entities = map.document->structure[map.section("lumps/ENTITIES")];
  EXPECT_EQ(map.document->spaces[entities.range.space].name, QStringLiteral("Under_Test_l_0.lmp"));
  EXPECT_EQ(entities.range.offset, 20U);
  EXPECT_EQ(entities.range.size, kOtherEntities.size());
  const structure::Section& replaced = map.document->structure[map.section("lumps/ENTITIES/replaced")];
  EXPECT_EQ(replaced.range,
            (ByteRange{base::kFileSpace, m_map.offset(LumpId::Entities), m_map.length(LumpId::Entities)}));
  const structure::Section& header = map.document->structure[map.section("Under_Test_l_0.lmp/header")];
  EXPECT_EQ(header.table->row(0)->cells[4], structure::integer(revision()));
  EXPECT_FALSE(map.document->structure.find(QStringLiteral("gap")));
}

TEST_F(MapWithSideFile, keepsItsOwnWhereAskedTo) {
  const std::int64_t own = m_map.load().document->counts.at("entities");
  ASSERT_GT(own, 1);
  const auto map = load(QStringLiteral("under_test_l_0.lmp"), sideFile(0, revision(), kOtherEntities),
                        {{QStringLiteral("sidefiles"), QStringLiteral("off")}});
  EXPECT_EQ(map.document->counts.at("entities"), own);
  EXPECT_EQ(map.document->spaces.size(), m_map.load().document->spaces.size());
}

TEST_F(MapWithSideFile, tellsWhatDoesNotFit) {
  const std::int64_t own = m_map.load().document->counts.at("entities");
  const auto other = load(QStringLiteral("under_test_l_0.lmp"), sideFile(0, revision() + 1, kOtherEntities));
  EXPECT_TRUE(other.says(QStringLiteral("revision")));
  EXPECT_EQ(other.document->counts.at("entities"), 1);
  const auto broken = load(QStringLiteral("under_test_l_0.lmp"), sideFile(64, revision(), kOtherEntities));
  EXPECT_TRUE(broken.says(QStringLiteral("under_test_l_0.lmp is not used")));
  EXPECT_EQ(broken.document->counts.at("entities"), own);
}

TEST_F(MapWithSideFile, isSearchedForBesideTheMap) {
  const FormatInfo& format = BspFormat().info();
  const QString map = m_folder.write(QStringLiteral("under_test.bsp"), Bytes());
  const auto isSearched = [&] {
    return std::ranges::any_of(SourceContent().searchPaths(map, format), [&](const formats::SearchPath& path) {
      return QFileInfo(path.path) == QFileInfo(m_folder.path());
    });
  };
  EXPECT_FALSE(isSearched());
  m_folder.write(QStringLiteral("another_l_0.lmp"), Bytes());
  EXPECT_FALSE(isSearched());
  m_folder.write(QStringLiteral("Under_Test_l_0.lmp"), Bytes());
  EXPECT_TRUE(isSearched());
}

TEST_F(MapWithSideFile, inAnArchiveHasThoseOfItsFolderThere) {
  const QString archive = m_folder.write(QStringLiteral("pack.zip"), Bytes());
  TempFolder inside;
  inside.write(QStringLiteral("maps/under_test_l_0.lmp"), sideFile(0, revision(), kOtherEntities).bytes());
  const auto load = [&](const QString& inner) {
    return m_map.load({}, formats::LoadPurpose::Everything, std::make_shared<files::FolderMount>(inside.path()),
                      archive + inner);
  };
  const auto map = load(QStringLiteral("/maps/under_test.bsp"));
  EXPECT_TRUE(map.document->diagnostics.empty());
  EXPECT_EQ(map.document->counts.at("entities"), 1);
  EXPECT_TRUE(map.document->structure.find(QStringLiteral("under_test_l_0.lmp/header")));
  EXPECT_GT(load(QStringLiteral("/other/under_test.bsp")).document->counts.at("entities"), 1);
}

TEST_F(MapWithSideFile, canBeReadWithoutThem) {
  const std::vector<formats::ReadingOption> options = BspFormat().readingOptions();
  ASSERT_EQ(options.size(), 1U);
  EXPECT_EQ(options[0].id, QStringLiteral("sidefiles"));
  ASSERT_EQ(options[0].choices.size(), 2U);
  const auto entitiesBy = [&](const formats::ReadingChoice& choice) {
    return load(QStringLiteral("under_test_l_0.lmp"), sideFile(0, revision(), kOtherEntities),
                {{options[0].id, choice.value}})
        .document->counts.at("entities");
  };
  EXPECT_EQ(entitiesBy(options[0].choices[0]), 1) << "as without the option";
  EXPECT_GT(entitiesBy(options[0].choices[1]), 1);
}

TEST_F(MapWithSideFile, takesThoseOfItsOwnNameAlone) {
  const auto map = load(QStringLiteral("another_l_0.lmp"), sideFile(0, revision(), kOtherEntities));
  EXPECT_GT(map.document->counts.at("entities"), 1);
}

} // namespace
} // namespace vitrine::tests
