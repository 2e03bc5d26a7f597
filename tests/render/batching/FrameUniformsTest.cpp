// Values of a frame by the names of uniforms.
#include "render/batching/FrameUniforms.h"

#include "render/batching/DisplayColor.h"

#include <gtest/gtest.h>

namespace vitrine::render {
namespace {

TEST(FrameUniforms, SharedOnesHaveTheNumbersOfTheShaders) {
  LightState light;
  light.colorSpace = scene::LightingColorSpace::Display;
  light.marksMissing = true;
  light.cheapWater = scene::WaterDistances{10, 20};
  const Uniforms uniforms = sharedUniforms(light, {.brightest = 5, .wireWidth = 4});
  EXPECT_EQ(uniforms.at("lightArithmetic"), 1);
  EXPECT_EQ(uniforms.at("marksMissing"), 1);
  EXPECT_EQ(uniforms.at("cheapWater"), QVector3D(10, 20, 1));
  EXPECT_EQ(uniforms.at("brightest"), 5.0F);
  EXPECT_EQ(uniforms.at("wireWidth"), 2.0F) << "half of it";
  EXPECT_EQ(sharedUniforms({}, {}).at("cheapWater"), QVector3D()) << "z: there is none";
}

TEST(FrameUniforms, FogIsShownByTheAlphaOfItsColour) {
  SurfaceState surfaces;
  surfaces.mode = ShadingMode::Heat;
  EXPECT_EQ(surfaceUniforms(surfaces).at("shadingMode"), 9);
  EXPECT_EQ(surfaceUniforms(surfaces).at("fogColor"), QVector4D());
  EXPECT_FALSE(surfaceUniforms(surfaces).contains("fogRange")) << "the last one may stay";
  surfaces.fog = scene::Fog{{0.5F, 0, 0}, 5, 20, 0.75F};
  EXPECT_EQ(surfaceUniforms(surfaces).at("fogColor"), QVector4D(displayColor({0.5F, 0, 0}), 1));
  EXPECT_EQ(surfaceUniforms(surfaces).at("fogRange"), QVector3D(5, 20, 0.75F));
}

TEST(FrameUniforms, AGradientKnowsItsPartOfThePicture) {
  const Uniforms uniforms = gradientUniforms({{0, 0, 1}, {1, 0, 0}}, {.below = 30, .height = 100, .samples = 4});
  EXPECT_EQ(uniforms.at("gradientBottom"), QVector3D(0, 0, 1));
  EXPECT_EQ(uniforms.at("gradientPart"), QVector3D(30, 100, 4));
}

TEST(FrameUniforms, APictureThatIsScaledUpHasItsLinesAndNoiseInPixelsOfTheScreen) {
  const TargetSettings target{.wireWidth = 4, .below = 30, .height = 100, .divisor = 4};
  EXPECT_EQ(sharedUniforms({}, target).at("wireWidth"), 0.5F);
  EXPECT_EQ(gradientUniforms({}, target).at("gradientPart"), QVector3D(30, 100, 0.25F));
}

TEST(FrameUniforms, TheGridHasTheColoursAndSignsOfTheFilesAxes) {
  GroundPlane plane;
  plane.height = -2;
  plane.centre = {3, 4};
  plane.radius = 1;
  scene::Axes axes;
  axes.from = {0, 2, 1};
  axes.sign = {1, 1, -1};
  const Uniforms uniforms = gridUniforms(plane, axes);
  const auto place = uniforms.at("groundPlace").value<QVector4D>();
  EXPECT_EQ(place.toVector3D(), QVector3D(3, -2, 4));
  const auto x = uniforms.at("axisColorX").value<QVector3D>();
  const auto z = uniforms.at("axisColorZ").value<QVector3D>();
  EXPECT_GT(x.x(), x.y()) << "file axis x is red";
  EXPECT_GT(z.y(), z.x()) << "scene axis z is file axis y, which is green";
  EXPECT_EQ(uniforms.at("axisSigns"), QVector2D(1, -1));
}

TEST(FrameUniforms, AShadowLiesAroundTheMiddleOfItsSquare) {
  GroundPlane plane;
  plane.height = 1;
  plane.shadow.corner = {2, 3};
  plane.shadow.side = 4;
  EXPECT_EQ(shadowUniforms(plane).at("groundPlace"), QVector4D(4, 1, 5, 2));
}

} // namespace
} // namespace vitrine::render
