#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class SearchCommandTest : public testing::Test {
protected:
  CliRun search(const QStringList& arguments) const {
    return runCli(QStringList({QStringLiteral("search"), m_map}) + arguments);
  }

  const QString m_map = madeMap(QStringLiteral("v20.bsp"));
  const QString m_kind = QStringLiteral("--kind");
};

TEST_F(SearchCommandTest, ListsWhatHoldsTheText) {
  const CliRun run =
      search({QStringLiteral("BRICK"), m_kind, QStringLiteral("file"), m_kind, QStringLiteral("material")});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, QByteArray("material\t\tvitrine/brick\n"
                                "file\tlumps/PAKFILE\tmaterials/vitrine/brick.vtf\n"
                                "file\tlumps/PAKFILE\tmaterials/vitrine/brick.vmt\n"));
  EXPECT_TRUE(run.err.isEmpty());
}

TEST_F(SearchCommandTest, NothingFoundIsStatusOne) {
  const CliRun run = search({QStringLiteral("no such text")});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, QByteArray());
  EXPECT_EQ(search({QStringLiteral("BRICK"), QStringLiteral("--case")}).status, 1);
}

TEST_F(SearchCommandTest, RecordsAreThoseThatTheTableHas) {
  // The table as the program writes it, read by itself.
  const auto rows = runCli({QStringLiteral("table"), m_map, QStringLiteral("lumps/FACES"), kJson}).json();
  std::vector<std::uint64_t> expected;
  for (const auto& row : rows) {
    if (row["planenum"] == 11) {
      expected.push_back(row["row"].get<std::uint64_t>());
    }
  }
  ASSERT_FALSE(expected.empty());
  const auto json = search({QStringLiteral("11"), m_kind, QStringLiteral("record"), kJson}).json();
  std::vector<std::uint64_t> found;
  for (const auto& match : json["matches"]) {
    if (match["section"] == "lumps/FACES" && match["field"] == "planenum") {
      found.push_back(match["row"].get<std::uint64_t>());
    }
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(json["counts"]["record"].get<std::size_t>(), json["matches"].size());
}

TEST_F(SearchCommandTest, BytesAreWhereTheFileHasThem) {
  QByteArray file = contentOf(m_map);
  const qsizetype first = file.indexOf("PK\x03\x04");
  ASSERT_GT(first, 0);
  const auto json = search({QStringLiteral("50 4b 03 04"), m_kind, QStringLiteral("bytes"), kJson}).json();
  EXPECT_EQ(json["matches"][0]["bytes"]["offset"].get<qsizetype>(), first);
  EXPECT_EQ(json["counts"]["bytes"].get<qsizetype>(), file.count("PK\x03\x04"));
}

TEST_F(SearchCommandTest, TheLimitIsTold) {
  const CliRun run =
      search({QStringLiteral("255"), m_kind, QStringLiteral("record"), QStringLiteral("--limit"), QStringLiteral("2")});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out.count('\n'), 2);
  EXPECT_TRUE(run.err.contains(QStringLiteral("the first 2 of "))) << run.err.toStdString();
}

TEST_F(SearchCommandTest, WrongExpressionsAndKindsAreWrongUsage) {
  EXPECT_EQ(search({QStringLiteral("a("), QStringLiteral("--regex")}).status, 2);
  EXPECT_EQ(search({QString()}).status, 2);
  const CliRun run = search({QStringLiteral("a"), m_kind, QStringLiteral("things")});
  EXPECT_EQ(run.status, 2);
  EXPECT_TRUE(run.err.startsWith(QStringLiteral("vitrine-cli: --kind things: there are node, ")))
      << run.err.toStdString();
}

} // namespace
} // namespace vitrine::tests
