// The window as a new user sees it: nothing is set, no file was opened before.
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/ShownLanguage.h"
#include "ui/widgets/RowsInSight.h"

#include <QAbstractItemView>
#include <QDir>
#include <QDockWidget>
#include <QListView>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

class FirstLookTest : public MainWindowTest {
protected:
  void start(QSize size) {
    window.reset();
    settings = std::make_unique<Settings>(folder.path(QStringLiteral("first.ini")));
    window = std::make_unique<MainWindow>(tests::testOpener(), *settings);
    window->resize(size);
    window->show();
    ASSERT_NO_FATAL_FAILURE(activate());
  }
  QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
  void click(QPoint pixel) { QTest::mouseClick(native(), Qt::LeftButton, {}, pixel); }
  /// Share of the window that the picture has.
  double share() {
    const auto area = [](QSize size) { return static_cast<double>(size.width()) * size.height(); };
    return area(viewport().size()) / area(window->size());
  }
  /// True if the bar shows the hint on how to move.
  bool hints() {
    return window->messages().isVisible() && messages().text().contains(QLatin1String("shows its record"));
  }
};

TEST_F(FirstLookTest, TheStartPageStandsAloneWithTheToolBar) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  EXPECT_EQ(shownDocks(), QStringList());
  const auto* bar = window->findChild<QToolBar*>(QStringLiteral("toolBar"));
  ASSERT_TRUE(bar->isVisible());
  int buttons = 0;
  for (const QAction* button : bar->actions()) {
    const bool named =
        button->isSeparator() || !button->icon().isNull() ||
        bar->widgetForAction(const_cast<QAction*>(button))->objectName() == QLatin1String("panelsButton");
    EXPECT_TRUE(named) << button->objectName().toStdString();
    buttons += button->isSeparator() ? 0 : 1;
  }
  EXPECT_EQ(buttons, 11);
}

class FirstLookSizeTest : public FirstLookTest, public testing::WithParamInterface<const char*> {
  tests::ShownLanguage m_language{QLatin1String(GetParam())};
};

TEST_P(FirstLookSizeTest, ThePictureHasMostOfTheWindow) {
  for (const auto& [size, least] : {std::pair{QSize(1280, 800), 0.65}, std::pair{QSize(1024, 640), 0.55}}) {
    ASSERT_NO_FATAL_FAILURE(start(size));
    openPicture(TestFormat::Mode::Rooms);
    ASSERT_TRUE(QTest::qWaitFor([this] { return shownDocks() == QStringList(QStringLiteral("controls")); }, kWaitMs))
        << shownDocks().join(u' ').toStdString();
    EXPECT_TRUE(QTest::qWaitFor([&, least = least] { return share() >= least; }, kWaitMs)) << share();
    const auto* more = window->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    EXPECT_TRUE(!more || !more->isVisible());
    for (const QToolButton* button :
         window->findChild<QToolBar*>(QStringLiteral("toolBar"))->findChildren<QToolButton*>()) {
      EXPECT_TRUE(button == more || button->width() >= button->minimumSizeHint().width())
          << button->objectName().toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, FirstLookSizeTest, testing::Values("de", "en", "ja", "ru"),
                         [](const auto& language) { return std::string(language.param); });

TEST_F(FirstLookTest, TheFirstSelectionOpensThePropertiesUnlessTheyWereClosed) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  openPicture();
  EXPECT_TRUE(dock("properties").isHidden());
  click(pixelOf(1));
  ASSERT_TRUE(QTest::qWaitFor([this] { return dock("properties").isVisible(); }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor([this] { return dock("properties").height() >= window->fontMetrics().height() * 14; }))
      << dock("properties").height();
  dock("properties").findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton"))->click();
  ASSERT_TRUE(dock("properties").isHidden());
  click(pixelOf(2));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !selection().empty(); }, kWaitMs));
  EXPECT_TRUE(dock("properties").isHidden());
  window->close();
  window = std::make_unique<MainWindow>(tests::testOpener(), *settings);
  window->show();
  ASSERT_NO_FATAL_FAILURE(activate());
  openPicture();
  click(pixelOf(1));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !selection().empty(); }, kWaitMs));
  EXPECT_TRUE(dock("properties").isHidden());
}

TEST_F(FirstLookTest, PanelsComeBackWithTheNextFile) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  openPicture();
  QTest::keyClick(native(), Qt::Key_1, Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return dock("outline").isVisible(); }, kWaitMs));
  window->resizeDocks({&dock("outline")}, {333}, Qt::Horizontal);
  ASSERT_TRUE(QTest::qWaitFor([this] { return dock("outline").width() == 333; }, kWaitMs));
  const QStringList before = shownDocks();
  QTest::keyClick(native(), Qt::Key_W, Qt::ControlModifier);
  EXPECT_EQ(shownDocks(), QStringList());
  openPicture();
  EXPECT_EQ(shownDocks(), before);
  EXPECT_TRUE(QTest::qWaitFor([this] { return dock("outline").width() == 333; }, kWaitMs)) << dock("outline").width();
  QTest::keyClick(native(), Qt::Key_W, Qt::ControlModifier);
  window->close();
  window = std::make_unique<MainWindow>(tests::testOpener(), *settings);
  window->show();
  ASSERT_NO_FATAL_FAILURE(activate());
  EXPECT_EQ(shownDocks(), QStringList());
  openPicture();
  EXPECT_EQ(shownDocks(), before) << "closed from the start page";
  EXPECT_TRUE(QTest::qWaitFor([this] { return dock("outline").width() == 333; }, kWaitMs)) << dock("outline").width();
}

TEST_F(FirstLookTest, APanelOpenedOnTheStartPageStaysWhenAFileIsOpened) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  QTest::keyClick(window.get(), Qt::Key_2, Qt::AltModifier);
  ASSERT_TRUE(dock("browser").isVisible());
  openPicture();
  EXPECT_TRUE(dock("browser").isVisible());
}

TEST_F(FirstLookTest, OneKeyHidesThePanelsAndBringsThem) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  openPicture();
  dock("controls").close();
  ASSERT_EQ(shownDocks(), QStringList());
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_TRUE(dock("outline").isVisible() && dock("properties").isVisible() && dock("bytes").isVisible());
  EXPECT_FALSE(action("view.hidePanels")->isChecked());
  const QStringList all = shownDocks();
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_EQ(shownDocks(), QStringList());
  QTest::keyClick(native(), Qt::Key_F11, Qt::ShiftModifier);
  EXPECT_EQ(shownDocks(), all);
}

TEST_F(FirstLookTest, APanelThatIsOpenedHasRoomForTenRows) {
  for (const QSize size : {QSize(1280, 800), QSize(1024, 640)}) {
    for (const auto& [name, key] : {std::pair{"entities", Qt::Key_Semicolon}, std::pair{"browser", Qt::Key_2},
                                    std::pair{"search", Qt::Key_Slash}, std::pair{"bookmarks", Qt::Key_B}}) {
      SCOPED_TRACE(name);
      ASSERT_NO_FATAL_FAILURE(start(size));
      openPicture();
      click(pixelOf(1)); // with the properties beside it
      QTest::keyClick(native(), key, Qt::AltModifier);
      ASSERT_TRUE(QTest::qWaitFor([&, name = name] { return dock(name).isVisible(); }, kWaitMs));
      const auto rows = [&, name = name] {
        int most = 0;
        for (const auto* view : dock(name).findChildren<QAbstractItemView*>()) {
          if (view->isVisible()) {
            most = std::max(most, view->viewport()->height() / (view->fontMetrics().height() + 4));
          }
        }
        return most;
      };
      EXPECT_TRUE(QTest::qWaitFor([&] { return rows() >= 10; }, kWaitMs)) << rows();
      QFile::remove(folder.path(QStringLiteral("first.ini")));
    }
  }
}

TEST_F(FirstLookTest, TheStripShowsTheNeighboursOfAFileAndOpensThemByKeys) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  const QString folderOfFiles = folder.path(QStringLiteral("maps"));
  ASSERT_TRUE(QDir().mkpath(folderOfFiles));
  for (const char* name : {"maps/a.vtst", "maps/b.vtst", "maps/c.vtst"}) {
    folder.write(QLatin1String(name), TestFormat::file(TestFormat::Mode::Good, 5));
  }
  window->open({folder.path(QStringLiteral("maps/b.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(dock("strip").isHidden());
  action("view.dock.strip")->trigger();
  auto* strip = window->findChild<QListView*>(QStringLiteral("fileStrip"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return strip->isVisible() && strip->model()->rowCount() == 3; }, kWaitMs));
  EXPECT_LT(strip->height(), 200);
  EXPECT_EQ(RowsInSight(*strip).seen().size(), 3) << "which get thumbnails";
  EXPECT_TRUE(QTest::qWaitFor([&] { return strip->currentIndex().data().toString() == QLatin1String("b.vtst"); }));
  strip->setFocus();
  QTest::keyClick(strip, Qt::Key_Right);
  EXPECT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("c.vtst"); }, kWaitMs));
  EXPECT_TRUE(strip->hasFocus()) << "the next key goes on";
  QTest::mouseClick(strip->viewport(), Qt::LeftButton, {}, strip->visualRect(strip->model()->index(0, 0)).center());
  EXPECT_TRUE(QTest::qWaitFor([this] { return openName() == QLatin1String("a.vtst"); }, kWaitMs));
}

TEST_F(FirstLookTest, LayoutsHaveTheirSizesEachTime) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  openPicture(TestFormat::Mode::Animated);
  std::set<int> heights;
  for (int i = 0; i < 4; ++i) {
    action("view.layout.look")->trigger();
    ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
    action("view.layout.inspect")->trigger();
    ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
    heights.insert(viewport().height());
  }
  EXPECT_EQ(heights.size(), 1U) << testing::PrintToString(heights);
}

TEST_F(FirstLookTest, TheHintIsShownOnceAndComesBackFromTheHelpMenu) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  EXPECT_FALSE(action("help.navigationHint")->isEnabled());
  openPicture();
  ASSERT_TRUE(hints());
  messages().findChild<QToolButton*>(QStringLiteral("messageDismiss"))->click();
  EXPECT_FALSE(hints());
  open(TestFormat::Mode::Good, QStringLiteral("more.vtst"));
  EXPECT_FALSE(hints());
  action("help.navigationHint")->trigger();
  EXPECT_TRUE(hints());
  QTest::keyClick(native(), Qt::Key_W, Qt::ControlModifier);
  EXPECT_FALSE(hints()) << "there is nothing to move in";
}

TEST_F(FirstLookTest, ADemoSaysThatItIsOne) {
  ASSERT_NO_FATAL_FAILURE(start({1280, 800}));
  window->setDemoFolder(folder.path());
  openPicture();
  ASSERT_TRUE(hints());
  EXPECT_TRUE(messages().text().startsWith(QLatin1String("This is a demo"))) << messages().text().toStdString();
  open(TestFormat::Mode::Good, QStringLiteral("second.vtst"));
  ASSERT_TRUE(window->messages().isVisible()) << "each demo says so";
  EXPECT_TRUE(messages().text().startsWith(QLatin1String("This is a demo"))) << messages().text().toStdString();
  EXPECT_FALSE(hints()) << "how one moves was told";
}

} // namespace
