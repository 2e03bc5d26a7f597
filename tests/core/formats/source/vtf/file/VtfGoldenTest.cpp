// Real and made texture files against pictures and animated models from independent readers.
#include "core/bytes/FileBytes.h"
#include "core/formats/source/vtf/file/VtfTexture.h"
#include "core/structure/Json.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <QCryptographicHash>
#include <QFloat16>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using structure::Json;

Bytes fileBytes(const QString& path) {
  const auto file = FileBytes::open(path);
  return file ? *(*file)->readAll() : Bytes();
}

VtfUse useOf(const QString& path) {
  return path.contains(QStringLiteral(".hdr.")) ? VtfUse::CompressedHdr : VtfUse::Picture;
}

const std::vector<std::string>& goldenFormats() {
  // RGB565 and BGR565 are left out: the tool that wrote those files has the two the wrong way round.
  static const std::vector<std::string> names{"a8",
                                              "abgr8888",
                                              "bgr888",
                                              "bgr888_bluescreen",
                                              "bgra4444",
                                              "bgra5551",
                                              "bgra8888",
                                              "bgrx5551",
                                              "bgrx8888",
                                              "dxt1",
                                              "dxt3",
                                              "dxt5",
                                              "i8",
                                              "ia88",
                                              "dxt1_onebitalpha",
                                              "rgb888",
                                              "uv88",
                                              "rgb888_bluescreen",
                                              "rgba8888",
                                              "uvlx8888",
                                              "uvwq8888"};
  return names;
}

class VtfGolden : public testing::TestWithParam<std::string> {};

TEST_P(VtfGolden, equalsThePicturePixelForPixel) {
  const QString name = QString::fromStdString(GetParam());
  const QString folder = QStringLiteral("source-assets/srctools/tests/test_vtf/");
  const auto vtf = samplePath(folder + QStringLiteral("sample_%1.vtf").arg(name));
  const auto png = samplePath(folder + QStringLiteral("test_load_python_%1.png").arg(name));
  if (!vtf || !png) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto texture = readVtf(fileBytes(*vtf), VtfUse::Picture, {}, nullptr);
  ASSERT_TRUE(texture) << texture.error().reason().toStdString();
  const QImage ours = texture->image->toQImage();
  const QImage golden = QImage(*png).convertToFormat(QImage::Format_RGBA8888);
  ASSERT_EQ(ours.size(), golden.size());
  EXPECT_EQ(ours, golden);
}

INSTANTIATE_TEST_SUITE_P(Vtf, VtfGolden,
                         testing::ValuesIn(ofOthers(QStringLiteral("source-assets/srctools"), goldenFormats())),
                         [](const auto& test) { return test.param; });

TEST(VtfGoldens, argbIsStoredAsGreenBlueAlphaRed) {
  const QString folder = QStringLiteral("source-assets/srctools/tests/test_vtf/");
  const auto vtf = samplePath(folder + QStringLiteral("sample_argb8888.vtf"));
  const auto same = samplePath(folder + QStringLiteral("sample_rgba8888.vtf"));
  if (!vtf || !same) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  EXPECT_EQ(readVtf(fileBytes(*vtf), VtfUse::Picture, {}, nullptr)->image->toQImage(),
            readVtf(fileBytes(*same), VtfUse::Picture, {}, nullptr)->image->toQImage());
}

void compareHeader(const VtfTexture& texture, const Json& expected, const QString& path) {
  const VtfHeader& header = texture.header;
  const auto number = [&](const char* key) { return expected.at(key).get<std::int64_t>(); };
  EXPECT_EQ(texture.formatName.toStdString(), expected.at("format").get<std::string>());
  EXPECT_EQ(header.format, number("formatId"));
  EXPECT_EQ(header.width, number("width"));
  EXPECT_EQ(header.height, number("height"));
  EXPECT_EQ(header.depth, number("depth"));
  EXPECT_EQ(header.frames, number("frames"));
  EXPECT_EQ(static_cast<std::int16_t>(header.firstFrame), number("firstFrame"));
  EXPECT_EQ(header.mips, number("mips"));
  EXPECT_EQ(header.headerSize, number("headerSize"));
  EXPECT_EQ(header.thumbnailFormat, number("lowResFormatId"));
  EXPECT_EQ(header.thumbnailWidth, expected.at("lowRes")[0].get<unsigned>());
  EXPECT_EQ(header.thumbnailHeight, expected.at("lowRes")[1].get<unsigned>());
  EXPECT_EQ(header.flags, std::stoul(expected.at("flags").get<std::string>(), nullptr, 16));
  EXPECT_EQ("7." + std::to_string(header.minor), expected.at("version").get<std::string>());
  EXPECT_NEAR(header.reflectivity.x(), expected.at("reflectivity")[0].get<double>(), 1e-5);
  EXPECT_NEAR(header.bumpScale, expected.at("bumpScale").get<double>(), 1e-5);
  EXPECT_EQ(texture.facesInFile, number("faces"));
  EXPECT_EQ(texture.imageOffset, static_cast<std::uint64_t>(number("imageOffset")));
  if (texture.facesInFile != 7) { // the animated models there count six faces only
    EXPECT_EQ(texture.imageBytes, static_cast<std::uint64_t>(number("imageBytesExpected")));
  }
  if (expected.contains("resources")) {
    ASSERT_EQ(header.resources.size(), expected.at("resources").size()) << path.toStdString();
    for (std::size_t i = 0; i < header.resources.size(); ++i) {
      const Json& row = expected.at("resources")[i];
      EXPECT_EQ(header.resources[i].tag, std::stoul(row.at("tag").get<std::string>(), nullptr, 16));
      EXPECT_EQ(header.resources[i].value, row.at("value").get<std::uint32_t>());
      EXPECT_EQ(header.resources[i].flags, row.at("flags").get<unsigned>());
    }
  }
}

TEST(VtfGoldens, everySampleHasTheExpectedHeaderAndPixels) {
  const Json all = expectedOfSamples(QStringLiteral("source-assets"));
  int read = 0;
  int hashed = 0;
  for (const auto& [name, expected] : all.items()) {
    const QString path = QString::fromStdString(name);
    if (!path.endsWith(QStringLiteral(".vtf"))) {
      continue;
    }
    SCOPED_TRACE(name);
    const Bytes bytes = fileBytes(samplePath(QStringLiteral("source-assets/") + path).value());
    const auto texture = readVtf(bytes, useOf(path), {}, nullptr);
    if (expected.contains("mustFail")) {
      EXPECT_FALSE(texture);
      continue;
    }
    ASSERT_TRUE(texture) << texture.error().reason().toStdString();
    compareHeader(*texture, expected, path);
    ++read;
    if (expected.contains("mip0_rgba8_sha256")) {
      const QImage picture = texture->image->toQImage();
      const QByteArrayView pixels(picture.constBits(), picture.sizeInBytes());
      EXPECT_EQ(QCryptographicHash::hash(pixels, QCryptographicHash::Sha256).toHex().toStdString(),
                expected.at("mip0_rgba8_sha256").get<std::string>());
      ++hashed;
    }
  }
  const bool others = samplePath(QStringLiteral("source-assets/wire")).has_value();
  EXPECT_GT(read, others ? 90 : 13);
  EXPECT_GT(hashed, others ? 80 : 6);
}

QRgb texel(const char* sample, std::uint32_t mip = 0, std::uint32_t face = 0, std::uint32_t frame = 0) {
  const QString path = QStringLiteral("source-assets/synthetic/vtf/") + QLatin1String(sample);
  const auto texture = readVtf(fileBytes(samplePath(path).value()), useOf(path), {}, nullptr);
  return texture ? texture->image->toQImage(mip, face, frame).pixel(0, 0) : 0;
}

TEST(VtfGoldens, madeSamplesHaveTheirColours) {
  const std::array faces{qRgb(255, 0, 0),   qRgb(0, 255, 255), qRgb(0, 255, 0),
                         qRgb(255, 0, 255), qRgb(0, 0, 255),   qRgb(255, 255, 0)};
  for (std::uint32_t face = 0; face < faces.size(); ++face) {
    for (const char* cube : {"cube_72_7faces.vtf", "cube_72_6faces_ffff.vtf", "cube_75_6faces.vtf"}) {
      EXPECT_EQ(texel(cube, 0, face), faces[face]) << cube;
      EXPECT_EQ(texel(cube, 2, face), faces[face]) << cube;
    }
  }
  for (const char* deflated : {"deflate_76_16x16.vtf", "deflate_76_method0.vtf"}) {
    EXPECT_EQ(texel(deflated, 0), qRgb(255, 0, 0));
    EXPECT_EQ(texel(deflated, 1), qRgb(0, 255, 255));
    EXPECT_EQ(texel(deflated, 2), qRgb(0, 255, 0));
  }
  EXPECT_EQ(texel("ati2n_75_4x4.vtf"), qRgb(255, 255, 0));
  EXPECT_EQ(texel("ati2n_74_id37_4x4.vtf"), qRgb(255, 255, 0));
  EXPECT_EQ(texel("anim_71_4frames.vtf", 0, 0, 2), qRgb(0, 255, 0));
  EXPECT_EQ(qAlpha(texel("dxt1_onebit_8x8.vtf")), 255);
}

TEST(VtfGoldens, highRangeColoursKeepTheirRange) {
  const auto path = samplePath(QStringLiteral("source-assets/synthetic/vtf/hdr_bgra8888_4x4.hdr.vtf"));
  const auto texture = readVtf(fileBytes(path.value()), VtfUse::CompressedHdr, {}, nullptr);
  ASSERT_TRUE(texture);
  ASSERT_EQ(texture->image->format, image::PixelFormat::Rgba16F);
  const std::byte* first = texture->image->picture(0).texels.data();
  std::array<qfloat16, 4> halves;
  std::memcpy(halves.data(), first, sizeof halves);
  const float scale = 32.0F / 255.0F * 16.0F;
  EXPECT_NEAR(float(halves[0]), 255.0F / 255.0F * scale, 2e-3);
  EXPECT_NEAR(float(halves[1]), 128.0F / 255.0F * scale, 1e-3);
  EXPECT_NEAR(float(halves[2]), 64.0F / 255.0F * scale, 1e-3);
}

TEST(VtfGoldens, cutsAndFlipsNeverHarm) {
  unsigned state = 1;
  const auto random = [&state](std::size_t below) { return (state = state * 1664525u + 1013904223u) / 65536u % below; };
  int failed = 0;
  for (const char* name : {"res_73_out_of_order.vtf", "deflate_76_16x16.vtf", "cube_72_7faces.vtf",
                           "volume_72_depth4.vtf", "dxt1_10x6_nomip.vtf"}) {
    const QString path = QStringLiteral("source-assets/synthetic/vtf/") + QLatin1String(name);
    const Bytes whole = fileBytes(samplePath(path).value());
    for (std::size_t cut = 0; cut < whole.size(); ++cut) {
      failed += readVtf(whole.slice(0, cut), VtfUse::Picture, {}, nullptr) ? 0 : 1;
    }
    for (int flip = 0; flip < 2000; ++flip) {
      std::vector<std::byte> flipped(whole.span().begin(), whole.span().end());
      flipped[random(std::min<std::size_t>(flipped.size(), 120))] ^= static_cast<std::byte>(1u << random(8));
      const auto texture = readVtf(Bytes::adopt(std::move(flipped)), VtfUse::Picture, {}, nullptr);
      if (texture) {
        EXPECT_FALSE(texture->image->toQImage(texture->image->mipCount - 1).isNull());
      }
    }
  }
  EXPECT_GT(failed, 1000);
}

} // namespace
} // namespace vitrine::tests
