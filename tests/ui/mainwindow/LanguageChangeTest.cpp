#include "core/base/RunningTasks.h"
#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/documents/Documents.h"
#include "ui/exporting/ExportDialog.h"
#include "ui/i18n/Translations.h"
#include "ui/inspector/FilterEdit.h"
#include "ui/navigation/BookmarkPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/preferences/SettingsDialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QTranslator>
#include <QTreeView>

#include <map>
#include <tuple>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::comesToRest;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Counts what would be seen as a blink: the picture changes its size, or goes.
class BlinkWatch : public QObject {
public:
  explicit BlinkWatch(const std::vector<QObject*>& watched) {
    for (QObject* object : watched) {
      object->installEventFilter(this);
    }
  }

  int blinks = 0;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const auto type = event->type();
    blinks += type == QEvent::Resize || type == QEvent::Hide || type == QEvent::ParentChange ? 1 : 0;
    return QObject::eventFilter(watched, event);
  }
};

/// A window that was made in English, and changes to Japanese.
class LanguageChangeTest : public MainWindowTest {
protected:
  LanguageChangeTest() {
    window.reset();
    installTranslations(QStringLiteral("en"));
    makeWindow();
  }
  ~LanguageChangeTest() override {
    window.reset();
    qDeleteAll(qApp->findChildren<QTranslator*>());
    QLocale::setDefault(m_before);
  }

  bool speaksJapanese() { return window->menuBar()->actions().front()->text().contains(QStringLiteral("ファイル")); }
  void change() {
    installTranslations(QStringLiteral("ja"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return speaksJapanese(); }, kWaitMs));
  }
  template <class Widget>
  Widget* find(const char* name) {
    return window->findChild<Widget*>(QLatin1String(name));
  }
  void startExport(const QString& path) {
    action("file.export")->trigger();
    const auto* dialog = window->findChild<ExportDialog*>();
    ASSERT_TRUE(dialog);
    dialog->findChild<QLineEdit*>(QStringLiteral("export.path"))->setText(path);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
  }

private:
  QLocale m_before;
};

TEST_F(LanguageChangeTest, TabsUndoSelectionAndARunningExportStayAndNothingIsReadAgain) {
  constexpr std::uint32_t kManySquares = 200'000;
  window->open({file(TestFormat::Mode::Good, QStringLiteral("m.vtst"), kManySquares)});
  ASSERT_TRUE(waitUntilIdle());
  window->documents().controller().openInNewTabs(
      {file(TestFormat::Mode::Good, QStringLiteral("n.vtst"), kManySquares)});
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(QTest::qWaitFor([this] { return view().framesDrawn() > 0 && native()->isExposed(); }, kWaitMs));
  selection().selectNode(1);
  action("selection.hide")->trigger();
  selection().selectNode(1);
  QCoreApplication::processEvents();
  ASSERT_TRUE(action("edit.undo")->isEnabled());
  ASSERT_TRUE(comesToRest(view()));
  const QRect place = viewport().geometry();
  const Document* document = window->session().document();
  const int loads = TestFormat::loadsBegun;
  BlinkWatch watch({&viewport(), native()});
  const QWindow* picture = native();
  const base::RunningTasks running;
  const QString target = folder.path(QStringLiteral("squares.obj"));
  ASSERT_NO_FATAL_FAILURE(startExport(target));
  ASSERT_NO_FATAL_FAILURE(change());
  EXPECT_FALSE(QFileInfo::exists(target)) << "it is not being written any more: nothing was tried";
  EXPECT_EQ(window->documents().tabs().count(), 2);
  EXPECT_EQ(window->session().document(), document);
  EXPECT_EQ(selection().current().node, NodeIndex(1));
  EXPECT_EQ(native(), picture);
  EXPECT_EQ(viewport().geometry(), place);
  EXPECT_EQ(watch.blinks, 0);
  ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(target) && running.items().empty(); }, kWaitMs));
  EXPECT_TRUE(messages().text().startsWith(QStringLiteral("squares.obj"))) << messages().text().toStdString();
  EXPECT_TRUE(action("edit.undo")->text().startsWith(QStringLiteral("元に戻す")))
      << action("edit.undo")->text().toStdString();
  action("edit.undo")->trigger(); // the selection
  action("edit.undo")->trigger(); // what was hidden
  EXPECT_TRUE(window->session().state().hidden.empty());
  action("tabs.previous")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("m.vtst"));
  EXPECT_EQ(TestFormat::loadsBegun, loads);
}

TEST_F(LanguageChangeTest, WhatAUserSetInThePanelsStays) {
  openPicture(TestFormat::Mode::Game);
  find<OutlinePanel>("")->setCurrentIndex(OutlinePanel::kStructureTab);
  selection().selectSection(tests::kQuads);
  QCoreApplication::processEvents();
  auto* filter = window->findChild<FilterEdit*>();
  ASSERT_TRUE(filter);
  filter->setText(QStringLiteral("x > 5"));
  action("view.dock.search")->trigger();
  QCoreApplication::processEvents();
  const auto layoutNow = [this] {
    std::map<std::string, std::tuple<bool, int, int, int, int>> layout;
    for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) {
      const QRect place = dock->geometry();
      layout[dock->objectName().toStdString()] =
          dock->isVisible() && !dock->visibleRegion().isEmpty()
              ? std::tuple(true, place.x(), place.y(), place.width(), place.height())
              : std::tuple(false, 0, 0, 0, 0);
    }
    return layout;
  };
  const auto layout = layoutNow();
  ASSERT_NO_FATAL_FAILURE(change());
  QCoreApplication::processEvents();
  EXPECT_EQ(layoutNow(), layout);
  EXPECT_EQ(find<OutlinePanel>("")->currentIndex(), OutlinePanel::kStructureTab);
  EXPECT_EQ(window->findChild<FilterEdit*>()->text(), QStringLiteral("x > 5"));
  EXPECT_TRUE(window->findChild<QDockWidget*>(QStringLiteral("search"))->isVisible());
}

TEST_F(LanguageChangeTest, RowsStayFolded) {
  openPicture(TestFormat::Mode::Game);
  const auto tree = [this] { return find<QTreeView>("sceneTree"); };
  const auto root = [&tree] { return tree()->model()->index(1, 0); };
  ASSERT_TRUE(tree()->model()->hasChildren(root()));
  ASSERT_TRUE(tree()->isExpanded(root()));
  tree()->collapse(root());
  ASSERT_NO_FATAL_FAILURE(change());
  QCoreApplication::processEvents();
  EXPECT_FALSE(tree()->isExpanded(root()));
}

TEST_F(LanguageChangeTest, ASelectionOutsideOfThePanelsStays) {
  openPicture(TestFormat::Mode::Avatar);
  auto* spaces = find<QComboBox>("hexSpaces");
  ASSERT_TRUE(spaces);
  ASSERT_GT(spaces->count(), 1);
  spaces->setCurrentIndex(1);
  selection().selectNode(1);
  ASSERT_NO_FATAL_FAILURE(change());
  QCoreApplication::processEvents();
  EXPECT_EQ(selection().current().node, NodeIndex(1));
}

TEST_F(LanguageChangeTest, BytesCanBeSavedOfADocumentThatIsOpenedAfterwards) {
  ASSERT_NO_FATAL_FAILURE(change());
  openPicture();
  EXPECT_TRUE(action("data.saveSpace")->isEnabled());
  selection().selectSection(tests::kQuads);
  EXPECT_TRUE(action("data.saveSelectedBytes")->isEnabled());
}

TEST_F(LanguageChangeTest, AFilterThatReplacesControlsIsTakenAlong) {
  openPicture(TestFormat::Mode::Avatar);
  auto* filter = find<QLineEdit>("controlsFilter");
  ASSERT_TRUE(filter);
  filter->setText(QStringLiteral("e"));
  ASSERT_NO_FATAL_FAILURE(change());
  EXPECT_EQ(find<QLineEdit>("controlsFilter")->text(), QStringLiteral("e"));
}

TEST_F(LanguageChangeTest, NamesThatAUserGaveAreNotTranslated) {
  openPicture();
  action("bookmarks.set.1")->trigger();
  auto* list = find<QListWidget>("bookmarkList");
  ASSERT_EQ(list->count(), 1);
  list->item(0)->setText(QStringLiteral("Outline"));
  ASSERT_NO_FATAL_FAILURE(change());
  list = find<QListWidget>("bookmarkList");
  ASSERT_EQ(list->count(), 1);
  EXPECT_EQ(list->item(0)->text(), QStringLiteral("Outline"));
  EXPECT_TRUE(action("bookmarks.go.1")->isEnabled());
  EXPECT_NE(window->findChild<QDockWidget*>(QStringLiteral("outline"))->windowTitle(), QStringLiteral("Outline"));
}

TEST_F(LanguageChangeTest, KeysOfPanelsGoOnWorking) {
  openPicture();
  const QList<QKeySequence> keys = action("view.dock.outline")->shortcuts();
  ASSERT_FALSE(keys.isEmpty());
  ASSERT_NO_FATAL_FAILURE(change());
  EXPECT_EQ(action("view.dock.outline")->shortcuts(), keys);
  auto* dock = window->findChild<QDockWidget*>(QStringLiteral("outline"));
  ASSERT_TRUE(dock->isVisible());
  QTest::keyClick(window.get(), static_cast<Qt::Key>(keys.front()[0].key()), keys.front()[0].keyboardModifiers());
  EXPECT_FALSE(dock->isVisible());
}

TEST_F(LanguageChangeTest, AQuestionIsAnsweredBeforeTheWindowChanges) {
  openPicture();
  QTimer::singleShot(0, window.get(), [this] {
    installTranslations(QStringLiteral("ja"));
    QTest::qWait(300);
    EXPECT_FALSE(speaksJapanese());
    qobject_cast<QDialog*>(QApplication::activeModalWidget())->reject();
  });
  QMessageBox question(QMessageBox::Question, QStringLiteral("Question"), QStringLiteral("Go on?"), QMessageBox::Cancel,
                       window.get());
  question.exec();
  EXPECT_TRUE(QTest::qWaitFor([this] { return speaksJapanese(); }, kWaitMs));
}

TEST_F(LanguageChangeTest, TheSettingsDialogStaysOnItsPage) {
  QTest::keyClick(window.get(), Qt::Key_Comma, Qt::ControlModifier);
  auto* dialog = window->findChild<SettingsDialog*>();
  ASSERT_TRUE(dialog);
  auto* pages = dialog->findChild<QListWidget*>();
  ASSERT_TRUE(pages);
  pages->setCurrentRow(2);
  const QRect place = dialog->geometry();
  ASSERT_NO_FATAL_FAILURE(change());
  dialog = window->findChild<SettingsDialog*>();
  ASSERT_TRUE(dialog);
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_EQ(dialog->geometry(), place);
  EXPECT_EQ(dialog->findChild<QListWidget*>()->currentRow(), 2);
}

} // namespace
