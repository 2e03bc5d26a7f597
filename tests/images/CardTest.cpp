// A block with an orientation card on each face, seen square from outside: which way up and round each picture stands
// is derived here from the fact sheet's axes (left-handed, y up) and corners, and how bright it is from its table.
#include "core/bytes/FileBytes.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/images/Ssim.h"
#include "tests/samples/oracles/xops/BlockDecoder.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr int kSide = 384;      ///< of the pictures
constexpr int kFaceSide = 256;  ///< of a face in them
constexpr float kDistance = 12; ///< short, as a camera cannot look down quite vertically
constexpr std::uint64_t kFirstBlock = 312;
constexpr std::uint64_t kBlockBytes = 316;

/// View of a face in which its picture is upright. Of a wall that is plain. Above the block one looks down
/// with +z at the top of the view, and below it up with -z at the top: then stored corners 0 to 3 of each run from the
/// top left round to the bottom left, as on a wall, and +x is at the right.
struct FaceView {
  QVector3D outward; ///< file axes
  float yaw;
  float pitch;
  float day; ///< what the sheet's table says
  float dark;
};

constexpr std::array<FaceView, oracles::kDecodedFaces> kFaceViews{{{{0, 1, 0}, 90, 90, .8528F, .6528F},
                                                                   {{0, -1, 0}, 90, -90, .6682F, .4682F},
                                                                   {{0, 0, -1}, 90, 0, .7933F, .5933F},
                                                                   {{1, 0, 0}, 180, 0, .6472F, .4472F},
                                                                   {{0, 0, 1}, -90, 0, .7583F, .5583F},
                                                                   {{-1, 0, 0}, 0, 0, .8621F, .6621F}}};

/// The block of these maps stands on y = 0 and is 20 units wide and high.
viewing::CameraRig squareBefore(const Scene& scene, const FaceView& view) {
  const QVector3D position = QVector3D(0, 10, 0) + view.outward * (10 + kDistance);
  viewing::CameraRig camera = cameraAt(scene, {kSide, kSide}, position, view.yaw, view.pitch);
  viewing::CameraPose pose = camera.pose();
  pose.orthographic = true;
  pose.orthographicHeight = 20.0F * kSide / kFaceSide;
  camera.setPose(pose);
  return camera;
}

QImage drawFace(const OpenedMap& map, int face, render::ShadingMode mode, int shading = 0) {
  state::SceneState state;
  state.controls[QStringLiteral("shading")] = shading;
  const QImage whole =
      draw(map, squareBefore(*map.scene(), kFaceViews[static_cast<std::size_t>(face)]), {kSide, kSide}, mode, state);
  constexpr int kMargin = (kSide - kFaceSide) / 2;
  return whole.copy(kMargin, kMargin, kFaceSide, kFaceSide);
}

/// Card `face` as the file has it, as large as a face in the pictures.
QImage cardPicture(int face) {
  const QImage card(*samplePath(QStringLiteral("bd1/generated/uvcube/card%1.png").arg(face)));
  return card.convertToFormat(QImage::Format_RGB32).scaled(kFaceSide, kFaceSide);
}

/// Smaller, and without the rim, where texels of the opposite side come in: filters soften edges by a texel.
QImage comparable(const QImage& face) {
  return face.scaled(64, 64, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).copy(2, 2, 60, 60);
}

QRgb times(QRgb color, float factor) {
  return displayed(ofDisplay(color) * factor);
}

class CardMap : public testing::Test {
protected:
  void open(const char* file) {
    const auto path = samplePath(QStringLiteral("bd1/generated/") + QLatin1String(file));
    ASSERT_TRUE(path);
    m_path = *path;
    m_map = openMap(*path);
    ASSERT_TRUE(m_map);
  }

  QString m_path;
  std::unique_ptr<OpenedMap> m_map;
};

class CubeOfCards : public CardMap {
protected:
  void SetUp() override { open("uvcube/uvcube.bd1"); }
};

class TaperOfCards : public CardMap {
protected:
  void SetUp() override { open("uvcube/taper.bd1"); }
};

class BareCube : public CardMap {
protected:
  void SetUp() override { open("edge/no_textures.bd1"); }
};

TEST_F(CubeOfCards, StandUprightOnEveryFace) {
  for (int face = 0; face < oracles::kDecodedFaces; ++face) {
    const QImage drawn = comparable(drawFace(*m_map, face, render::ShadingMode::Unlit));
    const QImage card = comparable(cardPicture(face));
    const double likeness = ssim(drawn, card);
    EXPECT_GT(likeness, 0.96) << "face " << face;
    EXPECT_LT(shareDiffering(drawn, card, 40), 0.01) << "face " << face;
    for (const QImage& wrong : {card.mirrored(true, false), card.mirrored(false, true), card.mirrored(true, true)}) {
      EXPECT_GT(shareDiffering(drawn, wrong, 40), 0.15) << "face " << face;
      EXPECT_LT(ssim(drawn, wrong), likeness - 0.01) << "face " << face;
    }
  }
}

TEST_F(CubeOfCards, HaveTheirFourColoursInTheirFourCorners) {
  constexpr int kNear = 20;
  constexpr int kFar = kFaceSide - 1 - kNear;
  for (int face = 0; face < oracles::kDecodedFaces; ++face) {
    const QImage drawn = drawFace(*m_map, face, render::ShadingMode::Unlit);
    EXPECT_LE(channelDifference(drawn.pixel(kNear, kNear), qRgb(220, 30, 30)), 1) << "red, top left, face " << face;
    EXPECT_LE(channelDifference(drawn.pixel(kFar, kNear), qRgb(30, 160, 30)), 1) << "green, top right, face " << face;
    EXPECT_LE(channelDifference(drawn.pixel(kFar, kFar), qRgb(40, 60, 220)), 1) << "blue, bottom right, face " << face;
    EXPECT_LE(channelDifference(drawn.pixel(kNear, kFar), qRgb(230, 200, 20)), 1)
        << "yellow, bottom left, face " << face;
  }
}

TEST_F(CubeOfCards, AreAsBrightAsTheTableSays) {
  // In the corners and between them; the digit is elsewhere.
  constexpr std::array<QPoint, 6> kFlat{QPoint(20, 20),  QPoint(235, 20), QPoint(235, 235),
                                        QPoint(20, 235), QPoint(128, 30), QPoint(128, 225)};
  for (int face = 0; face < oracles::kDecodedFaces; ++face) {
    const FaceView& view = kFaceViews[static_cast<std::size_t>(face)];
    const QImage card = cardPicture(face);
    const QImage day = drawFace(*m_map, face, render::ShadingMode::Lit, 0);
    const QImage dark = drawFace(*m_map, face, render::ShadingMode::Lit, 1);
    for (const QPoint& at : kFlat) {
      EXPECT_LE(channelDifference(day.pixel(at), times(card.pixel(at), view.day)), 2) << "day, face " << face;
      EXPECT_LE(channelDifference(dark.pixel(at), times(card.pixel(at), view.dark)), 2) << "dark, face " << face;
    }
  }
}

TEST_F(BareCube, IsWhiteTimesTheTable) {
  for (int face = 0; face < oracles::kDecodedFaces; ++face) {
    const FaceView& view = kFaceViews[static_cast<std::size_t>(face)];
    const QRgb white = qRgb(255, 255, 255);
    const QPoint middle(kFaceSide / 2, kFaceSide / 2);
    EXPECT_LE(channelDifference(drawFace(*m_map, face, render::ShadingMode::Unlit).pixel(middle), white), 1) << face;
    EXPECT_LE(
        channelDifference(drawFace(*m_map, face, render::ShadingMode::Lit, 0).pixel(middle), times(white, view.day)), 2)
        << "day, face " << face;
    EXPECT_LE(
        channelDifference(drawFace(*m_map, face, render::ShadingMode::Lit, 1).pixel(middle), times(white, view.dark)),
        2)
        << "dark, face " << face;
  }
}

/// Texture coordinates to where the affine map through A, B and C takes them.
QVector3D affine(const oracles::DecodedFace& face, const QVector2D& uv) {
  const QVector2D e1 = face.uvs[1] - face.uvs[0];
  const QVector2D e2 = face.uvs[2] - face.uvs[0];
  const QVector2D p = uv - face.uvs[0];
  const float determinant = e1.x() * e2.y() - e1.y() * e2.x();
  const float s = (p.x() * e2.y() - p.y() * e2.x()) / determinant;
  const float t = (e1.x() * p.y() - e1.y() * p.x()) / determinant;
  return face.corners[0] + (face.corners[1] - face.corners[0]) * s + (face.corners[2] - face.corners[0]) * t;
}

QRgb cardTexel(const QImage& card, const QVector2D& uv) {
  const auto wrapped = [](float value, int size) {
    return qFloor((value - std::floor(value)) * static_cast<float>(size)) % size;
  };
  return card.pixel(wrapped(uv.x(), card.width()), wrapped(uv.y(), card.height()));
}

// Faces of the tapered block are trapezoids with coordinates that follow their corners: with the sheet's pairing the
// fourth corner is where the other three say, and cards are drawn without shear.
TEST_F(TaperOfCards, AreNotSheared) {
  const auto file = FileBytes::open(m_path);
  ASSERT_TRUE(file);
  const auto record = (*file)->read(kFirstBlock, kBlockBytes);
  ASSERT_TRUE(record);
  const scene::Axes& axes = m_map->scene()->sourceAxes;
  for (int number = 0; number < oracles::kDecodedFaces; ++number) {
    const oracles::DecodedFace face = oracles::decodeFace(*record, number);
    EXPECT_LT((affine(face, face.uvs[3]) - face.corners[3]).length(), 1e-3F) << "face " << number;
    const viewing::CameraRig camera = squareBefore(*m_map->scene(), kFaceViews[static_cast<std::size_t>(number)]);
    const QImage drawn = draw(*m_map, camera, {kSide, kSide}, render::ShadingMode::Unlit);
    const QImage card(*samplePath(QStringLiteral("bd1/generated/uvcube/card%1.png").arg(number)));
    int compared = 0;
    int alike = 0;
    for (float a = 0.05F; a < 1; a += 0.06F) {
      for (float b = 0.05F; b < 1; b += 0.06F) {
        const QVector3D point = (face.corners[0] * a + face.corners[1] * (1 - a)) * b +
                                (face.corners[3] * a + face.corners[2] * (1 - a)) * (1 - b);
        const auto at = camera.project(axes.toScene(point));
        ASSERT_TRUE(at);
        const QRgb expected = cardTexel(card, face.uvAt(point, 0));
        compared += 1;
        alike += channelDifference(drawn.pixel(qFloor(at->x()), qFloor(at->y())), expected) <= 24 ? 1 : 0;
      }
    }
    EXPECT_GT(alike, compared * 94 / 100) << "of " << compared << " places of face " << number;
  }
}

} // namespace
} // namespace vitrine::tests
