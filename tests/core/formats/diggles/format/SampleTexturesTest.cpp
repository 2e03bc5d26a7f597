#include "core/formats/api/AssetResolver.h"
#include "core/formats/diggles/assets/DigglesContent.h"
#include "core/formats/diggles/format/Diggles3dbFormat.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

/// The pictures of the models in samples/3db, found as the programs find them.
namespace vitrine::tests {
namespace {

using namespace formats;

class SampleTextures : public testing::Test {
protected:
  /// Opens a model with its folders mounted and looks for its pictures.
  void open(const char* name) {
    const auto path = samplePath(QStringLiteral("3db/generated/data/3db/%1.3db").arg(QString::fromLatin1(name)));
    FormatRegistry registry;
    registry.add(std::make_unique<diggles::Diggles3dbFormat>(), std::make_unique<diggles::DigglesContent>());
    Progress progress;
    auto opened = Opener(registry).open(path.value(), {}, progress);
    EXPECT_TRUE(opened);
    m_assets = opened->document->scene->assets;
    LoadContext context{*opened->vfs, m_diagnostics, m_missing, progress};
    AssetResolver(*opened).resolveAll(m_assets, context);
  }

  QImage picture(const char* name) const {
    const auto found = std::ranges::find(m_assets.textures, QString::fromUtf8(name), &scene::Texture::name);
    EXPECT_NE(found, m_assets.textures.end()) << name;
    return found == m_assets.textures.end() || !found->image ? QImage() : found->image->toQImage();
  }

  scene::SceneAssets m_assets;
  Diagnostics m_diagnostics;
  files::MissingFiles m_missing;
};

constexpr QRgb kRedMark = qRgb(220, 30, 30);
constexpr QRgb kYellowMark = qRgb(230, 210, 20);

TEST_F(SampleTextures, koboldsAreFoundInTheFolderOfTheLargestPictures) {
  open("kobold");
  const QImage skin = picture("kobold_haut");
  ASSERT_EQ(skin.size(), QSize(64, 64)) << "m256, not the small one in m128";
  EXPECT_EQ(skin.pixel(1, 1), kRedMark);
  EXPECT_EQ(skin.pixel(1, 62), kYellowMark);
  for (int y = 0; y < skin.height(); ++y) {
    for (int x = 0; x < skin.width(); ++x) {
      ASSERT_NE(skin.pixel(x, y), qRgb(255, 0, 255)) << "the picture in m128 must never show";
    }
  }
  EXPECT_EQ(picture("kobold_stein_128").pixel(1, 1), kRedMark);
  const QImage hat = picture("kobold_hut");
  EXPECT_EQ(qAlpha(hat.pixel(8, 8)), 0) << "it has holes";
  EXPECT_EQ(qAlpha(hat.pixel(0, 0)), 255);
  EXPECT_TRUE(m_missing.entries().empty());
}

TEST_F(SampleTextures, everyFolderIsLookedIn) {
  open("gross50k");
  for (const char* name : {"feld_0", "feld_1", "feld_2", "feld_3"}) {
    EXPECT_EQ(picture(name).pixel(1, 1), kRedMark) << name;
  }
}

TEST_F(SampleTextures, missingOnesAreListedWithWhoWantedThem) {
  open("kaentchen");
  const auto missing = m_missing.entries();
  ASSERT_EQ(missing.size(), 2U);
  EXPECT_EQ(missing[0].path, QStringLiteral("tür_ä.tga"));
  EXPECT_EQ(missing[0].wantedBy, QStringLiteral("material 0"));
  EXPECT_EQ(missing[1].path, QStringLiteral("fehlt.tga"));
  EXPECT_EQ(missing[1].wantedBy, QStringLiteral("material 2"));
}

} // namespace
} // namespace vitrine::tests
