// Each material of the generated VGO samples, point by point against colours computed from what its file says.
#include "tests/images/ExpectedShading.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

constexpr int kQuadTolerance = 3;
constexpr float kEdge = 0.9F; ///< of the quads
constexpr float kAway = 1.35F;

/// The samples' quads: four in a row, from the upper left on; number 16 stands to the right of the last.
enum Quad {
  Cutout,
  Fade,
  NormalOrm,
  Emissive,
  Tiled,
  ClampedTiled,
  MToon,
  MToon10,
  LilToon,
  Universal,
  HighDefinition,
  Unlit,
  UnlitTexture,
  WebP,
  Unknown,
  VertexColor,
  MislabelledColor
};

QVector3D centreOf(Quad quad) {
  return quad == MislabelledColor ? QVector3D(4, 0, 0)
                                  : QVector3D(static_cast<float>(quad % 4), 3 - static_cast<float>(quad / 4), 0);
}

/// A place in a picture of 64 x 64 texels, from its upper left.
struct Texel {
  float x = 32;
  float y = 32;
};

const QVector3D kRed(220, 40, 40);
const QVector3D kGreen(40, 200, 60);
const QVector3D kBlue(50, 70, 220);
const QVector3D kYellow(230, 210, 40);
constexpr std::array kCornerTexels{Texel{9, 9}, Texel{55, 9}, Texel{9, 55}, Texel{55, 55}};

/// The samples' picture away from the F in its middle, linear.
QVector3D quadrantAt(const Texel& at) {
  const QVector3D bytes = at.y < 32 ? (at.x < 32 ? kRed : kGreen) : (at.x < 32 ? kBlue : kYellow);
  return linearValues(bytes / 255);
}

class AvatarMaterial : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    const auto path = samplePath(QStringLiteral("vgo/%1.vgo").arg(QLatin1String(GetParam())));
    ASSERT_TRUE(path);
    m_map = openMap(*path);
    ASSERT_TRUE(m_map);
  }

  /// Straight at a quad, or turned around it.
  void lookAt(Quad quad, float degrees = 0);
  QRgb pixelAt(const Texel& texel) const;
  SeenPoint pointAt(const Texel& texel) const;
  /// `linear` is shown; `alpha` of it, over the background.
  void expectAt(const Texel& texel, const QVector3D& linear, float alpha = 1, int tolerance = kQuadTolerance) const;

  std::unique_ptr<OpenedMap> m_map;

private:
  QVector3D placeOf(const Texel& texel) const {
    return m_centre + QVector3D(texel.x / 64 - 0.5F, 0.5F - texel.y / 64, 0) * kEdge;
  }

  Quad m_quad = Cutout;
  QVector3D m_centre;
  viewing::CameraRig m_rig;
  QVector3D m_eye;
  QQuaternion m_turned;
  QImage m_picture;
};

void AvatarMaterial::lookAt(Quad quad, float degrees) {
  m_quad = quad;
  m_centre = centreOf(quad);
  m_turned = QQuaternion::fromAxisAndAngle(0, 1, 0, degrees);
  m_eye = m_centre + m_turned.rotatedVector({0, 0, kAway});
  m_rig = cameraOf(*m_map->scene(), kMediumPicture, {m_eye, m_centre});
  SceneState asInTheGame;
  asInTheGame.controls[QStringLiteral("light")] = 0;
  m_picture = draw(*m_map, m_rig, kMediumPicture, render::ShadingMode::Lit, asInTheGame);
  keepForLooking(QStringLiteral("vgo_%1_%2").arg(QLatin1String(GetParam())).arg(static_cast<int>(quad)), m_picture);
}

QRgb AvatarMaterial::pixelAt(const Texel& texel) const {
  const QPointF at = m_rig.project(placeOf(texel)).value_or(QPointF());
  return m_picture.pixel(static_cast<int>(at.x()), static_cast<int>(at.y()));
}

SeenPoint AvatarMaterial::pointAt(const Texel& texel) const {
  SeenPoint point;
  point.eye = (m_eye - placeOf(texel)).normalized();
  point.right = m_turned.rotatedVector(point.right);
  point.up = m_turned.rotatedVector(point.up);
  point.back = m_turned.rotatedVector(point.back);
  return point;
}

void AvatarMaterial::expectAt(const Texel& texel, const QVector3D& linear, float alpha, int tolerance) const {
  const QVector3D behind = ofDisplay(pictureBackground().rgb());
  const QRgb expected = displayed(displayValues(linear) * alpha + behind * (1 - alpha));
  const QRgb seen = pixelAt(texel);
  EXPECT_LE(channelDifference(seen, expected), tolerance) << "quad " << m_quad << " at " << texel.x << ' ' << texel.y
                                                          << ": " << std::hex << seen << " instead of " << expected;
}

// Squares of eight texels, every other one a hole.
TEST_P(AvatarMaterial, CutoutHasHoles) {
  lookAt(Cutout);
  const QVector3D grey = linearValues(QVector3D(240, 240, 240) / 255);
  for (const Texel& solid : {Texel{12, 4}, Texel{4, 12}, Texel{36, 28}, Texel{52, 60}}) {
    expectAt(solid, shaded(MetalRough{grey}, pointAt(solid)));
    const Texel hole{solid.x, solid.y + (solid.y > 56 ? -8.0F : 8.0F)};
    expectAt(hole, {}, 0);
  }
}

TEST_P(AvatarMaterial, FadeLetsTheBackgroundThrough) {
  lookAt(Fade);
  for (const Texel& at : kCornerTexels) {
    expectAt(at, shaded(MetalRough{quadrantAt(at)}, pointAt(at)), 0.4F);
  }
}

// At x = 48 the bumps are flat and green is 192: smoothness is (255 - 192) / (1 - 0.5). Metal above, none below.
TEST_P(AvatarMaterial, RoughnessIsRecovered) {
  lookAt(NormalOrm);
  const float rough = 1 - (255.0F - 192.0F) / 255 / 0.5F;
  // The reflection in metal changes quickly with the bumps beside the texel.
  constexpr int kBetweenTexels = 8, kOfMetal = 20;
  for (const Texel& at : {Texel{48.5F, 16.5F}, Texel{48.5F, 48.5F}}) {
    const float metal = at.y < 32 ? 1.0F : 0.0F;
    expectAt(at, shaded(MetalRough{quadrantAt(at), metal, rough}, pointAt(at)), 1,
             metal > 0 ? kOfMetal : kBetweenTexels);
  }
  const Texel metal{48.5F, 16.5F};
  const QRgb unrecovered =
      displayed(displayValues(shaded(MetalRough{quadrantAt(metal), 1, 192.0F / 255}, pointAt(metal))));
  EXPECT_GT(channelDifference(pixelAt(metal), unrecovered), 2 * kOfMetal) << "green as it is in the file";
}

// The slopes of a bump's two sides point to the right and to the left; its green is upwards.
TEST_P(AvatarMaterial, NormalsBendTheLight) {
  lookAt(NormalOrm);
  constexpr int kBetweenTexels = 12;
  const float rough = 1 - (255.0F - 208.0F) / 255 / 0.5F;
  for (const float y : {36.5F, 44.5F}) {
    const Texel at{52.5F, y}; // sin(x pi / 8) is 1 there, sin(y pi / 8) 1 and -1
    SeenPoint point = pointAt(at);
    const float green = y < 40 ? 0.6F : -0.6F;
    point.normal = QVector3D(0.6F, green, std::sqrt(1 - 2 * 0.36F)).normalized();
    expectAt(at, shaded(MetalRough{quadrantAt(at), 0, rough}, point), 1, kBetweenTexels);
  }
}

TEST_P(AvatarMaterial, EmissionShines) {
  lookAt(Emissive);
  for (const Texel& at : kCornerTexels) {
    expectAt(at, shaded(MetalRough{{0, 0, 0}, 0, 0.5F, {1, 0.2F, 0}}, pointAt(at)));
  }
}

/// Place in the picture (from its upper left) of what a material shows there: scale and offset count from below.
Texel tiled(const Texel& at, const QVector2D& scale, const QVector2D& offset, bool clamped) {
  const float u = at.x / 64 * scale.x() + offset.x();
  const float v = (1 - at.y / 64) * scale.y() + offset.y();
  if (clamped) {
    return {std::clamp(u, 0.001F, 0.999F) * 64, (1 - std::clamp(v, 0.001F, 0.999F)) * 64};
  }
  return {(u - std::floor(u)) * 64, (1 - (v - std::floor(v))) * 64};
}

bool isFlat(const Texel& at) {
  const auto isAside = [](float x) { return (x > 3 && x < 18) || (x > 46 && x < 61); };
  return isAside(at.x) && isAside(at.y);
}

TEST_P(AvatarMaterial, TilesCountFromBelow) {
  for (const auto& [quad, scale, offset] : {std::tuple(Tiled, QVector2D(2, 3), QVector2D(0.25F, 0.125F)),
                                            std::tuple(ClampedTiled, QVector2D(2, 2), QVector2D())}) {
    lookAt(quad);
    int judged = 0;
    for (float y = 3; y < 62; y += 4) {
      for (float x = 3; x < 62; x += 4) {
        const Texel shown = tiled({x, y}, scale, offset, quad == ClampedTiled);
        if (isFlat(shown)) {
          expectAt({x, y}, shaded(MetalRough{quadrantAt(shown)}, pointAt({x, y})));
          ++judged;
        }
      }
    }
    EXPECT_GE(judged, 9) << quad;
  }
}

// MToon 0.x: where the shade ends and the lit side begins, as its 1.0 tells it.
TEST_P(AvatarMaterial, ToonHasALitSideAndAShade) {
  const ToonSurface tones{{}, {0.6F, 0.5F, 0.55F}, -0.05F, 0.95F};
  for (const float degrees : {0.0F, 80.0F, -80.0F, 180.0F}) {
    lookAt(MToon, degrees);
    const Texel at{9, 9};
    SeenPoint point = pointAt(at);
    point.normal *= QVector3D::dotProduct(point.normal, point.eye) < 0 ? -1 : 1; // it has two sides
    ToonSurface here = tones;
    here.lit = quadrantAt(at);
    expectAt(at, shaded(here, point));
  }
}

TEST_P(AvatarMaterial, OtherToonsAreShown) {
  lookAt(MToon10);
  const QVector3D grey = linearValues(QVector3D(240, 240, 240) / 255);
  expectAt({12, 4}, shaded(ToonSurface{grey, {0.5F, 0.4F, 0.4F}, -0.1F, 0.9F}, pointAt({12, 4})));
  expectAt({4, 4}, {}, 0);
  lookAt(LilToon);
  for (const Texel& at : kCornerTexels) {
    const QVector3D color = quadrantAt(at) * QVector3D(1, 0.8F, 0.8F);
    expectAt(at, shaded(ToonSurface{color, color}, pointAt(at)), 0.7F);
  }
}

TEST_P(AvatarMaterial, PipelinesHaveTheirOwnNames) {
  for (const auto& [quad, tone] :
       {std::pair(Universal, QVector3D(0.6F, 1, 0.6F)), std::pair(HighDefinition, QVector3D(0.6F, 0.6F, 1))}) {
    lookAt(quad);
    for (const Texel& at : kCornerTexels) {
      expectAt(at, shaded(MetalRough{quadrantAt(at) * tone}, pointAt(at)));
    }
  }
}

TEST_P(AvatarMaterial, UnlitIsAsPainted) {
  for (const Quad quad : {Unlit, UnlitTexture}) {
    lookAt(quad);
    for (const Texel& at : kCornerTexels) {
      expectAt(at, quadrantAt(at), 1, 1);
    }
  }
}

TEST_P(AvatarMaterial, UnknownShadersShowTheirColour) {
  lookAt(Unknown);
  expectAt({}, shaded(MetalRough{{1, 0, 1}}, pointAt({})));
}

// Colours of vertices are taken as they are; the file that says bytes and means floats looks the same.
TEST_P(AvatarMaterial, VertexColoursMultiply) {
  const auto colorAt = [](const Texel& at) { // red, green, blue and white from the lower left, clockwise
    const float u = at.x / 64;
    const float v = 1 - at.y / 64;
    const QVector3D red(1, 0, 0);
    const QVector3D blue(0, 0, 1);
    return v > u ? red + (QVector3D(0, 1, 0) - red) * (v - u) + (blue - red) * u
                 : red + (QVector3D(1, 1, 1) - red) * (u - v) + (blue - red) * v;
  };
  for (const Quad quad : {VertexColor, MislabelledColor}) {
    lookAt(quad);
    for (const Texel& at : {Texel{8, 56}, Texel{10, 12}, Texel{56, 10}, Texel{56, 52}, Texel{20, 30}, Texel{50, 40}}) {
      expectAt(at, shaded(MetalRough{colorAt(at)}, pointAt(at)), 1, 4);
    }
  }
}

// One texel, lossless: black and wholly transparent by libwebp's own decoder.
TEST_P(AvatarMaterial, WebPIsRead) {
  lookAt(WebP);
  expectAt({}, shaded(MetalRough{linearValues(ofDisplay(qRgba(0, 0, 0, 0)))}, pointAt({})));
}

INSTANTIATE_TEST_SUITE_P(Samples, AvatarMaterial, testing::Values("gen_materials_lh", "gen_materials_rh"),
                         [](const auto& parameter) { return std::string(parameter.param); });

} // namespace
} // namespace vitrine::tests
