// Textures as documents: what `info` tells, the sections, what is drawn and can be set.
#include "core/formats/source/vtf/format/VtfFormat.h"

#include "core/scene/SceneRecords.h"
#include "core/state/EvaluatedState.h"
#include "tests/core/formats/source/vtf/VtfMaker.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>
#include <zstd.h>

namespace vitrine::tests {
namespace {

using namespace formats;
using structure::Json;

std::string_view textOf(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

DocumentPtr loadedVtf(const QString& name, const Bytes& bytes) {
  LoadFixture fixture;
  const auto document = fixture.load(source::VtfFormat(), name, bytes);
  EXPECT_TRUE(document) << (document ? "" : document.error().reason().toStdString());
  return document ? *document : nullptr;
}

DocumentPtr made(const char* sample) {
  const QString path = samplePath(QStringLiteral("source-assets/synthetic/vtf/") + QLatin1String(sample)).value();
  return loadedVtf(path, fileBytes(path));
}

const scene::Control* control(const Document& document, const char* id) {
  const auto& all = document.scene->controls;
  const auto found = std::ranges::find(all, QLatin1String(id), &scene::Control::id);
  return found == all.end() ? nullptr : &*found;
}

QStringList sections(const Document& document) {
  QStringList paths;
  for (const structure::Section& section : document.structure.sections()) {
    paths << section.path;
  }
  return paths;
}

TEST(VtfFormat, contentDecides) {
  const source::VtfFormat format;
  const auto score = [&](Bytes head) {
    return format.score({QStringLiteral("x.vtf"), QStringLiteral("vtf"), std::move(head), 100});
  };
  EXPECT_EQ(score(VtfMaker{.texels = filled(64, 1)}.bytes()), 100);
  EXPECT_EQ(score(bytesOf("not a texture")), 0);
  EXPECT_EQ(score({}), 0);
}

TEST(VtfFormat, countsAreThoseOfTheSamples) {
  const Json all = expectedOfSamples(QStringLiteral("source-assets"));
  int compared = 0;
  for (const auto& [name, expected] : all.items()) {
    if (!QString::fromStdString(name).endsWith(QStringLiteral(".vtf"))) {
      continue;
    }
    SCOPED_TRACE(name);
    const QString path = samplePath(QStringLiteral("source-assets/") + QString::fromStdString(name)).value();
    const DocumentPtr document = loadedVtf(path, fileBytes(path));
    ASSERT_TRUE(document);
    EXPECT_EQ(document->scene == nullptr, expected.contains("mustFail"));
    EXPECT_EQ(document->sceneError.has_value(), expected.contains("mustFail"));
    std::vector<std::string> keys;
    for (const auto& [key, value] : expected.items()) {
      if (key == "note" || key == "mustFail") {
        continue;
      }
      if (!key.starts_with("mip0_")) {
        keys.push_back(key);
      }
      ASSERT_TRUE(document->counts.contains(key)) << key;
      if (key == "reflectivity") {
        for (std::size_t i = 0; i < 3; ++i) {
          EXPECT_NEAR(document->counts[key][i].get<double>(), value[i].get<double>(), 1e-5);
        }
      } else if (key == "mip0_rgba8_mean") {
        for (std::size_t i = 0; i < 4; ++i) {
          EXPECT_NEAR(document->counts[key][i].get<double>(), value[i].get<double>(), 1e-3) << i;
        }
      } else if (value.is_number_float()) {
        EXPECT_NEAR(document->counts[key].get<double>(), value.get<double>(), 1e-5) << key;
      } else {
        EXPECT_EQ(document->counts[key], value) << key;
      }
      ++compared;
    }
    if (!expected.contains("mustFail")) {
      std::vector<std::string> told;
      for (const auto& [key, value] : document->counts.items()) {
        if (!key.starts_with("mip0_")) { // the last, as they are found last
          told.push_back(key);
        }
      }
      EXPECT_EQ(told, keys);
    }
  }
  EXPECT_GT(compared, samplePath(QStringLiteral("source-assets/wire")) ? 2000 : 300);
}

TEST(VtfFormat, levelsAreSectionsWithARecordForEachPicture) {
  VtfMaker maker{.frames = 2, .format = 5, .mips = 2};
  maker.texels = joined({filled(4, 10), filled(4, 11), filled(16, 20), filled(16, 21)});
  const DocumentPtr document = loadedVtf(QStringLiteral("a.vtf"), maker.bytes());
  ASSERT_TRUE(document && document->scene);
  const auto mip0 = document->structure.find(QStringLiteral("image/mip 0"));
  const auto mip1 = document->structure.find(QStringLiteral("image/mip 1"));
  ASSERT_TRUE(mip0 && mip1);
  EXPECT_EQ(document->structure[*mip0].range, (ByteRange{base::kFileSpace, 88, 32}));
  EXPECT_EQ(document->structure[*mip0].table->rowCount(), 2u);
  EXPECT_EQ(document->structure[*mip0].note, QStringLiteral("4 x 4"));
  EXPECT_EQ(document->structure[*mip1].range, (ByteRange{base::kFileSpace, 80, 8}));
  EXPECT_EQ(document->scene->recordOf(0, 0), (RecordRef{*mip0, 0}));
  EXPECT_EQ(scene::relatedRecords(*document->scene, 0), (std::vector<RecordRef>{{*mip1, 0}}));
  const auto header = document->structure.find(QStringLiteral("header"));
  ASSERT_TRUE(header);
  EXPECT_EQ(document->structure[*header].range.size, 80u);
  EXPECT_EQ(document->scene->assets.materials[0].record, (RecordRef{*header, 0}));
}

TEST(VtfFormat, controlsAreOnlyWhereThereIsAChoice) {
  const DocumentPtr plain = loadedVtf(QStringLiteral("a.vtf"), VtfMaker{.format = 5, .texels = filled(16, 1)}.bytes());
  ASSERT_TRUE(plain && plain->scene);
  EXPECT_FALSE(control(*plain, "mip"));
  EXPECT_FALSE(control(*plain, "frame"));
  EXPECT_FALSE(control(*plain, "face"));
  ASSERT_TRUE(control(*plain, "channel"));
  EXPECT_EQ(control(*plain, "channel")->choices.size(), 6);
  EXPECT_TRUE(plain->scene->motion.animations.empty());
  const DocumentPtr frames = made("anim_71_4frames.vtf");
  ASSERT_TRUE(frames);
  EXPECT_EQ(control(*frames, "frame")->max, 3);
  EXPECT_EQ(control(*frames, "mip")->choices, (QStringList{QStringLiteral("0: 4 x 4"), QStringLiteral("1: 2 x 2")}));
  ASSERT_EQ(frames->scene->motion.animations.size(), 1u);
  EXPECT_EQ(frames->scene->motion.animations[0].frames, 4);
  const DocumentPtr cube = made("cube_72_7faces.vtf");
  EXPECT_EQ(control(*cube, "face")->choices.size(), 8);
  EXPECT_EQ(made("cube_75_6faces.vtf")->scene->controls[1].choices.size(), 7);
}

TEST(VtfFormat, slicesOfAVolumeCanBeSeenOneByOne) {
  VtfMaker maker{.width = 2, .height = 2, .format = 5, .mips = 2, .depth = 4};
  maker.texels = joined({filled(1, 50), filled(1, 60), filled(4, 1), filled(4, 2), filled(4, 3), filled(4, 4)});
  const DocumentPtr document = loadedVtf(QStringLiteral("v.vtf"), maker.bytes());
  ASSERT_TRUE(document && document->scene);
  ASSERT_TRUE(control(*document, "slice"));
  EXPECT_EQ(control(*document, "slice")->max, 3);
  EXPECT_TRUE(document->scene->motion.animations.empty());
  const auto red = [&](int slice, int mip) {
    state::SceneState state;
    state.controls = {{QStringLiteral("slice"), slice}, {QStringLiteral("mip"), mip}};
    const scene::ScenePatch patch =
        state::viewedTextures(*document->scene, state::evaluate(*document->scene, state).textureViews);
    return qRed(patch.textures.at(0).second.image->toQImage().pixel(0, 0));
  };
  EXPECT_EQ(red(2, 0), 3);
  EXPECT_EQ(red(1, 1), 50);
  EXPECT_EQ(red(3, 1), 60);
}

TEST(VtfFormat, thePlaneHasThePicturesProportions) {
  const DocumentPtr wide = loadedVtf(QStringLiteral("a.vtf"),
                                     VtfMaker{.width = 8, .height = 2, .format = 5, .texels = filled(16, 1)}.bytes());
  ASSERT_TRUE(wide && wide->scene);
  EXPECT_EQ(wide->scene->bounds().size(), QVector3D(8, 2, 0));
  ASSERT_EQ(wide->scene->view.cameras.size(), 1u);
  EXPECT_GT(wide->scene->view.cameras[0].horizontalFov, 0);
  EXPECT_EQ(wide->scene->assets.materials[0].cull, scene::Cull::None);
  EXPECT_EQ(wide->scene->assets.textures[0].filter, scene::Filter::Nearest);
  const DocumentPtr cube = made("cube_75_6faces.vtf");
  ASSERT_TRUE(cube && cube->scene);
  EXPECT_NEAR(cube->scene->bounds().size().x() * 3, cube->scene->bounds().size().y() * 4, 1e-3);
  EXPECT_EQ(cube->scene->assets.materials[0].blend, scene::Blend::AlphaTest);
}

TEST(VtfFormat, packedPicturesAreSpacesOfTheirOwn) {
  const DocumentPtr document = made("deflate_76_16x16.vtf");
  ASSERT_TRUE(document);
  ASSERT_EQ(document->spaces.size(), 4u);
  EXPECT_EQ(document->spaces[3].source->size(), 16u * 16 * 4);
  EXPECT_EQ(document->spaces[3].decoder, QStringLiteral("deflate"));
  EXPECT_TRUE(sections(*document).contains(QStringLiteral("image/mip 0, frame 0, face 0")));
  EXPECT_TRUE(sections(*document).contains(QStringLiteral("AXC")));
}

TEST(VtfFormat, zstdOfNewerFilesIsUnpacked) {
  std::vector<std::byte> coded(ZSTD_compressBound(16));
  const std::vector<std::byte> plain = filled(16, 77);
  coded.resize(ZSTD_compress(coded.data(), coded.size(), plain.data(), plain.size(), 5));
  const Bytes head = VtfMaker{.minor = 6, .format = 5}.bytes();
  ByteMaker file;
  const std::string_view fields = textOf(head);
  file.text(fields.substr(0, 12)).add<std::uint32_t>(96).text(fields.substr(16, 52)).add<std::uint32_t>(2);
  file.text(fields.substr(72, 8));
  file.add<std::uint32_t>(0x435841).add<std::uint32_t>(96).add<std::uint32_t>(0x30).add<std::uint32_t>(112);
  file.add<std::uint32_t>(8).add<std::int16_t>(5).add<std::int16_t>(93);
  file.add(static_cast<std::uint32_t>(coded.size())).add<std::uint32_t>(0);
  file.text(textOf(Bytes::adopt(coded)));
  const DocumentPtr document = loadedVtf(QStringLiteral("z.vtf"), file.bytes());
  ASSERT_TRUE(document && document->scene) << document->sceneError->reason().toStdString();
  EXPECT_EQ(document->scene->assets.textures[0].image->toQImage().pixel(3, 3), qRgb(77, 77, 77));
  EXPECT_EQ(document->spaces[1].decoder, QStringLiteral("zstd"));
}

TEST(VtfFormat, damageLeavesTheSections) {
  const DocumentPtr cut = made("bad_truncated.vtf");
  ASSERT_TRUE(cut);
  EXPECT_TRUE(cut->sceneError);
  EXPECT_TRUE(sections(*cut).contains(QStringLiteral("header")));
  EXPECT_TRUE(sections(*made("bad_huge.vtf")).contains(QStringLiteral("header")));
  EXPECT_TRUE(made("bad_format.vtf")->sceneError->message.contains(QStringLiteral("not supported")));
  LoadFixture fixture;
  EXPECT_FALSE(fixture.load(source::VtfFormat(), QStringLiteral("x"), bytesOf("VTX? no")));
}

} // namespace
} // namespace vitrine::tests
