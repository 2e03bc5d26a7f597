#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/hex/HexPanel.h"

#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLineEdit>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// The bytes in a window, by keys.
class BytesTest : public MainWindowTest {
protected:
  QDockWidget& dock() { return *window->findChild<QDockWidget*>(QStringLiteral("bytes")); }
  HexPanel& panel() { return *window->findChild<HexPanel*>(); }
  QLineEdit& edit() { return *window->findChild<QLineEdit*>(QStringLiteral("byteSearchText")); }
  QTreeView& bookmarks() { return *window->findChild<QTreeView*>(QStringLiteral("byteBookmarks")); }
  bool comesToHold(int files) {
    const QDir stored(folder.path(QStringLiteral("bookmarks/bytes")));
    return QTest::qWaitFor([&] { return stored.entryList({QStringLiteral("*.json")}).size() == files; }, kWaitMs);
  }
  void keep(const ByteRange& range, const QString& name) {
    selection().selectBytes(range);
    QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
    auto* editor = bookmarks().findChild<QLineEdit*>();
    ASSERT_TRUE(editor);
    editor->selectAll();
    QTest::keyClicks(editor, name);
    QTest::keyClick(editor, Qt::Key_Return);
    const auto& kept = panel().bookmarks();
    ASSERT_TRUE(QTest::qWaitFor([&] { return kept.namesAt(range.space, range.offset).contains(name); }, kWaitMs));
  }
};

TEST_F(BytesTest, FoundFromThePictureAndBackAgain) {
  openPicture();
  selection().selectRecord({kQuads, 1});
  dock().hide();
  QTest::keyClick(native(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return edit().hasFocus(); }, kWaitMs));
  EXPECT_TRUE(dock().isVisible());
  QTest::keyClicks(&edit(), QStringLiteral("72 65 73 74"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return selection().current().bytes == ByteRange{0, 96, 4}; }, kWaitMs));
  QTest::keyClick(&edit(), Qt::Key_Escape);
  EXPECT_FALSE(edit().isVisible());
  EXPECT_FALSE(selection().empty()) << "Escape closed the search, and nothing else";
  action("go.back")->trigger();
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1}));
  QTest::keyClick(window.get(), Qt::Key_F3, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return selection().current().bytes == ByteRange{0, 96, 4}; }, kWaitMs));
}

TEST_F(BytesTest, NamedBytesAreThereInTheNextRun) {
  openPicture();
  keep({0, 32, 16}, QStringLiteral("second"));
  ASSERT_TRUE(comesToHold(1));
  window.reset();
  makeWindow();
  open();
  ASSERT_TRUE(QTest::qWaitFor([this] { return bookmarks().model()->rowCount() == 1; }, kWaitMs));
  EXPECT_EQ(panel().bookmarks().bookmarks()[0].name, QStringLiteral("second"));
  action("bytes.bookmarks")->trigger();
  EXPECT_TRUE(bookmarks().isVisible());
  bookmarks().setFocus();
  bookmarks().setCurrentIndex(bookmarks().model()->index(0, 0));
  QTest::keyClick(&bookmarks(), Qt::Key_Return);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 1}));
}

TEST_F(BytesTest, NamedBytesGoAlongWithAFileThatChanges) {
  openPicture();
  keep({0, 32, 16}, QStringLiteral("second"));
  ASSERT_TRUE(comesToHold(1));
  file(TestFormat::Mode::Good, QStringLiteral("squares.vtst"), 7);
  action("file.reload")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_EQ(bookmarks().model()->rowCount(), 1);
  EXPECT_EQ(panel().bookmarks().rangeAt(0), (ByteRange{0, 32, 16}));
  EXPECT_TRUE(comesToHold(2)) << "of both readings";
  open(TestFormat::Mode::Game, QStringLiteral("other.vtst"));
  EXPECT_EQ(bookmarks().model()->rowCount(), 0);
}

TEST_F(BytesTest, NothingIsDoneWithoutBytes) {
  for (const char* name : {"bytes.find", "bytes.findNext", "bytes.selectBlock", "bytes.addBookmark", "bytes.copyHex"}) {
    EXPECT_FALSE(action(name)->isEnabled()) << name;
  }
  open(TestFormat::Mode::BrokenScene);
  for (const char* name : {"bytes.find", "bytes.findNext", "bytes.selectBlock", "bytes.addBookmark", "bytes.copyHex"}) {
    EXPECT_TRUE(action(name)->isEnabled()) << name;
  }
  selection().selectBytes({0, 0, 4});
  action("bytes.copyText")->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("VTST"));
}

} // namespace
