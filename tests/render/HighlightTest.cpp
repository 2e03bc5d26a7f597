// Look of a selection in the window.
#include "tests/render/HandmadeScene.h"
#include "tests/render/ShownView.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace vitrine::tests {
namespace {

bool isLine(QRgb pixel) {
  return qRed(pixel) > 200 && qGreen(pixel) > 120 && qBlue(pixel) < 90;
}

int linesIn(const QImage& picture) {
  int count = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      count += isLine(picture.pixel(x, y)) ? 1 : 0;
    }
  }
  return count;
}

/// Number of steps of 1/255 between the darkest and the brightest pixel of a region, by green.
int contrastIn(const QImage& picture, const QRect& region) {
  int least = 255;
  int most = 0;
  for (int y = region.top(); y <= region.bottom(); ++y) {
    for (int x = region.left(); x <= region.right(); ++x) {
      least = std::min(least, qGreen(picture.pixel(x, y)));
      most = std::max(most, qGreen(picture.pixel(x, y)));
    }
  }
  return most - least;
}

/// The left half is a cloth of small squares, dark and bright in turn, none of them level with the next; the right one
/// is plain, of as many triangles. The cloth's items come first.
struct Cloth {
  static constexpr int kSide = 24;
  static constexpr QRect kInside{50, 10, 60, 140};
  static constexpr QPoint kBeside{121, 80};

  Cloth() {
    HandmadeScene maker;
    const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
    const std::array tones{maker.addPlain({0.02F, 0.02F, 0.02F}), maker.addPlain({0.5F, 0.5F, 0.5F})};
    const float step = 1.0F / kSide;
    const auto fold = [](int i) { return i % 2 == 0 ? 0.0F : 0.02F; };
    for (int i = 0; i < kSide * kSide; ++i) {
      const int x = i % kSide;
      const int y = i / kSide;
      items.push_back(maker.addQuad({{-1 + step * static_cast<float>(x), 1 - 2 * step * static_cast<float>(y), fold(x)},
                                     {step, 0, fold(x + 1) - fold(x)},
                                     {0, -2 * step, 0},
                                     tones[static_cast<std::size_t>(x + y) % 2],
                                     light}));
    }
    for (int i = 0; i < kSide * kSide; ++i) {
      const float top = 1 - 2.0F * static_cast<float>(i) / (kSide * kSide);
      maker.addQuad({{0, top, 0}, {1, 0, 0}, {0, -2.0F / (kSide * kSide), 0}, tones[0], light});
    }
    scene = maker.finish();
  }

  std::vector<scene::DrawItemIndex> items;
  scene::ScenePtr scene;
};

TEST(Highlight, TintsAndOutlines) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, grey, light});
  const auto right = maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, grey, light});
  ShownView view;
  view.show(maker.finish());
  const QImage plain = view.grabbed();
  view->setHighlight({right});
  const QImage marked = view.grabbed();
  const QPoint inside(160, 80);
  const QPoint elsewhere(80, 80);
  EXPECT_EQ(marked.pixel(elsewhere), plain.pixel(elsewhere));
  const int tint = difference(marked.pixel(inside), plain.pixel(inside));
  EXPECT_GT(tint, 10);
  EXPECT_LT(tint, 90) << "the texture must stay readable";
  EXPECT_TRUE(isLine(marked.pixel(200, 80)));
  EXPECT_FALSE(isLine(marked.pixel(198, 80))) << "around it";
  view->setHighlight({});
  EXPECT_EQ(view.grabbed(), plain);
}

TEST(Highlight, OutlinesInBlueWhatTheSelectionIsAPartOf) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  const auto left = maker.addQuad({{-0.5F, 0.5F, 0}, {0.5F, 0, 0}, {0, -1, 0}, grey, light});
  const auto right = maker.addQuad({{0, 0.5F, 0}, {0.5F, 0, 0}, {0, -1, 0}, grey, light});
  maker.addQuad({{-1, 1, -0.5F}, {2, 0, 0}, {0, -2, 0}, grey, light});
  maker.addQuad({{-1, 1, -0.6F}, {2, 0, 0}, {0, -2, 0}, grey, light});
  maker.addQuad({{-1, 1, -0.7F}, {2, 0, 0}, {0, -2, 0}, grey, light});
  ShownView view;
  view.show(maker.finish());
  const QImage plain = view.grabbed();
  view->setHighlight({left}, {left, right});
  const QImage marked = view.grabbed();
  // The object goes from x 80 to 160 of 240, the selection to 120; lines are two pixels wide, around them.
  const QColor beside(marked.pixel(161, 80));
  EXPECT_GT(beside.blue(), beside.red() + 60) << qPrintable(beside.name());
  EXPECT_EQ(marked.pixel(140, 80), plain.pixel(140, 80)) << "the rest of the object is as it was";
  EXPECT_NE(marked.pixel(100, 80), plain.pixel(100, 80)) << "the selection is tinted";
  view->setHighlight({});
  EXPECT_EQ(view.grabbed(), plain);
}

TEST(Highlight, ShowsFaintlyThroughWalls) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  const auto behind = maker.addQuad({{-0.5F, 0.5F, 0}, {1, 0, 0}, {0, -1, 0}, grey, light});
  maker.addQuad({{-1, 1, 0.5F}, {2, 0, 0}, {0, -2, 0}, grey, light});
  ShownView view;
  view.show(maker.finish());
  const QImage plain = view.grabbed();
  view->setHighlight({behind});
  const int tint = difference(view.grabbed().pixel(120, 80), plain.pixel(120, 80));
  EXPECT_GT(tint, 1);
  EXPECT_LT(tint, 40);
}

TEST(Highlight, LetsTheTextureOfAFineMeshThrough) {
  const Cloth cloth;
  ShownView view;
  view.show(cloth.scene);
  const QImage plain = view.grabbed();
  view->setHighlight(cloth.items);
  const QImage marked = view.grabbed();
  EXPECT_GT(contrastIn(marked, Cloth::kInside), contrastIn(plain, Cloth::kInside) * 3 / 4);
  EXPECT_GT(difference(marked.pixel(80, 80), plain.pixel(80, 80)), 10) << "tinted";
  EXPECT_TRUE(isLine(marked.pixel(Cloth::kBeside))) << "and outlined";
  EXPECT_EQ(marked.pixel(180, 80), plain.pixel(180, 80));
}

TEST(Highlight, OfMoreThanHalfOfTheSceneIsAnOutlineAlone) {
  const Cloth cloth;
  ShownView view;
  view.show(cloth.scene);
  const QImage plain = view.grabbed();
  std::vector<scene::DrawItemIndex> most = cloth.items;
  most.push_back(scene::DrawItemIndex(cloth.items.size()));
  view->setHighlight(most);
  const QImage marked = view.grabbed();
  EXPECT_EQ(marked.copy(Cloth::kInside), plain.copy(Cloth::kInside)) << "no tint";
  EXPECT_TRUE(isLine(marked.pixel(Cloth::kBeside)));
  // Hidden items belong to no half.
  state::SceneState state;
  state.hidden.insert(most.back());
  view.setState(state);
  EXPECT_EQ(view.grabbed().copy(Cloth::kInside), plain.copy(Cloth::kInside));
  view->setHighlight(cloth.items);
  view.setState({});
  EXPECT_NE(view.grabbed().copy(Cloth::kInside), plain.copy(Cloth::kInside)) << "half of it is tinted again";
}

TEST(Highlight, OfEverythingShowsWhatStandsOut) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  const auto back = maker.addQuad({{-6, 4, -2}, {12, 0, 0}, {0, -8, 0}, grey, light});
  const auto front = maker.addQuad({{-0.5F, 0.5F, 0}, {1, 0, 0}, {0, -1, 0}, grey, light});
  const auto scene = maker.finish();
  ShownView view;
  view.show(scene);
  view->setCamera(squareRequest(*scene, ShownView::kSize).camera);
  const QImage plain = view.grabbed();
  view->setHighlight({back, front});
  const QImage marked = view.grabbed();
  EXPECT_EQ(marked.pixel(120, 80), plain.pixel(120, 80));
  EXPECT_EQ(marked.pixel(20, 20), plain.pixel(20, 20));
  EXPECT_TRUE(isLine(marked.pixel(161, 80))) << "around the square in front";
  EXPECT_LT(linesIn(marked), 1500);
}

TEST(Highlight, LeavesNothingBehind) {
  const Cloth cloth;
  ShownView view;
  view.show(cloth.scene);
  const std::vector<scene::DrawItemIndex> first(cloth.items.begin(), cloth.items.begin() + 5 * Cloth::kSide);
  const std::vector<scene::DrawItemIndex> second(cloth.items.begin() + 5 * Cloth::kSide, cloth.items.end());
  view->setHighlight(second);
  const QImage before = view.grabbed();
  view->setHighlight(first);
  EXPECT_NE(view.grabbed(), before);
  view->setHighlight(second);
  EXPECT_EQ(view.grabbed(), before);
}

} // namespace
} // namespace vitrine::tests
