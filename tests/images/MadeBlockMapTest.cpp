// Block maps put together here for one question each: the game's fog and background, and glass before glass.
#include "tests/core/formats/xops/records/TestBlocks.h"
#include "tests/images/OpenedMap.h"
#include "tests/images/Pixels.h"
#include "tests/samples/oracles/xops/BlockDecoder.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QVector3D kTowardsUs(0, 0, -1); ///< the side of a block that is seen when one looks along +z

/// From the origin along the file's +z.
viewing::CameraRig alongZ(const Scene& scene) {
  return cameraAt(scene, kSmallPicture, {0, 0, 0}, 90, 0);
}

QPoint pixelOf(const Scene& scene, const viewing::CameraRig& camera, const QVector3D& filePoint) {
  const auto at = camera.project(scene.sourceAxes.toScene(filePoint));
  EXPECT_TRUE(at);
  return at ? at->toPoint() : QPoint();
}

/// White boards square to the view, each at its distance and beside the others.
struct FogBoard {
  float distance;
  float across; ///< of its middle, as a share of the distance
  float fog;    ///< share of the fog's colour
};

constexpr std::array kBoards{FogBoard{20, -0.45F, 0},    FogBoard{99, -0.15F, 0},     FogBoard{275, 0.0F, 0.25F},
                             FogBoard{450, 0.15F, 0.5F}, FogBoard{798, 0.3F, 0.997F}, FogBoard{900, 0.45F, 1}};

QVector3D boardMiddle(const FogBoard& board) {
  return {board.across * board.distance, 0, board.distance};
}

struct SkyFog {
  int choice; ///< of view.game
  QRgb color;
};

void PrintTo(const SkyFog& sky, std::ostream* out) {
  *out << "view.game=" << sky.choice;
}

class FogOfTheGame : public testing::TestWithParam<SkyFog> {};

TEST_P(FogOfTheGame, BeginsAt100AndIsAllFrom800) {
  std::vector<formats::xops::Block> blocks;
  for (const FogBoard& board : kBoards) {
    const float half = board.distance * 0.05F;
    const QVector3D middle = boardMiddle(board);
    blocks.push_back(box(middle - QVector3D(half, half, 0), middle + QVector3D(half, half, 1)));
  }
  const TempFolder folder;
  const auto map = openMap(folder.write(QStringLiteral("fog.bd1"), blockFile(blocks, {})));
  ASSERT_TRUE(map);
  state::SceneState state;
  state.controls[QStringLiteral("view.game")] = GetParam().choice;
  const viewing::CameraRig camera = alongZ(*map->scene());
  const QImage free = draw(*map, camera, kSmallPicture, render::ShadingMode::Lit);
  const QImage game = draw(*map, camera, kSmallPicture, render::ShadingMode::Lit, state);
  const QVector3D white = QVector3D(1, 1, 1) * oracles::sheetBrightness(kTowardsUs);
  const QVector3D fog = ofDisplay(GetParam().color);
  // The game looks through its own field of view.
  viewing::CameraRig gameCamera = camera;
  gameCamera.setVerticalFov(65);
  for (const FogBoard& board : kBoards) {
    const QRgb freely = free.pixel(pixelOf(*map->scene(), camera, boardMiddle(board)));
    EXPECT_LE(channelDifference(freely, displayed(white)), 2) << board.distance << " without fog";
    const QRgb seen = game.pixel(pixelOf(*map->scene(), gameCamera, boardMiddle(board)));
    EXPECT_LE(channelDifference(seen, displayed(white * (1 - board.fog) + fog * board.fog)), 2) << board.distance;
  }
  EXPECT_LE(channelDifference(game.pixel(5, 5), GetParam().color), 1) << "the background";
  EXPECT_LE(channelDifference(free.pixel(5, 5), pictureBackground().rgb()), 1);
}

INSTANTIATE_TEST_SUITE_P(Skies, FogOfTheGame,
                         testing::Values(SkyFog{1, qRgb(0, 0, 0)}, SkyFog{2, qRgb(64, 80, 64)},
                                         SkyFog{3, qRgb(16, 16, 16)}, SkyFog{4, qRgb(0, 16, 32)},
                                         SkyFog{5, qRgb(32, 16, 16)}, SkyFog{6, qRgb(64, 32, 32)}));

/// A picture of one colour, as a PNG beside the map.
void writePicture(const TempFolder& folder, const QString& name, const QColor& color) {
  QImage picture(16, 16, QImage::Format_ARGB32);
  picture.fill(color);
  ASSERT_TRUE(picture.save(folder.path(name)));
}

QVector3D over(const QVector3D& below, const QColor& glass) {
  const float alpha = static_cast<float>(glass.alphaF());
  return below * (1 - alpha) + ofDisplay(glass.rgb()) * oracles::sheetBrightness(kTowardsUs) * alpha;
}

const QColor kWall(200, 200, 200);
const QColor kRedGlass(220, 40, 30, 102);
const QColor kBlueGlass(30, 60, 230, 153);

/// An opaque wall in the last slot and two panes before it, one of each glass; returns the colour in the middle.
QRgb seenThroughPanes(float redDistance, float blueDistance) {
  const TempFolder folder;
  writePicture(folder, QStringLiteral("red.png"), kRedGlass);
  writePicture(folder, QStringLiteral("blue.png"), kBlueGlass);
  writePicture(folder, QStringLiteral("wall.png"), kWall);
  const auto pane = [](float distance, int slot) { return box({-60, -60, distance}, {60, 60, distance + 0.5F}, slot); };
  const QByteArray file =
      blockFile({pane(redDistance, 0), pane(blueDistance, 1), pane(100, 2)}, {"red.png", "blue.png", "wall.png"});
  const auto map = openMap(folder.write(QStringLiteral("glass.bd1"), file));
  if (!map) {
    return 0;
  }
  const QImage drawn = draw(*map, alongZ(*map->scene()), kSmallPicture, render::ShadingMode::Lit);
  return drawn.pixel(kSmallPicture.width() / 2, kSmallPicture.height() / 2);
}

QVector3D wallAlone() {
  return ofDisplay(kWall.rgb()) * oracles::sheetBrightness(kTowardsUs);
}

// Opaque things first, whatever their slot; then glass by slot.
TEST(GlassOfTheGame, LiesOverTheWallBehindIt) {
  EXPECT_LE(channelDifference(seenThroughPanes(200, 60), displayed(over(wallAlone(), kBlueGlass))), 2);
  EXPECT_LE(channelDifference(seenThroughPanes(60, 200), displayed(over(wallAlone(), kRedGlass))), 2);
}

TEST(GlassOfTheGame, OfALaterSlotLiesOverThatOfAnEarlierOne) {
  EXPECT_LE(channelDifference(seenThroughPanes(80, 60), displayed(over(over(wallAlone(), kRedGlass), kBlueGlass))), 3);
}

// Slots go before distance.
TEST(GlassOfTheGame, OfALaterSlotIsDrawnLaterWhereverItStands) {
  EXPECT_LE(channelDifference(seenThroughPanes(60, 80), displayed(over(over(wallAlone(), kRedGlass), kBlueGlass))), 3);
}

} // namespace
} // namespace vitrine::tests
