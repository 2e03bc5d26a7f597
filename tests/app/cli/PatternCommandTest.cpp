#include "tests/app/cli/CliRunner.h"
#include "tests/app/cli/PatternReader.h"

#include <QDirIterator>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostRows = 200;

/// A value of `table --json`, as far as bytes tell it: texts in other codes than UTF-8 are left aside.
bool agree(const Json& pattern, const Json& table) {
  if (pattern.is_string()) {
    const std::string& bytes = pattern.get_ref<const std::string&>();
    const bool isAscii = std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 128; });
    return !isAscii || pattern == table;
  }
  return pattern == table;
}

/// Every table of a file as its pattern has it against `table --json`; how many tables there were.
int compareTables(const QString& path) {
  const CliRun run = runCli({QStringLiteral("pattern"), path, QStringLiteral("-")});
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  const PatternReader pattern(QString::fromUtf8(run.out));
  const QByteArray file = contentOf(path);
  QHash<QString, Json> tables;
  int compared = 0;
  for (const PatternReader::Variable& variable : pattern.variables()) {
    if (!pattern.isStruct(variable.type)) {
      EXPECT_EQ(variable.type, QStringLiteral("u8"));
      continue;
    }
    QString section = variable.name;
    std::size_t row = 0;
    CliRun table = runCli({QStringLiteral("table"), path, section, QStringLiteral("--json"), QStringLiteral("--rows"),
                           QStringLiteral("0:%1").arg(kMostRows)});
    if (table.status == 2) {
      row = section.section(QLatin1Char(' '), -1).toULongLong();
      section = section.section(QLatin1Char(' '), 0, -2);
      if (row >= kMostRows) {
        continue;
      }
      if (!tables.contains(section)) {
        tables[section] = runCli({QStringLiteral("table"), path, section, QStringLiteral("--json")}).json();
      }
    } else {
      tables[section] = table.json();
    }
    const Json& rows = tables[section];
    for (const Json& values : pattern.valuesOf(variable, file, kMostRows)) {
      Json expected = Json::array();
      for (const auto& [key, value] : rows.at(row).items()) {
        if (key != "row") {
          expected.push_back(value);
        }
      }
      EXPECT_EQ(values.size(), expected.size()) << variable.name.toStdString();
      for (std::size_t i = 0; i < std::min(values.size(), expected.size()); ++i) {
        EXPECT_TRUE(agree(values[i], expected[i]))
            << variable.name.toStdString() << " row " << row << " field " << i << ": " << values[i] << expected[i];
      }
      ++row;
    }
    ++compared;
  }
  return compared;
}

TEST(PatternCommand, ItsRecordsAreThoseOfTheTables) {
  EXPECT_GT(compareTables(madeMap(QStringLiteral("v20.bsp"))), 30);
  EXPECT_GT(compareTables(madeMap(QStringLiteral("v21_l4d2.bsp"))), 30);
  EXPECT_GT(compareTables(madeMap(QStringLiteral("v25_lzma.bsp"))), 3);
}

TEST(PatternCommand, RecordsOfManySizesAndOtherFamilies) {
  int tables = 0;
  for (const char* folder : {"3db", "bd1/generated", "bod", "vgo", "source-game/game"}) {
    QDirIterator files(madeSample(QString::fromLatin1(folder)),
                       {QStringLiteral("*.3db"), QStringLiteral("*.bd1"), QStringLiteral("*.pd1"),
                        QStringLiteral("*.bob"), QStringLiteral("*.vgo"), QStringLiteral("*.mdl"),
                        QStringLiteral("*.vtf")},
                       QDir::Files, QDirIterator::Subdirectories);
    for (int taken = 0; files.hasNext() && taken < 3;) {
      const QString file = files.next();
      if (!QFileInfo(file).fileName().startsWith(QLatin1String("bad")) && QFileInfo(file).size() > 0) {
        tables += compareTables(file);
        ++taken;
      }
    }
  }
  EXPECT_GT(tables, 20);
}

TEST(PatternCommand, TellsOfWhatLiesInDecodedBytes) {
  const CliRun run = runCli({QStringLiteral("pattern"), madeMap(QStringLiteral("v20_lzma.bsp")), QStringLiteral("-")});
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_TRUE(run.out.contains("// lumps/VERTEXES: 192 bytes in VERTEXES (decoded), LZMA of "))
      << run.out.toStdString();
}

TEST(PatternCommand, WritesOverNothing) {
  const TempFolder folder;
  const QString out = folder.write(QStringLiteral("out.hexpat"), QByteArray("old"));
  const QStringList command{QStringLiteral("pattern"), madeMap(QStringLiteral("v20.bsp")), out};
  const CliRun refused = runCli(command);
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(refused.err.contains(QLatin1String("--force"))) << refused.err.toStdString();
  EXPECT_EQ(contentOf(out), QByteArray("old"));
  EXPECT_EQ(runCli(command + QStringList(QStringLiteral("--force"))).status, 0);
  EXPECT_TRUE(contentOf(out).contains("struct Plane {"));
}

} // namespace
} // namespace vitrine::tests
