#include "tests/ui/support/TestFormat.h"
#include "ui/actions/AnimationActions.h"
#include "ui/actions/BookmarkActions.h"
#include "ui/actions/ByteActions.h"
#include "ui/actions/CommandPalette.h"
#include "ui/actions/DataActions.h"
#include "ui/actions/DocumentActions.h"
#include "ui/actions/FileActions.h"
#include "ui/actions/FindActions.h"
#include "ui/actions/GoActions.h"
#include "ui/actions/HelpActions.h"
#include "ui/actions/MeasureActions.h"
#include "ui/actions/RecordActions.h"
#include "ui/actions/SelectionActions.h"
#include "ui/actions/ViewActions.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class ActionsTest : public testing::Test {
protected:
  ActionRegistry registry;
  Session session;
  Selection selection{session};
  Playback playback{session};
  FileActions file{registry};
  ViewActions view{registry};
  SelectionActions selected{registry, session, selection};
  MeasureActions measure{registry};
  SceneClock clock{session};
  AnimationActions animation{registry, session, playback, clock};
  GoActions go{registry};
  FindActions find{registry};
  DocumentActions documents{registry};
  DataActions data{registry};
  RecordActions records{registry};
  BookmarkActions bookmarks{registry};
  ByteActions bytes{registry};
  HelpActions help{registry};
};

TEST_F(ActionsTest, EveryActionSaysWhatItIs) {
  std::set<QString> names;
  for (const auto& [group, action] : registry.entries()) {
    EXPECT_FALSE(group.isEmpty());
    EXPECT_FALSE(action->text().isEmpty());
    EXPECT_FALSE(action->statusTip().isEmpty()) << action->objectName().toStdString();
    EXPECT_TRUE(names.insert(action->objectName()).second) << action->objectName().toStdString();
    EXPECT_TRUE(action->objectName().contains(QLatin1Char('.')));
  }
  EXPECT_GT(names.size(), 30U);
}

TEST_F(ActionsTest, NoTwoActionsHaveTheSameKey) {
  std::map<QString, QString> owner;
  for (const auto& [group, action] : registry.entries()) {
    for (const QKeySequence& key : action->shortcuts()) {
      const auto [known, isNew] = owner.emplace(key.toString(), action->objectName());
      EXPECT_TRUE(isNew) << key.toString().toStdString() << ": " << known->second.toStdString() << " and "
                         << action->objectName().toStdString();
    }
  }
}

TEST_F(ActionsTest, NoKeyOfAnActionIsAFlyingKey) {
  for (const auto& [group, action] : registry.entries()) {
    for (const QKeySequence& key : action->shortcuts()) {
      EXPECT_FALSE(QStringLiteral("W A S D E Q Space").split(QLatin1Char(' ')).contains(key.toString()))
          << action->objectName().toStdString();
    }
  }
}

TEST_F(ActionsTest, SelectionActionsWorkOnTheSelection) {
  EXPECT_FALSE(selected.hide->isEnabled());
  session.setDocument(loadTestDocument());
  selection.selectHit({.item = 3, .position = {1, 2, -3}});
  ASSERT_TRUE(selected.hide->isEnabled());
  selected.copyCoordinates->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("1, 3, 2")) << "in file axes";
  selected.hide->trigger();
  EXPECT_EQ(session.state().hidden, ItemSet{3});
  EXPECT_TRUE(selection.empty());
  ASSERT_TRUE(selected.showAll->isEnabled());
  selected.showAll->trigger();
  EXPECT_FALSE(session.anythingHidden());
  EXPECT_FALSE(selected.showAll->isEnabled());
  selection.selectNode(2);
  selected.isolate->trigger();
  EXPECT_EQ(session.state().isolated, ItemSet{5});
  selected.clear->trigger();
  EXPECT_TRUE(selection.empty());
}

TEST_F(ActionsTest, ViewChoicesAreToldAndChecksFollow) {
  view.enable(true, true);
  QSignalSpy modes(&view, &ViewActions::modeChosen);
  QAction* wireframe = registry.find(QStringLiteral("view.shading.wireframe"));
  ASSERT_TRUE(wireframe);
  wireframe->trigger();
  ASSERT_EQ(modes.count(), 1);
  EXPECT_EQ(modes[0][0].value<render::ShadingMode>(), render::ShadingMode::Wireframe);
  view.setMode(render::ShadingMode::Lit);
  EXPECT_FALSE(wireframe->isChecked());
  view.setMovement(Movement::Orbit);
  EXPECT_TRUE(registry.find(QStringLiteral("view.navigation.orbit"))->isChecked());
  view.enable(false, false);
  EXPECT_FALSE(wireframe->isEnabled());
}

TEST_F(ActionsTest, PlainTextHasNoMnemonic) {
  QAction action(QStringLiteral("&Save && Close"), nullptr);
  EXPECT_EQ(plainText(action), QStringLiteral("Save & Close"));
  action.setText(QStringLiteral("開く(&O)…"));
  EXPECT_EQ(plainText(action), QStringLiteral("開く…"));
}

TEST_F(ActionsTest, TheListHoldsAllActionsAndTheFilterFindsByWords) {
  ActionListModel model(registry);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), static_cast<int>(registry.entries().size()));
  WordFilter filter;
  filter.setSourceModel(&model);
  filter.setWords(QStringLiteral("shot  SAVE"));
  ASSERT_EQ(filter.rowCount(), 1);
  EXPECT_EQ(filter.index(0, ActionListModel::Shortcut).data().toString(), QStringLiteral("F12"));
  filter.setWords(QStringLiteral("no such thing"));
  EXPECT_EQ(filter.rowCount(), 0);
}

TEST_F(ActionsTest, ThePaletteRunsWhatWasTyped) {
  QWidget window;
  window.resize(800, 600);
  window.show();
  CommandPalette palette(registry, &window);
  QSignalSpy shown(help.about, &QAction::triggered);
  palette.popUp();
  auto* edit = palette.findChild<QLineEdit*>();
  QTest::keyClicks(edit, QStringLiteral("about"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(shown.count(), 1);
  EXPECT_FALSE(palette.isVisible());
}

TEST_F(ActionsTest, ThePaletteDoesNotRunDisabledCommands) {
  QWidget window;
  CommandPalette palette(registry, &window);
  QSignalSpy saved(file.saveScreenshot, &QAction::triggered);
  palette.popUp();
  auto* edit = palette.findChild<QLineEdit*>();
  QTest::keyClicks(edit, QStringLiteral("save screenshot"));
  EXPECT_EQ(palette.findChild<QTreeView*>()->model()->rowCount(), 1) << "shown, so that one sees it exists";
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(saved.count(), 0);
  EXPECT_TRUE(palette.isVisible());
}

TEST_F(ActionsTest, ThePaletteSaysThatNothingMatches) {
  QWidget window;
  window.resize(800, 600);
  window.show();
  CommandPalette palette(registry, &window);
  palette.popUp();
  const auto* note = palette.findChild<QLabel*>(QStringLiteral("noMatch"));
  ASSERT_TRUE(note);
  EXPECT_FALSE(note->isVisible());
  auto* edit = palette.findChild<QLineEdit*>();
  QTest::keyClicks(edit, QStringLiteral("abuot"));
  EXPECT_TRUE(note->isVisible());
  EXPECT_TRUE(note->text().contains(QStringLiteral("“abuot”"))) << note->text().toStdString();
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_TRUE(palette.isVisible()) << "to be corrected";
  edit->setText(QStringLiteral("about"));
  EXPECT_FALSE(note->isVisible());
  edit->setText(QStringLiteral("abuot"));
  palette.close();
  palette.popUp();
  EXPECT_FALSE(note->isVisible()) << "opens with all commands";
}

TEST_F(ActionsTest, ThePaletteIsMovedThroughByArrows) {
  QWidget window;
  CommandPalette palette(registry, &window);
  palette.popUp();
  auto* list = palette.findChild<QTreeView*>();
  const int first = list->currentIndex().row();
  QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Down);
  EXPECT_GT(list->currentIndex().row(), first);
}

TEST_F(ActionsTest, AnimationActionsPlayTheDocument) {
  EXPECT_FALSE(animation.play->isEnabled());
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  ASSERT_TRUE(animation.play->isEnabled());
  animation.nextAnimation->trigger();
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(1));
  EXPECT_TRUE(animation.repeats[1]->isChecked());
  animation.play->trigger();
  EXPECT_TRUE(playback.playing());
  EXPECT_EQ(plainText(*animation.play), QStringLiteral("Pause"));
  animation.nextFrame->trigger();
  EXPECT_FALSE(playback.playing());
  animation.lastFrame->trigger();
  EXPECT_EQ(playback.cursor().frame(), 2);
  animation.previousFrame->trigger();
  EXPECT_EQ(playback.cursor().frame(), 1);
  animation.firstFrame->trigger();
  EXPECT_EQ(playback.cursor().frame(), 0);
  animation.previousAnimation->trigger();
  EXPECT_EQ(session.state().animation, scene::AnimationIndex(0));
  EXPECT_TRUE(animation.repeats[0]->isChecked());
  EXPECT_FALSE(animation.repeats[1]->isChecked());
  for (const Repeat repeat : {Repeat::Loop, Repeat::BackAndForth, Repeat::Once}) {
    animation.repeat->trigger();
    EXPECT_EQ(playback.repeat(), repeat) << "one way after the other";
    EXPECT_TRUE(animation.repeats[static_cast<std::size_t>(repeat)]->isChecked());
  }
  animation.repeats[2]->trigger();
  EXPECT_EQ(playback.repeat(), Repeat::BackAndForth);
  while (animation.faster->isEnabled()) {
    animation.faster->trigger();
  }
  EXPECT_EQ(playback.speed().factor(), PlaybackSpeed::kFastest);
  session.setAnimation(2);
  EXPECT_FALSE(animation.play->isEnabled()) << "a single frame";
  EXPECT_TRUE(animation.nextAnimation->isEnabled());
}

} // namespace
