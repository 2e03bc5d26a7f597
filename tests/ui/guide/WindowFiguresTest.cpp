// The figures by which the window is judged, of windows and pictures with known faults.
#include "tests/ui/guide/WindowFigures.h"

#include "tests/support/Waiting.h"

#include <QLabel>
#include <QMenuBar>
#include <QTabBar>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(WindowFiguresTest, ALetterWithoutAShapeIsFound) {
  const QChar unassigned(u'\u0378');
  EXPECT_EQ(boxedLetters(QStringLiteral("aß") + unassigned).toStdString(), QString(unassigned).toStdString());
}

TEST(WindowFiguresTest, ForeignLettersAreCountedOnce) {
  EXPECT_EQ(foreignLetters({QStringLiteral("Größe 1"), QStringLiteral("日本"), QStringLiteral("日")}).toStdString(),
            QStringLiteral("日本").toStdString());
}

TEST(WindowFiguresTest, WhatStandsOutOfTheEmptyViewCounts) {
  QImage empty(10, 10, QImage::Format_RGB32);
  empty.fill(QColor(50, 50, 50));
  QImage picture = empty;
  for (int x = 0; x < 10; ++x) {
    picture.setPixelColor(x, 0, QColor(255, 255, 255));
    picture.setPixelColor(x, 1, QColor(52, 50, 50)); // noise
  }
  EXPECT_DOUBLE_EQ(legibilityOver(picture, empty).coverage, 0.1);
  EXPECT_DOUBLE_EQ(legibilityOver(picture, empty).median, 1);
  EXPECT_NEAR(medianOutside(picture, QRect(0, 0, 10, 2)), 50 / 255.0, 1e-6);
}

TEST(WindowFiguresTest, CutNamesAreFound) {
  QMainWindow window;
  window.menuBar()->addMenu(QStringLiteral("File"));
  auto* bar = new QTabBar(&window);
  bar->setElideMode(Qt::ElideRight);
  bar->addTab(QStringLiteral("Records of many things"));
  bar->addTab(QStringLiteral("Problems of many kinds"));
  auto* label = new QLabel(QStringLiteral("A text as long as a line"), &window);
  label->move(0, 60);
  window.resize(600, 200);
  bar->setGeometry(0, 30, 500, 25);
  label->resize(label->sizeHint());
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  EXPECT_EQ(cutTexts(window).join(u'\n').toStdString(), "");
  bar->setGeometry(0, 30, 120, 25);
  label->resize(20, label->height());
  ASSERT_TRUE(QTest::qWaitFor([&] { return cutTexts(window).size() == 3; }, kWaitMs))
      << cutTexts(window).join(u'\n').toStdString();
  window.resize(20, 200);
  EXPECT_TRUE(QTest::qWaitFor([&] { return cutTexts(window).size() == 4; }, kWaitMs))
      << "a menu that does not fit: " << cutTexts(window).join(u'\n').toStdString();
}

} // namespace
} // namespace vitrine::tests
