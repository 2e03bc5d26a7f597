#include "tests/app/cli/CliRunner.h"
#include "tests/goldens/Golden.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

/// Floats to three decimals: what is beyond may differ between compilers.
void roundNumbers(Json& json) {
  if (json.is_number_float()) {
    json = std::round(json.get<double>() * 1000.0) / 1000.0 + 0.0;
  } else if (json.is_structured()) {
    for (Json& part : json) {
      roundNumbers(part);
    }
  }
}

struct MadeFile {
  const char* golden; ///< name of the kept text
  const char* path;   ///< below the made samples
};

class InfoGolden : public testing::TestWithParam<MadeFile> {};

TEST_P(InfoGolden, IsAsItWas) {
  const QString path = madeSample(QString::fromLatin1(GetParam().path));
  const CliRun run = runCli({QStringLiteral("info"), QStringLiteral("--json"), path});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(run.err, QString());
  Json json = run.json();
  json["vitrine"] = "VERSION";
  json.erase("places"); // of this machine
  json["file"]["path"] = QFileInfo(path).fileName().toStdString();
  roundNumbers(json);
  expectGolden(QStringLiteral("info/%1.json").arg(QLatin1String(GetParam().golden)),
               QByteArray::fromStdString(json.dump(1)) + '\n');
}

constexpr auto kGoldenName = [](const auto& parameter) { return std::string(parameter.param.golden); };

INSTANTIATE_TEST_SUITE_P(SourceMaps, InfoGolden,
                         testing::Values(MadeFile{"v19", "source-bsp/v19.bsp"}, MadeFile{"v20", "source-bsp/v20.bsp"},
                                         MadeFile{"v20_lzma", "source-bsp/v20_lzma.bsp"},
                                         MadeFile{"v21_l4d2", "source-bsp/v21_l4d2.bsp"},
                                         MadeFile{"v25_lzma", "source-bsp/v25_lzma.bsp"}),
                         kGoldenName);

INSTANTIATE_TEST_SUITE_P(
    SourceBranches, InfoGolden,
    testing::Values(MadeFile{"v17", "source-bsp/v17.bsp"}, MadeFile{"v17_vampire", "source-bsp/v17_vampire.bsp"},
                    MadeFile{"v18", "source-bsp/v18.bsp"},
                    MadeFile{"v20_dark_messiah", "source-bsp/v20_dark_messiah.bsp"},
                    MadeFile{"v20_early", "source-bsp/v20_early.bsp"},
                    MadeFile{"v20_later_vindictus", "source-bsp/v20_later_vindictus.bsp"},
                    MadeFile{"v20_vindictus", "source-bsp/v20_vindictus.bsp"},
                    MadeFile{"v20_zeno_clash", "source-bsp/v20_zeno_clash.bsp"},
                    MadeFile{"v21_csgo", "source-bsp/v21_csgo.bsp"}, MadeFile{"v22", "source-bsp/v22.bsp"},
                    MadeFile{"v23", "source-bsp/v23.bsp"}, MadeFile{"v27_contagion", "source-bsp/v27_contagion.bsp"},
                    MadeFile{"console", "source-bsp/console.bsp"},
                    MadeFile{"console_lzma", "source-bsp/console_lzma.bsp"}, MadeFile{"xored", "source-bsp/xored.bsp"}),
    kGoldenName);

INSTANTIATE_TEST_SUITE_P(Missions, InfoGolden,
                         testing::Values(MadeFile{"small_mission", "bd1/addon/small.mif"},
                                         MadeFile{"night_mission", "bd1/addon/night.mif"},
                                         MadeFile{"odd_blocks", "bd1/addon/small/odd.bd1"},
                                         MadeFile{"every_point", "bd1/addon/small/points.pd1"}),
                         kGoldenName);

INSTANTIATE_TEST_SUITE_P(Models, InfoGolden,
                         testing::Values(MadeFile{"model_with_everything", "3db/data/3db/alles.3db"},
                                         MadeFile{"model_of_rings", "3db/data/3db/ringe.3db"},
                                         MadeFile{"odd_model", "3db/data/3db/seltsam.3db"},
                                         MadeFile{"model_of_another_scale", "3db/data/3db/anderes_mass.3db"}),
                         kGoldenName);

TEST(TableGolden, FacesWithEveryField) {
  const CliRun run =
      runCli({QStringLiteral("table"), madeMap(QStringLiteral("v20.bsp")), QStringLiteral("lumps/FACES")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  expectGolden(QStringLiteral("table/v20_faces.csv"), run.out);
}

TEST(TableGolden, EntitiesAsJson) {
  const CliRun run = runCli({QStringLiteral("table"), madeMap(QStringLiteral("v20.bsp")),
                             QStringLiteral("lumps/ENTITIES"), QStringLiteral("--json")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  expectGolden(QStringLiteral("table/v20_entities.json"), run.out);
}

TEST(TableGolden, MeshesOfAModel) {
  const CliRun run = runCli({QStringLiteral("table"), madeSample(QStringLiteral("3db/data/3db/alles.3db")),
                             QStringLiteral("meshes"), QStringLiteral("--json")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  expectGolden(QStringLiteral("table/model_meshes.json"), run.out);
}

TEST(TableGolden, AnimationsOfAModel) {
  const CliRun run = runCli(
      {QStringLiteral("table"), madeSample(QStringLiteral("3db/data/3db/alles.3db")), QStringLiteral("animations")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  expectGolden(QStringLiteral("table/model_animations.csv"), run.out);
}

TEST(ExtractGolden, AMaterialOfThePakfile) {
  const CliRun run = runCli({QStringLiteral("extract"), madeMap(QStringLiteral("v25_lzma.bsp")),
                             QStringLiteral("materials/vitrine/brick.vmt"), QStringLiteral("-")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  expectGolden(QStringLiteral("extract/brick.vmt"), run.out);
}

} // namespace
} // namespace vitrine::tests
