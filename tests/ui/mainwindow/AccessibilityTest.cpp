#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/AccessibleNames.h"
#include "ui/actions/KeyBindings.h"
#include "ui/actions/KeyPresets.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::expectAccessibleNames;
using vitrine::tests::isTabStop;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::pathOf;
using vitrine::tests::TestFormat;

namespace {

std::set<const QWidget*> stopsIn(const QWidget& window) {
  std::set<const QWidget*> stops;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (widget->window() == &window && isTabStop(*widget)) {
      stops.insert(widget);
    }
  }
  return stops;
}

/// A key and who acts on it, where it is heard.
struct Heard {
  QKeySequence key;
  const QWidget* in = nullptr; ///< and in its children; null: everywhere in the window
  std::string by;
};

class AccessibilityTest : public MainWindowTest {
protected:
  QWidget* focused() {
    return QGuiApplication::focusWindow() == native() ? viewport().pictures().activeContainer()
                                                      : QApplication::focusWidget();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    if (QGuiApplication::focusWindow() == native()) {
      QTest::keyClick(native(), key, modifiers);
    } else if (QWidget* widget = QApplication::focusWidget()) {
      QTest::keyClick(widget, key, modifiers);
    }
  }

  /// Presses Tab (or Shift+Tab) from the picture until the keys come back to it.
  std::set<const QWidget*> walk(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    constexpr int kMost = 400;
    viewport().setFocus();
    EXPECT_TRUE(QTest::qWaitFor([this] { return QGuiApplication::focusWindow() == native(); }, kWaitMs));
    std::set<const QWidget*> visited{viewport().pictures().activeContainer()};
    for (int step = 0; step < kMost; ++step) {
      const QWidget* before = focused();
      press(key, modifiers);
      EXPECT_TRUE(QTest::qWaitFor([&] { return focused() && focused() != before; }, kWaitMs))
          << "caught in " << (before ? pathOf(*before) : std::string("nothing"));
      const QWidget* now = focused();
      if (!now || now == before || !visited.insert(now).second) {
        return visited;
      }
    }
    return visited;
  }

  void expectAllReached(const std::set<const QWidget*>& visited) {
    for (const QWidget* stop : stopsIn(*window)) {
      EXPECT_TRUE(visited.contains(stop)) << pathOf(*stop);
    }
  }

  /// Everything that hears keys: the window's commands, and what panels have of their own.
  std::vector<Heard> heard() {
    std::vector<Heard> all;
    for (const QAction* each : window->findChildren<QAction*>()) {
      const bool local =
          each->shortcutContext() == Qt::WidgetShortcut || each->shortcutContext() == Qt::WidgetWithChildrenShortcut;
      const auto* in = local ? qobject_cast<QWidget*>(each->parent()) : nullptr;
      for (const QKeySequence& key : each->shortcuts()) {
        all.push_back({key, in, (each->objectName() + u' ' + each->text()).toStdString()});
      }
    }
    for (const QShortcut* each : window->findChildren<QShortcut*>()) {
      const bool local = each->context() == Qt::WidgetShortcut || each->context() == Qt::WidgetWithChildrenShortcut;
      all.push_back({each->key(), local ? qobject_cast<QWidget*>(each->parent()) : nullptr, "a shortcut"});
    }
    return all;
  }
};

TEST_F(AccessibilityTest, TabReachesEverythingAndComesBackToThePicture) {
  openPicture(TestFormat::Mode::Animated);
  selection().selectSection(tests::kQuads);
  expectAllReached(walk(Qt::Key_Tab));
  expectAllReached(walk(Qt::Key_Backtab, Qt::ShiftModifier));
}

TEST_F(AccessibilityTest, TabReachesEverythingOfEveryPanel) {
  openPicture(TestFormat::Mode::Avatar);
  selection().selectSection(tests::kQuads);
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    dock->show();
    dock->raise();
    QCoreApplication::processEvents();
    const std::set<const QWidget*> visited = walk(Qt::Key_Tab);
    for (const QWidget* stop : stopsIn(*window)) {
      if (dock->isAncestorOf(stop)) {
        EXPECT_TRUE(visited.contains(stop)) << pathOf(*stop);
      }
    }
    expectAccessibleNames(*window);
  }
}

TEST_F(AccessibilityTest, TabOnTheStartPageReachesEverything) {
  QWidget* first = window->findChild<QWidget*>(QStringLiteral("welcomePage"));
  ASSERT_TRUE(first && first->isVisible());
  std::set<const QWidget*> visited;
  constexpr int kMost = 200;
  for (int step = 0; step < kMost; ++step) {
    if (QWidget* widget = QApplication::focusWidget(); widget && !visited.insert(widget).second) {
      break;
    }
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : window.get(), Qt::Key_Tab);
  }
  expectAllReached(visited);
  expectAccessibleNames(*window);
}

/// Presses Tab in a dialog until the keys come to something again.
void walkDialog(QDialog& dialog) {
  expectAccessibleNames(dialog);
  constexpr int kMost = 200;
  std::set<const QWidget*> visited;
  for (int step = 0; step < kMost; ++step) {
    QWidget* at = dialog.focusWidget() ? dialog.focusWidget() : &dialog;
    if (at != &dialog && !visited.insert(at).second) {
      break;
    }
    QTest::keyClick(at, Qt::Key_Tab);
  }
  for (const QWidget* stop : stopsIn(dialog)) {
    EXPECT_TRUE(visited.contains(stop)) << pathOf(*stop);
  }
}

void walkDialogAndItsPages(QDialog& dialog) {
  const auto* pages = dialog.findChild<QStackedWidget*>();
  auto* names = dialog.findChild<QListWidget*>(QStringLiteral("settings.pages"));
  for (int page = 0; names && page < pages->count() - 1; ++page) {
    SCOPED_TRACE(page);
    names->setCurrentRow(page);
    walkDialog(dialog);
  }
  if (!names) {
    walkDialog(dialog);
  }
}

TEST_F(AccessibilityTest, EveryDialogIsReachedByTabAndNamed) {
  openPicture(TestFormat::Mode::Avatar);
  selection().selectRecord({tests::kQuads, 1});
  std::vector<std::string> seen;
  for (const auto& [group, each] : window->actionRegistry().entries()) {
    if (!each->isEnabled() || !each->text().endsWith(u'…')) {
      continue;
    }
    // Also for those that block until they are answered.
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, [&, name = each->objectName().toStdString()] {
      for (QWidget* top : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QDialog*>(top);
        if (!dialog || !dialog->isVisible()) {
          continue;
        }
        seen.push_back(name);
        if (!qobject_cast<QFileDialog*>(dialog)) { // which is Qt's own
          SCOPED_TRACE(name);
          walkDialogAndItsPages(*dialog);
        }
        dialog->reject();
        dialog->close();
      }
    });
    look.start(150);
    each->trigger();
    QTest::qWait(250);
  }
  // None of these may have been left out because it was disabled or asked elsewhere.
  for (const char* known : {"file.open", "file.export", "file.savePictureAs", "go.goTo", "edit.settings"}) {
    EXPECT_NE(std::ranges::find(seen, known), seen.end()) << known;
  }
}

TEST_F(AccessibilityTest, CommandsThatAskForATextTakeTheKeyboardFromThePicture) {
  openPicture();
  for (const char* name : {"bytes.find", "bytes.goTo", "go.find", "bytes.addBookmark"}) {
    viewport().setFocus();
    ASSERT_TRUE(QTest::qWaitFor([this] { return QGuiApplication::focusWindow() == native(); }, kWaitMs));
    const QKeySequence key = action(name)->shortcut();
    QTest::keyClick(native(), static_cast<Qt::Key>(key[0].key()), key[0].keyboardModifiers());
    EXPECT_TRUE(QTest::qWaitFor(
        [this] {
          return QGuiApplication::focusWindow() == window->windowHandle() &&
                 qobject_cast<QLineEdit*>(QApplication::focusWidget());
        },
        kWaitMs))
        << name;
  }
}

TEST_F(AccessibilityTest, NoKeyIsHeardTwice) {
  openPicture(TestFormat::Mode::Avatar);
  const std::vector<Heard> all = heard();
  ASSERT_GT(all.size(), 80u);
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = i + 1; k < all.size(); ++k) {
      if (all[i].key.isEmpty() || all[i].key != all[k].key) {
        continue;
      }
      const QWidget* one = all[i].in;
      const QWidget* other = all[k].in;
      const bool apart = one && other && one != other && !one->isAncestorOf(other) && !other->isAncestorOf(one);
      EXPECT_TRUE(apart) << all[i].key.toString().toStdString() << ": " << all[i].by << " and " << all[k].by;
    }
  }
}

TEST_F(AccessibilityTest, NoPresetOfKeysTakesOneTwice) {
  KeyBindings::Keys defaults;
  for (const auto& [group, each] : window->actionRegistry().entries()) {
    defaults.emplace(each->objectName(), each->shortcuts());
  }
  for (const KeyPreset& preset : keyPresets()) {
    KeyBindings bindings(defaults);
    bindings.setChanges(preset.changes);
    for (const KeyConflict& conflict : bindings.conflicts()) {
      ADD_FAILURE() << preset.id.toStdString() << ", " << conflict.key.toString().toStdString() << ": "
                    << conflict.first.toStdString() << " and " << conflict.second.toStdString();
    }
  }
}

TEST_F(AccessibilityTest, EveryCommandOfTheMenusIsInTheRegistryForThePalette) {
  openPicture(TestFormat::Mode::Avatar);
  std::set<const QAction*> registered;
  for (const auto& [group, each] : window->actionRegistry().entries()) {
    registered.insert(each);
  }
  // Lists of what there is at the moment: recent files, viewpoints, open documents.
  const auto isEntryOfAList = [](const QAction& each) {
    const QString& name = each.objectName();
    return name.isEmpty() || name.startsWith(QLatin1String("file.recent.")) ||
           name.startsWith(QLatin1String("view.viewpoint.")) || name.startsWith(QLatin1String("view.layer."));
  };
  for (const QAction* title : window->menuBar()->actions()) {
    std::vector<const QMenu*> menus{title->menu()};
    for (std::size_t i = 0; i < menus.size(); ++i) {
      for (const QAction* each : menus[i]->actions()) {
        if (each->menu()) {
          menus.push_back(each->menu());
        } else if (!each->isSeparator() && !isEntryOfAList(*each)) {
          EXPECT_TRUE(registered.contains(each)) << each->objectName().toStdString();
        }
      }
    }
  }
}

TEST_F(AccessibilityTest, AFrameTellsThatKeysGoToThePictureUntilTheMouseTakesOver) {
  openPicture();
  QWidget* container = viewport().pictures().activeContainer();
  const QSize whole = container->size();
  const auto edge = [this] { return viewport().pictures().grab(QRect(1, 60, 1, 1)).toImage().pixelColor(0, 0); };
  action("view.nextPanel")->trigger(); // away from the picture
  ASSERT_TRUE(QTest::qWaitFor([this] { return QGuiApplication::focusWindow() != native(); }, kWaitMs));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return QGuiApplication::focusWindow() == native(); }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return container->size() != whole; }, kWaitMs));
  EXPECT_EQ(edge(), window->palette().color(QPalette::Highlight));
  QTest::mouseClick(native(), Qt::LeftButton, {}, QPoint(40, 40));
  EXPECT_TRUE(QTest::qWaitFor([&] { return container->size() == whole; }, kWaitMs));
}

} // namespace
