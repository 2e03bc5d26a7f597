#include "ui/outline/MapStatisticsPanel.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;

namespace {

/// The panel, on its page of damage.
class DamagePage : public testing::Test {
protected:
  DamagePage() {
    panel.resize(500, 400);
    auto* tabs = panel.findChild<QTabWidget*>(QStringLiteral("mapStatisticsTabs"));
    tabs->setCurrentWidget(&list());
    panel.show();
  }
  /// Shows a document with this damage.
  void show(const std::vector<Diagnostic>& damage) {
    const auto reading = std::make_shared<FileReading>(*loadTestDocument());
    const auto document = std::make_shared<Document>(*reading->document);
    document->diagnostics = damage;
    reading->document = document;
    session.setDocument(reading);
    ASSERT_TRUE(QTest::qWaitFor([this] { return panel.statistics() != nullptr; }, kWaitMs));
    ASSERT_EQ(list().model()->rowCount(), static_cast<int>(damage.size()));
  }
  static Diagnostic told(const QString& message, std::uint64_t offset) {
    return {Severity::Damage, message, ByteRange{base::kFileSpace, offset, 4}, 0};
  }
  QTreeView& list() { return panel.list(FigureKind::Damage); }
  QString cell(int row, int column = 0) { return list().model()->index(row, column).data().toString(); }
  void clickHeading(int column) {
    QHeaderView& header = *list().header();
    const int middle = header.sectionViewportPosition(column) + header.sectionSize(column) / 2;
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, {middle, header.height() / 2});
  }
  int characters(int count) { return list().fontMetrics().averageCharWidth() * count; }

  Session session;
  MapStatisticsPanel panel{session};
  const std::vector<Diagnostic> some{told(QStringLiteral("walls are thin"), 8), told(QStringLiteral("doors stick"), 16),
                                     told(QStringLiteral("air is stale"), 32)};
};

TEST_F(DamagePage, TheFirstColumnIsAsWideAsItsTexts) {
  show({told(QStringLiteral("air"), 0)});
  EXPECT_EQ(list().columnWidth(0), characters(26)) << "room for names";
  show({told(QString(50, u'n'), 0)});
  const int fitting = list().columnWidth(0);
  EXPECT_GT(fitting, list().fontMetrics().horizontalAdvance(QString(50, u'n')));
  show({told(QString(500, u'n'), 0)});
  EXPECT_EQ(list().columnWidth(0), characters(72));
  EXPECT_EQ(list().textElideMode(), Qt::ElideMiddle);
}

TEST_F(DamagePage, AThirdClickGivesTheOrderOfTheReport) {
  show(some);
  EXPECT_EQ(cell(0), QStringLiteral("walls are thin"));
  clickHeading(0);
  const QString once = cell(0);
  clickHeading(0);
  const QString twice = cell(0);
  EXPECT_EQ((QStringList{once, twice}.contains(QStringLiteral("air is stale"))), true);
  EXPECT_NE(once, twice);
  clickHeading(0);
  EXPECT_EQ(cell(0), QStringLiteral("walls are thin"));
  EXPECT_EQ(cell(1), QStringLiteral("doors stick"));
}

TEST_F(DamagePage, RowsAreCopiedAsTheyAreShown) {
  show(some);
  QGuiApplication::clipboard()->setText(QStringLiteral("before"));
  QTest::keyClick(&list(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("before")) << "none is selected";
  const auto at = [this](int row) { return list().visualRect(list().model()->index(row, 0)).center(); };
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, at(2));
  QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::ControlModifier, at(0));
  QTest::keyClick(&list(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(),
            QStringLiteral("walls are thin\t0x000008\t1\nair is stale\t0x000020\t1"));
  panel.findChild<QLineEdit*>(QStringLiteral("figureFilter"))->setText(QStringLiteral("door"));
  QTest::keyClick(&list(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(&list(), Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("doors stick\t0x000010\t1"));
}

} // namespace
