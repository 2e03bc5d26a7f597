// Small pictures made of rays against what the GPU draws from the same place: light and colours are the same, whatever
// kind of light the file has. Edges, highlights and filters differ, so means of blocks are compared.
#include "render/tracing/TracedPicture.h"
#include "tests/images/KeptPicture.h"
#include "tests/images/ModelPictures.h"
#include "tests/images/OpenedMap.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QSize kSize = kSmallPicture;
constexpr int kBlock = 16; // divides both sides

struct TracedView {
  const char* sample;
  const char* name;
  std::optional<Standpoint> stand; ///< none: the whole is looked at
  double tolerance;                ///< mean difference of block means, bytes
};

void PrintTo(const TracedView& view, std::ostream* out) {
  *out << view.name;
}

viewing::CameraRig tracedCamera(const Scene& scene, const TracedView& view) {
  if (view.stand) {
    return cameraAt(scene, kSize, view.stand->at, view.stand->yaw, view.stand->pitch);
  }
  viewing::CameraRig rig;
  rig.setViewportSize(kSize);
  rig.setSceneBounds(scene.bounds());
  rig.setPreset(viewing::StandardView::Isometric, scene.bounds());
  return rig;
}

QImage imageOf(const tracing::TracedPicture& traced, QRgb background) {
  QImage image(traced.size, QImage::Format_RGB32);
  const auto byte = [](float linear) {
    return static_cast<int>(std::lround(image::linearToSrgb(std::clamp(linear, 0.0F, 1.0F)) * 255.0F));
  };
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const tracing::Sample& sample =
          traced.samples[static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width()) +
                         static_cast<std::size_t>(x)];
      const QVector3D& shown = sample.shown;
      image.setPixel(x, y, sample.item ? qRgb(byte(shown.x()), byte(shown.y()), byte(shown.z())) : background);
    }
  }
  return image;
}

/// Mean over all blocks and channels of how far the means of a block are apart, bytes.
double blockDifference(const QImage& a, const QImage& b) {
  double sum = 0;
  int blocks = 0;
  for (int top = 0; top < a.height(); top += kBlock) {
    for (int left = 0; left < a.width(); left += kBlock, ++blocks) {
      std::array<double, 3> difference{};
      for (int y = top; y < top + kBlock; ++y) {
        for (int x = left; x < left + kBlock; ++x) {
          const QRgb p = a.pixel(x, y);
          const QRgb q = b.pixel(x, y);
          difference[0] += qRed(p) - qRed(q);
          difference[1] += qGreen(p) - qGreen(q);
          difference[2] += qBlue(p) - qBlue(q);
        }
      }
      for (const double channel : difference) {
        sum += std::abs(channel) / (3.0 * kBlock * kBlock);
      }
    }
  }
  return sum / blocks;
}

class TracedImage : public testing::TestWithParam<TracedView> {};

TEST_P(TracedImage, AgreesWithWhatIsDrawn) {
  const TracedView& view = GetParam();
  const auto path = samplePath(QLatin1String(view.sample));
  if (!path) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = openMap(*path);
  ASSERT_TRUE(map);
  const viewing::CameraRig camera = tracedCamera(*map->scene(), view);
  const SceneState state = state::startState(*map->scene());
  const QImage drawn = draw(*map, camera, kSize, render::ShadingMode::Lit, state);
  ASSERT_FALSE(drawn.isNull());
  const session::Snapshot snapshot = session::snapshotOf(map->scene(), map->assets, state);
  const tracing::TracedPicture traced =
      tracing::trace(snapshot, picking::RayCaster(map->scene()), camera, kSize, tracing::Detail::Shaded);
  const QImage image = imageOf(traced, drawn.pixel(0, 0));
  keepForLooking(QStringLiteral("traced_%1_drawn").arg(QLatin1String(view.name)), drawn);
  keepForLooking(QStringLiteral("traced_%1").arg(QLatin1String(view.name)), image);
  const double difference = blockDifference(image, drawn);
  RecordProperty("difference", std::to_string(difference));
  EXPECT_LT(difference, view.tolerance);
  // A picture of nothing would agree with nothing.
  EXPECT_GT(blockDifference(image, drawn.mirrored(true, true)), 2 * difference);
}

INSTANTIATE_TEST_SUITE_P(Made, TracedImage,
                         testing::Values(TracedView{"bd1/generated/addon/town/town160.bd1", "town",
                                                    Standpoint{{60, 60, -120}, 110, 10}, 4},
                                         TracedView{"3db/generated/data/3db/kobold.3db", "kobold", {}, 6},
                                         TracedView{"vgo/gen_materials_rh.vgo", "materials", {}, 6},
                                         TracedView{"vgo/gen_avatar_rh.vgo", "avatar", {}, 6}));

INSTANTIATE_TEST_SUITE_P(OfOthers, TracedImage,
                         testing::ValuesIn(ofOthers<TracedView>(
                             QStringLiteral("source-bsp/test2.bsp"),
                             {TracedView{"source-bsp/test2.bsp", "yard", Standpoint{{-300, -900, 60}, 60, 15}, 4},
                              TracedView{"source-bsp/fy_iceworld_cssource.bsp", "iceworld",
                                         Standpoint{{-900, -1100, -200}, 50, 20}, 4}})));

} // namespace
} // namespace vitrine::tests
