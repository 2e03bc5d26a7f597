#include "tests/support/QtPrinters.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/content/MountController.h"
#include "ui/documents/DocumentTabBar.h"
#include "ui/documents/Documents.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

using Items = std::vector<DrawItemIndex>;

/// Selecting more than one thing in the picture, by mouse and keys.
class SelectingTest : public MainWindowTest {
protected:
  void SetUp() override {
    openPicture();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
    goToSpawn();
  }

  const Items& items() { return selection().current().items; }
  void click(int row, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseClick(native(), Qt::LeftButton, modifiers, pixelOf(row));
  }
  /// A band from above and left of one square to below and right of another.
  void drawBand(int from, int to, Qt::KeyboardModifiers modifiers) {
    const QPoint aside(15, 15);
    const QPoint start = pixelOf(from) - aside;
    const QPoint end = pixelOf(to) + aside;
    QTest::mousePress(native(), Qt::LeftButton, modifiers, start);
    QTest::mouseEvent(QTest::MouseMove, native(), Qt::LeftButton, modifiers, (start + end) / 2);
    QTest::mouseEvent(QTest::MouseMove, native(), Qt::LeftButton, modifiers, end);
    QTest::mouseRelease(native(), Qt::LeftButton, modifiers, end);
  }
  void trigger(const char* name) {
    ASSERT_TRUE(action(name)->isEnabled()) << name;
    action(name)->trigger();
  }
};

TEST_F(SelectingTest, CtrlAddsAndTakesAway) {
  click(1);
  click(3, Qt::ControlModifier);
  EXPECT_EQ(items(), (Items{1, 3}));
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 3})) << "the one that was clicked last";
  click(3, Qt::ControlModifier);
  EXPECT_EQ(items(), Items{1});
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1})) << "of what is left";
  click(1, Qt::ControlModifier);
  EXPECT_TRUE(selection().empty());
}

TEST_F(SelectingTest, CtrlOnNothingLeavesTheSelection) {
  click(1);
  QTest::mouseClick(native(), Qt::LeftButton, Qt::ControlModifier, QPoint(3, 3));
  EXPECT_EQ(items(), Items{1});
  QTest::mouseClick(native(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_TRUE(selection().empty());
}

TEST_F(SelectingTest, ABandSelectsWhatIsSeenInIt) {
  const viewing::CameraPose before = viewport().camera().rig().pose();
  drawBand(1, 3, Qt::ShiftModifier);
  EXPECT_EQ(items(), (Items{1, 2, 3}));
  EXPECT_EQ(viewport().camera().rig().pose(), before) << "nothing was turned";
  drawBand(4, 4, Qt::ShiftModifier | Qt::ControlModifier);
  EXPECT_EQ(items(), (Items{1, 2, 3, 4})) << "added";
  drawBand(2, 2, Qt::ShiftModifier);
  EXPECT_EQ(items(), Items{2}) << "anew";
}

TEST_F(SelectingTest, WhatIsLockedIsPassedBy) {
  click(2);
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier);
  EXPECT_TRUE(selection().empty());
  click(2);
  EXPECT_TRUE(selection().empty()) << "there is nothing behind it";
  drawBand(1, 3, Qt::ShiftModifier);
  EXPECT_EQ(items(), (Items{1, 3}));
  QTest::keyClick(native(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  click(2);
  EXPECT_EQ(items(), Items{2});
}

TEST_F(SelectingTest, LockingTheOthersLeavesOneToPick) {
  click(2);
  trigger("select.lockOthers");
  drawBand(0, 4, Qt::ShiftModifier);
  EXPECT_EQ(items(), Items{2});
}

TEST_F(SelectingTest, TheMenuSelectsMore) {
  click(2);
  trigger("select.material");
  EXPECT_EQ(items().size(), 6U) << "the marker has the same paint";
  click(2);
  trigger("select.similar");
  EXPECT_GE(items().size(), 5U);
  click(2);
  trigger("select.invert");
  EXPECT_EQ(std::ranges::count(items(), DrawItemIndex(2)), 0);
  trigger("select.shown");
  EXPECT_EQ(items().size(), 6U);
  click(2);
  trigger("select.object");
  EXPECT_EQ(items(), (Items{0, 1, 2, 3, 4}));
}

TEST_F(SelectingTest, ItsRecordsAreInAMenu) {
  click(2);
  auto* records = window->findChild<QMenu*>(QStringLiteral("selection.records"));
  Q_EMIT records->aboutToShow();
  const QStringList texts = [&] {
    QStringList all;
    for (const QAction* entry : records->actions()) {
      all << entry->text();
    }
    return all;
  }();
  EXPECT_TRUE(texts.contains(QStringLiteral("quad 2 of QUADS"))) << texts.join(u'|').toStdString();
  EXPECT_TRUE(texts.front().contains(QStringLiteral("Squares")));
  records->actions().front()->trigger();
  EXPECT_EQ(items(), (Items{0, 1, 2, 3, 4})) << "the node as a whole";
}

class SelectionSummaryWindowTest : public SelectingTest {
protected:
  QString summary() { return label("statusSelection"); }
  QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
  QTreeView& properties() {
    dock("properties").show();
    return *window->findChild<QTreeView*>(QStringLiteral("properties"));
  }
  /// Title of a group of the properties, its lines as "key: value".
  QStringList propertyGroup(int number) {
    const QAbstractItemModel& model = *properties().model();
    const QModelIndex group = model.index(number, 0);
    QStringList lines{group.data().toString()};
    for (int row = 0; row < model.rowCount(group); ++row) {
      lines << QStringLiteral("%1: %2").arg(model.index(row, 0, group).data().toString(),
                                            model.index(row, 1, group).data().toString());
    }
    return lines;
  }
  /// Ctrl+clicks on a line "key: value" of the material.
  void followMaterialLine(const QString& text) {
    const QModelIndex group = properties().model()->index(0, 0);
    const QModelIndex line =
        properties().model()->index(static_cast<int>(propertyGroup(0).indexOf(text)) - 1, 1, group);
    properties().scrollTo(line);
    QTest::mouseClick(properties().viewport(), Qt::LeftButton, Qt::ControlModifier,
                      properties().visualRect(line).center());
  }
  /// Shows a long row of squares and the records of the middle one, which is in sight.
  void openMany() {
    window->open({file(TestFormat::Mode::Good, QStringLiteral("many.vtst"), kMany)});
    ASSERT_TRUE(waitUntilIdle());
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->session().caster() != nullptr; }, kWaitMs));
    goToSpawn();
    dock("records").show();
    dock("records").raise();
    click(kMiddle);
    ASSERT_EQ(items(), Items{DrawItemIndex(kMiddle)});
  }
  QTableView& table() { return *window->findChild<QTableView*>(QStringLiteral("recordTable")); }
  /// Turns the wheel over the records until other rows are shown.
  void scrollRecords() {
    QScrollBar& bar = *table().verticalScrollBar();
    const int before = bar.value();
    const QPointF place = table().viewport()->rect().center();
    QWheelEvent turn(place, table().viewport()->mapToGlobal(place), {}, QPoint(0, -1200), Qt::NoButton, {},
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(table().viewport(), &turn);
    ASSERT_GT(bar.value(), before);
  }

  static constexpr int kMany = 501;
  static constexpr int kMiddle = 250;
};

TEST_F(SelectionSummaryWindowTest, TheStatusBarSaysWhatIsSelected) {
  const auto& shown = *window->findChild<QLabel*>(QStringLiteral("statusSelection"));
  EXPECT_FALSE(shown.isVisible()) << "nothing is";
  EXPECT_FALSE(shown.accessibleName().isEmpty());
  click(2);
  EXPECT_TRUE(shown.isVisible());
  EXPECT_EQ(summary(), QStringLiteral("QUADS [2], test/paint, 2 triangle(s)"));
  drawBand(1, 3, Qt::ShiftModifier);
  EXPECT_TRUE(
      summary().startsWith(QStringLiteral("3 record(s), 1 material(s), 6 triangle(s) · Material: test/paint · ")))
      << summary().toStdString();
  EXPECT_TRUE(summary().contains(QLatin1String("size: 8")));
  EXPECT_FALSE(summary().contains(QLatin1String("kind"))) << "they differ in it";
  QTest::mouseClick(native(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_EQ(summary(), QString());
  EXPECT_FALSE(shown.isVisible());
}

TEST_F(SelectionSummaryWindowTest, PropertiesBeginWithTheSummaryAndWhatIsShared) {
  drawBand(1, 3, Qt::ShiftModifier);
  EXPECT_EQ(propertyGroup(0), (QStringList{QStringLiteral("Selection"), QStringLiteral("Selected: 3 record(s), 1 "
                                                                                       "material(s), 6 triangle(s)")}));
  EXPECT_EQ(propertyGroup(1).front(), QStringLiteral("Material"));
  EXPECT_EQ(propertyGroup(2), (QStringList{QStringLiteral("Shared values: QUADS"), QStringLiteral("size: 8"),
                                           QStringLiteral("Different: next, flags, kind, x")}));
  click(3);
  EXPECT_EQ(propertyGroup(0).front(), QStringLiteral("Material"));
  EXPECT_EQ(propertyGroup(1).front(), QStringLiteral("QUADS [3]")) << "the material stands above the record";
}

TEST_F(SelectionSummaryWindowTest, SimilarOnesSayWhatTheyHaveInCommon) {
  click(2);
  QTest::keyClick(native(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(items().size(), 5U);
  EXPECT_TRUE(summary().startsWith(
      QStringLiteral("5 record(s), 1 material(s), 10 triangle(s), selected by material test/paint · ")))
      << summary().toStdString();
  click(1);
  EXPECT_EQ(summary(), QStringLiteral("QUADS [1], test/paint, 2 triangle(s)"));
}

TEST_F(SelectionSummaryWindowTest, WhereNothingElseIsSimilarTheSelectionStays) {
  const QVector3D place(1, 2, 3);
  selection().selectHit({.item = 5, .position = place}); // the marker
  const links::Pick before = selection().current();
  ASSERT_EQ(before.point, place);
  QTest::keyClick(native(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(selection().current(), before);
  EXPECT_TRUE(summary().endsWith(QLatin1String("selected by material test/paint"))) << summary().toStdString();
}

TEST_F(SelectionSummaryWindowTest, RecordsKeepTheirPlace) {
  openMany();
  ASSERT_FALSE(HasFatalFailure());
  ASSERT_EQ(table().currentIndex().row(), kMiddle);
  scrollRecords();
  const int place = table().verticalScrollBar()->value();
  QTest::keyClick(native(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(items().size(), std::size_t{kMany});
  EXPECT_EQ(table().model()->rowCount(), kMany) << "the same table";
  EXPECT_EQ(table().verticalScrollBar()->value(), place);
  drawBand(kMiddle - 1, kMiddle + 1, Qt::ShiftModifier);
  EXPECT_EQ(items().size(), 3U);
  EXPECT_EQ(table().verticalScrollBar()->value(), place);
  QList<int> rows;
  for (const QModelIndex& index : table().selectionModel()->selectedRows()) {
    rows << index.row();
  }
  std::ranges::sort(rows);
  EXPECT_EQ(rows, (QList<int>{kMiddle - 1, kMiddle, kMiddle + 1})) << "their rows are marked all the same";
  click(kMiddle);
  EXPECT_EQ(table().currentIndex().row(), kMiddle);
  EXPECT_TRUE(table().viewport()->rect().contains(table().visualRect(table().currentIndex()).center()))
      << "the record of one is gone to";
}

TEST_F(SelectionSummaryWindowTest, RecordsKeepTheirPlaceWhenSeveralAreComeBackTo) {
  openMany();
  ASSERT_FALSE(HasFatalFailure());
  QTest::keyClick(native(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  click(kMiddle);
  for (const char* way : {"edit.undo", "go.back"}) {
    ASSERT_EQ(items(), Items{DrawItemIndex(kMiddle)}) << way;
    scrollRecords();
    const int place = table().verticalScrollBar()->value();
    trigger(way);
    EXPECT_EQ(items().size(), std::size_t{kMany}) << way;
    EXPECT_EQ(table().model()->rowCount(), kMany) << way << ": the same table";
    EXPECT_EQ(table().verticalScrollBar()->value(), place) << way;
    click(kMiddle);
  }
}

TEST_F(SelectionSummaryWindowTest, SeveralThatAreComeBackToAreInSight) {
  openMany();
  ASSERT_FALSE(HasFatalFailure());
  const auto isMarkedInSight = [this] {
    const QModelIndexList marked = table().selectionModel()->selectedRows();
    return marked.size() == 3 && std::ranges::any_of(marked, [this](const QModelIndex& row) {
             return table().viewport()->rect().intersects(table().visualRect(row));
           });
  };
  drawBand(kMiddle - 1, kMiddle + 1, Qt::ShiftModifier);
  click(kMiddle);
  for (const char* way : {"edit.undo", "go.back"}) {
    ASSERT_EQ(items(), Items{DrawItemIndex(kMiddle)}) << way;
    for (int i = 0; i < 10; ++i) {
      scrollRecords();
    }
    ASSERT_FALSE(isMarkedInSight());
    trigger(way);
    EXPECT_EQ(items().size(), 3U) << way;
    EXPECT_TRUE(isMarkedInSight()) << way;
    click(kMiddle);
  }
}

TEST_F(SelectionSummaryWindowTest, WhatIsHiddenIsComeBackToFirst) {
  click(0);
  drawBand(1, 3, Qt::ShiftModifier);
  trigger("selection.hide");
  ASSERT_TRUE(selection().empty());
  trigger("go.back");
  EXPECT_EQ(items(), (Items{1, 2, 3}));
  trigger("go.back");
  EXPECT_EQ(items(), Items{0});
}

TEST_F(SelectionSummaryWindowTest, TheCriterionIsSaidOnceAndComesBack) {
  click(2);
  QTest::keyClick(native(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  const QString several = summary();
  EXPECT_EQ(several.count(QLatin1String("test/paint")), 1) << several.toStdString();
  click(1);
  trigger("go.back");
  EXPECT_EQ(summary(), several);
}

TEST_F(SelectionSummaryWindowTest, ALargeSelectionIsCountedOnAWorker) {
  openMany();
  ASSERT_FALSE(HasFatalFailure());
  trigger("select.shown");
  EXPECT_EQ(summary(), QStringLiteral("502 surface(s)")) << "at once";
  ASSERT_TRUE(QTest::qWaitFor([this] { return summary().contains(QLatin1String("triangle(s)")); }, kWaitMs));
  EXPECT_TRUE(summary().startsWith(QLatin1String("501 record(s), 1 entity(ies), 1 material(s), 1,004 triangle(s)")))
      << summary().toStdString();
  EXPECT_TRUE(propertyGroup(0).back().contains(QLatin1String("1,004 triangle(s)")));
}

TEST_F(SelectionSummaryWindowTest, TheMaterialLeadsToItsFile) {
  const QString paint = folder.write(QStringLiteral("paints/test/paint.paint"), QByteArray("1 0 0"));
  open(TestFormat::Mode::Wanting, QStringLiteral("wanting.vtst"));
  window->mounting().mount({folder.path()});
  ASSERT_TRUE(waitUntilIdle());
  selection().selectHit({.item = 2});
  const QString wanted = QStringLiteral("Found at: %1").arg(QFileInfo(paint).canonicalFilePath());
  ASSERT_TRUE(QTest::qWaitFor([&] { return propertyGroup(0).contains(wanted); }, kWaitMs))
      << propertyGroup(0).join(u'\n').toStdString();
  EXPECT_TRUE(propertyGroup(0).contains(QLatin1String("Material file: found")));
  followMaterialLine(wanted);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("paint.paint"); }, kWaitMs));
  EXPECT_EQ(window->documents().bar().count(), 2) << "in a tab of its own";
}

TEST_F(SelectionSummaryWindowTest, AMissingMaterialLeadsToItsRowAmongTheMissingFiles) {
  open(TestFormat::Mode::Wanting, QStringLiteral("wanting.vtst"));
  selection().selectHit({.item = 2});
  const QString missing = QStringLiteral("Material file: missing");
  ASSERT_TRUE(QTest::qWaitFor([&] { return propertyGroup(0).contains(missing); }, kWaitMs))
      << propertyGroup(0).join(u'\n').toStdString();
  dock("missing").hide();
  const auto& files = *window->findChild<QTreeView*>(QStringLiteral("missingFiles"));
  auto& filter = *dock("missing").findChild<QLineEdit*>();
  for (const QString& words : {QString(), QStringLiteral("crate")}) {
    filter.setText(words);
    followMaterialLine(missing);
    EXPECT_TRUE(dock("missing").isVisible());
    EXPECT_EQ(files.currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("paints/test/paint.paint"));
  }
  EXPECT_TRUE(filter.text().isEmpty()) << "it would hide the row";
}

} // namespace
