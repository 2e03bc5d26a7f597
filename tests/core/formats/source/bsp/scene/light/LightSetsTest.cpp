// Maps that were lit twice: both sets in one scene.
#include "core/scene/SceneRecords.h"
#include "core/state/EvaluatedState.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

const scene::Control* controlOf(const Scene& scene, const char* id) {
  const auto found = std::ranges::find(scene.controls, QString::fromLatin1(id), &scene::Control::id);
  return found == scene.controls.end() ? nullptr : &*found;
}

std::vector<scene::LightmapLayer> layersOfSet(const scene::Lightmap& lightmap, int set) {
  std::vector<scene::LightmapLayer> layers;
  std::ranges::copy_if(lightmap.layers, std::back_inserter(layers),
                       [set](const scene::LightmapLayer& layer) { return layer.set == set; });
  return layers;
}

/// A map with both sets, of which one luxel of the first face's LDR light is another.
MapUnderTest twoSets() {
  MapUnderTest file = litMap({.hdr = true});
  const std::size_t faces = file.offset(LumpId::Faces);
  const std::uint32_t luxel = file.u32(faces + 20); // lightofs
  file.setU32(file.offset(LumpId::Lighting) + luxel, 0x00102030);
  return file;
}

TEST(LightSets, bothAreInOneSceneAndOneIsChosen) {
  const auto map = twoSets().load();
  const Scene& scene = map.scene();
  ASSERT_EQ(scene.bake.lightmapSets.size(), 2U);
  const scene::Control* control = controlOf(scene, "light.set");
  ASSERT_TRUE(control);
  EXPECT_EQ(control->kind, scene::ControlKind::Choice);
  EXPECT_EQ(control->choices, QStringList({QStringLiteral("LDR"), QStringLiteral("HDR")}));
  EXPECT_EQ(state::evaluate(scene, {}).light.set, 1);
  state::SceneState ldr;
  ldr.controls[QStringLiteral("light.set")] = 0;
  EXPECT_EQ(state::evaluate(scene, ldr).light.set, 0);
  for (const scene::Lightmap& lightmap : scene.bake.lightmaps) {
    EXPECT_EQ(layersOfSet(lightmap, 0).size(), layersOfSet(lightmap, 1).size());
    EXPECT_EQ(lightmap.layers.front().set, 1) << "the chosen set comes first";
  }
  const scene::Lightmap& first = scene.bake.lightmaps[scene.meshes[0].surfaces[0].lightmap];
  const QVector3D spoilt = scene::lightAt(first, 0, 0, state::evaluate(scene, ldr).light);
  EXPECT_GE(spoilt.x(), 0x30 / 255.0F);
  EXPECT_NE(spoilt, scene::lightAt(first, 0, 0, state::evaluate(scene, {}).light));
}

TEST(LightSets, eachSetIsThatOfAMapWithItAlone) {
  const auto both = litMap({.hdr = true}).load();
  const auto ldr = litMap().load();
  ASSERT_EQ(both.scene().bake.lightmaps.size(), ldr.scene().bake.lightmaps.size());
  for (const scene::LightmapIndex i : ldr.scene().bake.lightmaps.indices()) {
    const auto layers = layersOfSet(both.scene().bake.lightmaps[i], 0);
    const auto& expected = ldr.scene().bake.lightmaps[i].layers;
    ASSERT_EQ(layers.size(), expected.size());
    for (std::size_t k = 0; k < layers.size(); ++k) {
      EXPECT_EQ(layers[k].style, expected[k].style);
      EXPECT_EQ(layers[k].flat.toByteArray(), expected[k].flat.toByteArray());
      EXPECT_EQ(layers[k].average, expected[k].average);
    }
  }
}

TEST(LightSets, theOptionMakesAnotherSetTheDefault) {
  const auto map = twoSets().load({{QStringLiteral("lighting"), QStringLiteral("ldr")}});
  EXPECT_EQ(state::evaluate(map.scene(), {}).light.set, 0);
  EXPECT_EQ(map.scene().bake.lightmaps.front().layers.front().set, 0);
  ASSERT_TRUE(controlOf(map.scene(), "light.set"));
}

TEST(LightSets, oneSetNeedsNoChoice) {
  const auto map = litMap().load();
  EXPECT_TRUE(map.scene().bake.lightmapSets.empty());
  EXPECT_FALSE(controlOf(map.scene(), "light.set"));
  EXPECT_EQ(state::evaluate(map.scene(), {}).light.set, 0);
  EXPECT_GT(scene::averageLight(map.scene().bake.lightmaps.front(), state::evaluate(map.scene(), {}).light).length(),
            0.0F);
}

TEST(LightSets, surfacesLeadToBothRecords) {
  const auto map = twoSets().load();
  const SectionId ldr = map.section("lumps/FACES");
  const SectionId hdr = map.section("lumps/FACES_HDR");
  for (const DrawItemIndex item : base::indicesBelow<DrawItemIndex>(map.scene().meshes[0].surfaces.size())) {
    const auto record = map.scene().recordOf(item, 0);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->section, hdr);
    const auto& related = scene::relatedRecords(map.scene(), item);
    EXPECT_NE(std::ranges::find(related, RecordRef{ldr, record->row}), related.end());
  }
}

TEST(LightSets, lightmapsOfAnotherSizeAreLeftOut) {
  MapUnderTest file = twoSets();
  file.setU32(file.offset(LumpId::Faces) + 36, file.u32(file.offset(LumpId::Faces) + 36) - 1); // width
  const auto map = file.load();
  EXPECT_TRUE(map.says(QStringLiteral("keeps the light of the other set")));
  const scene::Lightmap& lightmap = map.scene().bake.lightmaps[map.scene().meshes[0].surfaces[0].lightmap];
  const auto ldr = layersOfSet(lightmap, 0);
  const auto hdr = layersOfSet(lightmap, 1);
  ASSERT_EQ(ldr.size(), hdr.size());
  EXPECT_EQ(ldr.front().flat.data(), hdr.front().flat.data());
}

TEST(LightSets, anotherNumberOfFacesIsNoSet) {
  MapUnderTest file = twoSets();
  file.setU32(MapUnderTest::entryAt(LumpId::Faces) + 4, file.length(LumpId::Faces) - 56);
  const auto map = file.load();
  EXPECT_TRUE(map.scene().bake.lightmapSets.empty());
  EXPECT_TRUE(map.says(QStringLiteral("only the light of the latter is shown")));
}

TEST(LightSets, theLobbyHasBoth) {
  const auto file = MapUnderTest::sample(QStringLiteral("mp_lobby.bsp"));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  ASSERT_EQ(map.scene().bake.lightmapSets.size(), 2U);
  EXPECT_EQ(state::evaluate(map.scene(), {}).light.set, 1);
  EXPECT_TRUE(controlOf(map.scene(), "layer.worldlights"));
  EXPECT_TRUE(controlOf(map.scene(), "layer.worldlights.ldr"));
}

/// The compiler's means are not those of the luxels, but never far from them: they were read from the right places.
TEST(LightSets, averagesAreThoseOfTheirLuxels) {
  for (const char* name : {"test2.bsp", "fy_iceworld_cssource.bsp", "mp_lobby.bsp"}) {
    const auto file = MapUnderTest::sample(QString::fromLatin1(name));
    if (!file) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    const auto map = file->load();
    std::size_t close = 0;
    std::size_t all = 0;
    for (const scene::Lightmap& lightmap : map.scene().bake.lightmaps) {
      for (scene::LightmapLayer layer : lightmap.layers) {
        ASSERT_TRUE(layer.average) << name;
        const QVector3D told = *layer.average;
        layer.average.reset();
        layer.set = 0;
        scene::LightStyleWeights mix = scene::fullLight();
        const QVector3D mean = scene::averageLight({lightmap.width, lightmap.height, {layer}}, mix);
        close += (told - mean).length() <= 0.5F * mean.length() + 0.02F ? 1 : 0;
        ++all;
      }
    }
    ASSERT_GT(all, 0U) << name;
    EXPECT_GT(close * 10, all * 9) << name << ": " << close << " of " << all;
  }
}

TEST(LightSets, averagesOfStylesStandInReverseOrder) {
  const auto map = litMap().load();
  std::size_t several = 0;
  for (const scene::Lightmap& lightmap : map.scene().bake.lightmaps) {
    several += lightmap.layers.size() > 1 ? 1 : 0;
    for (scene::LightmapLayer layer : lightmap.layers) {
      ASSERT_TRUE(layer.average);
      const QVector3D told = *layer.average;
      layer.average.reset();
      const QVector3D mean = scene::averageLight({lightmap.width, lightmap.height, {layer}}, scene::fullLight());
      EXPECT_LT((told - mean).length(), 0.01F * mean.length() + 0.002F) << "style " << layer.style;
    }
  }
  EXPECT_GT(several, 0U);
}

} // namespace
} // namespace vitrine::tests
