// Colour tables of a map, and where they rule.
#include "core/formats/api/AssetResolver.h"
#include "core/formats/source/bsp/format/BspFormat.h"
#include "core/image/ColorTable.h"
#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using demos::KeyValues;
using demos::MapModel;
using scene::ColorCorrection;
using Target = scene::ColorCorrectionTarget;

MapUnderTest::Outcome mapWithCorrections(const std::vector<KeyValues>& entities) {
  MapModel model = samples::makeSingleRoom();
  for (const KeyValues& keys : entities) {
    model.entities.push_back({keys});
  }
  model.pakFiles.push_back(
      {"materials/correction/warm.raw", std::vector<std::byte>(image::kColorTableBytes, std::byte{9})});
  model.pakFiles.push_back({"materials/correction/short.raw", std::vector<std::byte>(1000)});
  return MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
}

KeyValues correctionWith(const KeyValues& others) {
  KeyValues keys{
      {"classname", "color_correction"}, {"origin", "10 20 30"}, {"filename", "materials\\correction/warm.raw"}};
  keys.insert(keys.end(), others.begin(), others.end());
  return keys;
}

const scene::Control& correctionControl(const Scene& scene) {
  return *std::ranges::find(scene.controls, QStringLiteral("colorcorrection"), &scene::Control::id);
}

const ColorCorrection& onlyCorrection(const MapUnderTest::Outcome& map) {
  EXPECT_EQ(map.scene().world.colorCorrections.size(), 1U);
  return map.scene().world.colorCorrections.at(0);
}

struct Resolved {
  scene::SceneAssets assets;
  std::vector<files::MissingFile> missing;
  std::vector<Diagnostic> diagnostics;
};

Resolved withTables(const DocumentPtr& document) {
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress};
  Resolved made{document->scene->assets, {}, {}};
  const BspFormat format;
  formats::AssetResolver(formats::Opened{document, &format, nullptr, {}, {}}).resolveAll(made.assets, context);
  made.missing = missing.entries();
  made.diagnostics = diagnostics.entries();
  return made;
}

TEST(ColorCorrection, hasPlaceWeightAndFalloff) {
  const auto map =
      mapWithCorrections({correctionWith({{"minfalloff", "100"}, {"maxfalloff", "300"}, {"maxweight", "0.5"}})});
  const ColorCorrection& made = onlyCorrection(map);
  EXPECT_EQ(map.scene().sourceAxes.toFile(made.origin), QVector3D(10, 20, 30));
  ASSERT_TRUE(made.falloff);
  EXPECT_EQ(made.falloff->whole, 100);
  EXPECT_EQ(made.falloff->none, 300);
  EXPECT_EQ(made.weight, 0.5F);
  EXPECT_TRUE(made.active);
  EXPECT_EQ(made.record.section, map.section("lumps/ENTITIES"));
  EXPECT_FALSE(made.region);
  const scene::Control& control = correctionControl(map.scene());
  EXPECT_EQ(control.kind, scene::ControlKind::Toggle);
  EXPECT_EQ(control.defaultValue, 1);
  EXPECT_EQ(std::get<Target>(control.target).choices, (std::vector<int>{scene::kNone, Target::kByPlace}));
  // 200 to the east is half way.
  EXPECT_FLOAT_EQ(made.weightAt(map.scene().sourceAxes.toScene({210, 20, 30})), 0.25F);
}

TEST(ColorCorrection, withoutFalloffIsEverywhere) {
  EXPECT_FALSE(onlyCorrection(mapWithCorrections({correctionWith({})})).falloff);
  for (const auto& [whole, none] :
       {std::pair("-1", "-1"), std::pair("0", "0"), std::pair("-1", "300"), std::pair("90", "80")}) {
    const auto map = mapWithCorrections({correctionWith({{"minfalloff", whole}, {"maxfalloff", none}})});
    EXPECT_FALSE(onlyCorrection(map).falloff) << whole << ' ' << none;
  }
}

TEST(ColorCorrection, thatIsDisabledIsOffered) {
  const auto map = mapWithCorrections({correctionWith({{"StartDisabled", "1"}})});
  EXPECT_FALSE(onlyCorrection(map).active);
  EXPECT_EQ(correctionControl(map.scene()).defaultValue, 0);
  EXPECT_EQ(std::get<Target>(correctionControl(map.scene()).target).choices, (std::vector<int>{scene::kNone, 0}));
}

TEST(ColorCorrection, ofManyOneCanBeChosen) {
  KeyValues other = correctionWith({{"StartDisabled", "1"}});
  other[2].second = "materials/correction/short.raw";
  const auto map = mapWithCorrections({correctionWith({}), other, correctionWith({})});
  const scene::Control& control = correctionControl(map.scene());
  EXPECT_EQ(control.kind, scene::ControlKind::Choice);
  EXPECT_EQ(control.choices.mid(2),
            (QStringList{QStringLiteral("warm"), QStringLiteral("short"), QStringLiteral("warm")}));
  EXPECT_EQ(std::get<Target>(control.target).choices, (std::vector<int>{scene::kNone, Target::kByPlace, 0, 1, 2}));
  EXPECT_EQ(control.defaultValue, 1);
  EXPECT_EQ(map.scene().world.colorCorrections[0].table, map.scene().world.colorCorrections[2].table);
}

TEST(ColorCorrection, ofTooManyTheFirstAreRead) {
  const auto all = mapWithCorrections(std::vector<KeyValues>(256, correctionWith({})));
  EXPECT_EQ(all.scene().world.colorCorrections.size(), 256U);
  EXPECT_FALSE(all.says(QStringLiteral("only the first 256")));
  const auto more = mapWithCorrections(std::vector<KeyValues>(257, correctionWith({})));
  EXPECT_EQ(more.scene().world.colorCorrections.size(), 256U);
  EXPECT_TRUE(more.says(QStringLiteral("only the first 256")));
}

TEST(ColorCorrection, withoutFileNameIsNone) {
  const auto map = mapWithCorrections({{{"classname", "color_correction"}, {"origin", "0 0 0"}}});
  EXPECT_TRUE(map.scene().world.colorCorrections.empty());
}

TEST(ColorCorrection, ofAVolumeIsInItsBrushes) {
  MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  model.brushEntities.push_back(
      {{{"classname", "color_correction_volume"},
        {"origin", "100 0 50"},
        {"filename", "materials/correction/warm.raw"},
        {"maxweight", "0.75"}},
       {100, 0, 50},
       {demos::boxBrush({{80, -20, 30}, {120, 20, 70}}, materials.look("tools/toolstrigger"))}});
  const auto map = MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
  const ColorCorrection& made = onlyCorrection(map);
  ASSERT_TRUE(made.region);
  const auto weightAt = [&](const QVector3D& file) { return made.weightAt(map.scene().sourceAxes.toScene(file)); };
  EXPECT_EQ(weightAt({100, 0, 50}), 0.75F);
  EXPECT_EQ(weightAt({119, 19, 69}), 0.75F);
  EXPECT_EQ(weightAt({121, 0, 50}), 0);
  EXPECT_EQ(weightAt({100, 0, 71}), 0);
  EXPECT_EQ(weightAt({0, 0, 0}), 0) << "where the brushes would be at the world's origin";
}

TEST(ColorCorrection, isFoundInThePakfile) {
  const auto map = mapWithCorrections({correctionWith({})});
  const Resolved found = withTables(map.document);
  const scene::Texture& table = found.assets.textures[onlyCorrection(map).table];
  ASSERT_EQ(table.state, scene::AssetState::Ready);
  ASSERT_TRUE(image::isColorTable(*table.image));
  EXPECT_EQ(std::to_integer<int>(table.image->picture(0).texels[0]), 9);
}

TEST(ColorCorrection, ofAnotherSizeIsDamaged) {
  KeyValues keys = correctionWith({});
  keys[2].second = "materials/correction/short.raw";
  const auto map = mapWithCorrections({keys});
  const Resolved found = withTables(map.document);
  EXPECT_EQ(found.assets.textures[onlyCorrection(map).table].state, scene::AssetState::Failed);
  EXPECT_TRUE(std::ranges::any_of(found.diagnostics, [](const Diagnostic& one) {
    return one.severity == base::Severity::Damage && one.message.contains(QStringLiteral("98304")) &&
           one.message.contains(QStringLiteral("1000"));
  }));
}

TEST(ColorCorrection, thatIsNowhereIsListed) {
  KeyValues keys = correctionWith({});
  keys[2].second = "materials/correction/lost.raw";
  const auto map = mapWithCorrections({keys});
  const Resolved found = withTables(map.document);
  EXPECT_EQ(found.assets.textures[onlyCorrection(map).table].state, scene::AssetState::Missing);
  EXPECT_EQ(
      std::ranges::count(found.missing, QStringLiteral("materials/correction/lost.raw"), &files::MissingFile::path), 1);
}

} // namespace
} // namespace vitrine::tests
