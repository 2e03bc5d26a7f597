// Views beyond the walls of the demo museum, and below its water: the 3D sky at its scaled place, the 2D sky in its
// directions, fog under water. Computed from the file's bytes.
#include "tests/images/DemoMuseum.h"
#include "tests/images/Pixels.h"

#include <cmath>

namespace vitrine::tests {
namespace {

QVector3D vectorOf(const QString& value) {
  const std::vector<float> numbers = numbersOf(value);
  return {numbers.at(0), numbers.at(1), numbers.at(2)};
}

/// Place of the lamp of the museum's lighthouse, in the small room of the sky (tests/samples/source/DemoLayout.h).
const QVector3D kLamp(2304 - 120, 130, -2 + 24);

bool isLampLight(QRgb color) {
  return qRed(color) > 215 && qRed(color) - qGreen(color) > 70 && qRed(color) - qBlue(color) > 120; // no roof tiles
}

class DemoSky : public DemoMuseum {};

TEST_F(DemoSky, SmallThingsAreSeenWhereTheirScaleHasThem) {
  const auto camera = bytes().entity(QStringLiteral("classname"), QStringLiteral("sky_camera"));
  const QVector3D origin = vectorOf(camera.at(QStringLiteral("origin")));
  const float scale = camera.at(QStringLiteral("scale")).toFloat();
  const QVector3D lamp = (kLamp - origin) * scale;
  // From two places: scaled by another number it would stand elsewhere in one of them.
  for (const Standpoint& from : {Standpoint{{-200, 1000, 330}, 140, 0}, Standpoint{{600, 500, 300}, 135, 0}}) {
    const Pinhole eye = pinhole(from);
    const auto expected = eye.project(lamp);
    ASSERT_TRUE(expected && QRectF(QPointF(20, 20), kSize - QSize(40, 40)).contains(*expected));
    const QImage seen = picture(from);
    QPointF sum;
    int count = 0;
    for (int y = static_cast<int>(expected->y()) - 16; y <= expected->y() + 16; ++y) {
      for (int x = static_cast<int>(expected->x()) - 16; x <= expected->x() + 16; ++x) {
        if (isLampLight(seen.pixel(x, y))) {
          sum += QPointF(x + 0.5, y + 0.5);
          ++count;
        }
      }
    }
    const double size = 4.0 * scale * eye.focal / eye.depthOf(lamp); // the lamp is four units wide
    ASSERT_GT(count, size * size / 2) << "the lamp is not to be seen";
    EXPECT_LT(count, size * size * 2.5);
    EXPECT_LT(std::hypot(sum.x() / count - expected->x(), sum.y() / count - expected->y()), 2);
  }
}

/// The brightest place of the 2D sky is the sun's: one looks against the direction its light travels in.
TEST_F(DemoSky, TheSunOfThePicturesStandsWhereItsLightComesFrom) {
  const auto sun = bytes().entity(QStringLiteral("classname"), QStringLiteral("light_environment"));
  const float pitch = sun.at(QStringLiteral("pitch")).toFloat(); // negative: it shines down
  const float yaw = numbersOf(sun.at(QStringLiteral("angles"))).at(1);
  state::SceneState alone; // without mountains in front of it
  alone.controls[QStringLiteral("layer.skybox3d")] = 0;
  const Standpoint towards{{0, 0, 700}, yaw + 180, pitch};
  const QImage seen = picture(towards, alone);
  const auto brightness = [](const QImage& image, QPoint at) { return qGray(image.pixel(at)); };
  const QPoint middle(kSize.width() / 2, kSize.height() / 2);
  EXPECT_GT(brightness(seen, middle), 240);
  for (const QPoint corner : {QPoint(10, 10), QPoint(kSize.width() - 10, 10)}) {
    EXPECT_LT(brightness(seen, corner), brightness(seen, middle) - 10);
  }
  const QImage opposite = picture({{0, 0, 700}, yaw, pitch}, alone);
  EXPECT_LT(brightness(opposite, middle), 230) << "there is but one sun";
}

/// Edges of the cube do not show: beside each other its pictures have nearly the same colour.
TEST_F(DemoSky, ThePicturesMeetWithoutASeam) {
  state::SceneState alone;
  alone.controls[QStringLiteral("layer.skybox3d")] = 0;
  for (const float yaw : {45.0F, 135.0F, 225.0F, 315.0F}) {
    const QImage seen = picture({{0, 0, 900}, yaw, -20}, alone);
    for (int y = 20; y < kSize.height() - 20; y += 5) {
      for (int x = kSize.width() / 2 - 6; x < kSize.width() / 2 + 6; ++x) {
        ASSERT_LE(channelDifference(seen.pixel(x, y), seen.pixel(x + 1, y)), 12)
            << "yaw " << yaw << " at " << x << ',' << y;
      }
    }
    EXPECT_NE(seen.pixel(kSize.width() / 2, 60), pictureBackground().rgb());
  }
}

TEST_F(DemoSky, WaterHidesWhatIsFarInItsOwnColour) {
  const QString material = QString::fromLatin1(bytes().pakFile(QStringLiteral("materials/vitrine/water.vmt")));
  const auto after = [&](const char* key) { return material.mid(material.indexOf(QLatin1String(key))); };
  const QString text = after("$fogcolor").section(QLatin1Char('{'), 1).section(QLatin1Char('}'), 0, 0);
  const QVector3D colour = vectorOf(text) / 255;
  const float end = after("$fogend").section(QLatin1Char('"'), 2, 2).toFloat();
  ASSERT_GT(end, 100);
  const Standpoint from{{-90, 662, -114}, 90, 0}; // along the pond's western wall
  const Pinhole eye = pinhole(from);
  const QVector3D far(-90, 880, -114);
  ASSERT_GT(eye.depthOf(far), end);
  const QImage seen = picture(from);
  const auto at = eye.project(far);
  EXPECT_LE(channelDifference(seen.pixel(at->toPoint()), displayed(colour)), 3);
  // Near things show through.
  const auto near = eye.project({-112, 662 + 50, -114});
  ASSERT_TRUE(near && seen.rect().contains(near->toPoint()));
  EXPECT_GT(channelDifference(seen.pixel(near->toPoint()), displayed(colour)), 8);
  // Above the water there is none of it.
  const QImage above = picture({{-90, 662, 40}, 90, 0});
  EXPECT_GT(channelDifference(above.pixel(at->toPoint()), displayed(colour)), 20);
}

} // namespace
} // namespace vitrine::tests
