#include "core/formats/registry/Registry.h"
#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(FormatsCommand, ListsEveryRegisteredFormat) {
  const CliRun text = runCli({QStringLiteral("formats")});
  const CliRun json = runCli({QStringLiteral("formats"), QStringLiteral("--json")});
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(json.status, 0);
  const auto& known = formats::registry().formats();
  const auto open = json.json()["open"];
  ASSERT_EQ(open.size(), known.size());
  for (std::size_t i = 0; i < known.size(); ++i) {
    const auto& listed = open[i];
    EXPECT_EQ(listed["id"], known[i]->info().id.toStdString());
    EXPECT_EQ(listed["extensions"].size(), static_cast<std::size_t>(known[i]->info().extensions.size()));
    EXPECT_TRUE(QString::fromUtf8(text.out).contains(known[i]->info().name));
  }
}

TEST(FormatsCommand, ListsOnlyWhatCanReallyBeWritten) {
  const auto written = runCli({QStringLiteral("formats"), QStringLiteral("--json")}).json()["write"];
  const bool draws = runCli({QStringLiteral("render"), QStringLiteral("--help")}).status == 0;
  QStringList ids;
  for (const auto& format : written) {
    ids << QString::fromStdString(format["id"]);
  }
  const QString models = QStringLiteral("glb gltf fbx dae obj ply stl");
  EXPECT_EQ(ids.join(u' '), draws ? QStringLiteral("png jpg webp bmp exr ") + models : models);
}

} // namespace
} // namespace vitrine::tests
