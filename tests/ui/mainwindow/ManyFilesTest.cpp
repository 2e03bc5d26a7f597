#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/settings/BrowserSettings.h"

#include <QTreeView>

namespace vitrine::tests {
namespace {

/// Sixty files, of which every seventh cannot be read and every eleventh is none of ours; numbers 01 to 60.
class ManyFilesTest : public MainWindowTest {
protected:
  static constexpr int kFiles = 60;

  ManyFilesTest() {
    for (int i = 1; i <= kFiles; ++i) {
      if (isForeign(i)) {
        folder.write(QStringLiteral("maps/") + nameOf(i), QByteArray("only the name"));
      } else {
        file(isUnreadable(i) ? TestFormat::Mode::Unreadable : TestFormat::Mode::Good,
             QStringLiteral("maps/") + nameOf(i));
      }
    }
    window->open({folder.path(QStringLiteral("maps"))});
    EXPECT_TRUE(QTest::qWaitFor([this] { return list->model()->rowCount() == kFiles; }, kWaitMs));
  }
  static bool isForeign(int number) { return number % 11 == 0; }
  static bool isUnreadable(int number) { return number % 7 == 0; }
  static QString nameOf(int number) { return QStringLiteral("map%1.vtst").arg(number); }
  QString currentRow() { return list->currentIndex().siblingAtColumn(0).data().toString(); }

  QTreeView* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
};

TEST_F(ManyFilesTest, PageDownLeadsThroughAllThatCanBeTried) {
  QString shown;
  for (int i = 1; i <= kFiles; ++i) {
    if (isForeign(i)) {
      continue;
    }
    QTest::keyClick(window.get(), Qt::Key_PageDown);
    ASSERT_TRUE(waitUntilIdle());
    shown = isUnreadable(i) ? shown : nameOf(i);
    ASSERT_EQ(openName(), shown) << i;
    ASSERT_EQ(currentRow(), nameOf(i));
    ASSERT_EQ(messages().isVisible(), isUnreadable(i)) << i;
  }
  EXPECT_FALSE(action("go.nextFile")->isEnabled());
}

TEST_F(ManyFilesTest, TheCameraStaysWhereTheUserWantsItTo) {
  QTest::keyClick(window.get(), Qt::Key_PageDown);
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_TRUE(QTest::qWaitFor([this] { return view().framesDrawn() > 0; }, kWaitMs));
  const QVector3D start = place();
  goToSpawn();
  const QVector3D spawn = place();
  ASSERT_NE(spawn, start);
  QTest::keyClick(window.get(), Qt::Key_PageDown);
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_EQ(openName(), nameOf(2));
  EXPECT_EQ(place(), start) << "each file from its own start";
  action("go.keepCamera")->trigger();
  EXPECT_TRUE(settings->value(ui::setting::kKeepCamera));
  goToSpawn();
  QTest::keyClick(window.get(), Qt::Key_PageDown);
  ASSERT_TRUE(waitUntilIdle());
  ASSERT_EQ(openName(), nameOf(3));
  EXPECT_EQ(place(), spawn);
}

} // namespace
} // namespace vitrine::tests
