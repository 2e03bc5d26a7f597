#include "ui/exporting/ExportDialog.h"

#include "tests/core/exporting/GlbFile.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/settings/ExportSettings.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QStatusBar>

using namespace vitrine;
using vitrine::tests::GlbFile;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// The dialog that asks what of a scene is exported, driven by keys and the mouse.
class ExportDialogTest : public MainWindowTest {
protected:
  void ask(TestFormat::Mode mode = TestFormat::Mode::Good) {
    settings->set(ui::setting::kExportFolder, folder.path());
    openPicture(mode);
    askAgain();
  }
  void askAgain() {
    QTest::keyClick(native(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return findDialog() != nullptr; }, kWaitMs));
    dialog = findDialog();
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
  }
  ui::ExportDialog* findDialog() const {
    auto* found = window->findChild<ui::ExportDialog*>();
    return found && found->isVisible() ? found : nullptr;
  }
  template <class Widget>
  Widget& find(const char* name) {
    auto* widget = dialog->findChild<Widget*>(QStringLiteral("export.") + QLatin1String(name));
    EXPECT_TRUE(widget) << name;
    return *widget;
  }
  /// By keys, down the list.
  void choose(const char* name, int index) {
    auto& box = find<QComboBox>(name);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int i = 0; i < 20 && box.currentIndex() != index; ++i) {
      QTest::keyClick(&box, Qt::Key_Down);
    }
    EXPECT_EQ(box.currentIndex(), index) << name;
  }
  void typePath(const QString& path) {
    auto& edit = find<QLineEdit>("path");
    edit.setFocus();
    edit.selectAll();
    QTest::keyClicks(&edit, path);
  }
  QPushButton& button(QDialogButtonBox::StandardButton which) {
    return *dialog->findChild<QDialogButtonBox*>()->button(which);
  }
  void press(QDialogButtonBox::StandardButton which) { QTest::mouseClick(&button(which), Qt::LeftButton); }
  bool waitUntilDone() {
    return QTest::qWaitFor([this] { return !dialog || !dialog->isVisible() || !dialog->isBusy(); }, kWaitMs);
  }
  std::size_t exportedTriangles(const char* name) {
    press(QDialogButtonBox::Save);
    EXPECT_TRUE(waitUntilDone());
    EXPECT_FALSE(dialog && dialog->isVisible());
    const GlbFile file = GlbFile::read(folder.path(QLatin1String(name)));
    EXPECT_EQ(file.faults(), std::vector<std::string>());
    return file.shownTriangles();
  }

  QPointer<ui::ExportDialog> dialog;
};

TEST_F(ExportDialogTest, WhatIsShownIsWrittenAndTold) {
  ask();
  EXPECT_EQ(find<QLineEdit>("path").text(), QDir::toNativeSeparators(folder.path(QStringLiteral("squares.glb"))));
  EXPECT_EQ(exportedTriangles("squares.glb"), 12U) << "five squares and the marker";
  EXPECT_TRUE(window->statusBar()->currentMessage().contains(QLatin1String("squares.glb")));
}

TEST_F(ExportDialogTest, TheSelectionAloneOrWithWhatIsHidden) {
  ask();
  EXPECT_EQ(find<QComboBox>("what").count(), 3);
  choose("what", 1);
  EXPECT_EQ(find<QComboBox>("what").currentIndex(), 1);
  QTest::keyClick(&find<QComboBox>("what"), Qt::Key_Down);
  EXPECT_EQ(find<QComboBox>("what").currentIndex(), 1) << "nothing is selected";
  QTest::mouseClick(native(), Qt::LeftButton, {}, pixelOf(1));
  ASSERT_TRUE(QTest::qWaitFor([this] { return selection().current().items.size() == 1; }, kWaitMs));
  choose("what", 2);
  typePath(folder.path(QStringLiteral("one.glb")));
  EXPECT_EQ(exportedTriangles("one.glb"), 2U);

  const auto picked = selection().current().items;
  window->session().hide(picked);
  askAgain();
  EXPECT_EQ(find<QComboBox>("what").currentIndex(), 0) << "a selection passes";
  typePath(folder.path(QStringLiteral("shown.glb")));
  EXPECT_EQ(exportedTriangles("shown.glb"), 10U);
  askAgain();
  choose("what", 1);
  typePath(folder.path(QStringLiteral("all.glb")));
  EXPECT_EQ(exportedTriangles("all.glb"), 12U);
}

TEST_F(ExportDialogTest, FormatsOfferWhatTheyAndTheSceneHave) {
  ask();
  const auto& leftOut = find<QLabel>("leftOut");
  choose("format", 6);
  EXPECT_TRUE(find<QLineEdit>("path").text().endsWith(QLatin1String("squares.stl")));
  EXPECT_TRUE(leftOut.text().contains(QLatin1String("materials and images"))) << leftOut.text().toStdString();
  EXPECT_FALSE(find<QComboBox>("pictures").isEnabled());
  EXPECT_FALSE(find<QComboBox>("light").isEnabled()) << "the squares have no light";
  typePath(folder.path(QStringLiteral("other.fbx")));
  EXPECT_EQ(find<QComboBox>("format").currentIndex(), 2) << "the ending says it";
  EXPECT_TRUE(find<QComboBox>("pictures").isEnabled());
  EXPECT_FALSE(leftOut.text().contains(QLatin1String("materials and images")));
  typePath(folder.path(QStringLiteral("other.doc")));
  EXPECT_FALSE(button(QDialogButtonBox::Save).isEnabled());
  for (const char* name : {"format", "what", "light", "pictures"}) {
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&find<QComboBox>(name));
    EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << name;
  }
}

TEST_F(ExportDialogTest, ChoicesAreKept) {
  ask();
  choose("format", 2);
  choose("pictures", 1);
  choose("what", 1);
  press(QDialogButtonBox::Save);
  ASSERT_TRUE(waitUntilDone());
  EXPECT_TRUE(QFileInfo::exists(folder.path(QStringLiteral("squares.fbx"))));
  askAgain();
  EXPECT_EQ(find<QComboBox>("format").currentIndex(), 2);
  EXPECT_EQ(find<QComboBox>("pictures").currentIndex(), 1);
  EXPECT_EQ(find<QComboBox>("what").currentIndex(), 1);
  EXPECT_TRUE(find<QLineEdit>("path").text().endsWith(QLatin1String("squares.fbx")));
}

TEST_F(ExportDialogTest, NothingIsWrittenOverUnasked) {
  folder.write(QStringLiteral("squares.mtl"), QByteArray("mine"));
  ask();
  choose("format", 4);
  press(QDialogButtonBox::Save);
  auto* question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"));
  ASSERT_TRUE(question) << "files beside the one that is named count, too";
  EXPECT_TRUE(question->informativeText().contains(QLatin1String("squares.mtl")));
  QTest::mouseClick(question->button(QMessageBox::No), Qt::LeftButton);
  EXPECT_FALSE(dialog->isBusy());
  EXPECT_FALSE(QFileInfo::exists(folder.path(QStringLiteral("squares.obj"))));
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return !dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion")); }, kWaitMs));
  press(QDialogButtonBox::Save);
  question = dialog->findChild<QMessageBox*>(QStringLiteral("replaceQuestion"));
  ASSERT_TRUE(question);
  QTest::mouseClick(question->button(QMessageBox::Yes), Qt::LeftButton);
  ASSERT_TRUE(waitUntilDone());
  EXPECT_TRUE(QFileInfo::exists(folder.path(QStringLiteral("squares.obj"))));
  EXPECT_GT(QFileInfo(folder.path(QStringLiteral("squares.mtl"))).size(), 4);
}

TEST_F(ExportDialogTest, WhatCannotBeWrittenIsToldAndCanBeTriedAgain) {
  ask();
  typePath(folder.path(QStringLiteral("no/such/folder.glb")));
  press(QDialogButtonBox::Save);
  ASSERT_TRUE(waitUntilDone());
  EXPECT_TRUE(messages().isVisible());
  EXPECT_TRUE(messages().text().contains(QLatin1String("folder.glb"))) << messages().text().toStdString();
  ASSERT_TRUE(dialog && dialog->isVisible());
  typePath(folder.path(QStringLiteral("yes.glb")));
  EXPECT_EQ(exportedTriangles("yes.glb"), 12U);
}

TEST_F(ExportDialogTest, EscapeClosesItAndAnotherDocumentToo) {
  ask();
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_FALSE(findDialog());
  askAgain();
  open(TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  EXPECT_FALSE(findDialog());
}

} // namespace
