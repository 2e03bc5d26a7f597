#include "core/formats/api/RawFormat.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/documents/Documents.h"
#include "ui/hex/EmbeddedPage.h"
#include "ui/hex/HexView.h"
#include "ui/hex/StructureMapPanel.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// The structure map in a window, and files that are nothing but bytes.
class StructureMapWindowTest : public MainWindowTest {
protected:
  QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
  StructureMapPanel& map() { return *window->findChild<StructureMapPanel*>(); }
  MapSurface& strip() { return *window->findChild<MapSurface*>(QStringLiteral("structureStrip")); }
  HexView& bytes() { return *window->findChild<HexView*>(); }
  QPushButton& messageButton() { return *window->findChild<QPushButton*>(QStringLiteral("messageAction")); }
  QString formatId() {
    const Document* document = window->session().document();
    return document ? document->formatId : QString();
  }
  void openUnknown(const QByteArray& content) {
    drop(window.get(), {folder.write(QStringLiteral("unknown.bin"), content)});
    ASSERT_TRUE(waitUntilIdle());
  }
  QListWidget* formatList() { return window->findChild<QListWidget*>(QStringLiteral("formatList")); }
  void chooseFormat(const QString& typed) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return formatList() && formatList()->isVisible(); }, kWaitMs));
    QTest::keyClicks(formatList(), typed);
    QTest::keyClick(formatList(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !formatList(); }, kWaitMs));
    ASSERT_TRUE(waitUntilIdle());
  }
};

TEST_F(StructureMapWindowTest, AKeyShowsItAndAClickSelectsTheBytes) {
  openPicture();
  EXPECT_FALSE(dock("map").isVisible()) << "only who asks for it sees it";
  window->activateWindow();
  QTest::keyClick(window.get(), Qt::Key_Minus, Qt::AltModifier);
  ASSERT_TRUE(dock("map").isVisible());
  EXPECT_FALSE(strip().visibleRegion().isEmpty()) << "in front of the other tabs";
  ASSERT_TRUE(QTest::qWaitFor([this] { return strip().map() != nullptr; }, kWaitMs));
  // 16 bytes of header and 80 of records, of 100.
  QTest::mouseClick(&strip(), Qt::LeftButton, {}, QPoint(strip().width() / 2, strip().height() / 4));
  EXPECT_EQ(selection().current().section, kQuads);
  EXPECT_EQ(bytes().selection(), (HexRange{16, 80}));
  EXPECT_TRUE(dock("bytes").isVisible());
  QTest::keyClick(window.get(), Qt::Key_Minus, Qt::AltModifier);
  EXPECT_FALSE(dock("map").isVisible());
}

TEST_F(StructureMapWindowTest, NoLayoutOpensIt) {
  openPicture();
  for (const char* name : {"view.layout.look", "view.layout.inspect", "view.layout.animate", "view.layout.reset"}) {
    action(name)->trigger();
    QCoreApplication::processEvents();
    EXPECT_FALSE(dock("map").isVisible()) << name;
  }
}

TEST_F(StructureMapWindowTest, AnUnknownFileIsShownAsBytes) {
  openUnknown("nothing that anybody knows");
  EXPECT_TRUE(window->session().empty());
  ASSERT_TRUE(messages().isVisible());
  ASSERT_TRUE(messageButton().isVisible());
  QTest::mouseClick(&messageButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(formatId(), formats::RawFormat::id());
  EXPECT_FALSE(messages().isVisible());
  EXPECT_TRUE(dock("bytes").isVisible());
  EXPECT_TRUE(dock("map").isVisible());
  EXPECT_EQ(bytes().size(), 26u);
  ASSERT_TRUE(QTest::qWaitFor([this] { return strip().map() != nullptr; }, kWaitMs));
  QTest::keyClick(window.get(), Qt::Key_F5);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(formatId(), formats::RawFormat::id()) << "read again the same way";
}

TEST_F(StructureMapWindowTest, TheOfferIsReachedByKeys) {
  openUnknown("nothing that anybody knows");
  window->activateWindow();
  window->setFocus();
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        QTest::keyClick(window.get(), Qt::Key_F6);
        return messageButton().hasFocus();
      },
      kWaitMs));
  QTest::keyClick(&messageButton(), Qt::Key_Space);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(formatId(), formats::RawFormat::id());
}

TEST_F(StructureMapWindowTest, ABrokenFileIsShownAsBytesToo) {
  open(TestFormat::Mode::Unreadable);
  ASSERT_TRUE(messageButton().isVisible());
  QTest::mouseClick(&messageButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(formatId(), formats::RawFormat::id());
  EXPECT_EQ(bytes().size(), 100u);
}

TEST_F(StructureMapWindowTest, AnEmptyFileIsShownToo) {
  openUnknown({});
  ASSERT_TRUE(messageButton().isVisible());
  QTest::mouseClick(&messageButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(formatId(), formats::RawFormat::id());
}

TEST_F(StructureMapWindowTest, AFileThatIsNotThereHasNoBytes) {
  window->open({folder.path(QStringLiteral("missing.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(messages().isVisible());
  EXPECT_FALSE(messageButton().isVisible());
}

TEST_F(StructureMapWindowTest, TheShownFileIsReadByAnotherFormat) {
  openPicture();
  action("file.openAgainAs")->trigger();
  chooseFormat(QStringLiteral("Bytes"));
  EXPECT_EQ(formatId(), formats::RawFormat::id());
  action("file.openAgainAs")->trigger();
  chooseFormat(QStringLiteral("Test squares"));
  EXPECT_EQ(formatId(), QStringLiteral("test"));
  EXPECT_TRUE(window->session().scene());
}

TEST_F(StructureMapWindowTest, AFileIsChosenAndThenItsFormat) {
  EXPECT_FALSE(action("file.openAgainAs")->isEnabled()) << "nothing is shown";
  const QString path = file(TestFormat::Mode::Good, QStringLiteral("squares.other"));
  QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return window->findChild<QFileDialog*>(QStringLiteral("openAsDialog")) != nullptr; }, kWaitMs));
  auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("openAsDialog"));
  ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
  auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  ASSERT_TRUE(edit);
  edit->setText(path);
  QTest::keyClick(edit, Qt::Key_Return);
  chooseFormat(QStringLiteral("Test squares"));
  EXPECT_EQ(openName(), QStringLiteral("squares.other"));
  EXPECT_EQ(formatId(), QStringLiteral("test"));
}

TEST_F(StructureMapWindowTest, ANonsensicalFormatLeavesTheWayToTheBytes) {
  QByteArray content = TestFormat::file(TestFormat::Mode::Unreadable);
  content[0] = 'X';
  openUnknown(content);
  QTest::mouseClick(&messageButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  action("file.openAgainAs")->trigger();
  chooseFormat(QStringLiteral("Test squares"));
  EXPECT_EQ(formatId(), formats::RawFormat::id()) << "shown until another can be";
  EXPECT_TRUE(messageButton().isVisible());
}

TEST_F(StructureMapWindowTest, AFileInsideOpensInATabOfItsOwn) {
  // A wave file that no format of the test reads, behind other bytes.
  QByteArray content(40, 'x');
  content +=
      QByteArray::fromHex("524946462400000057415645666d74201000000001000100401f0000401f0000010008006461746100000000");
  content += QByteArray(20, 'y');
  openUnknown(content);
  QTest::mouseClick(&messageButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  auto* tabs = window->findChild<QTabWidget*>(QStringLiteral("mapTabs"));
  QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(3).center());
  auto& page = *window->findChild<EmbeddedPage*>();
  ASSERT_TRUE(QTest::qWaitFor([&] { return page.found().rowCount() == 1; }, kWaitMs));
  QTest::mouseClick(page.list().viewport(), Qt::LeftButton, {},
                    page.list().visualRect(page.found().index(0, 0)).center());
  QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("embeddedOpen")), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QStringLiteral("@0x28+0x2c.wav"); }, kWaitMs))
      << openName().toStdString();
  EXPECT_EQ(window->documents().tabs().count(), 2);
  EXPECT_EQ(formatId(), formats::RawFormat::id());
  EXPECT_EQ(bytes().size(), 44u);
}

TEST_F(StructureMapWindowTest, AFileInsideIsSavedByteForByte) {
  QByteArray wave =
      QByteArray::fromHex("524946462400000057415645666d74201000000001000100401f0000401f0000010008006461746100000000");
  openUnknown(QByteArray(40, 'x') + wave + QByteArray(20, 'y'));
  QTest::mouseClick(&messageButton(), Qt::LeftButton);
  ASSERT_TRUE(waitUntilIdle());
  auto* tabs = window->findChild<QTabWidget*>(QStringLiteral("mapTabs"));
  QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(3).center());
  auto& page = *window->findChild<EmbeddedPage*>();
  ASSERT_TRUE(QTest::qWaitFor([&] { return page.found().rowCount() == 1; }, kWaitMs));
  page.list().setCurrentIndex(page.found().index(0, 0));
  QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("embeddedSave")), Qt::LeftButton);
  auto* dialog = window->findChild<QFileDialog*>(QStringLiteral("dataDialog"));
  ASSERT_TRUE(dialog);
  ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
  auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  EXPECT_EQ(edit->text(), QStringLiteral("unknown_0x000028.wav"));
  const QString path = folder.path(QStringLiteral("sound.wav"));
  edit->setText(path);
  QTest::keyClick(edit, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(path); }, kWaitMs));
  QFile saved(path);
  ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
  EXPECT_EQ(saved.readAll(), wave);
}

} // namespace
