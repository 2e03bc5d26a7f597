#include "tests/ui/mainwindow/MainWindowFixture.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// The shown file, read in a way that the user chooses.
class ReadingOptionsTest : public MainWindowTest {
protected:
  QDialog* dialog() { return window->findChild<QDialog*>(QStringLiteral("readingOptionsDialog")); }
  QComboBox& box() { return *dialog()->findChild<QComboBox*>(QStringLiteral("readingOption.squares")); }
  QPushButton* button(QDialogButtonBox::StandardButton which) {
    return dialog()->findChild<QDialogButtonBox*>()->button(which);
  }
  void ask() {
    action("file.readingOptions")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); }, kWaitMs));
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog()));
  }
  void choose(int key) {
    ask();
    box().setFocus();
    QTest::keyClick(&box(), key);
    QTest::mouseClick(button(QDialogButtonBox::Ok), Qt::LeftButton);
    ASSERT_TRUE(waitUntilIdle());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog(); }, kWaitMs));
  }
  std::int64_t squares() { return window->session().document()->counts.at("squares"); }
};

TEST_F(ReadingOptionsTest, AFileIsReadInAnotherWayAndBack) {
  EXPECT_FALSE(action("file.readingOptions")->isEnabled()) << "nothing is shown";
  openPicture();
  ASSERT_EQ(squares(), 5);
  ASSERT_TRUE(action("file.readingOptions")->isEnabled());
  choose(Qt::Key_Down);
  EXPECT_EQ(squares(), 2);
  EXPECT_EQ(openName(), QStringLiteral("squares.vtst"));
  ask();
  EXPECT_EQ(box().currentText(), QStringLiteral("Half of them")) << "as it is read now";
  EXPECT_EQ(box().accessibleDescription(), QStringLiteral("Those of the second half are as good."));
  QTest::mouseClick(button(QDialogButtonBox::Cancel), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !dialog(); }, kWaitMs));
  action("file.reload")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(squares(), 2) << "it stays so when the file is read again";
  choose(Qt::Key_Up);
  EXPECT_EQ(squares(), 5);
  EXPECT_TRUE(window->opening().shownRequest().options.formatOptions.isEmpty()) << "what holds anyway is not said";
}

TEST_F(ReadingOptionsTest, TheViewIsKept) {
  openPicture();
  goToSpawn();
  const scene::Control& control = window->session().scene()->controls.at(0);
  const QString id = control.id;
  const double other = 1 - control.defaultValue;
  window->session().setControl(id, other);
  const QVector3D before = place();
  choose(Qt::Key_Down);
  EXPECT_EQ(place(), before);
  EXPECT_EQ(window->session().state().controls.at(id), other);
}

TEST_F(ReadingOptionsTest, AnotherFileIsReadAsUsual) {
  openPicture();
  choose(Qt::Key_Down);
  open(TestFormat::Mode::Good, QStringLiteral("other.vtst"));
  EXPECT_EQ(squares(), 5);
}

} // namespace
