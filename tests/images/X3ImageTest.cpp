// Pictures of X3 scenes and bodies: all forms of a file look alike; nothing is mirrored; colours are those of the
// textures where the bytes say that they are; what a camera sees is as wide as it says. Run with VITRINE_REGEN=1 to
// write new pictures of the demo, then look at them.
#include "core/animation/Pose.h"
#include "resources/demos/x3/GameTree.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/images/Ssim.h"
#include "tests/samples/oracles/x3/WalkedFiles.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"
#include "tests/support/TempFolder.h"

#include <QPainter>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

namespace x3 = demos::x3;
using oracles::WalkedBody;

constexpr float kMetre = 500;

QVector3D inScene(const WalkedBody::Vector& file) {
  return {static_cast<float>(file[0]), static_cast<float>(file[1]), static_cast<float>(-file[2])};
}

QImage drawnView(const OpenedMap& map, const View& view, const SceneState& state = {},
                 render::ShadingMode mode = render::ShadingMode::Lit, QSize size = kMediumPicture) {
  return draw(map, cameraOf(*map.scene(), size, view), size, mode, state);
}

/// The demo from outside; small, as its many lamps take their time.
QImage stationAt(const OpenedMap& map, const SceneState& state) {
  const View view{{-75 * kMetre, 40 * kMetre, 100 * kMetre}, {0, 0, 0}};
  return drawnView(map, view, state, render::ShadingMode::Lit, {240, 180});
}

SceneState atTime(const Scene& scene, double seconds) {
  SceneState state = state::startState(scene);
  state.animation = 0;
  state.time = seconds;
  return state;
}

/// As one of the scene's cameras sees it at a moment.
QImage through(const OpenedMap& map, const QString& camera, const SceneState& state, QSize size = kMediumPicture) {
  const auto found = std::ranges::find(map.scene()->view.cameras, camera, &scene::Camera::name);
  if (found == map.scene()->view.cameras.end()) {
    ADD_FAILURE() << "no camera " << camera.toStdString();
    return {};
  }
  viewing::CameraRig rig;
  rig.setViewportSize(size);
  rig.setSceneBounds(map.scene()->animatedBounds());
  rig.follow(animation::Pose(map.scene(), state).camera(static_cast<int>(found - map.scene()->view.cameras.begin())));
  return draw(map, rig, size, render::ShadingMode::Lit, state);
}

std::unique_ptr<OpenedMap> openBody(const char* name) {
  return openMap(samplePath(QStringLiteral("bod/") + QLatin1String(name)).value());
}

struct FormPictures {
  QImage across;
  QImage later;
};

FormPictures stationPictures(x3::Form form) {
  const TempFolder folder;
  QString scene;
  for (const x3::MadeFile& file : x3::stationFiles(form)) {
    const QString path = folder.write(QString::fromStdString(file.path), Bytes::adopt(file.data));
    scene = scene.isEmpty() ? path : scene;
  }
  const auto map = openMap(scene);
  if (!map) {
    return {};
  }
  EXPECT_TRUE(map->document->missing.empty()) << map->document->missing.front().path.toStdString();
  return {stationAt(*map, {}), stationAt(*map, atTime(*map->scene(), 7.6))};
}

TEST(X3Image, TextBinaryPackedAndCataloguesLookTheSame) {
  const FormPictures first = stationPictures(x3::Form::Text);
  ASSERT_FALSE(first.across.isNull());
  keepForLooking(QStringLiteral("x3_text"), first.across);
  keepForLooking(QStringLiteral("x3_text_later"), first.later);
  EXPECT_GT(shareDiffering(first.across, first.across.mirrored(true, false), 16), 0.02)
      << "nothing is to be seen, or it could be mirrored";
  EXPECT_GT(shareDiffering(first.across, first.later, 16), 0.01) << "nothing moves";
  const std::pair<const char*, x3::Form> forms[] = {
      {"bob", x3::Form::Binary}, {"pck", x3::Form::Packed}, {"cat", x3::Form::Catalogue}, {"mixed", x3::Form::Mixed}};
  for (const auto& [name, form] : forms) {
    const FormPictures other = stationPictures(form);
    ASSERT_FALSE(other.across.isNull()) << name;
    keepForLooking(QStringLiteral("x3_") + QLatin1String(name), other.across);
    EXPECT_GT(ssim(first.across, other.across), 0.999) << name;
    EXPECT_LT(shareDiffering(first.across, other.across, 4), 0.002) << name;
    EXPECT_GT(ssim(first.later, other.later), 0.999) << name;
    EXPECT_LT(shareDiffering(first.later, other.later, 4), 0.002) << name;
  }
}

/// Mask of the pixels where the bytes say a body is seen, if each axis went by these signs.
QImage outlineOf(const WalkedBody::Record& record, const viewing::CameraRig& rig, const QVector3D& signs) {
  QImage mask(kMediumPicture, QImage::Format_RGB32);
  mask.fill(Qt::black);
  QPainter painter(&mask);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::white);
  for (const auto& triangle : record.triangles) {
    QPolygonF polygon;
    for (const auto& corner : triangle.corners) {
      const QVector3D at = inScene(corner.position) * signs;
      polygon << rig.project(at).value_or(QPointF(-1, -1));
    }
    painter.drawPolygon(polygon);
  }
  return mask;
}

/// Share that two shapes have in common, 0…1.
double overlap(const QImage& picture, const QImage& mask) {
  int either = 0;
  int both = 0;
  for (int y = 0; y < kMediumPicture.height(); ++y) {
    for (int x = 0; x < kMediumPicture.width(); ++x) {
      const bool seen = channelDifference(picture.pixel(x, y), pictureBackground().rgb()) > 3;
      const bool said = qRed(mask.pixel(x, y)) > 127;
      either += seen || said ? 1 : 0;
      both += seen && said ? 1 : 0;
    }
  }
  return either > 1000 ? static_cast<double>(both) / either : 0;
}

WalkedBody walkedSample(const char* name) {
  const Bytes bytes = fileBytes(samplePath(QStringLiteral("bod/") + QLatin1String(name)).value());
  return oracles::walkedTextBody({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

// Its nose is at +z of the file, its fin up and towards +x.
TEST(X3Image, BodiesAreTheRightWayRound) {
  const auto map = openBody("objects/vitrine/hull.bod");
  ASSERT_TRUE(map);
  const WalkedBody::Record record = walkedSample("objects/vitrine/hull.bod").records.front();
  struct Judged {
    QVector3D from;
    QVector3D mirror; ///< which would be seen from there
  };
  const QVector3D leftIsRight(-1, 1, 1); // the fin tells
  const QVector3D frontIsBack(1, 1, -1); // the nose does
  int view = 0;
  for (const auto& [from, mirror] :
       {Judged{{0, 20'000, 90'000}, leftIsRight}, Judged{{0, 5'000, -80'000}, leftIsRight},
        Judged{{-80'000, 40'000, 30'000}, frontIsBack}, Judged{{9'000, 90'000, 1'000}, frontIsBack}}) {
    const viewing::CameraRig rig = cameraOf(*map->scene(), kMediumPicture, {from, {0, 5'000, 0}});
    const QImage picture = drawnView(*map, {from, {0, 5'000, 0}}, {}, render::ShadingMode::Unlit);
    keepForLooking(QStringLiteral("x3_hull_%1").arg(++view), picture);
    const double right = overlap(picture, outlineOf(record, rig, {1, 1, 1}));
    EXPECT_GT(right, 0.95) << view;
    EXPECT_LT(overlap(picture, outlineOf(record, rig, mirror)), right - 0.02) << view << ": mirrored fits as well";
  }
}

// Far from the game's folder: neither glow nor highlight has its picture.
TEST(X3Image, BodiesAloneAreShadedAndNotBurntOut) {
  for (const char* name : {"hull.bod", "ring.bod", "pod.bob"}) {
    SCOPED_TRACE(name);
    const TempFolder folder;
    const auto sample = samplePath(QStringLiteral("bod/objects/vitrine/") + QLatin1String(name));
    const auto map = openMap(folder.write(QLatin1String(name), fileBytes(sample.value())));
    ASSERT_TRUE(map);
    const scene::Bounds bounds = map->scene()->bounds();
    const QVector3D away = QVector3D(0.6F, 0.5F, 1) * bounds.radius() * 2;
    const QImage picture = drawnView(*map, {bounds.centre() + away, bounds.centre()});
    keepForLooking(QStringLiteral("x3_alone_") + QLatin1String(name), picture);
    int seen = 0;
    int burnt = 0;
    double sum = 0;
    double squares = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        const QRgb pixel = picture.pixel(x, y);
        if (channelDifference(pixel, pictureBackground().rgb()) > 3) {
          const double tone = qGray(pixel) / 255.0;
          seen += 1;
          burnt += std::min({qRed(pixel), qGreen(pixel), qBlue(pixel)}) > 245 ? 1 : 0;
          sum += tone;
          squares += tone * tone;
        }
      }
    }
    ASSERT_GT(seen, 3000);
    EXPECT_LT(burnt, seen / 20);
    EXPECT_GT(sum / seen, 0.15);
    EXPECT_LT(sum / seen, 0.8);
    EXPECT_GT(std::sqrt(squares / seen - sum / seen * (sum / seen)), 0.04) << "spread";
  }
}

/// A triangle's point at these shares of its corners.
struct Spot {
  QVector3D at;
  QVector2D uv;
};

Spot spotOn(const WalkedBody::Triangle& triangle, const std::array<float, 3>& shares) {
  Spot spot;
  for (std::size_t k = 0; k < 3; ++k) {
    const auto& corner = triangle.corners[k];
    spot.at += shares[k] * inScene(corner.position);
    spot.uv += shares[k] * QVector2D(static_cast<float>(corner.uv[0]), static_cast<float>(corner.uv[1]));
  }
  return spot;
}

QRgb hullColour(const QVector2D& uv) {
  const int x = static_cast<int>(std::floor(uv.x() * 32)) & 31;
  const int y = static_cast<int>(std::floor(uv.y() * 32)) & 31;
  // As DXT1 keeps (200, 60, 40) and (220, 220, 220).
  return (x / 8 + y / 8) % 2 != 0 ? qRgb(206, 60, 41) : qRgb(222, 219, 222);
}

/// Far enough from the next field of the checks.
bool isInsideField(const QVector2D& uv) {
  const auto inside = [](float value) {
    const float field = value * 4 - std::floor(value * 4);
    return field > 0.3F && field < 0.7F;
  };
  return inside(uv.x()) && inside(uv.y());
}

TEST(X3Image, TexturesLieWhereTheBytesSay) {
  const auto map = openBody("objects/vitrine/hull.bod");
  ASSERT_TRUE(map);
  int judged = 0;
  int alike = 0;
  const WalkedBody hull = walkedSample("objects/vitrine/hull.bod");
  for (const auto& triangle : hull.records.front().triangles) {
    if (triangle.material != 0) {
      continue; // the fin glows
    }
    const Spot middle = spotOn(triangle, {1 / 3.0F, 1 / 3.0F, 1 / 3.0F});
    const auto corner = [&](std::size_t k) { return inScene(triangle.corners[k].position); };
    const QVector3D out = QVector3D::normal(corner(0), corner(2), corner(1));
    const View view{middle.at + out * 30'000 + QVector3D(500, 300, 700), middle.at};
    const QImage picture = drawnView(*map, view, {}, render::ShadingMode::Unlit);
    const viewing::CameraRig rig = cameraOf(*map->scene(), kMediumPicture, view);
    for (int i = 1; i < 12; ++i) {
      for (int j = 1; i + j < 12; ++j) {
        const Spot spot = spotOn(
            triangle, {static_cast<float>(i) / 12, static_cast<float>(j) / 12, static_cast<float>(12 - i - j) / 12});
        const QPoint pixel = rig.project(spot.at).value_or(QPointF(-1, -1)).toPoint();
        if (!isInsideField(spot.uv) || !picture.rect().contains(pixel)) {
          continue;
        }
        judged += 1;
        alike += channelDifference(picture.pixel(pixel), hullColour(spot.uv)) <= 12 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(judged, 15);
  EXPECT_GE(alike, judged * 95 / 100) << "of " << judged;
}

// Camera01 of the sample is at (0, 20000, -80000), sees a right angle across, and there is a picture 80000 wide and
// 60000 high at z = 90000.
TEST(X3Image, ACameraSeesAsWideAsItSays) {
  const auto map = openBody("objects/vitrine/demo_scene.bod");
  ASSERT_TRUE(map);
  for (const QSize size : {QSize(480, 360), QSize(600, 300)}) {
    const QImage picture = through(*map, QStringLiteral("Camera01"), state::startState(*map->scene()), size);
    keepForLooking(QStringLiteral("x3_camera01_%1").arg(size.width()), picture);
    const auto pixelOf = [&](double x, double y) {
      constexpr double kFrontDistance = 170'000;
      const double half = size.width() / 2.0;
      return QPointF(half + half * x / kFrontDistance, size.height() / 2.0 - half * (y - 20'000) / kFrontDistance);
    };
    const auto isPicture = [&](const QPointF& at) {
      return channelDifference(picture.pixel(at.toPoint()), pictureBackground().rgb()) > 8;
    };
    for (const double x : {-1.0, 1.0}) {
      for (const double y : {-1.0, 1.0}) {
        const QPointF corner = pixelOf(x * 40'000, y * 30'000);
        const QPointF in(-x * 2.5, y * 2.5);
        EXPECT_TRUE(isPicture(corner + in)) << size.width() << ": inside the corner " << x << ' ' << y;
        EXPECT_FALSE(isPicture(corner - QPointF(in.x(), 0))) << size.width() << ": beside the corner " << x << ' ' << y;
        EXPECT_FALSE(isPicture(corner - QPointF(0, in.y()))) << size.width() << ": off the corner " << x << ' ' << y;
      }
    }
  }
}

class DemoScene : public testing::Test {
protected:
  void SetUp() override {
    m_map = openMap(qEnvironmentVariable("VITRINE_BINARY_DIR") +
                    QStringLiteral("/share/vitrine/demo/x3/objects/vitrine/lighthouse_scene.bod"));
    ASSERT_TRUE(m_map);
  }

  void expectKeptThrough(const char* name, const char* camera, double time) const {
    const QImage picture = through(*m_map, QLatin1String(camera), atTime(*m_map->scene(), time));
    ASSERT_FALSE(picture.isNull());
    keepForLooking(QLatin1String(name), picture);
    EXPECT_GT(shareDiffering(picture, picture.mirrored(true, false), 16), 0.02) << "it could be mirrored";
    expectKept(QLatin1String(name), picture);
  }

  std::unique_ptr<OpenedMap> m_map;
};

TEST_F(DemoScene, NothingIsMissingOrDamaged) {
  EXPECT_TRUE(m_map->document->missing.empty());
  for (const Diagnostic& diagnostic : m_map->document->diagnostics) {
    EXPECT_EQ(diagnostic.severity, base::Severity::Note) << diagnostic.message.toStdString();
  }
}

TEST_F(DemoScene, LooksAsItWasKept) {
  expectKeptThrough("x3_demo_overview", "Overview", 0);
  expectKeptThrough("x3_demo_watch", "Shuttle watch", 3.2);
  expectKeptThrough("x3_demo_ring", "Ring ride", 7.6);
}

TEST_F(DemoScene, EndsAsItBegins) {
  const QImage first = stationAt(*m_map, atTime(*m_map->scene(), 0));
  const QImage last = stationAt(*m_map, atTime(*m_map->scene(), 20));
  EXPECT_GT(ssim(first, last), 0.999);
  EXPECT_GT(shareDiffering(first, stationAt(*m_map, atTime(*m_map->scene(), 9.7)), 16), 0.01);
}

} // namespace
} // namespace vitrine::tests
