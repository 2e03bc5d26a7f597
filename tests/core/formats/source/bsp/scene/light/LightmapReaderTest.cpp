#include "core/formats/source/bsp/scene/light/LightmapReader.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class LightmapRead : public testing::Test {
protected:
  LightmapRead() {
    m_texInfos.resize(2);
    m_texInfos[1].flags = kSurfBumpLight;
    m_face.texInfo = 0;
    m_face.styles = {0, 32, 255, 255};
    m_face.lightOffset = 8;
    m_face.lightSize = {1, 2}; // 2 x 3 luxels
  }

  std::optional<scene::Lightmap> read() { return LightmapReader(m_lighting, m_texInfos).read(m_face, m_problem); }

  std::vector<TexInfo> m_texInfos;
  Bytes m_lighting = randomBytes(400, 1);
  Face m_face;
  QString m_problem;
};

TEST_F(LightmapRead, oneMapPerStyle) {
  const auto lightmap = read();
  ASSERT_TRUE(lightmap);
  EXPECT_EQ(lightmap->width, 2);
  EXPECT_EQ(lightmap->height, 3);
  ASSERT_EQ(lightmap->layers.size(), 2U);
  EXPECT_EQ(lightmap->layers[1].style, 32);
  EXPECT_EQ(lightmap->layers[0].flat.data(), m_lighting.data() + 8);
  EXPECT_EQ(lightmap->layers[1].flat.data(), m_lighting.data() + 8 + 24);
  EXPECT_EQ(lightmap->layers[1].flat.size(), 24U);
  EXPECT_TRUE(lightmap->layers[0].bumped.empty());
}

TEST_F(LightmapRead, bumpedStylesAreFourMaps) {
  m_face.texInfo = 1;
  const auto lightmap = read();
  ASSERT_TRUE(lightmap);
  EXPECT_EQ(lightmap->layers[0].bumped.data(), m_lighting.data() + 8 + 24);
  EXPECT_EQ(lightmap->layers[0].bumped.size(), 72U);
  EXPECT_EQ(lightmap->layers[1].flat.data(), m_lighting.data() + 8 + 96);
}

TEST_F(LightmapRead, luxelsHaveTheirPlaceInTheFile) {
  m_face.texInfo = 1;
  QString problem;
  const auto lightmap = LightmapReader(m_lighting, m_texInfos, true, ByteRange{3, 1000, 400}).read(m_face, problem);
  ASSERT_TRUE(lightmap);
  // The second style: behind four maps of six luxels. Luxel (1, 2) is the last of its map.
  const scene::LightmapLayer& layer = lightmap->layers[1];
  EXPECT_EQ(scene::luxelRange(*lightmap, layer, 1, 2), (ByteRange{3, 1000 + 8 + 96 + 20, 4}));
  EXPECT_EQ(scene::luxelRange(*lightmap, layer, 0, 1, 2), (ByteRange{3, 1000 + 8 + 96 + 2 * 24 + 8, 4}));
  const auto bytes = scene::luxelBytes(*lightmap, layer, 0, 1, 2);
  ASSERT_TRUE(bytes);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ((*bytes)[i], std::to_integer<int>(m_lighting[8 + 96 + 2 * 24 + 8 + i]));
  }
  EXPECT_FALSE(scene::luxelRange(*lightmap, layer, 2, 0));
  EXPECT_FALSE(scene::luxelRange(*lightmap, layer, 0, -1));
  EXPECT_FALSE(scene::luxelBytes(*lightmap, layer, 0, 0, 4));
  const auto unplaced = read();
  EXPECT_FALSE(scene::luxelRange(*unplaced, unplaced->layers[1], 0, 0));
}

TEST_F(LightmapRead, lastByteCounts) {
  m_face.lightOffset = 400 - 48;
  EXPECT_TRUE(read());
  m_face.lightOffset = 400 - 47;
  EXPECT_FALSE(read());
  EXPECT_FALSE(m_problem.isEmpty());
}

TEST_F(LightmapRead, unlitFaces) {
  m_face.lightOffset = -1;
  EXPECT_FALSE(read());
  m_face.lightOffset = 8;
  m_face.styles = {255, 255, 255, 255};
  EXPECT_FALSE(read());
  // Never-lit maps keep offset 0 and style 0 everywhere.
  m_face.styles = {0, 0, 0, 0};
  m_face.lightOffset = 0;
  m_lighting = {};
  EXPECT_FALSE(read());
  EXPECT_TRUE(m_problem.isEmpty());
}

TEST_F(LightmapRead, sizesBeyondReason) {
  for (const std::int32_t side : {1025, -1, 0x7fffffff}) {
    m_face.lightSize = {side, 2};
    m_problem.clear();
    EXPECT_FALSE(read());
    EXPECT_FALSE(m_problem.isEmpty());
  }
  m_face.lightSize = {1, 2};
  m_face.lightOffset = -7;
  m_problem.clear();
  EXPECT_FALSE(read());
  EXPECT_FALSE(m_problem.isEmpty());
}

TEST_F(LightmapRead, sumsMeansAndMaps) {
  Face bumped = m_face;
  bumped.texInfo = 1;
  Face unlit = m_face;
  unlit.lightOffset = -1;
  const LightingSum sum = sumLighting(LightmapReader(m_lighting, m_texInfos), {m_face, bumped, unlit});
  EXPECT_EQ(sum.litFaces, 2U);
  EXPECT_EQ(sum.luxels, 12U);
  EXPECT_EQ(sum.baseBytes, 8U + 48U + 8U + 192U);
}

} // namespace
} // namespace vitrine::tests
