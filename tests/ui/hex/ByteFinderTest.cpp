#include "tests/support/Waiting.h"
#include "tests/ui/hex/HexPanelFixture.h"
#include "tests/ui/support/QueryFieldDriver.h"
#include "ui/hex/ByteMatch.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::HexPanelTest;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

/// The search of the panel, by keys and mouse. The five squares have their sizes, 8 as a float (00 00 00 41), at
/// offsets 28, 44, 60, 76 and 92; the file ends with "rest" at 96.
class ByteFinderTest : public HexPanelTest {
protected:
  ByteFinderTest() {
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
  }

  template <class Widget>
  Widget& child(const char* name) {
    return *panel.findChild<Widget*>(QLatin1String(name));
  }
  QLineEdit& edit() { return child<QLineEdit>("byteSearchText"); }
  QTreeView& list() { return child<QTreeView>("byteMatches"); }
  QString state() { return child<QLabel>("byteSearchState").text(); }
  void open() { QTest::keyClick(&panel.view(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier); }
  /// Types, and waits until everything is listed.
  void look(const QString& text) {
    edit().clear();
    QTest::keyClicks(&edit(), text);
    ASSERT_TRUE(comesToSay(QStringLiteral("found"))) << state().toStdString();
  }
  bool comesToSay(const QString& text) {
    return QTest::qWaitFor([&] { return state().contains(text) && !state().contains(QLatin1String("Searching")); },
                           kWaitMs);
  }
  void choose(const char* box, const char* id) {
    QComboBox& choice = child<QComboBox>(box);
    choice.setCurrentIndex(choice.findData(QLatin1String(id)));
  }
  QString cell(int row, int column) { return list().model()->index(row, column).data().toString(); }
  HexRange selected() { return panel.view().selection(); }
};

TEST_F(ByteFinderTest, OpensByKeysAndClosesByEscape) {
  panel.view().setFocus();
  EXPECT_FALSE(edit().isVisible());
  open();
  EXPECT_TRUE(edit().hasFocus());
  look(QStringLiteral("00 00 00 41"));
  EXPECT_TRUE(list().isVisible());
  QTest::keyClick(&edit(), Qt::Key_Escape);
  EXPECT_FALSE(edit().isVisible());
  EXPECT_FALSE(list().isVisible());
  EXPECT_TRUE(panel.view().hasFocus());
}

TEST_F(ByteFinderTest, AQuestionMarkExplainsWhatMayBeWritten) {
  open();
  tests::QueryFieldDriver keys(child<QueryEdit>("byteSearchText"));
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  EXPECT_EQ(keys.helpColumn(0), QStringList({QStringLiteral("4D 5A"), QStringLiteral("?"), QStringLiteral("text")}));
  keys.press(Qt::Key_Escape);
  EXPECT_TRUE(edit().isVisible()) << "Escape closes the help alone";
  choose("byteSearchKind", "number");
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  EXPECT_EQ(keys.helpColumn(0), QStringList({QStringLiteral("number"), QStringLiteral("0x")}));
  keys.press(Qt::Key_Escape);
  choose("byteSearchType", "f32");
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  EXPECT_EQ(keys.helpColumn(0), QStringList{QStringLiteral("number")});
}

TEST_F(ByteFinderTest, ListsEveryMatchWithWhatItIsPartOf) {
  open();
  look(QStringLiteral("00 00 0? 41"));
  ASSERT_EQ(list().model()->rowCount(), 5);
  EXPECT_EQ(state(), QStringLiteral("5 found"));
  EXPECT_EQ(cell(1, 0), QStringLiteral("0x00002c"));
  EXPECT_TRUE(cell(1, 1).startsWith(QLatin1String("00 00 00 41"))) << cell(1, 1).toStdString();
  EXPECT_EQ(cell(1, 3), QStringLiteral("QUADS[1].size"));
  EXPECT_TRUE(cell(4, 2).endsWith(QLatin1String("Arest"))) << cell(4, 2).toStdString();
}

TEST_F(ByteFinderTest, AClickOnAMatchGoesThereAndBackLeadsAway) {
  selection.selectBytes({0, 5, 1});
  open();
  look(QStringLiteral("00000041"));
  const QRect row = list().visualRect(list().model()->index(3, 0));
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, row.center());
  EXPECT_EQ(selected(), (HexRange{76, 4}));
  EXPECT_EQ(selection.current().record, (RecordRef{tests::kQuads, 3}));
  EXPECT_EQ(state(), QStringLiteral("4 of 5"));
  ASSERT_TRUE(history.canGoBack());
  history.back();
  EXPECT_EQ(selected(), (HexRange{5, 1}));
}

TEST_F(ByteFinderTest, EnterAndTheKeysStepAroundTheEnds) {
  selection.selectBytes({0, 45, 1});
  open();
  look(QStringLiteral("00 00 00 41"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(selected(), (HexRange{60, 4})) << "the first from the cursor on";
  EXPECT_TRUE(edit().hasFocus()) << "the next one is a key away";
  QTest::keyClick(&edit(), Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(selected(), (HexRange{44, 4}));
  QTest::keyClick(&edit(), Qt::Key_F3, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selected(), (HexRange{28, 4}));
  EXPECT_EQ(state(), QStringLiteral("1 of 5"));
  QTest::keyClick(&edit(), Qt::Key_F3, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(selected(), (HexRange{92, 4}));
  EXPECT_EQ(state(), QStringLiteral("5 of 5, wrapped around"));
  QTest::keyClick(&edit(), Qt::Key_F3, Qt::ControlModifier);
  EXPECT_EQ(selected(), (HexRange{28, 4}));
  EXPECT_TRUE(state().endsWith(QLatin1String("wrapped around")));
}

TEST_F(ByteFinderTest, ClosedItStillStepsOnAWorker) {
  open();
  look(QStringLiteral("00 00 00 41"));
  QTest::keyClick(&edit(), Qt::Key_Escape);
  edit().setText(QStringLiteral("00 00 20 41")); // 10, the place of the second square
  QTest::keyClick(&panel.view(), Qt::Key_F3, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([&] { return selected() == HexRange{40, 4}; }, kWaitMs));
  EXPECT_FALSE(edit().isVisible());
}

TEST_F(ByteFinderTest, MarksMatchesWhileItIsOpen) {
  selection.selectBytes({0, 0, 1});
  open();
  look(QStringLiteral("72 65 73 74"));
  const auto isMarked = [&] {
    const QImage image = panel.view().viewport()->grab().toImage();
    const HexLayout& layout = panel.view().hexLayout();
    const auto offset = 96 - static_cast<int>(panel.view().firstVisible());
    const QRect found = layout.cell(offset / layout.bytesPerRow(), offset % layout.bytesPerRow(), HexLayout::Area::Hex);
    return image.pixelColor(QPoint(found.left() - 2, found.center().y()) * image.devicePixelRatio()) == matchColor();
  };
  panel.view().ensureVisible({96, 4});
  EXPECT_TRUE(isMarked());
  QTest::keyClick(&edit(), Qt::Key_Escape);
  panel.view().ensureVisible({96, 4});
  EXPECT_FALSE(isMarked());
}

TEST_F(ByteFinderTest, SaysWhatIsWrong) {
  open();
  choose("byteSearchKind", "bytes");
  QTest::keyClicks(&edit(), QStringLiteral("4D 5X"));
  EXPECT_TRUE(state().contains(QChar(u'X'))) << state().toStdString();
  EXPECT_EQ(list().model()->rowCount(), 0);
  edit().setText(QStringLiteral("zebra"));
  EXPECT_FALSE(state().isEmpty());
  choose("byteSearchKind", "text");
  EXPECT_TRUE(comesToSay(QStringLiteral("Nothing found")));
}

TEST_F(ByteFinderTest, WhatIsNotHexadecimalIsText) {
  const auto& reading = child<QLabel>("byteSearchReading");
  open();
  EXPECT_FALSE(reading.isVisible()) << "nothing is typed yet";
  look(QStringLiteral("tser"));
  EXPECT_EQ(state(), QStringLiteral("Nothing found"));
  EXPECT_TRUE(reading.isVisible());
  EXPECT_EQ(reading.text(), QStringLiteral("As text:"));
  look(QStringLiteral("rest"));
  EXPECT_EQ(state(), QStringLiteral("1 found"));
  EXPECT_EQ(cell(0, 2), QStringLiteral("rest"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(selected(), (HexRange{96, 4}));
  QTest::mouseClick(&child<QToolButton>("byteSearchIgnoreCase"), Qt::LeftButton);
  look(QStringLiteral("REST"));
  EXPECT_EQ(state(), QStringLiteral("1 found"));
  look(QStringLiteral("72 65 73"));
  EXPECT_EQ(state(), QStringLiteral("1 found"));
  EXPECT_EQ(reading.text(), QStringLiteral("As bytes:"));
  choose("byteSearchKind", "text");
  EXPECT_FALSE(reading.isVisible()) << "chosen by the user";
}

TEST_F(ByteFinderTest, TextInAnEncodingWithoutRegardToCase) {
  open();
  choose("byteSearchKind", "text");
  QTest::keyClicks(&edit(), QStringLiteral("REST"));
  EXPECT_TRUE(comesToSay(QStringLiteral("Nothing found")));
  QTest::mouseClick(&child<QToolButton>("byteSearchIgnoreCase"), Qt::LeftButton);
  EXPECT_TRUE(comesToSay(QStringLiteral("1 found")));
  EXPECT_EQ(cell(0, 2), QStringLiteral("rest"));
  choose("byteSearchEncoding", "UTF-16 LE");
  EXPECT_TRUE(comesToSay(QStringLiteral("Nothing found")));
}

TEST_F(ByteFinderTest, NumbersByTypeAndByteOrder) {
  open();
  choose("byteSearchKind", "number");
  choose("byteSearchType", "f32");
  look(QStringLiteral("8"));
  EXPECT_EQ(state(), QStringLiteral("5 found"));
  look(QStringLiteral("20.4"));
  EXPECT_EQ(state(), QStringLiteral("Nothing found"));
  QTest::keyClicks(&child<QLineEdit>("byteSearchTolerance"), QStringLiteral("0.5"));
  EXPECT_TRUE(comesToSay(QStringLiteral("1 found"))) << "the place of the third square";
  choose("byteSearchType", "u32");
  EXPECT_FALSE(child<QLineEdit>("byteSearchTolerance").isVisible());
  look(QStringLiteral("0x72657374"));
  EXPECT_EQ(state(), QStringLiteral("Nothing found"));
  choose("byteSearchOrder", "big");
  EXPECT_TRUE(comesToSay(QStringLiteral("1 found")));
}

TEST_F(ByteFinderTest, SearchesTheSpaceThatIsShown) {
  open();
  look(QStringLiteral("74 73 65 72"));
  EXPECT_EQ(state(), QStringLiteral("Nothing found"));
  child<QComboBox>("hexSpaces").setCurrentIndex(1); // "rest", turned
  EXPECT_TRUE(comesToSay(QStringLiteral("1 found")));
}

TEST_F(ByteFinderTest, DownLeadsIntoTheListAndEnterGoesThere) {
  open();
  look(QStringLiteral("00 00 00 41"));
  QTest::keyClick(&edit(), Qt::Key_Down);
  EXPECT_TRUE(list().hasFocus());
  EXPECT_EQ(selected(), (HexRange{28, 4}));
  QTest::keyClick(&list(), Qt::Key_Down);
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(selected(), (HexRange{44, 4}));
  QTest::keyClick(&list(), Qt::Key_Escape);
  EXPECT_TRUE(panel.view().hasFocus());
}

TEST_F(ByteFinderTest, MoreThanTheLimitIsSaid) {
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene, 40'000));
  open();
  edit().setText(QStringLiteral("0?"));
  EXPECT_TRUE(comesToSay(QStringLiteral("More than 100,000 found"))) << state().toStdString();
  EXPECT_EQ(list().model()->rowCount(), static_cast<int>(kMostByteMatches));
}

TEST_F(ByteFinderTest, RemembersHowWasSearched) {
  open();
  choose("byteSearchKind", "number");
  choose("byteSearchType", "i16");
  choose("byteSearchOrder", "big");
  HexPanel another(session, selection, settings, actions, marks);
  EXPECT_EQ(another.findChild<QComboBox*>(QStringLiteral("byteSearchKind"))->currentData(), QStringLiteral("number"));
  EXPECT_EQ(another.findChild<QComboBox*>(QStringLiteral("byteSearchType"))->currentData(), QStringLiteral("i16"));
  EXPECT_EQ(another.findChild<QComboBox*>(QStringLiteral("byteSearchOrder"))->currentData(), QStringLiteral("big"));
}

TEST_F(ByteFinderTest, EveryControlIsReachedByTabAndSaysWhatItIs) {
  open();
  choose("byteSearchKind", "number");
  choose("byteSearchType", "f64");
  std::set<QString> reached;
  for (int i = 0; i < 20; ++i) {
    QWidget* focused = QApplication::focusWidget();
    ASSERT_TRUE(focused);
    reached.insert(focused->objectName());
    QTest::keyClick(focused, Qt::Key_Tab);
  }
  for (const char* name : {"byteSearchText", "byteSearchClose", "byteSearchKind", "byteSearchType", "byteSearchOrder",
                           "byteSearchTolerance", "byteMatches", "hexView", "hexGoTo"}) {
    EXPECT_TRUE(reached.contains(QLatin1String(name))) << name;
    EXPECT_FALSE(child<QWidget>(name).accessibleName().isEmpty()) << name;
  }
}

} // namespace
