#include "core/document/PictureSearch.h"

#include "core/files/FolderMount.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/TempFolder.h"

#include <QBuffer>
#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::document {
namespace {

QByteArray grey(int value) {
  QImage picture(4, 4, QImage::Format_RGB888);
  picture.fill(QColor(value, value, value));
  QByteArray file;
  QBuffer buffer(&file);
  picture.save(&buffer, "PNG");
  return file;
}

class PictureSearchTest : public testing::Test {
protected:
  void SetUp() override { m_load.vfs.append(std::make_shared<files::FolderMount>(m_folder.path())); }

  PictureSearch searchFor(const QStringList& paths) const {
    return {.paths = paths, .wanted = paths.value(0), .explain = [paths] { return paths.join(QLatin1Char('|')); }};
  }
  int greyOf(const QStringList& paths) {
    const auto found = findPicture(searchFor(paths), m_load.context);
    return found ? qRed((*found)->toQImage().pixel(0, 0)) : -1;
  }

  tests::TempFolder m_folder;
  tests::LoadFixture m_load;
};

TEST_F(PictureSearchTest, TheFirstCandidateThatIsThereWins) {
  m_folder.write(QStringLiteral("b.tga"), grey(20));
  m_folder.write(QStringLiteral("c.tga"), grey(30));
  m_folder.write(QStringLiteral("broken.tga"), QByteArray("no picture"));
  EXPECT_EQ(greyOf({"a.tga", "b.tga", "c.tga"}), 20);
  const auto broken = findPicture(searchFor({"broken.tga", "b.tga"}), m_load.context);
  ASSERT_FALSE(broken);
  EXPECT_NE(broken.error().code, ErrorCode::NotFound);
  EXPECT_TRUE(m_load.diagnostics.entries().empty());
}

TEST_F(PictureSearchTest, WhatIsNowhereIsToldWithTheSearchAndCounted) {
  for (const char* name : {"a.tga", "b.tga", "c.tga"}) {
    const auto found = findPicture(searchFor({QLatin1StringView(name), "x.tga"}), m_load.context);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::NotFound);
    EXPECT_EQ(found.error().path, QLatin1StringView(name));
  }
  const auto told = m_load.diagnostics.entries();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].severity, Severity::Note);
  EXPECT_EQ(told[0].message, QStringLiteral("a.tga|x.tga"));
  EXPECT_EQ(told[0].unplaced, base::Unplaced::FileMissing);
  EXPECT_EQ(told[0].repeats, 2U);
}

TEST_F(PictureSearchTest, SourcesAskForTheCandidatesOfANameAndMayDecodeThemselves) {
  m_folder.write(QStringLiteral("sub/wall.png"), grey(50));
  const PictureSource source([](const QString& name, LoadContext&) {
    PictureSearch search{.paths = {QStringLiteral("sub/%1.png").arg(name)}, .wanted = name};
    search.decode = [](const Bytes&, const Limits&) {
      return image::Image::fromQImage(QImage(7, 7, QImage::Format_RGB888));
    };
    return search;
  });
  const auto found = source.resolve({scene::AssetKind::Texture, QStringLiteral("wall"), {}}, m_load.context);
  ASSERT_TRUE(found);
  EXPECT_EQ(std::get<image::ImagePtr>(*found)->toQImage().width(), 7);
  EXPECT_EQ(source.resolve({}, m_load.context).error().code, ErrorCode::NotFound);
  EXPECT_TRUE(m_load.diagnostics.entries().empty()) << "nothing to explain";
}

} // namespace
} // namespace vitrine::document
