// Kept pictures of the demo museum: every feature of Source maps, every shading mode. What is in them is proven by
// DemoLightTest and DemoSkyTest; these notice when anything of it changes. Run with VITRINE_REGEN=1 to write new ones,
// then look at them.
#include "tests/images/DemoMuseum.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/Ssim.h"

namespace vitrine::tests {
namespace {

constexpr QSize kKeptSize(320, 240);
constexpr int kNoticed = 24;
constexpr double kLargestShare = 0.02;

class DemoImage : public DemoMuseum {
protected:
  static void expectUnchanged(const QString& name, const QImage& drawn);
};

void DemoImage::expectUnchanged(const QString& name, const QImage& drawn) {
  ASSERT_FALSE(drawn.isNull());
  keepForLooking(name + QStringLiteral("_drawn"), drawn);
  const QImage kept = expectKept(name, drawn);
  ASSERT_FALSE(kept.isNull());
  EXPECT_LT(shareDiffering(drawn, kept, kNoticed), kLargestShare) << name.toStdString();
  EXPECT_GT(shareDiffering(drawn, drawn.mirrored(true, false), 4), 0.01)
      << "of one colour it would agree with anything";
}

struct Place {
  const char* name;
  Standpoint from;
  std::map<QString, double> controls = {};
};

void PrintTo(const Place& place, std::ostream* out) {
  *out << place.name;
}

class DemoPlace : public DemoImage, public testing::WithParamInterface<Place> {};

TEST_P(DemoPlace, LooksAsKept) {
  state::SceneState state;
  for (const auto& [id, value] : GetParam().controls) {
    const auto control = std::ranges::find(scene().controls, id, &scene::Control::id);
    ASSERT_NE(control, scene().controls.end()) << id.toStdString();
    state.controls[id] = value;
  }
  expectUnchanged(QStringLiteral("demo_") + QLatin1String(GetParam().name),
                  picture(GetParam().from, state, render::ShadingMode::Lit, kKeptSize));
}

const QString kSet = QStringLiteral("light.set");

INSTANTIATE_TEST_SUITE_P(
    Museum, DemoPlace,
    testing::Values(Place{"hall", {{0, -296, 65}, 90, 0}}, Place{"hall_ldr", {{0, -296, 65}, 90, 0}, {{kSet, 0}}},
                    Place{"mosaic", {{120, -150, 90}, 90, 30}}, Place{"garden", {{-120, 450, 65}, 66, 0}},
                    Place{"footpath", {{70, 860, 90}, -10, 15}}, Place{"flowers", {{-300, 470, 40}, 60, 8}},
                    Place{"under_water", {{-60, 715, -114}, 60, 0}}, Place{"pond", {{-130, 620, 60}, 60, 25}},
                    Place{"cellar", {{740, -160, -127}, 180, 10}}, Place{"lookout", {{900, -216, 513}, 120, 0}},
                    Place{"lookout_no_3d_sky", {{900, -216, 513}, 120, 0}, {{QStringLiteral("layer.skybox3d"), 0}}},
                    Place{"laboratory", {{592, -290, 65}, 255, 0}}, Place{"exhibits", {{565, -450, 65}, 90, 0}},
                    Place{"fog", {{448, -416, 64}, 0, 0}},
                    Place{"gizmos",
                          {{0, -296, 65}, 90, 0},
                          {{QStringLiteral("layer.ambientcubes"), 1}, {QStringLiteral("layer.worldlights"), 1}}},
                    Place{"reach",
                          {{-120, 450, 65}, 66, 0},
                          {{QStringLiteral("layer.worldlights"), 1}, {QStringLiteral("layer.lightreach"), 1}}},
                    Place{"portals", {{0, -100, 90}, 165, 5}, {{QStringLiteral("layer.areaportals"), 1}}}));

class DemoMode : public DemoImage, public testing::WithParamInterface<render::ShadingMode> {};

TEST_P(DemoMode, LooksAsKept) {
  expectUnchanged(QStringLiteral("demo_mode_") + render::shadingModeId(GetParam()),
                  picture({{592, -290, 65}, 255, 0}, {}, GetParam(), kKeptSize));
}

INSTANTIATE_TEST_SUITE_P(Museum, DemoMode, testing::ValuesIn(render::kShadingModes), [](const auto& mode) {
  return render::shadingModeId(mode.param).replace(QLatin1Char('-'), QLatin1Char('_')).toStdString();
});

} // namespace
} // namespace vitrine::tests
