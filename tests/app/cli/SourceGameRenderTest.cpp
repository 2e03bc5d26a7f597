// Pictures of the made Source game: every place whose colour is known is of that colour, from whatever kind of place
// its files came; and a package mounted by hand gives the same picture as one in its place.
#include "tests/app/cli/SourceGame.h"

#include <QColor>
#include <QImage>

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace vitrine::tests {
namespace {

constexpr QSize kSize(960, 640);
constexpr double kFieldOfView = 60;
constexpr demos::Vec3 kEye{0, -232, 112};
constexpr int kTolerance = 14; // what block compression may cost, and a little

QImage rendered(const SourceGameFolder& folder, const QStringList& more = {}) {
  const QString out = folder.path(QStringLiteral("out.png"));
  QFile::remove(out);
  const CliRun run =
      runCli(QStringList({QStringLiteral("render"), folder.map(), QStringLiteral("-o"), out, QStringLiteral("--at"),
                          QStringLiteral("%1,%2,%3").arg(kEye.x).arg(kEye.y).arg(kEye.z), QStringLiteral("--look"),
                          QStringLiteral("90,0"), QStringLiteral("--fov"), QString::number(kFieldOfView),
                          QStringLiteral("--size"), QStringLiteral("%1x%2").arg(kSize.width()).arg(kSize.height()),
                          QStringLiteral("--supersample"), QStringLiteral("1")}) +
             more);
  EXPECT_EQ(run.status, 0) << run.err.toStdString();
  return QImage(out);
}

/// Pixel of a point of the map in the picture; the camera looks along +y.
QPoint pixelOf(const demos::Vec3& point) {
  const double scale = kSize.height() / 2.0 / std::tan(kFieldOfView / 2 * std::numbers::pi / 180);
  const demos::Vec3 seen = point - kEye;
  return {static_cast<int>(kSize.width() / 2.0 + seen.x / seen.y * scale),
          static_cast<int>(kSize.height() / 2.0 - seen.z / seen.y * scale)};
}

bool shows(const QImage& picture, const samples::KnownColour& place) {
  const QPoint pixel = pixelOf(place.at);
  if (!picture.rect().contains(pixel)) {
    ADD_FAILURE() << place.what << " is not in the picture";
    return false;
  }
  const QColor seen = picture.pixelColor(pixel);
  const double apart =
      std::max({std::abs(seen.red() - place.colour.x * 255), std::abs(seen.green() - place.colour.y * 255),
                std::abs(seen.blue() - place.colour.z * 255)});
  return apart <= kTolerance;
}

std::string said(const QImage& picture, const samples::KnownColour& place) {
  const QColor seen = picture.pixelColor(pixelOf(place.at));
  return QStringLiteral("%1: seen %2 %3 %4, made of %5 %6 %7")
      .arg(QString::fromStdString(place.what))
      .arg(seen.red())
      .arg(seen.green())
      .arg(seen.blue())
      .arg(place.colour.x * 255)
      .arg(place.colour.y * 255)
      .arg(place.colour.z * 255)
      .toStdString();
}

double changedShare(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) {
    return 1;
  }
  int different = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      different += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
  }
  return static_cast<double>(different) / (a.width() * a.height());
}

TEST(SourceGamePicture, EveryKnownPlaceHasItsColour) {
  const SourceGameFolder folder;
  const QImage picture = rendered(folder);
  ASSERT_EQ(picture.size(), kSize);
  for (const samples::KnownColour& place : folder.game().colours) {
    EXPECT_TRUE(shows(picture, place)) << said(picture, place);
  }
}

// A package named by hand comes before the game's own search paths, and so does its black version of a material
// that the game has in another colour.
TEST(SourceGamePicture, APackageMountedByHandCompletesThePicture) {
  const SourceGameFolder folder;
  const QImage whole = rendered(folder);
  const QString textures = folder.moveAway(QString::fromLatin1(samples::kTexturePackage));
  const QImage bare = rendered(folder);
  for (const samples::KnownColour& place : folder.game().colours) {
    EXPECT_EQ(shows(bare, place), !place.fromTextures) << said(bare, place);
  }
  const QImage again = rendered(folder, {QStringLiteral("--game"), textures});
  for (const samples::KnownColour& place : folder.game().colours) {
    EXPECT_EQ(shows(again, place), place.what != "base/overridden") << said(again, place);
  }
  EXPECT_LT(changedShare(whole, again), 0.01) << "that board alone";
}

TEST(SourceGamePicture, ModelsMountedByHandToo) {
  const SourceGameFolder folder;
  const QImage whole = rendered(folder);
  const QString models = folder.moveAway(QString::fromLatin1(samples::kModelPackage));
  const QImage bare = rendered(folder);
  for (const samples::KnownColour& place : folder.game().colours) {
    EXPECT_EQ(shows(bare, place), !place.fromModels) << said(bare, place);
  }
  EXPECT_EQ(changedShare(whole, rendered(folder, {QStringLiteral("--game"), models})), 0);
}

} // namespace
} // namespace vitrine::tests
