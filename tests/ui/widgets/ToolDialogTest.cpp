#include "ui/widgets/ToolDialog.h"

#include <QAction>
#include <QMainWindow>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::ui {
namespace {

TEST(ToolDialog, EscapeClosesItAndOtherShortcutsAreTheWindows) {
  QMainWindow window;
  QAction escape;
  QAction other;
  escape.setShortcut(Qt::Key_Escape);
  other.setShortcut(Qt::Key_K);
  window.addActions({&escape, &other});
  int escapes = 0;
  int others = 0;
  QObject::connect(&escape, &QAction::triggered, [&escapes] { ++escapes; });
  QObject::connect(&other, &QAction::triggered, [&others] { ++others; });
  window.show();
  ToolDialog dialog(&window);
  dialog.show();
  dialog.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));

  QTest::keyClick(&dialog, Qt::Key_K);
  EXPECT_EQ(others, 1);
  QTest::keyClick(&dialog, Qt::Key_Escape);
  EXPECT_FALSE(dialog.isVisible());
  EXPECT_EQ(escapes, 0);
}

} // namespace
} // namespace vitrine::ui
