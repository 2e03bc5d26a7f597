#include "ui/outline/MembersPanel.h"

#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Waiting.h"
#include "tests/ui/hex/HexPanelFixture.h"
#include "tests/ui/support/AvatarScene.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/outline/MemberText.h"
#include "ui/widgets/Texts.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kAbout;
using vitrine::tests::kLayout;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::MemberMaker;
using vitrine::tests::TestFormat;

namespace {

class MembersPanelTest : public testing::Test {
protected:
  MembersPanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
    panel.resize(600, 400);
    panel.show();
    panel.activateWindow();
  }
  QTreeView& tree() { return *panel.findChild<QTreeView*>(QStringLiteral("memberTree")); }
  QLineEdit& edit() { return *panel.findChild<QLineEdit*>(QStringLiteral("memberFind")); }
  QString matches() { return panel.findChild<QLabel*>(QStringLiteral("memberMatches"))->text(); }
  QString current(int column = 0) { return tree().currentIndex().siblingAtColumn(column).data().toString(); }
  const structure::JsonTree& layout() { return *session.document()->structure[kLayout].members; }
  /// The row of a member, by its place in the order of the file.
  QModelIndex row(std::uint32_t member) { return static_cast<const MemberModel*>(tree().model())->indexOf(member); }
  void look(const QString& text) {
    edit().setFocus();
    edit().clear();
    QTest::keyClicks(&edit(), text);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !panel.findChild<MemberSearch*>()->running(); }, kWaitMs));
  }

  ActionRegistry registry;
  FindActions actions{registry};
  Session session;
  Selection selection{session};
  MembersPanel panel{session, selection, actions};
};

TEST(MemberModelTest, IsATreeAsViewsWantIt) {
  MemberMaker maker(0);
  maker.object().array("list").object().number("x", 1).end().null("").end().text("name", "n").end();
  MemberModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), 0);
  model.setTree(maker.tree(), QStringLiteral("whole"));
  ASSERT_EQ(model.rowCount(), 1);
  const QModelIndex whole = model.index(0, 0);
  EXPECT_EQ(whole.data(), QStringLiteral("whole"));
  ASSERT_EQ(model.rowCount(whole), 2);
  const QModelIndex list = model.index(0, 0, whole);
  EXPECT_EQ(model.index(1, 0, list).data(), QStringLiteral("[1]"));
  EXPECT_EQ(model.index(1, MemberModel::Value, list).data(), QStringLiteral("null"));
  const QModelIndex x = model.indexOf(3);
  EXPECT_EQ(x.data(), QStringLiteral("x"));
  EXPECT_EQ(x.parent().parent(), list);
  EXPECT_EQ(model.pathOf(3), QStringLiteral("list[0].x"));
  EXPECT_EQ(model.pathOf(0), QStringLiteral("whole"));
  model.setTree(nullptr, {});
  EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(MembersPanelTest, OffersTheSectionsThatHaveMembers) {
  EXPECT_TRUE(panel.offered());
  auto* choice = panel.findChild<QComboBox*>();
  ASSERT_EQ(choice->count(), 2);
  EXPECT_EQ(choice->itemText(1), QStringLiteral("layout"));
  EXPECT_EQ(tree().model()->index(0, 0).data(), QStringLiteral("about"));
  choice->setFocus();
  QTest::keyClick(choice, Qt::Key_Down);
  EXPECT_EQ(selection.current().section, kLayout);
  EXPECT_EQ(tree().model()->index(0, 0).data(), QStringLiteral("layout"));
  session.setDocument(loadTestDocument());
  EXPECT_FALSE(panel.offered());
  EXPECT_FALSE(panel.isEnabled());
  EXPECT_EQ(tree().model()->rowCount(), 0);
}

TEST_F(MembersPanelTest, AValueSelectsItsBytesInTheHexView) {
  tests::BytePanelParts parts;
  HexPanel hex(session, selection, parts.settings, parts.actions, parts.marks);
  selection.selectSection(kLayout);
  tree().setFocus();
  EXPECT_EQ(current(), QStringLiteral("layout"));
  QTest::keyClick(&tree(), Qt::Key_Down);
  EXPECT_EQ(current(), QStringLiteral("nodes"));
  QTest::keyClick(&tree(), Qt::Key_Right); // opens
  QTest::keyClick(&tree(), Qt::Key_Right); // goes in
  QTest::keyClick(&tree(), Qt::Key_Right);
  QTest::keyClick(&tree(), Qt::Key_Right);
  EXPECT_EQ(current(), QStringLiteral("name"));
  EXPECT_EQ(current(MemberModel::Value), QStringLiteral("\"Hips\""));
  EXPECT_EQ(hex.view().selectionAs(bytes::ByteForm::Text), QStringLiteral("\"Hips\""));
  EXPECT_EQ(selection.current().section, kLayout);
}

TEST_F(MembersPanelTest, AByteInTheHexViewSelectsItsValue) {
  tests::BytePanelParts parts;
  HexPanel hex(session, selection, parts.settings, parts.actions, parts.marks);
  hex.resize(700, 300);
  hex.show();
  const ByteRange range = layout().members[10].range; // the first number of the scale
  selection.selectBytes({range.space, range.offset, 1});
  EXPECT_EQ(current(), QStringLiteral("[0]"));
  EXPECT_TRUE(tree().isExpanded(row(9))) << "what it is in is open";
  hex.view().setFocus();
  QTest::keyClick(&hex.view(), Qt::Key_Right);
  EXPECT_EQ(current(), QStringLiteral("scale")) << "the comma is the list's";
  QTest::keyClick(&hex.view(), Qt::Key_Right);
  EXPECT_EQ(current(), QStringLiteral("[1]"));
  EXPECT_EQ(current(MemberModel::Value), QStringLiteral("1.5"));
  selection.selectRecord({2, 1});
  EXPECT_FALSE(tree().currentIndex().isValid()) << "a record of another section is none of its values";
  EXPECT_EQ(tree().model()->index(0, 0).data(), QStringLiteral("layout")) << "what was shown stays";
}

TEST_F(MembersPanelTest, SearchFindsNamesAndValuesAndGoesRound) {
  selection.selectSection(kLayout);
  look(QStringLiteral("NA"));
  EXPECT_EQ(matches(), QStringLiteral("3 found"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(current(MemberModel::Value), QStringLiteral("\"Hips\""));
  EXPECT_EQ(matches(), QStringLiteral("1 of 3"));
  EXPECT_EQ(selection.current().bytes, layout().members[3].range) << "its bytes";
  actions.enable(true, true);
  actions.next->trigger();
  EXPECT_EQ(current(MemberModel::Value), QStringLiteral("\"Head\""));
  actions.previous->trigger();
  actions.previous->trigger();
  EXPECT_EQ(current(MemberModel::Value), QStringLiteral("\"Tail\"")) << "round the beginning";
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(current(MemberModel::Value), QStringLiteral("\"Hips\"")) << "round the end";
  look(QStringLiteral("1.5"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(current(), QStringLiteral("[1]")) << "numbers as they are read";
  look(QStringLiteral("zebra"));
  EXPECT_EQ(matches(), QStringLiteral("not found"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(current(), QStringLiteral("[1]")) << "nowhere to go";
  edit().clear();
  EXPECT_TRUE(matches().isEmpty());
}

TEST_F(MembersPanelTest, MatchesStandOut) {
  selection.selectSection(kLayout);
  look(QStringLiteral("wags"));
  EXPECT_TRUE(row(16).data(Qt::BackgroundRole).isValid());
  EXPECT_EQ(row(16).data(), QStringLiteral("wags"));
  EXPECT_FALSE(row(1).data(Qt::BackgroundRole).isValid());
}

TEST_F(MembersPanelTest, FindingWithNothingToLookForAsksForIt) {
  actions.enable(true, true);
  QSignalSpy wanted(&panel, &MembersPanel::wanted);
  ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
  tree().setFocus();
  actions.next->trigger();
  EXPECT_EQ(wanted.count(), 1);
  EXPECT_TRUE(edit().hasFocus());
  tree().setFocus();
  actions.findMember->trigger();
  EXPECT_TRUE(edit().hasFocus());
}

TEST_F(MembersPanelTest, CopyTakesTheSubtreeAsJson) {
  selection.selectBytes(layout().members[9].range);
  tree().setFocus();
  QTest::keyClick(&tree(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("[1, 1.5, 2]"));
}

TEST_F(MembersPanelTest, TheMenuCopiesNamePathAndText) {
  selection.selectBytes(layout().members[8].range);
  const auto choose = [this](const QString& what) {
    QTimer::singleShot(0, &panel, [this, what] {
      auto* menu = panel.findChild<QMenu*>();
      ASSERT_TRUE(menu);
      for (QAction* action : menu->actions()) {
        if (plainText(*action) == what) {
          action->trigger();
        }
      }
      menu->close();
    });
    Q_EMIT tree().customContextMenuRequested(tree().visualRect(tree().currentIndex()).center());
    return QGuiApplication::clipboard()->text();
  };
  EXPECT_EQ(choose(QStringLiteral("Copy Text")), QStringLiteral("Head"));
  EXPECT_EQ(choose(QStringLiteral("Copy Name")), QStringLiteral("name"));
  EXPECT_EQ(choose(QStringLiteral("Copy Path")), QStringLiteral("nodes[1].name"));
  EXPECT_EQ(choose(QStringLiteral("Copy as JSON")), QStringLiteral("\"Head\""));
}

TEST_F(MembersPanelTest, TwoHundredThousandMembersKeepNobodyWaiting) {
  auto reading = std::make_shared<FileReading>(*session.reading());
  auto document = std::make_shared<Document>(*reading->document);
  MemberMaker maker(0);
  maker.object().array("keys");
  constexpr int kMany = 200'000;
  for (int i = 0; i < kMany; ++i) {
    maker.number("", i);
  }
  maker.end().end();
  structure::StructureBuilder builder(QStringLiteral("file"), {0, 0, document->size});
  const auto section = builder.add(builder.root(), QStringLiteral("big"), {0, 0, document->size});
  builder.at(section).members = maker.tree();
  document->structure = builder.build();
  reading->document = document;

  vitrine::tests::CpuTimer watch;
  session.setDocument(reading);
  tree().expand(row(1));
  QCoreApplication::processEvents();
  EXPECT_LT(watch.restart(), 1500) << "shown, and the longest list opened";
  edit().setText(QStringLiteral("99"));
  EXPECT_LT(watch.restart(), 200) << "the search itself runs between events";
  int slices = 0;
  qint64 longest = 0;
  const QString all = countText(7382) + QStringLiteral(" found");
  EXPECT_NE(matches(), all) << "it has only begun";
  while (matches() != all && slices < 10'000) {
    watch.restart();
    QCoreApplication::processEvents();
    longest = std::max(longest, watch.elapsed());
    ++slices;
  }
  EXPECT_EQ(matches(), all);
  EXPECT_LT(longest, 500);
  watch.restart();
  selection.selectBytes({0, maker.tree()->members[kMany].range.offset, 1});
  EXPECT_EQ(current(), QStringLiteral("[199998]"));
  EXPECT_LT(watch.elapsed(), 1000);
}

} // namespace
