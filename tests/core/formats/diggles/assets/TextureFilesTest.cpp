#include "core/formats/diggles/assets/TextureFiles.h"

#include "core/files/FolderMount.h"
#include "core/formats/diggles/assets/DigglesContent.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <QBuffer>
#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats;
using namespace formats::diggles;

QByteArray png(const QImage& picture) {
  QByteArray file;
  QBuffer buffer(&file);
  picture.save(&buffer, "PNG");
  return file;
}

/// A picture of one colour, which tells the files of a test from one another.
QByteArray png(int grey) {
  QImage picture(4, 4, QImage::Format_RGB888);
  picture.fill(QColor(grey, grey, grey));
  return png(picture);
}

/// A game's folder, and what a model in it finds.
class TextureSearch : public testing::Test {
protected:
  /// Files hold their content whatever they are called, as for the viewer.
  void put(const char* path, int grey) { m_game.write(QString::fromLatin1(path), png(grey)); }

  QString model() const { return m_game.path(QStringLiteral("data/3db/x.3db")); }

  Result<image::ImagePtr> find(const QStringList& names, const QStringList& folders) {
    LoadFixture load;
    for (const QString& folder : folders) {
      load.vfs.append(std::make_shared<files::FolderMount>(folder));
    }
    auto found = document::findPicture(textureSearch(names), load.context);
    m_told = load.diagnostics.entries();
    return found;
  }

  QStringList searchedFolders() const {
    QStringList folders;
    for (const SearchPath& path : DigglesContent().searchPaths(model(), {})) {
      folders << path.path;
    }
    return folders;
  }

  /// Grey of what is found by these names; -1: nothing.
  int greyOf(const QStringList& names) {
    const auto found = find(names, searchedFolders());
    return found ? qRed((*found)->toQImage().pixel(0, 0)) : -1;
  }
  int greyOf(const char* name) { return greyOf(QStringList{QString::fromLatin1(name)}); }

  TempFolder m_game;
  std::vector<Diagnostic> m_told;
};

TEST_F(TextureSearch, theFoldersOfLargePicturesComeFirst) {
  m_game.write(QStringLiteral("data/3db/x.3db"), QByteArray("x"));
  int grey = 10;
  for (const char* path : {"data/3db/haut.png", "data/Texture/ClassIcons/haut.png", "data/Texture/m256/haut.png",
                           "data/3db/haut.tga", "data/Texture/ClassIcons/haut.tga", "data/Texture/Misc/haut.tga",
                           "data/Texture/Gray/haut.tga", "data/Texture/m032/haut.tga", "data/Texture/m064/haut.tga",
                           "data/Texture/m128/haut.tga", "data/Texture/m256/haut.tga"}) {
    put(path, grey);
    EXPECT_EQ(greyOf("haut"), grey) << path << ": each is a better place than those before";
    grey += 10;
  }
}

TEST_F(TextureSearch, alphaCountsWhereItVaries) {
  QImage picture(4, 4, QImage::Format_ARGB32);
  picture.fill(QColor(10, 20, 30, 128));
  m_game.write(QStringLiteral("data/Texture/m256/even.tga"), png(picture));
  picture.setPixelColor(1, 2, QColor(10, 20, 30, 0));
  m_game.write(QStringLiteral("data/Texture/m256/uneven.tga"), png(picture));
  const auto even = find({QStringLiteral("even")}, searchedFolders());
  ASSERT_TRUE(even);
  EXPECT_FALSE((*even)->hasAlpha);
  EXPECT_FALSE((*even)->cutOut);
  EXPECT_EQ((*even)->toQImage().pixel(0, 0) & RGB_MASK, qRgb(10, 20, 30) & RGB_MASK) << "its colours stay";
  const auto uneven = find({QStringLiteral("uneven")}, searchedFolders());
  ASSERT_TRUE(uneven);
  EXPECT_TRUE((*uneven)->hasAlpha);
}

TEST_F(TextureSearch, namesHaveNoCase) {
  put("data/TEXTURE/M064/Kobold_HAUT.TGA", 77);
  EXPECT_EQ(greyOf("kobold_haut"), 77);
  EXPECT_EQ(greyOf("KOBOLD_haut"), 77);
}

TEST_F(TextureSearch, theSecondNameIsTriedWhereTheFirstIsNowhere) {
  put("data/Texture/m256/zweiter.tga", 20);
  EXPECT_EQ(greyOf({QStringLiteral("erster"), QStringLiteral("zweiter")}), 20);
  put("data/3db/erster.png", 30);
  EXPECT_EQ(greyOf({QStringLiteral("erster"), QStringLiteral("zweiter")}), 30) << "the worst place of the first name";
}

TEST_F(TextureSearch, gameFoldersMayBeTheGamesOwnOrItsData) {
  put("data/Texture/m128/haut.tga", 50);
  EXPECT_TRUE(find({QStringLiteral("haut")}, {m_game.path()}));
  EXPECT_TRUE(find({QStringLiteral("haut")}, {m_game.path(QStringLiteral("data"))}));
  EXPECT_FALSE(find({QStringLiteral("haut")}, {m_game.path(QStringLiteral("data/Texture/m256"))}));
}

TEST_F(TextureSearch, whatIsMissingIsToldWithWhereItWasLookedFor) {
  const auto found = find({QStringLiteral("haut"), QStringLiteral("stoff")}, searchedFolders());
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, ErrorCode::NotFound);
  EXPECT_EQ(found.error().path, QStringLiteral("haut.tga"));
  ASSERT_EQ(m_told.size(), 1U);
  EXPECT_EQ(m_told[0].severity, Severity::Note);
  EXPECT_EQ(m_told[0].message, QStringLiteral("haut or stoff was searched for as .tga and .png in Texture/{m256, m128, "
                                              "m064, m032, Gray, Misc, ClassIcons} and next to the model"));
}

TEST_F(TextureSearch, namesLeadNowhereElse) {
  put("secret.tga", 1);
  put("data/Texture/secret.tga", 2);
  for (const char* name : {"../../secret", "..\\secret", "/secret", "sub/../secret", "C:secret", ".."}) {
    EXPECT_EQ(greyOf(name), -1) << name;
  }
}

TEST_F(TextureSearch, brokenPicturesAreNotMissing) {
  m_game.write(QStringLiteral("data/Texture/m256/haut.tga"), QByteArray("no picture at all"));
  put("data/Texture/m128/haut.tga", 40);
  const auto found = find({QStringLiteral("haut")}, searchedFolders());
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().code, ErrorCode::NotFound) << "the game would not take another either";
}

TEST_F(TextureSearch, theDataFolderIsProposedWhereTexturesLieBesideTheModelsFolder) {
  m_game.write(QStringLiteral("data/3db/x.3db"), QByteArray("x"));
  EXPECT_EQ(searchedFolders(), QStringList{m_game.path(QStringLiteral("data/3db"))});
  put("data/texture/m256/haut.tga", 1);
  EXPECT_EQ(searchedFolders(),
            (QStringList{m_game.path(QStringLiteral("data")), m_game.path(QStringLiteral("data/3db"))}));
  for (const SearchPath& path : DigglesContent().searchPaths(model(), {})) {
    EXPECT_FALSE(path.reason.isEmpty());
  }
}

} // namespace
} // namespace vitrine::tests
