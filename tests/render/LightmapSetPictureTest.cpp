// Effects of the light controls on pixels: sets, styles, patterns, exposure.
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::ShadingMode;

const QVector3D kSetAlbedo(0.5F, 0.25F, 0.125F);

scene::Control slider(const QString& id, scene::ControlTarget target) {
  return {id, {}, {}, scene::ControlKind::Slider, 0, 4, 1, {}, std::move(target)};
}

/// A square in a light of two sets: the second one has a switchable style besides.
struct Lab {
  Lab() {
    HandmadeScene maker;
    maker.scene().bake.lightmapSets = {{QStringLiteral("LDR"), {}}, {QStringLiteral("HDR"), {}}};
    scene::Lightmap lightmap{1, 1, {}};
    lightmap.layers.push_back({0, luxels({{200, 100, 50, 0}}), {}, 0, QVector3D(0.1F, 0.2F, 0.3F)});
    lightmap.layers.push_back({0, luxels({{40, 80, 120, 0}}), {}, 1, QVector3D(0.2F, 0.2F, 0.2F)});
    lightmap.layers.push_back({32, luxels({{60, 60, 30, 1}}), {}, 1, QVector3D(0.4F, 0.2F, 0.1F)});
    maker.addQuad(square(maker.addPlain(kSetAlbedo), maker.addLightmap(std::move(lightmap))));
    scene::Control sets;
    sets.id = QStringLiteral("light.set");
    sets.kind = scene::ControlKind::Choice;
    sets.choices = {QStringLiteral("LDR"), QStringLiteral("HDR")};
    sets.target = scene::LightmapSetTarget{{0, 1}};
    scene::Control pattern;
    pattern.id = QStringLiteral("style.32.pattern");
    pattern.target = scene::LightPatternTarget{32, QStringLiteral("az")};
    maker.scene().controls = {sets, slider(QStringLiteral("style.32"), scene::LightStyleTarget{32}), pattern,
                              slider(QStringLiteral("exposure"), scene::ExposureTarget{})};
    scene = maker.finish();
    Progress progress;
    prepared = render::prepareScene(scene, scene->assets, progress);
    request = squareRequest(*scene, kTinyShot);
  }

  void set(const char* control, double value) { request.state.controls[QLatin1String(control)] = value; }

  void expectLight(const QVector3D& light) {
    expectPixel(*rendererShowing(prepared).capture(request), middleOf(kTinyShot), encoded(kSetAlbedo * light), 3);
  }

  void expectAverage(const QVector3D& light) {
    request.mode = ShadingMode::Average;
    expectPixel(*rendererShowing(prepared).capture(request), middleOf(kTinyShot), lightAlone(light), 3);
    request.mode = ShadingMode::Lit;
  }

  scene::ScenePtr scene;
  render::RenderScenePtr prepared;
  render::CaptureRequest request;
};

const QVector3D kLdr = lightOf({200, 100, 50}, 0);
const QVector3D kHdr = lightOf({40, 80, 120}, 0);
const QVector3D kStyle = lightOf({60, 60, 30}, 1);

TEST(LightSetPicture, TheSetIsSwitchedThereAndBack) {
  Lab lab;
  lab.expectLight(kLdr);
  lab.set("light.set", 1);
  lab.expectLight(kHdr + kStyle);
  lab.expectAverage({0.6F, 0.4F, 0.3F});
  lab.set("light.set", 0);
  lab.expectLight(kLdr);
  lab.expectAverage({0.1F, 0.2F, 0.3F});
}

TEST(LightSetPicture, AStyleAtHalfCountsHalf) {
  Lab lab;
  lab.set("light.set", 1);
  lab.set("style.32", 0.5);
  lab.expectLight(kHdr + kStyle * 0.5F);
  lab.expectAverage({0.4F, 0.3F, 0.25F});
  lab.set("style.32", 0);
  lab.expectLight(kHdr);
}

TEST(LightSetPicture, TwiceTheExposureIsTwiceTheLight) {
  Lab lab;
  lab.set("exposure", 2);
  lab.expectLight(kLdr * 2.0F);
  lab.expectAverage({0.2F, 0.4F, 0.6F});
  lab.set("light.set", 1);
  lab.expectLight((kHdr + kStyle) * 2.0F);
}

TEST(LightSetPicture, APatternFollowsTheClock) {
  Lab lab;
  lab.set("light.set", 1);
  lab.set("style.32.pattern", 1);
  lab.expectLight(kHdr); // 'a'
  lab.request.state.clock = 0.15;
  lab.expectLight(kHdr + kStyle * (25.0F / 12.0F)); // 'z'
  lab.request.state.clock = 0.25;
  lab.expectLight(kHdr);
}

} // namespace
} // namespace vitrine::tests
