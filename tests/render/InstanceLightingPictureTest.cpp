// The light where a node stands, in the picture.
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::ShadingMode;

constexpr QVector3D kColor(0.5F, 0.25F, 0.125F);
constexpr QVector3D kEvenLight(0.5F, 1.5F, 1);

/// A square that faces the camera, of this model of material, lit from all sides alike.
scene::ScenePtr litSquare(scene::MaterialModel model) {
  HandmadeScene maker;
  scene::Material material;
  material.params = scene::defaultParams(model);
  material.color = QVector4D(kColor, 1);
  const MaterialIndex number = maker.addMaterial(material);
  const NodeIndex node = maker.addNode(scene::NodeKind::Prop, QStringLiteral("prop"));
  HandmadeScene::Quad quad{{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, number};
  quad.node = node;
  maker.addQuad(quad);
  scene::InstanceLighting light;
  light.cube.fill(kEvenLight);
  maker.scene().bake.instanceLightings.push_back(light);
  maker.scene().nodes.back().light = 0;
  return maker.finish();
}

QRgb middlePixel(const scene::ScenePtr& scene, ShadingMode mode = ShadingMode::Lit) {
  render::CaptureRequest request = squareRequest(*scene, kTinyShot);
  request.mode = mode;
  return draw(scene, request).pixel(40, 50);
}

TEST(NodeLightPicture, MultipliesWhatIsLit) {
  for (const scene::MaterialModel model : {scene::MaterialModel::Lambert, scene::MaterialModel::Baked}) {
    const auto scene = litSquare(model);
    EXPECT_LE(difference(middlePixel(scene), encoded(kColor * kEvenLight)), 1);
    EXPECT_LE(difference(middlePixel(scene, ShadingMode::Unlit), encoded(kColor)), 1);
    EXPECT_LE(difference(middlePixel(scene, ShadingMode::Lightmap), lightAlone(kEvenLight)), 1);
  }
}

TEST(NodeLightPicture, LeavesAloneWhatIsNot) {
  EXPECT_LE(difference(middlePixel(litSquare(scene::MaterialModel::Unlit)), encoded(kColor)), 1);
}

} // namespace
} // namespace vitrine::tests
