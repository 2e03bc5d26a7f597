#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestArchive.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/session/OpenController.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestArchive;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// A document that wants models and paints, and a game's folder that has some of them.
class MountTest : public testing::Test {
protected:
  MountTest() { path = folder.write(QStringLiteral("maps/a.vtst"), TestFormat::file(TestFormat::Mode::Wanting)); }

  bool waitUntilDone() {
    return QTest::qWaitFor([this] { return !opening.loader().busy(); }, kWaitMs);
  }
  void open() {
    opening.openFile(path);
    ASSERT_TRUE(waitUntilDone());
    ASSERT_FALSE(session.empty());
  }
  void has(const char* file, const QByteArray& content = "1 0 0") { game.write(QLatin1String(file), content); }
  QStringList missing() const {
    QStringList paths;
    for (const files::MissingFile& file : session.missing()) {
      paths << file.path;
    }
    return paths;
  }
  const scene::Material& material(MaterialIndex index) const { return session.assets().materials.at(index); }

  TempFolder folder;
  TempFolder game;
  QString path;
  Session session;
  OpenController opening{testOpener(), session, {}};
  QSignalSpy documents{&session, &Session::documentChanged};
  QSignalSpy completions{&session, &Session::documentCompleted};
};

TEST_F(MountTest, FindsModelsAndPaintsWithoutReadingTheFileAgain) {
  open();
  EXPECT_EQ(missing(), (QStringList{QStringLiteral("models/crate.model"), QStringLiteral("models/barrel.model"),
                                    QStringLiteral("paints/test/paint.paint")}));
  EXPECT_EQ(session.missing()[0].times, 2U);
  session.hide({0});
  has("models/crate.model");
  has("paints/test/paint.paint", "1 0 0");
  has("paints/crate.paint", "0 1 0");
  ASSERT_TRUE(QFile::remove(path));
  const int loads = TestFormat::loadsBegun;
  ASSERT_TRUE(opening.mount({game.path()}));
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(TestFormat::loadsBegun, loads);
  EXPECT_EQ(documents.count(), 1) << "the first opening";
  EXPECT_EQ(completions.count(), 1);
  EXPECT_EQ(missing(), QStringList{QStringLiteral("models/barrel.model")});
  EXPECT_EQ(session.scene()->drawItems().size(), 13U);
  EXPECT_EQ(session.state().hidden, ItemSet{0});
  EXPECT_EQ(material(0).fallbackColor, QVector3D(1, 0, 0));
  EXPECT_EQ(material(1).fallbackColor, QVector3D(0, 1, 0));
  EXPECT_TRUE(session.caster());
  EXPECT_EQ(opening.shownRequest().options.addedPlaces, QStringList{game.path()});
  ASSERT_EQ(session.reading()->searchPaths.size(), 1U);
}

TEST_F(MountTest, WithNoModelFoundTheSceneStays) {
  open();
  const Scene* scene = session.scene();
  has("paints/test/paint.paint");
  opening.mount({game.path()});
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(session.scene(), scene);
  EXPECT_EQ(completions.count(), 0);
  EXPECT_EQ(material(0).state, scene::AssetState::Ready);
  EXPECT_EQ(missing().size(), 2);
}

TEST_F(MountTest, OnlyWhatWasMissingIsLookedForAgain) {
  TempFolder second;
  open();
  has("paints/test/paint.paint", "1 0 0");
  opening.mount({game.path()});
  ASSERT_TRUE(waitUntilDone());
  second.write(QStringLiteral("paints/test/paint.paint"), QByteArray("0 0 1"));
  second.write(QStringLiteral("models/barrel.model"), QByteArray("barrel"));
  QSignalSpy patches(&opening.loader(), &DocumentLoader::patched);
  opening.mount({second.path()});
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(material(0).fallbackColor, QVector3D(1, 0, 0)) << "as it was";
  ASSERT_EQ(patches.count(), 1) << "of the barrel's material alone";
  EXPECT_EQ(missing(), (QStringList{QStringLiteral("models/crate.model"), QStringLiteral("paints/barrel.paint")}));
}

TEST_F(MountTest, AFolderInsideTheGamesStandsForTheGames) {
  open();
  has("paints/test/paint.paint");
  opening.mount({game.path(QStringLiteral("paints/test"))});
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(opening.shownRequest().options.addedPlaces, QStringList{game.path()});
  EXPECT_EQ(material(0).state, scene::AssetState::Ready);
}

TEST_F(MountTest, AnArchiveCanBeMounted) {
  open();
  has("paints/test/paint.paint");
  const QString archive = folder.write(QStringLiteral("box.vtar"), TestArchive::file(game.path()));
  opening.mount({archive});
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(material(0).state, scene::AssetState::Ready);
  EXPECT_EQ(opening.shownRequest().options.addedPlaces, QStringList{archive});
}

TEST_F(MountTest, APlaceThatCannotBeMountedIsSaidAndTheOthersAre) {
  open();
  has("paints/test/paint.paint");
  QSignalSpy outcomes(&opening, &OpenController::mounted);
  const QString broken = folder.write(QStringLiteral("broken.vtar"), TestArchive::file(QStringLiteral("/no/such")));
  opening.mount({broken, game.path()});
  ASSERT_TRUE(waitUntilDone());
  ASSERT_EQ(outcomes.count(), 1);
  const auto refused = outcomes[0][1].value<std::vector<Error>>();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused[0].path, broken);
  EXPECT_EQ(outcomes[0][0].toStringList(), QStringList{game.path()});
  EXPECT_EQ(material(0).state, scene::AssetState::Ready);
}

TEST_F(MountTest, WhatTheLoadHadNotLookedForYetIsNotLost) {
  has("paints/test/paint.paint");
  QObject::connect(&session, &Session::documentChanged, &session, [this] { opening.mount({game.path()}); });
  opening.openFile(path);
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(material(0).state, scene::AssetState::Ready);
  EXPECT_EQ(missing().size(), 2);
}

TEST_F(MountTest, NothingIsMountedWhileAnotherIsBeingOpened) {
  EXPECT_FALSE(opening.mount({game.path()})) << "nothing is shown";
  open();
  opening.openFile(folder.write(QStringLiteral("slow.vtst"), TestFormat::file(TestFormat::Mode::Endless)));
  EXPECT_FALSE(opening.mount({game.path()}));
  EXPECT_TRUE(opening.loader().busy());
  opening.loader().cancel();
  ASSERT_TRUE(waitUntilDone());
  EXPECT_TRUE(opening.mount({game.path()}));
  ASSERT_TRUE(waitUntilDone());
}

TEST_F(MountTest, ReadingAgainLooksInAddedPlacesTooUntilTheyAreTakenAway) {
  open();
  has("models/crate.model");
  has("paints/test/paint.paint");
  opening.mount({game.path()});
  ASSERT_TRUE(waitUntilDone());
  opening.reload();
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(session.scene()->drawItems().size(), 13U);
  EXPECT_EQ(material(0).state, scene::AssetState::Ready);
  opening.unmount(game.path());
  ASSERT_TRUE(waitUntilDone());
  EXPECT_EQ(session.scene()->drawItems().size(), 9U);
  EXPECT_EQ(material(0).state, scene::AssetState::Missing);
  EXPECT_TRUE(opening.shownRequest().options.addedPlaces.isEmpty());
}

} // namespace
