#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/support/ShownLanguage.h"
#include "tests/ui/support/WholeWidgets.h"
#include "ui/hex/HexView.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

#include <map>
#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

constexpr QSize kSmall(1024, 640);
constexpr QSize kUsual(1600, 1000);

class WindowSizeTest : public MainWindowTest, public testing::WithParamInterface<const char*> {
protected:
  WindowSizeTest() : m_language(QLatin1String(GetParam())) {
    window.reset();
    makeWindow();
  }

  void expectToFit(const std::string& what) {
    EXPECT_LE(window->minimumSizeHint().width(), kSmall.width()) << what;
    EXPECT_LE(window->minimumSizeHint().height(), kSmall.height()) << what;
    window->resize(kSmall);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->size() == kSmall; }, kWaitMs)) << what;
    QCoreApplication::processEvents();
    for (const QWidget* widget : tests::wholeWidgets(*window)) {
      if (widget->inherits("QLineEditIconButton")) {
        continue; // Qt's own, of a fixed size in its line
      }
      const std::string name =
          what + ": " + widget->metaObject()->className() + ' ' + widget->objectName().toStdString();
      EXPECT_TRUE(QTest::qWaitFor([&] { return widget->width() >= widget->minimumSizeHint().width(); }))
          << name << ": " << widget->width() << " of " << widget->minimumSizeHint().width();
      EXPECT_TRUE(window->rect().contains(QRect(widget->mapTo(window.get(), QPoint()), widget->size()))) << name;
    }
  }

private:
  tests::ShownLanguage m_language;
};

TEST_P(WindowSizeTest, AnEmptyWindowFits) {
  expectToFit("empty");
}

TEST_P(WindowSizeTest, FitsWithWhatDocumentsOpen) {
  using Mode = TestFormat::Mode;
  for (const auto& [mode, name] :
       {std::pair{Mode::Game, "game"}, std::pair{Mode::Animated, "animated"}, std::pair{Mode::Avatar, "avatar"},
        std::pair{Mode::Rooms, "rooms"}, std::pair{Mode::Wanting, "wanting"}, std::pair{Mode::BrokenScene, "broken"}}) {
    open(mode, QStringLiteral("%1.vtst").arg(QLatin1String(name)));
    if (mode == Mode::Avatar) {
      window->session().setAnimation(0); // the one with marks
    }
    selection().selectSection(tests::kQuads);
    expectToFit(name);
  }
}

TEST_P(WindowSizeTest, FitsWithEveryPanelOpen) {
  open(TestFormat::Mode::Avatar);
  window->session().setAnimation(0);
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    dock->show();
  }
  action("view.toolbar")->trigger();
  for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
    dock->raise();
    expectToFit(dock->objectName().toStdString());
  }
}

TEST_P(WindowSizeTest, AMessageTakesTheRoomItNeeds) {
  openPicture(TestFormat::Mode::Rooms);
  window->resize(kSmall);
  QStatusBar& status = *window->statusBar();
  ASSERT_TRUE(QTest::qWaitFor([&] { return status.width() == kSmall.width(); }, kWaitMs));
  const auto position = window->findChild<QLabel*>(QStringLiteral("statusPosition"));
  EXPECT_TRUE(position->isVisible());
  status.showMessage(QString(70, u'n'));
  QCoreApplication::processEvents();
  const int needed = status.fontMetrics().horizontalAdvance(status.currentMessage());
  ASSERT_LT(needed, kSmall.width() * 9 / 10);
  for (const QLabel* label : status.findChildren<QLabel*>()) {
    EXPECT_TRUE(!label->isVisible() || label->mapTo(&status, QPoint()).x() >= needed)
        << label->objectName().toStdString();
  }
  status.clearMessage();
  EXPECT_TRUE(position->isVisible());
}

/// The letter that a text is reached by; null: none.
QChar letterOf(const QString& text) {
  for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size(); at = text.indexOf(u'&', at + 2)) {
    if (text[at + 1] != u'&') {
      return text[at + 1].toUpper();
    }
  }
  return {};
}

TEST_P(WindowSizeTest, NoMenuHasALetterTwice) {
  openPicture(TestFormat::Mode::Rooms);
  for (const QWidget* menu : window->findChildren<QWidget*>()) {
    if (!qobject_cast<const QMenu*>(menu) && !qobject_cast<const QMenuBar*>(menu)) {
      continue;
    }
    std::map<QChar, QString> owners;
    for (const QAction* entry : menu->actions()) {
      const QChar letter = letterOf(entry->text());
      const auto [known, isNew] = owners.emplace(letter, entry->text());
      EXPECT_TRUE(letter.isNull() || isNew) << known->second.toStdString() << " and " << entry->text().toStdString();
    }
  }
}

TEST_P(WindowSizeTest, NoKeyIsTheLetterOfAMenu) {
  std::set<QKeySequence> letters;
  for (const QAction* menu : window->menuBar()->actions()) {
    letters.insert(QKeySequence::mnemonic(menu->text()));
  }
  for (const auto& [group, each] : window->actionRegistry().entries()) {
    for (const QKeySequence& key : each->shortcuts()) {
      EXPECT_FALSE(letters.contains(key)) << each->objectName().toStdString() << ' ' << key.toString().toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, WindowSizeTest, testing::Values("de", "en", "ja", "ru"),
                         [](const auto& language) { return std::string(language.param); });

TEST_F(MainWindowTest, ANewWindowShowsSixteenBytesInARow) {
  window.reset();
  window = std::make_unique<MainWindow>(tests::testOpener(), *settings);
  window->resize(kUsual);
  action("view.layout.inspect")->trigger();
  window->show();
  openPicture(TestFormat::Mode::Animated);
  ASSERT_TRUE(QTest::qWaitFor([this] { return window->size() == kUsual; }, kWaitMs));
  const auto& bytes = *window->findChild<HexView*>();
  EXPECT_TRUE(QTest::qWaitFor([&] { return bytes.hexLayout().bytesPerRow() == 16; }))
      << bytes.width() << " of " << bytes.sizeHint().width();
}

} // namespace
