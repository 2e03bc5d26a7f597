#include "core/visibility/CorrectionQuery.h"

#include "core/animation/FinishScene.h"

#include <gtest/gtest.h>

namespace vitrine::visibility {
namespace {

using scene::ColorCorrection;
using scene::ColorCorrectionTarget;

image::ImagePtr greyTable(int grey) {
  const std::vector<std::byte> bytes(image::kColorTableBytes, static_cast<std::byte>(grey));
  return image::colorTableOf(bytes);
}

/// The first everywhere, the second whole up to 10 from (0, 0, 0) and gone at 30, the third in a cube of 2 around
/// (5, 5, 5), the fourth of no table yet, the fifth inactive.
SceneBuilder correctedPlaces() {
  SceneBuilder builder;
  for (int i = 0; i < 5; ++i) {
    scene::Texture texture;
    texture.image = i == 3 ? nullptr : greyTable(i);
    builder.world.colorCorrections.push_back({.table = builder.assets.textures.add(std::move(texture)),
                                              .origin = {},
                                              .weight = i == 0 ? 0.25F : 1.0F,
                                              .active = i != 4,
                                              .record = {}});
  }
  builder.world.colorCorrections[1].falloff = ColorCorrection::Falloff{10, 30};
  builder.world.colorCorrections[2].region =
      scene::ConvexRegion{{{{1, 0, 0, 6}, {-1, 0, 0, -4}, {0, 1, 0, 6}, {0, -1, 0, -4}, {0, 0, 1, 6}, {0, 0, -1, -4}}}};
  builder.controls = {{.id = QStringLiteral("colors"),
                       .label = {},
                       .group = {},
                       .kind = scene::ControlKind::Choice,
                       .defaultValue = 1,
                       .choices = QStringLiteral("none,by place,second,fifth").split(QLatin1Char(',')),
                       .target = ColorCorrectionTarget{{scene::kNone, ColorCorrectionTarget::kByPlace, 1, 4}}}};
  return builder;
}

/// Weights by the greys of the tables.
std::map<int, float> weightsAt(const Scene& scene, const QVector3D& eye, int choice) {
  SceneState state;
  state.controls[QStringLiteral("colors")] = choice;
  std::map<int, float> weights;
  for (const image::WeightedTable& one : colorCorrectionAt(scene, scene.assets, state::evaluate(scene, state), eye)) {
    weights[std::to_integer<int>(one.table->picture(0).texels[0])] = one.weight;
  }
  return weights;
}

using Weights = std::map<int, float>;

TEST(CorrectionQuery, IsByPlace) {
  const ScenePtr scene = animation::finishScene(correctedPlaces());
  EXPECT_EQ(weightsAt(*scene, {0, 0, 0}, 1), (Weights{{0, 0.25F}, {1, 1.0F}}));
  EXPECT_EQ(weightsAt(*scene, {0, 25, 0}, 1), (Weights{{0, 0.25F}, {1, 0.25F}}));
  EXPECT_EQ(weightsAt(*scene, {0, 0, 31}, 1), (Weights{{0, 0.25F}}));
  EXPECT_EQ(weightsAt(*scene, {5, 5.5F, 4.5F}, 1), (Weights{{0, 0.25F}, {1, 1.0F}, {2, 1.0F}}));
  EXPECT_EQ(weightsAt(*scene, {5, 6.5F, 4.5F}, 1), (Weights{{0, 0.25F}, {1, 1.0F}})) << "above the region";
}

TEST(CorrectionQuery, OrWhatIsChosen) {
  const ScenePtr scene = animation::finishScene(correctedPlaces());
  EXPECT_EQ(weightsAt(*scene, {0, 0, 0}, 0), Weights());
  EXPECT_EQ(weightsAt(*scene, {0, 0, 500}, 2), (Weights{{1, 1.0F}})) << "everywhere";
  EXPECT_EQ(weightsAt(*scene, {0, 0, 0}, 3), (Weights{{4, 1.0F}})) << "although inactive in the game";
}

TEST(CorrectionQuery, ScenesWithoutItHaveNone) {
  const ScenePtr scene = animation::finishScene(SceneBuilder());
  EXPECT_EQ(weightsAt(*scene, {0, 0, 0}, 1), Weights());
}

} // namespace
} // namespace vitrine::visibility
