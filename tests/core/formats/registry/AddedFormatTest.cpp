// A format is added by one call of vitrine_add_format and a folder: see CMakeLists.txt beside this file.
#include "core/formats/api/AssetResolver.h"
#include "core/formats/api/Opener.h"
#include "tests/core/formats/registry/BrickRegistry.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats;

class AddedFormat : public testing::Test {
protected:
  void SetUp() override {
    m_brick = m_folder.write(QStringLiteral("a.brick"), QByteArray("BRICKred.side"));
    m_folder.write(QStringLiteral("pictures/red.side"), QByteArray("8"));
    m_hod = m_site.write(QStringLiteral("full.hod"), "HOD" + m_folder.path().toUtf8());
  }

  Opened open(const QString& path) {
    auto opened = Opener(brickRegistry()).open(path, {}, m_progress);
    EXPECT_TRUE(opened) << (opened ? "" : opened.error().reason().toStdString());
    return opened ? std::move(*opened) : Opened{std::make_shared<Document>(), nullptr, nullptr, nullptr, {}};
  }

  TempFolder m_folder;
  TempFolder m_site;
  QString m_brick;
  QString m_hod;
  Progress m_progress;
};

TEST_F(AddedFormat, IsNamedByItsCallAlone) {
  ASSERT_EQ(brickRegistry().formats().size(), 2U);
  const FormatInfo& brick = brickRegistry().formats()[0]->info();
  EXPECT_EQ(brick.id, QStringLiteral("test-brick"));
  EXPECT_EQ(brick.name, QStringLiteral("Test brick"));
  EXPECT_EQ(brick.extensions, QStringList({QStringLiteral("brick"), QStringLiteral("brk")}));
  EXPECT_EQ(brick.mimeTypes, QStringList(QStringLiteral("model/x-test-brick")));
  EXPECT_FALSE(brick.archive);
  EXPECT_TRUE(brickRegistry().byId(QStringLiteral("test-hod"))->info().archive);
}

TEST_F(AddedFormat, IsRecognisedAndSummarized) {
  const auto known = Opener(brickRegistry()).recognise(m_brick);
  ASSERT_TRUE(known && known->format);
  EXPECT_EQ(known->format->info().id, QStringLiteral("test-brick"));
  EXPECT_EQ(known->container, nullptr);
  EXPECT_EQ(known->summary.title, QStringLiteral("A brick"));
  EXPECT_EQ(known->summary.parts, QStringList(QStringLiteral("red.side")));
}

TEST_F(AddedFormat, FindsItsPicturesWhereItsLocatorSays) {
  const Opened opened = open(m_brick);
  ASSERT_EQ(opened.searchPaths.size(), 1U);
  EXPECT_EQ(opened.searchPaths[0].path, m_folder.path(QStringLiteral("pictures")));
  ASSERT_TRUE(opened.document->scene);
  scene::SceneAssets assets = opened.document->scene->assets;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  LoadContext context{*opened.vfs, diagnostics, missing, m_progress};
  AssetResolver(opened).resolveAll(assets, context);
  ASSERT_EQ(assets.textures[0].state, scene::AssetState::Ready);
  EXPECT_EQ(assets.textures[0].image->width, 8U);
}

TEST_F(AddedFormat, PathsLeadThroughItsContainers) {
  EXPECT_EQ(open(m_hod).document->formatId, QStringLiteral("test-hod"));
  EXPECT_EQ(open(m_hod + QStringLiteral("/a.brick")).document->formatId, QStringLiteral("test-brick"));
}

} // namespace
} // namespace vitrine::tests
