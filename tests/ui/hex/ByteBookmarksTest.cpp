#include "tests/support/Waiting.h"
#include "tests/ui/hex/HexPanelFixture.h"
#include "ui/navigation/ByteBookmarkController.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::HexPanelTest;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;

namespace {

/// Bookmarks in the byte panel, by keys and mouse.
class ByteBookmarksTest : public HexPanelTest {
protected:
  ByteBookmarksTest() {
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.view().setFocus();
  }

  QTreeView& list() { return *panel.findChild<QTreeView*>(QStringLiteral("byteBookmarks")); }
  QLineEdit* editor() { return list().findChild<QLineEdit*>(); }
  /// Adds one by keys and gives it a name.
  void keep(const ByteRange& range, const QString& name) {
    selection.selectBytes(range);
    QTest::keyClick(&panel.view(), Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
    ASSERT_TRUE(editor());
    editor()->selectAll();
    QTest::keyClicks(editor(), name);
    QTest::keyClick(editor(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel.view().hasFocus(); }, kWaitMs)) << "back to the bytes";
  }
  QString cell(int row, int column) { return list().model()->index(row, column).data().toString(); }
};

TEST_F(ByteBookmarksTest, KeptByKeysNamedAndGoneTo) {
  EXPECT_FALSE(list().isVisible());
  keep({0, 48, 12}, QStringLiteral("third"));
  keep({0, 20, 2}, QStringLiteral("flags"));
  ASSERT_TRUE(list().isVisible());
  ASSERT_EQ(list().model()->rowCount(), 2);
  EXPECT_EQ(cell(0, ByteBookmarkModel::kName), QStringLiteral("flags")) << "in the order of their places";
  EXPECT_EQ(cell(1, ByteBookmarkModel::kOffset), QStringLiteral("0x000030"));
  EXPECT_EQ(cell(1, ByteBookmarkModel::kSize), QStringLiteral("12"));
  selection.selectBytes({0, 0, 1});
  const QPoint second = list().visualRect(list().model()->index(1, 0)).center();
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, second);
  QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, second);
  EXPECT_EQ(panel.view().selection(), (HexRange{48, 12}));
  history.back();
  EXPECT_EQ(panel.view().selection(), (HexRange{0, 1}));
}

TEST_F(ByteBookmarksTest, AreCalledByTheirPlaceAtFirst) {
  selection.selectBytes({0, 36, 2});
  actions.addBookmark->trigger();
  EXPECT_EQ(panel.bookmarks().bookmarks()[0].name, QStringLiteral("QUADS[1].flags"));
  QTest::keyClick(editor(), Qt::Key_Escape);
  actions.addBookmark->trigger();
  EXPECT_EQ(list().model()->rowCount(), 1) << "the same bytes have one name";
}

TEST_F(ByteBookmarksTest, RenamedAndDeletedInTheList) {
  keep({0, 20, 2}, QStringLiteral("flags"));
  keep({0, 48, 12}, QStringLiteral("third"));
  list().setFocus();
  list().setCurrentIndex(list().model()->index(0, ByteBookmarkModel::kSize));
  QTest::keyClick(&list(), Qt::Key_F2);
  ASSERT_TRUE(editor());
  editor()->selectAll();
  QTest::keyClicks(editor(), QStringLiteral("bits"));
  QTest::keyClick(editor(), Qt::Key_Return);
  EXPECT_TRUE(QTest::qWaitFor([&] { return cell(0, ByteBookmarkModel::kName) == QStringLiteral("bits"); }, kWaitMs));
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(panel.view().selection(), (HexRange{20, 2}));
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  ASSERT_EQ(list().model()->rowCount(), 1);
  EXPECT_EQ(cell(0, ByteBookmarkModel::kName), QStringLiteral("third"));
  actions.bookmarks->trigger();
  EXPECT_FALSE(list().isVisible());
}

TEST_F(ByteBookmarksTest, AreUnderlinedAndNamedUnderTheMouse) {
  selection.selectBytes({0, 0, 1});
  const QImage plain = panel.view().viewport()->grab().toImage();
  panel.bookmarks().add(QStringLiteral("third one"), {0, 48, 2});
  const QImage marked = panel.view().viewport()->grab().toImage();
  const HexLayout& layout = panel.view().hexLayout();
  const QRect cell = layout.cell(48 / layout.bytesPerRow(), 48 % layout.bytesPerRow(), HexLayout::Area::Hex);
  const QPoint line(cell.center().x(), cell.bottom());
  EXPECT_EQ(marked.pixelColor(line * marked.devicePixelRatio()), bookmarkColor());
  EXPECT_NE(plain.pixelColor(line * plain.devicePixelRatio()), bookmarkColor());
  QHelpEvent help(QEvent::ToolTip, cell.center(), panel.view().viewport()->mapToGlobal(cell.center()));
  QCoreApplication::sendEvent(panel.view().viewport(), &help);
  EXPECT_TRUE(QToolTip::text().contains(QLatin1String("third one"))) << QToolTip::text().toStdString();
  EXPECT_TRUE(QToolTip::text().contains(QLatin1String("QUADS[2].next")));
  QToolTip::hideText();
}

TEST_F(ByteBookmarksTest, BelongToTheirSpace) {
  selection.selectBytes({1, 1, 2});
  actions.addBookmark->trigger();
  QTest::keyClick(editor(), Qt::Key_Return);
  EXPECT_EQ(cell(0, ByteBookmarkModel::kSpace), QStringLiteral("rest, turned"));
  selection.selectBytes({0, 50, 1});
  ASSERT_EQ(panel.space(), 0U);
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Return);
  EXPECT_EQ(panel.space(), 1U);
  EXPECT_EQ(panel.view().selection(), (HexRange{1, 2}));
}

TEST_F(ByteBookmarksTest, ANameThatIsBeingTypedStaysWhenOthersComeIn) {
  selection.selectBytes({0, 20, 2});
  actions.addBookmark->trigger();
  ASSERT_TRUE(editor());
  editor()->selectAll();
  QTest::keyClicks(editor(), QStringLiteral("fla"));
  panel.bookmarks().merge({{QStringLiteral("first"), {}, 4, 1}, {QStringLiteral("same"), {}, 20, 2}});
  ASSERT_TRUE(editor());
  QTest::keyClicks(editor(), QStringLiteral("gs"));
  QTest::keyClick(editor(), Qt::Key_Return);
  EXPECT_TRUE(QTest::qWaitFor([&] { return cell(1, ByteBookmarkModel::kName) == QStringLiteral("flags"); }, kWaitMs));
  EXPECT_EQ(cell(0, ByteBookmarkModel::kName), QStringLiteral("first"));
}

TEST(ByteBookmarkModelTest, StaysConsistent) {
  ByteBookmarkModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setDocument(loadTestDocument()->document);
  model.add(QStringLiteral("b"), {0, 10, 1});
  model.add(QStringLiteral("a"), {0, 5, 1});
  model.setBookmarks({{QStringLiteral("far"), {}, 1000, 1}, {QStringLiteral("near"), {}, 1, 1}});
  EXPECT_EQ(model.rangeAt(0), (ByteRange{0, 1, 1}));
  EXPECT_EQ(model.rangeAt(1), std::nullopt) << "past the end, but still listed";
  EXPECT_FALSE(model.setData(model.index(0, ByteBookmarkModel::kName), QStringLiteral("  "), Qt::EditRole));
  model.remove(0);
  EXPECT_EQ(model.rowCount(), 1);
}

/// Bookmarks on disk.
class ByteBookmarkControllerTest : public testing::Test {
protected:
  /// Shows a file; the hash of what is in it.
  QString showFile(std::uint32_t squares = 5) {
    const auto reading = loadTestDocument(TestFormat::Mode::BrokenScene, squares);
    model.setDocument(reading->document);
    QSignalSpy read(controller.get(), &ByteBookmarkController::lookedUp);
    session.setDocument(reading);
    EXPECT_TRUE(read.count() > 0 || read.wait(kWaitMs));
    base::Progress progress;
    return sharedContentHash(reading->document, progress);
  }
  QString file(const QString& hash) { return folder.path(QStringLiteral("bytes/%1.json").arg(hash)); }
  bool comesToBe(const QString& hash, bool there) {
    return QTest::qWaitFor([&] { return QFile::exists(file(hash)) == there; }, kWaitMs);
  }
  void startAnew() {
    controller.reset();
    session.setDocument(nullptr);
    model.setBookmarks({});
    controller = std::make_unique<ByteBookmarkController>(session, model, folder.path(QStringLiteral("bytes")));
  }

  TempFolder folder;
  Session session;
  ByteBookmarkModel model;
  std::unique_ptr<ByteBookmarkController> controller =
      std::make_unique<ByteBookmarkController>(session, model, folder.path(QStringLiteral("bytes")));
};

TEST_F(ByteBookmarkControllerTest, AreThereAgainInTheNextRun) {
  const QString hash = showFile();
  model.add(QStringLiteral("a"), {0, 16, 4});
  ASSERT_TRUE(comesToBe(hash, true));
  startAnew();
  showFile();
  ASSERT_EQ(model.rowCount(), 1);
  EXPECT_EQ(model.bookmarks()[0].name, QStringLiteral("a"));
  model.remove(0);
  EXPECT_TRUE(comesToBe(hash, false)) << "the last one takes the file along";
}

TEST_F(ByteBookmarkControllerTest, AFileThatChangesTakesThemAlong) {
  showFile();
  model.add(QStringLiteral("a"), {0, 16, 4});
  model.add(QStringLiteral("z"), {0, 96, 4});
  const QString shorter = showFile(4);
  ASSERT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.rangeAt(0), (ByteRange{0, 16, 4}));
  EXPECT_EQ(model.rangeAt(1), std::nullopt) << "these bytes are no more";
  EXPECT_TRUE(comesToBe(shorter, true));
}

TEST_F(ByteBookmarkControllerTest, ThoseMadeBeforeTheContentWasKnownAreKept) {
  const auto reading = loadTestDocument(TestFormat::Mode::BrokenScene);
  QSignalSpy read(controller.get(), &ByteBookmarkController::lookedUp);
  session.setDocument(reading);
  model.setDocument(reading->document);
  model.add(QStringLiteral("early"), {0, 1, 1});
  ASSERT_TRUE(read.wait(kWaitMs));
  EXPECT_EQ(model.rowCount(), 1);
  base::Progress progress;
  EXPECT_TRUE(comesToBe(sharedContentHash(reading->document, progress), true));
}

TEST_F(ByteBookmarkControllerTest, DamagedOnesAreNotWrittenOver) {
  const QString hash = showFile();
  startAnew();
  folder.write(QStringLiteral("bytes/%1.json").arg(hash), "{ \"version\": 1, \"byt");
  showFile();
  EXPECT_EQ(model.rowCount(), 0);
  model.add(QStringLiteral("a"), {0, 16, 4});
  const QString aside = file(hash) + QStringLiteral(".damaged");
  EXPECT_TRUE(QTest::qWaitFor([&] { return QFile::exists(aside) && QFile::exists(file(hash)); }, kWaitMs));
}

} // namespace
