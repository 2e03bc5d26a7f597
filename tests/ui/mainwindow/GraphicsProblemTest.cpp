#include "ui/mainwindow/GraphicsProblem.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

/// The answer when its user, having seen the dialog, does this.
GraphicsAnswer answerAfter(bool softwareTried, const std::function<void(QMessageBox&)>& act) {
  QTimer::singleShot(0, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    ASSERT_TRUE(box);
    act(*box);
  });
  return askAboutGraphics(Error::of(ErrorCode::NoDisplay, QStringLiteral("OpenGL 3.3 is required; available: Old 2.1")),
                          softwareTried);
}

QAbstractButton* accepting(const QMessageBox& box) {
  for (QAbstractButton* button : box.buttons()) {
    if (box.buttonRole(button) == QMessageBox::AcceptRole) {
      return button;
    }
  }
  return nullptr;
}

TEST(GraphicsProblemTest, SaysWhyAndOffersTheProcessor) {
  const auto answer = answerAfter(false, [](QMessageBox& box) {
    EXPECT_TRUE(box.detailedText().contains(QLatin1String("Old 2.1")));
    EXPECT_TRUE(box.informativeText().contains(QLatin1String("--software")));
    QTest::mouseClick(accepting(box), Qt::LeftButton);
  });
  EXPECT_EQ(answer, GraphicsAnswer::DrawInSoftware);
}

TEST(GraphicsProblemTest, ClosingIsNoAnswer) {
  EXPECT_EQ(answerAfter(false, [](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); }), GraphicsAnswer::Quit);
}

TEST(GraphicsProblemTest, WhatWasTriedIsNotOffered) {
  const auto answer = answerAfter(true, [](QMessageBox& box) {
    EXPECT_EQ(accepting(box), nullptr);
    EXPECT_TRUE(box.informativeText().contains(QLatin1String("libgl1-mesa-dri")));
    QTest::mouseClick(box.button(QMessageBox::Close), Qt::LeftButton);
  });
  EXPECT_EQ(answer, GraphicsAnswer::Quit);
}

} // namespace
