#pragma once

#include "core/formats/registry/Registry.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/outline/EntityPanel.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/Settings.h"

#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>

namespace vitrine::tests {

/// The demo map in a window, loaded.
class MuseumWindowTest : public testing::Test {
protected:
  MuseumWindowTest() {
    settings.set(ui::setting::kReducedMotion, true);
    window = std::make_unique<ui::MainWindow>(opener, settings);
    window->resize(1200, 900);
    window->show();
    window->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
    window->open(
        {qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/share/vitrine/demo/vitrine_museum.bsp")});
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->opening().loader().busy(); }, kWaitMs));
  }
  template <class Widget>
  Widget& find(const char* name) {
    return *window->findChild<Widget*>(QLatin1StringView(name));
  }
  ui::EntityPanel& entities() { return *window->findChild<ui::EntityPanel*>(); }
  /// By its key, until it is read.
  void showEntities() {
    QTest::keyClick(window.get(), Qt::Key_Semicolon, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return entities().isVisible() && entities().graph() && !entities().running(); },
                                kWaitMs));
  }
  void filter(const QString& text) {
    auto& edit = find<QLineEdit>("entityFilter");
    edit.setFocus();
    QTest::keyClicks(&edit, text);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !entities().running(); }, kWaitMs));
  }

  TempFolder folder;
  formats::Opener opener{formats::registry()};
  ui::Settings settings{folder.path(QStringLiteral("settings.ini"))};
  std::unique_ptr<ui::MainWindow> window;
};

} // namespace vitrine::tests
