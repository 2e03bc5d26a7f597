#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kMiddle = QStringLiteral("--pixel=640,360");

CliRun pick(const QString& file, const QStringList& arguments) {
  return runCli(QStringList({QStringLiteral("pick"), file}) + arguments);
}

TEST(PickCommand, TellsItemPlaceRecordsAndBytes) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = pick(map, {kMiddle, QStringLiteral("--json")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const auto json = run.json();
  EXPECT_EQ(json["pixel"], (std::vector<int>{640, 360}));
  EXPECT_TRUE(json["item"].is_number());
  EXPECT_TRUE(json["triangle"].is_number());
  EXPECT_EQ(json["point"].size(), 3U);
  const auto& record = json["records"][0];
  EXPECT_EQ(record["role"], "primary");
  EXPECT_EQ(record["section"], "lumps/FACES");
  EXPECT_EQ(record["bytes"]["size"], 56);
  // The same record, as the table has it.
  const auto row = record["row"].get<int>();
  const auto table = runCli({QStringLiteral("table"), map, QStringLiteral("lumps/FACES"), QStringLiteral("--json"),
                             QStringLiteral("--rows"), QString::number(row)})
                         .json();
  ASSERT_EQ(table.size(), 1U);
  ASSERT_EQ(record["fields"].size() + 1, table[0].size());
  for (const auto& field : record["fields"]) {
    EXPECT_EQ(field["value"], table[0][field["name"].get<std::string>()]) << field.dump();
    EXPECT_GE(field["bytes"]["offset"].get<int>(), record["bytes"]["offset"].get<int>());
  }
}

TEST(PickCommand, SaysTheSameToPeople) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const auto json = pick(map, {kMiddle, QStringLiteral("--json")}).json();
  const QString text = QString::fromUtf8(pick(map, {kMiddle}).out);
  const QStringList lines = text.split(QLatin1Char('\n'));
  EXPECT_EQ(lines[0], QStringLiteral("pixel     640,360"));
  EXPECT_EQ(lines[1],
            QStringLiteral("item      %1, triangle %2").arg(json["item"].get<int>()).arg(json["triangle"].get<int>()));
  EXPECT_TRUE(text.contains(QStringLiteral("record    lumps/FACES %1  @0x%2 56 bytes")
                                .arg(json["records"][0]["row"].get<int>())
                                .arg(QString::number(json["records"][0]["bytes"]["offset"].get<int>(), 16))))
      << text.toStdString();
}

TEST(PickCommand, SeveralPixelsAreAnArrayInTheirOrder) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const auto json =
      pick(map, {QStringLiteral("--pixel=9,8"), kMiddle, QStringLiteral("--pixel=7,6"), QStringLiteral("--json")})
          .json();
  ASSERT_EQ(json.size(), 3U);
  EXPECT_EQ(json[0]["pixel"], (std::vector<int>{9, 8}));
  EXPECT_EQ(json[1], pick(map, {kMiddle, QStringLiteral("--json")}).json());
  EXPECT_EQ(json[2]["pixel"], (std::vector<int>{7, 6}));
}

TEST(PickCommand, NothingThereIsStatusOne) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const QStringList away{QStringLiteral("--at=0,0,90000"), QStringLiteral("--look=0,-80"), QStringLiteral("--json")};
  const CliRun run = pick(map, away + QStringList{kMiddle});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.json()["item"].is_null());
  EXPECT_EQ(run.json().size(), 2U);
  EXPECT_TRUE(run.err.contains(QStringLiteral("nothing is drawn there"))) << run.err.toStdString();
}

TEST(PickCommand, SeesOnlyWhatIsDrawn) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const auto shown = pick(map, {kMiddle, QStringLiteral("--json")}).json();
  const QString center = QStringLiteral("--at=%1,%2,%3")
                             .arg(shown["point"][0].get<double>())
                             .arg(shown["point"][1].get<double>())
                             .arg(shown["point"][2].get<double>());
  EXPECT_NE(pick(map, {kMiddle, QStringLiteral("--json"), center}).out,
            pick(map, {kMiddle, QStringLiteral("--json")}).out)
      << "from another place";
  EXPECT_EQ(pick(map, {kMiddle, QStringLiteral("--json"), QStringLiteral("--pvs=off")}).json(), shown)
      << "what is seen is drawn by visibility, too";
}

TEST(PickCommand, WrongUsageAndUnreadableFiles) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  EXPECT_EQ(pick(map, {}).status, 2);
  for (const char* pixel : {"1", "1,2,3", "a,b", "-1,5", "1280,5", "5,720"}) {
    const CliRun run = pick(map, {QStringLiteral("--pixel=") + QLatin1String(pixel)});
    EXPECT_EQ(run.status, 2) << pixel;
    EXPECT_TRUE(
        run.err.contains(QStringLiteral("--pixel %1: expected X,Y, below 1280 and 720").arg(QLatin1String(pixel))))
        << run.err.toStdString();
  }
  EXPECT_EQ(pick(map, {QStringLiteral("--pixel=100,5"), QStringLiteral("--size=100x100")}).status, 2);
  EXPECT_EQ(pick(map, {kMiddle, QStringLiteral("--camera=nobody")}).status, 2);
  EXPECT_EQ(pick(map, {kMiddle, QStringLiteral("--set=nothing=1")}).status, 2);
  EXPECT_EQ(pick(QStringLiteral("/nowhere.bsp"), {kMiddle}).status, 1);
}

} // namespace
} // namespace vitrine::tests
