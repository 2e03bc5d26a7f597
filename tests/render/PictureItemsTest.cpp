// Items of a scene that one picture needs, and that it shows no less for having only those.
#include "render/PictureItems.h"

#include "render/batching/RenderScene.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/SharedRenderer.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// A row of lit squares of two units from x = -40 to 40, of which a picture from the middle shows a few.
class PictureItemsTest : public testing::Test {
protected:
  PictureItemsTest() {
    for (int i = -20; i <= 20; ++i) {
      const scene::LightmapIndex lightmap = m_maker.addLightmap(9, 9, {static_cast<std::uint8_t>(150 + i), 200, 90}, 0);
      const auto x = static_cast<float>(i) * 2.0F;
      m_maker.addQuad({{x - 0.9F, 1, 0}, {1.8F, 0, 0}, {0, -2, 0}, m_maker.addPlain({0.5F, 0.5F, 0.5F}), lightmap});
    }
    m_scene = m_maker.finish();
    m_request.size = kSmallShot;
    m_request.camera = straightCamera(*m_scene, kSmallShot, {0, 0, 5}, 6.0F, 5.0F);
  }

  ItemSet items() const { return render::itemsInPicture(*m_scene, m_request); }

  QImage picture(const ItemSet& only) const {
    Progress progress;
    const auto prepared = render::prepareScene(m_scene, m_scene->assets, progress, only);
    return rendererShowing(prepared).capture(m_request).value_or(QImage());
  }

  HandmadeScene m_maker;
  ScenePtr m_scene;
  render::CaptureRequest m_request;
};

TEST_F(PictureItemsTest, AreThoseInViewAndShown) {
  EXPECT_EQ(items(), (ItemSet{19, 20, 21}));
  m_request.state.hidden = {20};
  EXPECT_EQ(items(), (ItemSet{19, 21}));
  m_request.onlyItems = ItemSet::range(0, 41) - ItemSet{19};
  EXPECT_EQ(items(), ItemSet{21});
}

TEST_F(PictureItemsTest, OthersTakeNoRoom) {
  Progress progress;
  const render::RenderScene all(m_scene, m_scene->assets, progress);
  const render::RenderScene few(m_scene, m_scene->assets, progress, items());
  EXPECT_EQ(few.triangles, 6U);
  EXPECT_EQ(all.triangles, 82U);
  const auto texels = [](const render::RenderScene& built) {
    return built.atlas->pageSize().width() * built.atlas->pageSize().height();
  };
  EXPECT_LT(texels(few) * 2, texels(all));
}

TEST_F(PictureItemsTest, ThePictureIsTheSame) {
  const QImage whole = picture(ItemSet::everything());
  ASSERT_EQ(whole.size(), kSmallShot);
  EXPECT_NE(whole.pixel(60, 60), whole.pixel(60, 5));
  EXPECT_EQ(picture(items()), whole);
}

/// A red pane before a green one, and another green one nearer than both, which stands beside the picture.
TEST_F(PictureItemsTest, TranslucentOnesAreDrawnInTheSameOrder) {
  HandmadeScene maker;
  const auto pane = [&maker](const QColor& color) {
    scene::Material material = texturedMaterial(maker.addTexture(filled(color)));
    material.blend = scene::Blend::AlphaBlend;
    return maker.addMaterial(material);
  };
  const MaterialIndex green = pane(QColor(0, 255, 0, 128));
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, pane(QColor(255, 0, 0, 128))});
  maker.addQuad({{-1, 1, -1}, {2, 0, 0}, {0, -2, 0}, green});
  maker.addQuad({{-1, 41, 4}, {2, 0, 0}, {0, -2, 0}, green});
  m_scene = maker.finish();
  EXPECT_EQ(items(), (ItemSet{0, 1}));
  EXPECT_EQ(picture(items()), picture(ItemSet::everything()));
}

} // namespace
} // namespace vitrine::tests
