// Picture of a displacement with four textures: each place is of the colour of the texture whose weight is 1 there.
#include "resources/demos/source/MapWriter.h"
#include "resources/demos/source/VtfWriter.h"
#include "tests/app/cli/CliRunner.h"
#include "tests/samples/source/Maps.h"

#include <QColor>
#include <QImage>

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace vitrine::tests {
namespace {

/// South-west, south-east, north-west, north-east.
const std::array<QColor, 4> kTextures{QColor(200, 30, 30), QColor(30, 200, 30), QColor(30, 30, 200),
                                      QColor(220, 220, 40)};
const demos::Vec3 kMiddle{-192, -192, 0};
constexpr double kHeight = 100;
constexpr int kQuarterPicture = 80; // pixels of a side
constexpr double kQuarterFieldOfView = 60;

demos::Bytes plainTexture(const QColor& colour) {
  demos::Canvas canvas(8, 8);
  for (int i = 0; i < 64; ++i) {
    canvas.at(i % 8, i / 8) = {colour.redF(), colour.greenF(), colour.blueF()};
  }
  return demos::writeVtf(canvas, {.format = demos::VtfFormat::Bgr888});
}

demos::Bytes text(std::string_view from) {
  demos::Bytes bytes;
  for (const char letter : from) {
    bytes.push_back(static_cast<std::byte>(letter));
  }
  return bytes;
}

demos::Bytes fourLayersMap() {
  demos::MapModel model = samples::makeSingleRoom();
  std::string vmt = "Lightmapped_4WayBlend\n{\n";
  for (std::size_t i = 0; i < kTextures.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    model.pakFiles.push_back({"materials/test/layer" + number + ".vtf", plainTexture(kTextures[i])});
    vmt += "\t$basetexture" + (i == 0 ? std::string() : number) + " test/layer" + number + "\n";
  }
  model.pakFiles.push_back({"materials/test/ground.vmt", text(vmt + "}\n")});
  demos::Material material;
  material.name = "test/ground";
  material.width = material.height = 8;
  model.materials.push_back(material);
  demos::Displacement patch;
  patch.mins = kMiddle - demos::Vec3{64, 64, 0};
  patch.maxs = kMiddle + demos::Vec3{64, 64, 0};
  patch.look.material = static_cast<int>(model.materials.size()) - 1;
  patch.height = [](const demos::Vec3&) { return 0.0; };
  patch.weights = [](const demos::Vec3& p) {
    std::array<double, 4> weights{};
    weights[(p.x > kMiddle.x ? 1 : 0) + (p.y > kMiddle.y ? 2 : 0)] = 1;
    return weights;
  };
  model.displacements.push_back(patch);
  return demos::writeMap(model, {.version = 21, .light = demos::LightQuality::Fast});
}

TEST(FourLayers, eachPlaceIsOfItsTexture) {
  const TempFolder folder;
  const demos::Bytes bytes = fourLayersMap();
  const QString map = folder.write(QStringLiteral("four.bsp"), QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                                                          static_cast<qsizetype>(bytes.size())));
  const QString out = folder.path(QStringLiteral("four.png"));
  const QString size = QStringLiteral("%1x%1").arg(kQuarterPicture);
  const CliRun run = runCli({QStringLiteral("render"), map, QStringLiteral("-o"), out, QStringLiteral("--mode"),
                             QStringLiteral("unlit"), QStringLiteral("--at"),
                             QStringLiteral("%1,%2,%3").arg(kMiddle.x).arg(kMiddle.y).arg(kHeight),
                             QStringLiteral("--look"), QStringLiteral("90,89.9"), QStringLiteral("--fov"),
                             QString::number(kQuarterFieldOfView), QStringLiteral("--size"), size});
  ASSERT_EQ(run.status, 0) << run.err.toStdString();
  const QImage picture(out);
  ASSERT_EQ(picture.size(), QSize(kQuarterPicture, kQuarterPicture));
  // 32 units from the middle, north up.
  const double pixels =
      32 / (kHeight * std::tan(kQuarterFieldOfView / 2 * 3.14159265358979 / 180)) * kQuarterPicture / 2;
  for (std::size_t i = 0; i < kTextures.size(); ++i) {
    const int x = static_cast<int>(kQuarterPicture / 2.0 + (i % 2 == 0 ? -pixels : pixels));
    const int y = static_cast<int>(kQuarterPicture / 2.0 + (i / 2 == 0 ? pixels : -pixels));
    const QColor seen = picture.pixelColor(x, y);
    EXPECT_NEAR(seen.red(), kTextures[i].red(), 3) << "texture " << i + 1;
    EXPECT_NEAR(seen.green(), kTextures[i].green(), 3) << "texture " << i + 1;
    EXPECT_NEAR(seen.blue(), kTextures[i].blue(), 3) << "texture " << i + 1;
  }
}

} // namespace
} // namespace vitrine::tests
