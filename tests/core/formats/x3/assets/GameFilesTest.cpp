#include "core/files/FolderMount.h"
#include "core/formats/x3/assets/X3GameFiles.h"
#include "tests/core/formats/x3/PackedBytes.h"
#include "tests/core/formats/x3/file/CatMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <thread>

namespace vitrine::formats::x3 {
namespace {

using tests::TempFolder;
using tests::writeCat;

ScenePath pathTo(const char* body) {
  ScenePath path;
  path.body = QString::fromLatin1(body);
  return path;
}

class GameFilesTest : public testing::Test {
protected:
  void mount(const QString& path) { m_vfs.append(std::make_shared<files::FolderMount>(path)); }
  void mount() { mount(m_folder.path()); }

  QByteArray content(const std::optional<GameFiles::Found>& found) {
    if (!found) {
      return "(none)";
    }
    const auto source = found->file.mount->open(found->file.entry, {});
    return source ? (*source)->readAll()->toByteArray() : QByteArray("(unreadable)");
  }
  QByteArray body(const char* name) { return content(GameFiles(m_vfs).body(pathTo(name))); }
  QByteArray scene(const char* name) { return content(GameFiles(m_vfs).subScene(pathTo(name))); }

  TempFolder m_folder;
  files::Vfs m_vfs;
};

TEST_F(GameFilesTest, BodiesAreFoundByNameWhateverItsCaseAndSlashes) {
  m_folder.write(QStringLiteral("Objects/Ships/a.bod"), QByteArray("a"));
  mount();
  EXPECT_EQ(body("ships\\A"), "a");
  EXPECT_EQ(body("ships/a"), "a");
  EXPECT_EQ(body("ships\\b"), "(none)");
  EXPECT_EQ(body("..\\secret"), "(none)");
  EXPECT_EQ(GameFiles(m_vfs).body(pathTo("ships\\a"))->path, QStringLiteral("Objects/Ships/a.bod"));
}

TEST_F(GameFilesTest, InOneLayerPackedComesBeforePlainAndBinaryBeforeText) {
  mount();
  for (const char* extension : {"bod", "pbd", "bob", "pbb"}) {
    TempFolder folder;
    files::Vfs vfs;
    m_folder.write(QStringLiteral("objects/x.") + QLatin1StringView(extension), QByteArray(extension));
    vfs.append(std::make_shared<files::FolderMount>(m_folder.path()));
    EXPECT_EQ(content(GameFiles(vfs).body(pathTo("x"))), extension);
  }
}

TEST_F(GameFilesTest, NumbersAreFiveDigitsInV) {
  m_folder.write(QStringLiteral("objects/v/00940.bod"), QByteArray("old"));
  m_folder.write(QStringLiteral("objects/v/7.bod"), QByteArray("seven"));
  m_folder.write(QStringLiteral("objects/cut/08999.bod"), QByteArray("cut"));
  mount();
  EXPECT_EQ(body("00940"), "old");
  EXPECT_EQ(body("940"), "old");
  EXPECT_EQ(body("7"), "seven");
  EXPECT_EQ(body("-1"), "(none)");
  EXPECT_EQ(body(""), "(none)");
  EXPECT_EQ(body("100001"), "(none)");
  EXPECT_EQ(scene("8999"), "cut");
  const GameFiles files(m_vfs);
  EXPECT_EQ(files.bodyWanted(pathTo("12")), QStringLiteral("objects/v/00012"));
  EXPECT_EQ(files.bodyWanted(pathTo("-1")), QString());
  EXPECT_EQ(files.subSceneWanted(pathTo("ships\\x_scene")), QStringLiteral("objects/ships/x_scene"));
}

TEST_F(GameFilesTest, LooseFilesComeBeforeCataloguesAndThoseByFallingNumber) {
  writeCat(m_folder, QStringLiteral("01"),
           {{"objects/a.bob", "cat 1"}, {"objects/b.bob", "cat 1"}, {"objects/c.bod", "cat 1"}});
  writeCat(m_folder, QStringLiteral("02"), {{"objects/a.bod", "cat 2"}, {"objects/b.bod", "cat 2"}});
  m_folder.write(QStringLiteral("objects/a.bod"), QByteArray("loose"));
  mount();
  EXPECT_EQ(body("a"), "loose");
  EXPECT_EQ(body("b"), "cat 2") << "a text in a higher layer beats a binary in a lower one";
  EXPECT_EQ(body("c"), "cat 1");
  writeCat(m_folder, QStringLiteral("addon/01"), {{"objects/b.bod", "addon"}});
  files::Vfs again;
  again.append(std::make_shared<files::FolderMount>(m_folder.path()));
  EXPECT_EQ(content(GameFiles(again).body(pathTo("b"))), "addon");
}

TEST_F(GameFilesTest, CataloguesAreMountedOnceAndOthersLeftAlone) {
  writeCat(m_folder, QStringLiteral("01"), {{"objects/a.bod", "1"}});
  writeCat(m_folder, QStringLiteral("mod"), {{"objects/a.bod", "mod"}});
  m_folder.write(QStringLiteral("03.cat"), QByteArray("no catalogue"));
  ASSERT_TRUE(QFile::link(m_folder.path(QStringLiteral("mod.cat")), m_folder.path(QStringLiteral("04.cat"))));
  mount();
  mount();
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([this] { EXPECT_TRUE(GameFiles(m_vfs).body(pathTo("a")).has_value()); });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  EXPECT_EQ(m_vfs.mounts().size(), 4U) << "two folders, 01 and what 04 links to";
}

TEST_F(GameFilesTest, WhatIsMountedLaterIsSeenAndComesBeforeCatalogues) {
  writeCat(m_folder, QStringLiteral("01"), {{"objects/a.bod", "catalogue"}});
  mount();
  const GameFiles files(m_vfs);
  EXPECT_EQ(content(files.body(pathTo("a"))), "catalogue");
  const TempFolder later;
  later.write(QStringLiteral("objects/a.bod"), QByteArray("later"));
  mount(later.path());
  EXPECT_EQ(content(files.body(pathTo("a"))), "later");
}

TEST_F(GameFilesTest, BesideTheFileTheNameAloneIsEnough) {
  m_folder.write(QStringLiteral("hull.bod"), QByteArray("beside"));
  mount();
  EXPECT_EQ(body("ships\\argon\\hull"), "beside");
}

TEST_F(GameFilesTest, TypeTablesGiveNumbersTheirNames) {
  m_folder.write(QStringLiteral("objects/ships/tube.bod"), QByteArray("tube"));
  m_folder.write(QStringLiteral("objects/docks/port_scene.bod"), QByteArray("port"));
  m_folder.write(QStringLiteral("types/BodyData.txt"), QByteArray("1; 1;\n19026; ships\\tube;\n"));
  m_folder.write(QStringLiteral("types/CutData.pck"), tests::pck(tests::bytesOf("1;\n9013; docks\\port_scene;\n"), 9));
  m_folder.write(QStringLiteral("types/Dummies.txt"),
                 QByteArray("SDTYPE_ANIMATED; 2;\n19026; F; 1; NULL; 9013;\n19027; F; 1; NULL; 77;\n"));
  mount();
  EXPECT_EQ(body("19026"), "tube");
  EXPECT_EQ(scene("9013"), "port");
  const GameFiles files(m_vfs);
  EXPECT_EQ(files.dummyName(19026), QStringLiteral("docks\\port_scene"));
  EXPECT_EQ(files.dummyName(19027), QStringLiteral("77"));
  EXPECT_EQ(files.dummyName(1), std::nullopt);
}

TEST_F(GameFilesTest, WrongTablesAndCataloguesAreFindings) {
  m_folder.write(QStringLiteral("types/Materials.txt"), QByteArray("2;\nonly; one;\n"));
  m_folder.write(QStringLiteral("01.cat"), QByteArray("no catalogue"));
  mount();
  const GameFiles game(m_vfs);
  game.texture(QStringLiteral("5"));
  const auto told = game.findings().entries();
  ASSERT_EQ(told.size(), 2U);
  EXPECT_TRUE(told[0].message.contains(QStringLiteral("01.cat cannot be read: "))) << told[0].message.toStdString();
  EXPECT_EQ(told[0].unplaced, base::Unplaced::FileRefused);
  EXPECT_EQ(told[1].path, QStringLiteral("types/Materials.txt"));
  EXPECT_EQ(told[1].where, (ByteRange{0, 0, 14}));
}

} // namespace
} // namespace vitrine::formats::x3
