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

class InfoGolden : public testing::TestWithParam<const char*> {};

TEST_P(InfoGolden, IsAsItWas) {
  const QString name = QString::fromLatin1(GetParam());
  const CliRun run = runCli({QStringLiteral("info"), QStringLiteral("--json"), madeMap(name + QStringLiteral(".bsp"))});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  EXPECT_EQ(run.err, QString());
  Json json = run.json();
  json["vitrine"] = "VERSION";
  json["file"]["path"] = name.toStdString() + ".bsp";
  roundNumbers(json);
  expectGolden(QStringLiteral("info/%1.json").arg(name), QByteArray::fromStdString(json.dump(1)) + '\n');
}

INSTANTIATE_TEST_SUITE_P(MadeMaps, InfoGolden, testing::Values("v19", "v20", "v20_lzma", "v21_l4d2", "v25_lzma"),
                         [](const auto& parameter) { return std::string(parameter.param); });

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

TEST(ExtractGolden, AMaterialOfThePakfile) {
  const CliRun run = runCli({QStringLiteral("extract"), madeMap(QStringLiteral("v25_lzma.bsp")),
                             QStringLiteral("materials/vitrine/brick.vmt"), QStringLiteral("-")});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  expectGolden(QStringLiteral("extract/brick.vmt"), run.out);
}

} // namespace
} // namespace vitrine::tests
