#include "ui/thumbnails/TileLines.h"

#include "tests/support/QtPrinters.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

class TileLinesTest : public testing::Test {
protected:
  QStringList lines(const QString& name, int letters) const {
    return tileLines(name, m_metrics, m_metrics.horizontalAdvance(QString(letters, QLatin1Char('m'))));
  }

  QFontMetrics m_metrics{QGuiApplication::font()};
};

TEST_F(TileLinesTest, AShortNameHasOneLine) {
  EXPECT_EQ(lines(QStringLiteral("a.bsp"), 10), QStringList{QStringLiteral("a.bsp")});
}

TEST_F(TileLinesTest, ALongNameIsBrokenBehindASeparator) {
  const QString name = QStringLiteral("mmmmmm_mmmmmmm.bsp");
  const QStringList two = lines(name, 10);
  ASSERT_EQ(two.size(), 2);
  EXPECT_EQ(two[0], QStringLiteral("mmmmmm_"));
  EXPECT_EQ(two.join(QString()), name) << "nothing is lost where there is room";
}

TEST_F(TileLinesTest, ATooLongNameKeepsItsEnd) {
  const QString name = QStringLiteral("d3_citadel_") + QString(200, QLatin1Char('m')) + QStringLiteral("_night_04.bsp");
  const QStringList two = lines(name, 14);
  ASSERT_EQ(two.size(), 2);
  EXPECT_TRUE(two[0].startsWith(QStringLiteral("d3_citadel"))) << two[0].toStdString();
  EXPECT_TRUE(two[1].endsWith(QStringLiteral("04.bsp"))) << two[1].toStdString();
  for (const QString& line : two) {
    EXPECT_LE(m_metrics.horizontalAdvance(line), m_metrics.horizontalAdvance(QString(14, QLatin1Char('m'))));
  }
}

TEST_F(TileLinesTest, ANarrowTileStillHasLines) {
  EXPECT_EQ(lines(QStringLiteral("wide name.bsp"), 0).size(), 2);
}

} // namespace
