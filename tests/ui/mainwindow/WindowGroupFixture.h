#pragma once

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/documents/Documents.h"
#include "ui/mainwindow/WindowGroup.h"
#include "ui/settings/Settings.h"
#include "ui/viewport/Viewport.h"

#include <QApplication>
#include <QFileInfo>
#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// Windows as the program makes them.
class WindowGroupTest : public testing::Test {
protected:
  WindowGroupTest() { makeGroup(); }

  void makeGroup() {
    group = std::make_unique<ui::WindowGroup>(testOpener(), settings, ui::WindowGroup::Surroundings{});
  }
  ui::MainWindow& showWindow() {
    ui::MainWindow& window = group->make();
    window.resize(900, 600);
    window.move(20, 20);
    window.show();
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    return window;
  }
  QString file(const QString& name, TestFormat::Mode mode = TestFormat::Mode::Good) {
    return folder.write(name, TestFormat::file(mode));
  }
  static bool idle(ui::MainWindow& window) {
    return QTest::qWaitFor([&] { return !window.opening().loader().busy(); }, kWaitMs);
  }
  /// m.vtst and n.vtst in tabs, the second one shown.
  void openTwo(ui::MainWindow& window) {
    window.open({file(QStringLiteral("m.vtst"))});
    ASSERT_TRUE(idle(window));
    window.documents().controller().openInNewTabs({file(QStringLiteral("n.vtst"))});
    ASSERT_TRUE(idle(window));
  }
  /// A window beside this one; null: there is none.
  ui::MainWindow* windowBeside(const ui::MainWindow& window) const {
    for (ui::MainWindow* one : group->windows()) {
      if (one != &window) {
        return one;
      }
    }
    return nullptr;
  }
  static QString openName(ui::MainWindow& window) {
    const Document* document = window.session().document();
    return document ? QFileInfo(document->path).fileName() : QString();
  }

  TempFolder folder;
  ui::Settings settings{folder.path(QStringLiteral("settings.ini"))};
  std::unique_ptr<ui::WindowGroup> group;
};

} // namespace vitrine::tests
