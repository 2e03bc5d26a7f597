#include "core/structure/LayoutBuilder.h"
#include "tests/support/TestBytes.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/inspector/FieldText.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/inspector/WebLink.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <gtest/gtest.h>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
constexpr SectionId kQuads = 2;

const PropertyGroup* group(const std::vector<PropertyGroup>& groups, const QString& title) {
  const auto found = std::ranges::find(groups, title, &PropertyGroup::title);
  return found == groups.end() ? nullptr : &*found;
}

QString value(const std::vector<PropertyGroup>& groups, const QString& title, const QString& key) {
  if (const PropertyGroup* found = group(groups, title)) {
    const auto line = std::ranges::find(found->lines, key, &PropertyLine::key);
    return line == found->lines.end() ? QString() : line->value;
  }
  return {};
}

TEST(FieldTextTest, NamesFlagsAndValues) {
  static constexpr std::array kFlags{structure::FlagName{1, "A"}, structure::FlagName{4, "C"}};
  static constexpr std::array kValues{structure::FlagName{7, "seven"}};
  const structure::Field flags{.name = "f", .type = structure::FieldType::I16, .offset = 0, .flags = kFlags};
  const structure::Field named{.name = "v", .type = structure::FieldType::U8, .offset = 0, .values = kValues};
  EXPECT_EQ(fieldText(flags, structure::integer(5)), QStringLiteral("5  A | C"));
  EXPECT_EQ(fieldText(flags, structure::integer(9)), QStringLiteral("9  A | 0x8"));
  EXPECT_EQ(fieldText(flags, structure::integer(-1)), QStringLiteral("-1  A | C | 0xfffa"))
      << "sixteen bits, not sixty-four";
  EXPECT_EQ(fieldText(flags, structure::integer(0)), QStringLiteral("0"));
  EXPECT_EQ(fieldText(named, structure::integer(7)), QStringLiteral("7  seven"));
  EXPECT_EQ(fieldText(named, structure::integer(8)), QStringLiteral("8"));
}

TEST(FieldTextTest, TipsNameThePlaceWhereThereIsOne) {
  const structure::Field fixed{.name = "f", .type = structure::FieldType::U16, .offset = 6, .count = 3};
  structure::Field behind = fixed;
  behind.offset = structure::kVaryingOffset;
  behind.counter = structure::FieldType::U16;
  EXPECT_EQ(fieldToolTip(fixed), QStringLiteral("f: u16[3] at offset 6"));
  EXPECT_EQ(fieldToolTip(behind), QStringLiteral("f: u16[…]"));
}

TEST(CoordinatesTextTest, IsShortAndWithoutMinusZero) {
  EXPECT_EQ(coordinatesText({1.5F, -0.0001F, 64}), QStringLiteral("1.5, 0, 64"));
}

TEST(DescribeTest, ASurfaceTellsRecordNodeAndMaterial) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  selection.selectHit({.item = 3, .position = {0, 6, 0}});
  const auto groups = describe(session, selection.current());
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(groups[0].title, QStringLiteral("QUADS [3]")) << "what was clicked comes first";
  EXPECT_EQ(value(groups, QStringLiteral("QUADS [3]"), QStringLiteral("flags")), QStringLiteral("3  SHINY | SOFT"));
  EXPECT_EQ(value(groups, QStringLiteral("QUADS [3]"), QStringLiteral("kind")), QStringLiteral("1  floor"));
  EXPECT_EQ(value(groups, QStringLiteral("Node"), QStringLiteral("Name")), QStringLiteral("Squares"));
  EXPECT_EQ(value(groups, QStringLiteral("Material"), QStringLiteral("Name")), QStringLiteral("test/paint"));
  EXPECT_EQ(value(groups, QStringLiteral("Material"), QStringLiteral("$finish")), QStringLiteral("matt"));
  EXPECT_EQ(value(groups, QStringLiteral("Shape"), QStringLiteral("Triangles")), QStringLiteral("2"));
  EXPECT_EQ(value(groups, QStringLiteral("Shape"), QStringLiteral("Size")), QStringLiteral("8, 0, 8"))
      << "in file axes";
  EXPECT_EQ(value(groups, QStringLiteral("Shape"), QStringLiteral("Clicked at")), QStringLiteral("0, 0, 6"));
}

TEST(DescribeTest, AnEntityTellsItsPropertiesFirst) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  selection.selectNode(2);
  const auto groups = describe(session, selection.current());
  ASSERT_GE(groups.size(), 2U);
  EXPECT_EQ(groups[0].title, QStringLiteral("Node"));
  EXPECT_EQ(value(groups, QStringLiteral("Properties"), QStringLiteral("classname")), QStringLiteral("marker"));
  EXPECT_EQ(value(groups, QStringLiteral("Node"), QStringLiteral("Position")), QStringLiteral("0, 0, 12"));
}

TEST(DescribeTest, NothingSelectedTellsOfTheDocument) {
  Session session;
  EXPECT_TRUE(describe(session, {}).empty());
  session.setDocument(loadTestDocument());
  const auto groups = describe(session, {});
  EXPECT_EQ(value(groups, QStringLiteral("File"), QStringLiteral("Format")), QStringLiteral("Test squares"));
  EXPECT_EQ(value(groups, QStringLiteral("Counts"), QStringLiteral("squares")), QStringLiteral("5"));
}

TEST(PropertyModelTest, HoldsGroupsOfLines) {
  PropertyModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  Session session;
  session.setDocument(loadTestDocument());
  model.setGroups(describe(session, {}));
  const QModelIndex file = model.index(0, 0);
  EXPECT_FALSE(model.lineOf(file));
  ASSERT_GT(model.rowCount(file), 2);
  const QModelIndex path = model.index(0, 1, file);
  EXPECT_EQ(path.data().toString(), QStringLiteral("/somewhere/squares.vtst"));
  EXPECT_EQ(path.parent(), file);
  model.setGroups({});
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(PropertiesPanelTest, AValueThatNamesARecordIsFollowed) {
  Session session;
  session.setDocument(loadTestDocument());
  Selection selection(session);
  PropertiesPanel panel(session, selection);
  panel.resize(400, 600);
  panel.show();
  selection.selectRecord({kQuads, 2});
  const QModelIndex next = panel.model()->index(0, 1, panel.model()->index(0, 0));
  ASSERT_EQ(next.data().toString(), QStringLiteral("3"));
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, Qt::ControlModifier, panel.visualRect(next).center());
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
}

/// A document without a picture; its one record is a list that leads to itself, nowhere and to itself, and a number.
LoadedDocumentPtr listDocument(std::uint16_t length = 3) {
  tests::ByteMaker made;
  made.add(length);
  for (std::uint16_t i = 0; i < length; ++i) {
    made.add(static_cast<std::uint16_t>(i % 2));
  }
  const auto source = bytes::makeMemorySource(made.add(std::uint16_t{7}).bytes());
  const ByteRange whole{0, 0, source->size()};
  structure::StructureBuilder builder(QStringLiteral("list"), whole);
  const auto list = builder.add(builder.root(), QStringLiteral("lists"), whole);
  builder.at(list).table =
      structure::makeWalkedTable(structure::LayoutBuilder("list")
                                     .counted(structure::FieldType::U16, structure::FieldType::U16, "others")
                                     .to("lists")
                                     .add(structure::FieldType::U16, "number")
                                     .doneVarying(),
                                 source, whole, {0});
  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("list"), source);
  document->structure = builder.build();
  auto loaded = std::make_shared<LoadedDocument>();
  loaded->opened.document = document;
  return loaded;
}

TEST(DescribeTest, NumbersOfAListLeadOnOneByOne) {
  Session session;
  session.setDocument(listDocument());
  Selection selection(session);
  selection.selectRecord({1, 0});
  const auto groups = describe(session, selection.current());
  const PropertyGroup* record = group(groups, QStringLiteral("lists [0]"));
  ASSERT_TRUE(record);
  ASSERT_EQ(record->lines.size(), 2U);
  const PropertyLine& others = record->lines[0];
  EXPECT_EQ(others.value, QStringLiteral("0 1 0"));
  EXPECT_FALSE(others.leadsTo) << "its lines do";
  ASSERT_EQ(others.lines.size(), 3U);
  EXPECT_EQ(others.lines[1].key, QStringLiteral("[1]"));
  EXPECT_EQ(others.lines[1].value, QStringLiteral("1"));
  EXPECT_FALSE(others.lines[1].leadsTo) << "there is no such record";
  EXPECT_EQ(others.lines[2].leadsTo, (RecordRef{1, 0}));
  EXPECT_EQ(others.lines[2].bytes, (ByteRange{0, 0, 8}));
  EXPECT_TRUE(record->lines[1].lines.empty());
  EXPECT_EQ(record->lines[1].bytes, (ByteRange{0, 8, 2}));
}

TEST(DescribeTest, LongListsAreCut) {
  Session session;
  session.setDocument(listDocument(5000));
  Selection selection(session);
  selection.selectRecord({1, 0});
  const auto groups = describe(session, selection.current());
  const auto& lines = group(groups, QStringLiteral("lists [0]"))->lines[0].lines;
  ASSERT_EQ(lines.size(), 257U);
  EXPECT_EQ(lines.back().key, QStringLiteral("…"));
  EXPECT_FALSE(lines.back().leadsTo);
}

TEST(RecordTableModelTest, AListLeadsWhereItsFirstNumberDoes) {
  RecordTableModel model;
  model.setSection(listDocument()->opened.document, 1);
  EXPECT_EQ(model.leadsTo(model.index(0, 0)), (RecordRef{1, 0}));
  EXPECT_FALSE(model.leadsTo(model.index(0, 1)));
  EXPECT_TRUE(model.index(0, 0).data(Qt::ForegroundRole).isValid());
  EXPECT_FALSE(model.index(0, 1).data(Qt::ForegroundRole).isValid());
}

TEST(DescribeTest, FieldsStandUnderTheirParts) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  Selection selection(session);
  selection.selectHit({.item = 7});
  const auto groups = describe(session, selection.current());
  const PropertyGroup* record = group(groups, QStringLiteral("QUADS [3]"));
  ASSERT_TRUE(record);
  ASSERT_EQ(record->lines.size(), 4U) << "next, flags, x, and the part";
  EXPECT_FALSE(record->lines[1].marked);
  const PropertyLine& part = record->lines[3];
  EXPECT_EQ(part.key, QStringLiteral("Shape"));
  EXPECT_TRUE(part.marked);
  ASSERT_EQ(part.lines.size(), 2U);
  EXPECT_EQ(part.lines[0].key, QStringLiteral("kind"));
  EXPECT_TRUE(part.lines[0].marked && part.lines[1].marked);
  EXPECT_TRUE(part.lines[1].toolTip.startsWith(QLatin1String("Shape\n")));
  selection.selectHit({.item = 6});
  const auto other = describe(session, selection.current());
  EXPECT_TRUE(group(other, QStringLiteral("QUADS [3]"))->lines[1].marked);
  EXPECT_FALSE(group(other, QStringLiteral("QUADS [3]"))->lines[3].marked);
}

TEST(DescribeTest, WhatADocumentSaysOfItselfComesFirst) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  const auto groups = describe(session, {});
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(groups[0].title, QStringLiteral("Document"));
  EXPECT_EQ(value(groups, QStringLiteral("Document"), QStringLiteral("Title")), QStringLiteral("The <b>Squares</b>"));
  EXPECT_EQ(value(groups, QStringLiteral("Document"), QStringLiteral("Picture A")),
            QStringLiteral("brief.bmp  600×300"));
  EXPECT_TRUE(groups[0].lines[3].picture);
  EXPECT_EQ(groups[0].lines[2].leadsTo, (RecordRef{kQuads, 1}));
}

TEST(PropertyModelTest, HasHeadingsBelowGroups) {
  PropertyModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  Selection selection(session);
  selection.selectHit({.item = 7});
  model.setGroups(describe(session, selection.current()));
  const QModelIndex record = model.index(0, 0);
  const QModelIndex part = model.index(3, 0, record);
  ASSERT_EQ(model.rowCount(part), 2);
  EXPECT_TRUE(model.isHeading(record) && model.isHeading(part));
  const QModelIndex size = model.index(1, 1, part);
  EXPECT_FALSE(model.isHeading(size));
  EXPECT_EQ(size.data().toString(), QStringLiteral("8"));
  EXPECT_EQ(size.parent(), part);
  EXPECT_EQ(part.parent(), record);
  EXPECT_TRUE(size.data(Qt::BackgroundRole).isValid());
  EXPECT_FALSE(model.index(1, 1, record).data(Qt::BackgroundRole).isValid());
}

TEST(PropertyModelTest, PicturesFitAndAreAsSharpAsTheScreen) {
  PropertyModel model;
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  for (const qreal ratio : {1.0, 2.0}) {
    model.setPixelRatio(ratio);
    model.setGroups(describe(session, {}));
    const QModelIndex cell = model.index(3, 1, model.index(0, 0));
    const auto pixmap = cell.data(Qt::DecorationRole).value<QPixmap>();
    EXPECT_EQ(pixmap.deviceIndependentSize(), QSizeF(240, 120)) << ratio;
    EXPECT_EQ(pixmap.width(), static_cast<int>(240 * ratio));
    EXPECT_EQ(cell.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Picture: brief.bmp  600×300"));
  }
}

class DocumentPanelTest : public testing::Test {
protected:
  DocumentPanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Game));
    panel.resize(400, 900);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }
  /// A cell of the first group.
  QModelIndex cell(int row, int column = 1) const {
    return panel.model()->index(row, column, panel.model()->index(0, 0));
  }

  Session session;
  Selection selection{session};
  PropertiesPanel panel{session, selection};
};

TEST_F(DocumentPanelTest, RowsAreAsTallAsWhatTheyShow) {
  const int line = panel.visualRect(cell(0)).height();
  EXPECT_GE(panel.visualRect(cell(1)).height(), 2 * line) << "three lines of text";
  EXPECT_GT(panel.visualRect(cell(3)).height(), 120) << "the picture and its name";
  const int wide = panel.visualRect(cell(1)).height();
  panel.header()->resizeSection(0, 280);
  EXPECT_TRUE(QTest::qWaitFor([&] { return panel.visualRect(cell(1)).height() > wide; }))
      << "a narrow column wraps more";
}

class PropertyNamesTest : public testing::Test {
protected:
  PropertyNamesTest() {
    panel.resize(500, 300);
    panel.show();
  }
  void showNamed(const QString& name, const QString& value) {
    LoadedDocumentPtr loaded = loadTestDocument();
    auto document = std::make_shared<Document>(*loaded->opened.document);
    document->properties = {{name, value, {}, {}}};
    auto named = std::make_shared<LoadedDocument>(*loaded);
    named->opened.document = document;
    session.setDocument(named);
  }
  int needed(const QString& name) const { return panel.fontMetrics().horizontalAdvance(name); }

  Session session;
  Selection selection{session};
  PropertiesPanel panel{session, selection};
  const QString longName = QStringLiteral("How much of this is allowed to whom");
  const QString longValue = QStringLiteral("a text that goes on and on, as licences do, and on ").repeated(9);
};

TEST_F(PropertyNamesTest, AreWholeWhereThereIsRoom) {
  showNamed(longName, QStringLiteral("yes"));
  EXPECT_GT(panel.visualRect(panel.model()->index(0, 0, panel.model()->index(0, 0))).width(), needed(longName));
}

TEST_F(PropertyNamesTest, LeaveHalfToValuesThatNeedIt) {
  showNamed(longName.repeated(4), longValue);
  EXPECT_LE(panel.columnWidth(0), panel.viewport()->width() / 2);
  EXPECT_GT(panel.columnWidth(0), panel.viewport()->width() / 3);
}

TEST_F(PropertyNamesTest, GrowWithThePanel) {
  panel.resize(200, 300);
  showNamed(longName, longValue);
  EXPECT_LE(panel.columnWidth(0), 100);
  panel.resize(1200, 300);
  EXPECT_TRUE(QTest::qWaitFor([this] { return panel.columnWidth(0) > needed(longName); }));
}

TEST_F(PropertyNamesTest, StayAsWideAsTheUserMadeThem) {
  showNamed(longName, QStringLiteral("yes"));
  QWidget* header = panel.header()->viewport();
  const QPoint edge(panel.columnWidth(0) - 1, header->height() / 2);
  QTest::mousePress(header, Qt::LeftButton, {}, edge);
  QTest::mouseMove(header, edge - QPoint(60, 0));
  QTest::mouseRelease(header, Qt::LeftButton, {}, edge - QPoint(60, 0));
  const int chosen = panel.columnWidth(0);
  EXPECT_NEAR(chosen, edge.x() - 60, 10);
  showNamed(longName.repeated(2), QStringLiteral("yes"));
  panel.resize(600, 300);
  QCoreApplication::processEvents();
  EXPECT_EQ(panel.columnWidth(0), chosen);
}

TEST_F(DocumentPanelTest, CopyTakesTheWholeValue) {
  panel.setCurrentIndex(cell(1));
  QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("First go left.\n\nThen look for the last square."));
  panel.setCurrentIndex(cell(3));
  QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->image().size(), QSize(600, 300));
}

TEST_F(DocumentPanelTest, TheMenuCopiesAndLeads) {
  QStringList texts;
  const auto choose = [&](int row, const QString& wanted) {
    texts.clear();
    QTimer::singleShot(0, &panel, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      ASSERT_TRUE(menu);
      for (QAction* action : menu->actions()) {
        texts << action->text().remove(QLatin1Char('&'));
        if (texts.back() == wanted) {
          action->trigger();
        }
      }
      menu->close();
    });
    const QPoint place = panel.visualRect(cell(row)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, panel.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(panel.viewport(), &event);
  };
  choose(0, QStringLiteral("Copy Name and Value"));
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("Title: The <b>Squares</b>"));
  EXPECT_EQ(texts.size(), 2) << "a title leads nowhere";
  choose(3, QStringLiteral("Copy Picture"));
  EXPECT_EQ(QGuiApplication::clipboard()->image().size(), QSize(600, 300));
  EXPECT_TRUE(texts.contains(QStringLiteral("Save Picture as…")));
  choose(2, QStringLiteral("Go to Record"));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 1}));
}

TEST_F(DocumentPanelTest, EnterShowsAPictureAtFullSize) {
  panel.setCurrentIndex(cell(3));
  QTest::keyClick(&panel, Qt::Key_Return);
  auto* dialog = panel.window()->findChild<QDialog*>(QStringLiteral("pictureDialog"));
  ASSERT_TRUE(dialog);
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_FALSE(dialog->isModal());
  EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Picture A - 600×300"));
  EXPECT_EQ(dialog->findChild<QLabel*>(QStringLiteral("fullPicture"))->pixmap().size(), QSize(600, 300));
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(dialog, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->image().size(), QSize(600, 300));
  EXPECT_TRUE(selection.empty()) << "looking is not selecting";
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !panel.window()->findChild<QDialog*>(QStringLiteral("pictureDialog")); }));
}

TEST_F(DocumentPanelTest, APropertyLeadsToItsRecord) {
  panel.setCurrentIndex(cell(2));
  QTest::keyClick(&panel, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 1}));
}

TEST_F(DocumentPanelTest, OnlyThePartsThatWerePickedAreOpen) {
  selection.selectRecord({kQuads, 3});
  const auto part = [this] { return cell(3, 0); };
  EXPECT_TRUE(panel.isExpanded(part())) << "of a record as a whole all are";
  selection.selectHit({.item = 7});
  EXPECT_TRUE(panel.isExpanded(part()));
  selection.selectHit({.item = 6});
  EXPECT_FALSE(panel.isExpanded(part()));
}

TEST_F(DocumentPanelTest, ToolTipsShowWhatTheFileSaysAsItIs) {
  EXPECT_TRUE(cell(0).data(Qt::ToolTipRole).toString().contains(QLatin1String("&lt;b&gt;")));
  EXPECT_EQ(cell(2).data(Qt::ToolTipRole).toString(), QStringLiteral("square 1"));
}

TEST(RecordTableModelTest, DecodesRowsOnDemand) {
  RecordTableModel model;
  const QAbstractItemModelTester tester(&model, kFatal);
  const LoadedDocumentPtr loaded = loadTestDocument();
  model.setSection(loaded->opened.document, kQuads);
  ASSERT_EQ(model.rowCount(), 5);
  ASSERT_EQ(model.columnCount(), 5);
  EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("next"));
  EXPECT_TRUE(
      model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString().contains(QLatin1String("the square after")));
  EXPECT_EQ(model.index(3, 1).data().toString(), QStringLiteral("3  SHINY | SOFT"));
  EXPECT_EQ(model.index(4, 3).data().toString(), QStringLiteral("40"));
  EXPECT_EQ(model.leadsTo(model.index(4, 0)), (RecordRef{kQuads, 0}));
  EXPECT_FALSE(model.leadsTo(model.index(4, 3)));
  model.setSection(loaded->opened.document, 1);
  EXPECT_EQ(model.rowCount(), 0) << "the header has no records";
}

class RecordPanelTest : public testing::Test {
protected:
  RecordPanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Good, 300));
    panel.resize(600, 300);
    panel.show();
    table = panel.findChild<QTableView*>();
  }
  QPoint centre(int row, int column) const { return table->visualRect(table->model()->index(row, column)).center(); }

  Session session;
  Selection selection{session};
  RecordPanel panel{session, selection};
  QTableView* table;
};

TEST_F(RecordPanelTest, ShowsTheTableOfTheSelectedSection) {
  EXPECT_EQ(table->model()->rowCount(), 0);
  selection.selectSection(kQuads);
  EXPECT_EQ(table->model()->rowCount(), 300);
}

TEST_F(RecordPanelTest, ColumnsBeginAsWideAsWhatTheyHold) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Good, 200'000));
  selection.selectSection(kQuads);
  const QAbstractItemModel& model = *table->model();
  for (const int row : {0, 3, model.rowCount() / 2, model.rowCount() - 1}) {
    for (int column = 0; column < model.columnCount(); ++column) {
      const QString text = model.index(row, column).data().toString();
      EXPECT_GT(table->columnWidth(column), table->fontMetrics().horizontalAdvance(text)) << text.toStdString();
      const QString heading = model.headerData(column, Qt::Horizontal).toString();
      EXPECT_GT(table->columnWidth(column), table->fontMetrics().horizontalAdvance(heading)) << heading.toStdString();
    }
  }
}

TEST_F(RecordPanelTest, ALongTextLeavesRoomForTheOthersUntilTheUserWidensIt) {
  session.setDocument(listDocument(5000));
  selection.selectSection(1);
  EXPECT_LT(table->columnWidth(0), panel.width());
  table->horizontalHeader()->resizeSection(0, 3000);
  EXPECT_EQ(table->columnWidth(0), 3000);
}

TEST_F(RecordPanelTest, ItsHeadingGivesWay) {
  selection.selectSection(kQuads);
  EXPECT_LE(panel.minimumSizeHint().width(), 300);
}

TEST_F(RecordPanelTest, GoesToTheSelectedRecordAndField) {
  selection.selectRecord({kQuads, 250}, 3);
  EXPECT_EQ(table->currentIndex(), table->model()->index(250, 3));
  EXPECT_TRUE(table->viewport()->rect().contains(centre(250, 3)));
  EXPECT_EQ(selection.current().field, 3U) << "showing does not select anew";
}

TEST_F(RecordPanelTest, ClickingACellSelectsRecordAndField) {
  selection.selectSection(kQuads);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, centre(2, 1));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 2}));
  EXPECT_EQ(selection.current().field, 1U);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 16 + 2 * 16 + 4, 2}));
}

TEST_F(RecordPanelTest, CtrlClickAndEnterFollowAReference) {
  selection.selectSection(kQuads);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier, centre(2, 0));
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
  table->setCurrentIndex(table->model()->index(5, 0));
  QTest::keyClick(table, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 6}));
}

TEST_F(RecordPanelTest, SelectsTheCellsAboutWhatWasPicked) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  selection.selectHit({.item = 7});
  const auto selectedColumns = [this] {
    std::set<int> columns;
    for (const QModelIndex& cell : table->selectionModel()->selectedIndexes()) {
      EXPECT_EQ(cell.row(), 3);
      columns.insert(cell.column());
    }
    return columns;
  };
  const auto isTinted = [this](int column) {
    return table->model()->index(3, column).data(Qt::BackgroundRole).isValid();
  };
  EXPECT_EQ(selectedColumns(), (std::set<int>{3, 4}));
  EXPECT_TRUE(isTinted(0)) << "the rest of the record stands out a little";
  EXPECT_FALSE(table->model()->index(2, 0).data(Qt::BackgroundRole).isValid());
  EXPECT_EQ(selection.current().fields.size(), 2U) << "showing does not select anew";
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, centre(3, 4));
  EXPECT_EQ(selectedColumns(), std::set<int>{4});
  EXPECT_TRUE(isTinted(3)) << "the field beside it is about the same surface";
  EXPECT_FALSE(isTinted(0));
  selection.selectRecord({kQuads, 3});
  EXPECT_EQ(selectedColumns().size(), 5U);
  EXPECT_FALSE(isTinted(3));
}

TEST_F(RecordPanelTest, HeadingsTellThePart) {
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  selection.selectSection(kQuads);
  const auto tip = [this](int column) {
    return table->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
  };
  EXPECT_TRUE(tip(4).startsWith(QLatin1String("Shape\nsize:"))) << tip(4).toStdString();
  EXPECT_TRUE(tip(0).startsWith(QLatin1String("next:"))) << tip(0).toStdString();
}

TEST_F(RecordPanelTest, GoesToARecordByNumber) {
  selection.selectSection(kQuads);
  auto* edit = panel.findChild<QLineEdit*>(QStringLiteral("recordGoTo"));
  edit->setText(QStringLiteral("0x10"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 16}));
  edit->setText(QStringLiteral("9999"));
  QTest::keyClick(edit, Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 16})) << "there is no such record";
}

TEST(DescribeTest, ANodeOfAFigureTellsItsFrameAndWhereItStands) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  Selection selection(session);
  const auto told = [&](const QString& title, const QString& key) {
    return value(describe(session, selection.current()), title, key);
  };
  const QString node = QStringLiteral("Node");
  selection.selectNode(1);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QStringLiteral("1 of 3, hopper.hop"));
  EXPECT_EQ(told(node, QStringLiteral("Position")), QStringLiteral("0, 0, 0"));
  session.setControl(QStringLiteral("root"), 1);
  session.setAnimation(1);
  session.setTime(0.25);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QStringLiteral("3 of 3, hopper.hop_loop"));
  EXPECT_EQ(told(node, QStringLiteral("Position")), QStringLiteral("12.5, 0, 0")) << "two and a half steps on";
  selection.selectNode(3);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QStringLiteral("at rest"));
  session.setDocument(loadTestDocument());
  selection.selectNode(0);
  EXPECT_EQ(told(node, QStringLiteral("Frame")), QString()) << "it does not move";
}

TEST(DescribeTest, TheRecordOfAnAnimationTellsOfIt) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  Selection selection(session);
  selection.selectRecord({1, 0});
  const auto groups = describe(session, selection.current());
  const QString animation = QStringLiteral("Animation");
  EXPECT_EQ(value(groups, animation, QStringLiteral("Name")), QStringLiteral("sitter.nod"));
  EXPECT_EQ(value(groups, animation, QStringLiteral("Frames")), QStringLiteral("2"));
  EXPECT_EQ(value(groups, animation, QStringLiteral("Duration")), QStringLiteral("0.20 s"));
  EXPECT_EQ(value(groups, animation, QStringLiteral("Pace")), QStringLiteral("slow")) << "and what the file says of it";
}

TEST(PropertiesPanelTest, ValuesFollowTheTimeAndNothingIsClosed) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  Selection selection(session);
  PropertiesPanel panel(session, selection);
  panel.show();
  selection.selectNode(1);
  const QModelIndexList frames =
      panel.model()->match(panel.model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Frame"), 1, Qt::MatchRecursive);
  ASSERT_EQ(frames.size(), 1);
  const QPersistentModelIndex frame(frames[0]);
  panel.setCurrentIndex(frame);
  panel.collapse(panel.model()->index(1, 0));
  QSignalSpy resets(panel.model(), &QAbstractItemModel::modelReset);
  QSignalSpy changes(panel.model(), &QAbstractItemModel::dataChanged);
  for (int i = 1; i <= 20; ++i) {
    session.setTime(0.01 * i);
  }
  EXPECT_EQ(changes.count(), 0) << "not with every moment";
  ASSERT_TRUE(changes.wait());
  EXPECT_EQ(frame.sibling(frame.row(), 1).data().toString(), QStringLiteral("3 of 3, hopper.hop"));
  EXPECT_EQ(resets.count(), 0);
  EXPECT_EQ(panel.currentIndex(), frame);
  EXPECT_FALSE(panel.isExpanded(panel.model()->index(1, 0)));
}

TEST(DescribeTest, SlotsOfAMaterialShowTheirPictures) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Avatar));
  Selected surface;
  surface.items = {0};
  const auto groups = describe(session, surface);
  const PropertyGroup* material = group(groups, QStringLiteral("Material"));
  ASSERT_TRUE(material);
  EXPECT_EQ(value(groups, QStringLiteral("Material"), QStringLiteral("Shade")), QStringLiteral("fur  128×64"));
  const auto shade = std::ranges::find(material->lines, QStringLiteral("Shade"), &PropertyLine::key);
  ASSERT_TRUE(shade->picture);
  PropertyModel model;
  model.setGroups({*material});
  const QModelIndex cell = model.index(static_cast<int>(shade - material->lines.begin()), 1, model.index(0, 0));
  EXPECT_EQ(cell.data(Qt::DecorationRole).value<QPixmap>().size(), QSize(56, 28)) << "to be told apart by";
}

TEST(WebLinkTest, OnlyWholeAddressesOfPagesAreLinks) {
  EXPECT_TRUE(webLink(QStringLiteral("https://example.org/by?x=1#y")));
  EXPECT_TRUE(webLink(QStringLiteral(" http://example.org ")));
  for (const char* other : {"example.org", "see https://example.org", "file:///etc/passwd", "javascript:alert(1)",
                            "ftp://example.org/a", "https://", "https:///a", "mailto:a@example.org", ""}) {
    EXPECT_FALSE(webLink(QString::fromLatin1(other))) << other;
  }
  EXPECT_FALSE(webLink(QStringLiteral("https://example.org/") + QString(5000, u'a')));
  EXPECT_TRUE(linkText(*webLink(QStringLiteral("https://ex\u0430mple.org"))).startsWith(QLatin1String("https://xn--")))
      << "letters that look like others are told apart";
}

/// What would be a browser.
class Browser : public QTextBrowser {
public:
  Browser() { QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "setSource"); }
  ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("https")); }

  QList<QUrl> opened;

protected:
  void doSetSource(const QUrl& url, QTextDocument::ResourceType) override { opened << url; }
};

class LinkTest : public DocumentPanelTest {
protected:
  LinkTest() { session.setDocument(loadTestDocument(TestFormat::Mode::Avatar)); }
  QMessageBox* question() { return panel.window()->findChild<QMessageBox*>(QStringLiteral("linkQuestion")); }

  Browser browser;
};

TEST_F(LinkTest, ALinkIsOpenedOnlyAfterItsTargetWasShown) {
  ASSERT_EQ(cell(1, 0).data().toString(), QStringLiteral("License"));
  EXPECT_EQ(cell(1).data(Qt::ForegroundRole).value<QColor>(), QGuiApplication::palette().color(QPalette::Link));
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualRect(cell(1)).center());
  EXPECT_FALSE(question()) << "a click selects the line";
  QTest::keyClick(&panel, Qt::Key_Return);
  ASSERT_TRUE(question());
  EXPECT_EQ(question()->informativeText(), QStringLiteral("https://example.org/by"));
  EXPECT_TRUE(browser.opened.isEmpty());
  QTest::keyClick(question(), Qt::Key_Escape);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !question(); }));
  EXPECT_TRUE(browser.opened.isEmpty());
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, Qt::ControlModifier, panel.visualRect(cell(1)).center());
  ASSERT_TRUE(question());
  for (QAbstractButton* button : question()->buttons()) {
    if (question()->buttonRole(button) == QMessageBox::AcceptRole) {
      QTest::mouseClick(button, Qt::LeftButton);
      break;
    }
  }
  EXPECT_EQ(browser.opened, QList<QUrl>{QUrl(QStringLiteral("https://example.org/by"))});
}

} // namespace
