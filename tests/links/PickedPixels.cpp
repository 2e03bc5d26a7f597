#include "tests/links/PickedPixels.h"

#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {

void PrintTo(const PickedSample& sample, std::ostream* out) {
  *out << sample.name;
}

std::vector<PickedSample> pickedSamples() {
  return {{"source_map", "source-bsp/v20.bsp", 150},
          {"xops_blocks", "bd1/generated/addon/town/town160.bd1", 40},
          {"diggles_model", "3db/generated/data/3db/kobold.3db", 20, "1", "0.35"},
          {"vgo_cube", "vgo/gen_cube_lh_tl.vgo", 12},
          {"vgo_avatar", "vgo/gen_avatar_lh.vgo", 8},
          {"x3_body", "bod/objects/vitrine/ring.bod", 15}};
}

std::vector<QPoint> pickedPixels() {
  std::vector<QPoint> pixels;
  for (int row = 0; row < 10; ++row) {
    for (int column = 0; column < 20; ++column) {
      pixels.emplace_back(column * 16 + 8 + row % 3, row * 20 + 10 + column % 5);
    }
  }
  return pixels;
}

QStringList momentOptions(const PickedSample& sample) {
  return *sample.animation ? QStringList{QStringLiteral("--animation"), QString::fromLatin1(sample.animation),
                                         QStringLiteral("--time"), QString::fromLatin1(sample.time)}
                           : QStringList();
}

std::vector<nlohmann::ordered_json> picksOf(const PickedSample& sample, const QString& path) {
  QStringList arguments{QStringLiteral("pick"), path, QStringLiteral("--json"), QStringLiteral("--size"),
                        QStringLiteral("%1x%2").arg(kPickedSize.width()).arg(kPickedSize.height())};
  for (const QPoint& pixel : pickedPixels()) {
    arguments << QStringLiteral("--pixel") << QStringLiteral("%1,%2").arg(pixel.x()).arg(pixel.y());
  }
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(QLatin1String(display));
  }
  const CliRun run = runCli(arguments + momentOptions(sample), environment);
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  return run.status == 0 ? run.json().get<std::vector<nlohmann::ordered_json>>()
                         : std::vector<nlohmann::ordered_json>();
}

} // namespace vitrine::tests
