#include "tests/ui/inspector/DocumentPanelFixture.h"
#include "tests/ui/inspector/Inspected.h"
#include "tests/ui/support/ShownLanguage.h"
#include "ui/content/PictureCanvas.h"
#include "ui/inspector/PropertyDelegate.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTimer>

#include <gtest/gtest.h>

#include <ranges>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::DocumentPanelTest;
using vitrine::tests::kQuads;
using vitrine::tests::loadTestDocument;
using vitrine::tests::ShownLanguage;
using vitrine::tests::TestFormat;
using vitrine::tests::value;

namespace {

/// The row of the group of that title; invalid: there is none.
QModelIndex groupOf(const PropertiesPanel& panel, const QString& title) {
  const QModelIndexList found = panel.model()->match(panel.model()->index(0, 0), Qt::DisplayRole, title);
  return found.isEmpty() ? QModelIndex() : found.front();
}

TEST(PropertyModelTest, HoldsGroupsOfLines) {
  PropertyModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
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
  const SelectionFacts facts(session, selection);
  PropertiesPanel panel(session, selection, facts);
  panel.resize(400, 600);
  panel.show();
  selection.selectRecord({kQuads, 2});
  const QModelIndex next = panel.model()->index(0, 1, groupOf(panel, QStringLiteral("QUADS [2]")));
  ASSERT_EQ(next.data().toString(), QStringLiteral("3"));
  QTest::mouseClick(panel.viewport(), Qt::LeftButton, Qt::ControlModifier, panel.visualRect(next).center());
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, 3}));
}

/// The test document as if its quads were in each of `count` sections.
FileReadingPtr documentOfSections(int count) {
  const FileReadingPtr one = loadTestDocument();
  auto document = std::make_shared<Document>(*one->document);
  const structure::Section& quads = one->document->structure[kQuads];
  structure::StructureBuilder builder(QStringLiteral("many"), quads.range);
  for (int i = 0; i < count; ++i) {
    builder.at(builder.add(builder.root(), QStringLiteral("part %1").arg(i), quads.range)).table = quads.table;
  }
  document->structure = builder.build();
  document->scene = nullptr;
  auto many = std::make_shared<FileReading>();
  many->document = std::move(document);
  return many;
}

TEST(PropertyGroupsTest, OfThousandsOfSectionsTheFirstAreCounted) {
  Session session;
  session.setDocument(documentOfSections(100));
  EXPECT_EQ(describe(session, {}).back().lines.size(), 100U);
  EXPECT_EQ(describe(session, {}).back().lines.back().key, QStringLiteral("part 99"));
  session.setDocument(documentOfSections(1200));
  const std::vector<PropertyLine> lines = describe(session, {}).back().lines;
  ASSERT_EQ(lines.size(), 101U);
  EXPECT_EQ(lines.back().value, QStringLiteral("1,100 more sections"));
}

TEST(PropertyModelTest, HasHeadingsBelowGroups) {
  PropertyModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Game));
  Selection selection(session);
  selection.selectHit({.item = 7});
  model.setGroups(describe(session, selection.current()));
  const QModelIndex record = model.index(1, 0); // below the material
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
    EXPECT_EQ(cell.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Image: brief.bmp  600×300"));
  }
}

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
    FileReadingPtr reading = loadTestDocument();
    auto document = std::make_shared<Document>(*reading->document);
    document->properties = {{name, value, {}, {}}};
    auto named = std::make_shared<FileReading>(*reading);
    named->document = document;
    session.setDocument(named);
  }
  int needed(const QString& name) const { return panel.fontMetrics().horizontalAdvance(name); }

  Session session;
  Selection selection{session};
  const SelectionFacts facts{session, selection};
  PropertiesPanel panel{session, selection, facts};
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

TEST_F(PropertyNamesTest, APathTakesOneLine) {
  panel.resize(200, 300);
  session.setDocument(loadTestDocument());
  const QModelIndex path = panel.model()->index(0, 1, panel.model()->index(0, 0));
  const QString whole = path.data().toString();
  ASSERT_EQ(whole, QStringLiteral("/somewhere/squares.vtst"));
  ASSERT_LT(panel.visualRect(path).width(), needed(whole));
  EXPECT_EQ(panel.visualRect(path).height(), panel.visualRect(path.siblingAtRow(1)).height());
  EXPECT_EQ(path.data(Qt::ToolTipRole).toString(), whole);
  panel.setCurrentIndex(path);
  QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), whole);
}

TEST_F(PropertyNamesTest, PathsThatAFileGivesAreTakenForOnes) {
  const auto isPath = [&](const char* value) {
    showNamed(QStringLiteral("name"), QLatin1String(value));
    return panel.model()->index(0, 1, panel.model()->index(0, 0)).data(PropertyModel::kPathRole).toBool();
  };
  EXPECT_TRUE(isPath(".\\addon\\vitrine_courtyard\\map.bd1"));
  EXPECT_TRUE(isPath("C:\\My Games\\a map.bsp"));
  EXPECT_TRUE(isPath("materials/stone/wall.vmt"));
  EXPECT_FALSE(isPath("map.bsp"));
  EXPECT_FALSE(isPath("made by hand and/or by program.exe"));
  EXPECT_FALSE(isPath("0.5/0.25"));
}

TEST(PropertiesPanelTest, ItsHeaderIsWholeInEveryLanguage) {
  for (const char* language : {"en", "de", "ja", "ru"}) {
    const ShownLanguage shown{QLatin1String(language)};
    const Session session;
    Selection selection(session);
    const SelectionFacts facts(session, selection);
    PropertiesPanel panel(session, selection, facts);
    panel.resize(320, 300);
    panel.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&panel));
    EXPECT_GE(panel.columnWidth(0), panel.header()->sectionSizeHint(0)) << language;
  }
}

/// Lowest row of ink in the last letter of a cell.
int footOfLastLetter(const QImage& cell) {
  const QRgb ground = cell.pixel(cell.width() - 1, 0);
  int right = cell.width() - 1;
  const auto isInk = [&](int x, int y) { return qGray(cell.pixel(x, y)) < qGray(ground) / 2; };
  const auto hasInk = [&](int x) {
    return std::ranges::any_of(std::views::iota(0, cell.height()), [&](int y) { return isInk(x, y); });
  };
  while (right > 0 && !hasInk(right)) {
    --right;
  }
  int foot = cell.height() - 1;
  const auto inLetter = [&](int y) {
    return std::ranges::any_of(std::views::iota(std::max(right - 3, 0), right + 1), [&](int x) { return isInk(x, y); });
  };
  while (foot > 0 && !inLetter(foot)) {
    --foot;
  }
  return foot;
}

TEST(PropertyDelegateTest, KeyAndValueStandOnOneBaseLine) {
  if (QFontDatabase::families(QFontDatabase::Japanese).isEmpty()) {
    GTEST_SKIP() << "no font for Japanese";
  }
  PropertyModel model;
  model.setGroups({{QStringLiteral("group"),
                    {{.key = QStringLiteral("名前 E"), .value = QStringLiteral("Clothes E")},
                     {.key = QStringLiteral("kind E"), .value = QStringLiteral("種類 E")},
                     {.key = QStringLiteral("kind E"), .value = QStringLiteral("mesh E")}}}});
  QTreeView view;
  view.setModel(&model);
  view.setItemDelegate(new PropertyDelegate(&view));
  view.expandAll();
  view.resize(400, 200);
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  for (int row = 0; row < 3; ++row) {
    const auto foot = [&](int column) {
      const QRect place = view.visualRect(model.index(row, column, model.index(0, 0)));
      return footOfLastLetter(view.viewport()->grab(place).toImage());
    };
    EXPECT_GT(foot(0), 4);
    EXPECT_EQ(foot(0), foot(1)) << "row " << row;
  }
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
  choose(3, QStringLiteral("Copy Image"));
  EXPECT_EQ(QGuiApplication::clipboard()->image().size(), QSize(600, 300));
  EXPECT_TRUE(texts.contains(QStringLiteral("Save Image As…")));
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
  const auto* canvas = dialog->findChild<PictureCanvas*>();
  EXPECT_TRUE(QTest::qWaitFor([&] { return canvas->pictureSize() == QSize(600, 300); }));
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
  const auto part = [this] { return panel.model()->index(3, 0, groupOf(panel, QStringLiteral("QUADS [3]"))); };
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

TEST(PropertiesPanelTest, ValuesFollowTheTimeAndNothingIsClosed) {
  Session session;
  session.setDocument(loadTestDocument(TestFormat::Mode::Animated));
  Selection selection(session);
  const SelectionFacts facts(session, selection);
  PropertiesPanel panel(session, selection, facts);
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

} // namespace
