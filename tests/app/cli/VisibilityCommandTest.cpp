#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

CliRun visibility(const QString& file, const QStringList& arguments) {
  return runCli(QStringList({QStringLiteral("visibility"), file}) + arguments);
}

TEST(VisibilityCommand, TellsOfAPlaceOutsideTheMap) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun run = visibility(map, {QStringLiteral("--json"), QStringLiteral("--at=0,0,-20000")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const auto json = run.json();
  EXPECT_TRUE(json["cluster"].is_null());
  EXPECT_EQ(json["triangles"]["drawn"], json["triangles"]["total"]);
  EXPECT_GT(json["triangles"]["total"].get<int>(), 0);
  EXPECT_EQ(json["visibleClusters"], json["clusters"]);
}

TEST(VisibilityCommand, LeavesOfAMapSeeWhatTheirClusterSees) {
  const QString map = madeMap(QStringLiteral("rooms.bsp"));
  const auto leaves =
      runCli({QStringLiteral("table"), map, QStringLiteral("lumps/LEAFS"), QStringLiteral("--json")}).json();
  int inside = 0;
  int limited = 0;
  for (std::size_t row = 0; row < leaves.size() && inside < 8; ++row) {
    if (leaves[row]["cluster"].get<int>() < 0) {
      continue;
    }
    const auto middle = [&](int axis) {
      return (leaves[row]["mins"][axis].get<double>() + leaves[row]["maxs"][axis].get<double>()) / 2;
    };
    const QString at = QStringLiteral("%1,%2,%3").arg(middle(0)).arg(middle(1)).arg(middle(2));
    const CliRun run = visibility(map, {QStringLiteral("--json"), QStringLiteral("--at=") + at});
    ASSERT_EQ(run.status, 0) << run.err.toStdString();
    const auto json = run.json();
    if (json["leaf"] != row) {
      continue; // the box of a leaf reaches beyond it
    }
    ++inside;
    limited += json["triangles"]["drawn"] < json["triangles"]["total"] ? 1 : 0;
    EXPECT_EQ(json["cluster"], leaves[row]["cluster"]);
    EXPECT_EQ(json["leafRecord"]["section"], "lumps/LEAFS");
    EXPECT_EQ(json["leafRecord"]["row"], row);
    const QByteArray text = visibility(map, {QStringLiteral("--at=") + at}).out;
    EXPECT_TRUE(text.contains("leaf              " + QByteArray::number(static_cast<qulonglong>(row))))
        << text.constData();
    EXPECT_TRUE(text.contains("triangles drawn   " + QByteArray::number(json["triangles"]["drawn"].get<int>())));
  }
  EXPECT_GT(inside, 1);
  EXPECT_GT(limited, 0);
}

TEST(VisibilityCommand, SaysWhenThereAreNoData) {
  const CliRun run = visibility(madeMission(), {QStringLiteral("--at"), QStringLiteral("0,0,0")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_TRUE(run.out.contains("no visibility data")) << run.out.constData();
  const auto json = visibility(madeMission(), {QStringLiteral("--at=0,0,0"), QStringLiteral("--json")}).json();
  EXPECT_FALSE(json["known"].get<bool>());
  EXPECT_TRUE(json["leaf"].is_null());
}

TEST(VisibilityCommand, WrongUsageAndUnreadableFiles) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  EXPECT_EQ(visibility(map, {}).status, 2);
  EXPECT_EQ(visibility(map, {QStringLiteral("--at"), QStringLiteral("1,2")}).status, 2);
  const CliRun missing = visibility(QStringLiteral("/nowhere.bsp"), {QStringLiteral("--at=0,0,0")});
  EXPECT_EQ(missing.status, 1);
  EXPECT_TRUE(missing.out.isEmpty());
  EXPECT_TRUE(missing.err.contains(QStringLiteral("/nowhere.bsp")));
}

} // namespace
} // namespace vitrine::tests
