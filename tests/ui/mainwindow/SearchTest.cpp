#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/searching/SearchPanel.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// The search in a window, by keys.
class WindowSearchTest : public MainWindowTest {
protected:
  QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
  QLineEdit& edit() { return *window->findChild<QLineEdit*>(QStringLiteral("searchText")); }
  QTreeView& list() { return *window->findChild<QTreeView*>(QStringLiteral("searchMatches")); }
  QString state() { return label("searchState"); }
  void look(const QString& text) {
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return edit().hasFocus(); }, kWaitMs));
    QTest::keyClicks(&edit(), text);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] {
          return state().endsWith(QStringLiteral("found")) && !state().startsWith(QStringLiteral("Searching"));
        },
        kWaitMs))
        << state().toStdString();
  }
};

TEST_F(WindowSearchTest, TypeEnterAndStepThroughMatches) {
  openPicture();
  look(QStringLiteral("marker"));
  EXPECT_TRUE(dock("search").isVisible());
  QTest::keyClick(&edit(), Qt::Key_Return);
  ASSERT_TRUE(selection().current().node);
  const NodeIndex first = selection().current().node;
  EXPECT_EQ(window->session().scene()->nodes[first].name, QStringLiteral("Marker"));
  EXPECT_TRUE(list().hasFocus()) << "single keys are meant for what was found";
  EXPECT_FALSE(list().visibleRegion().isEmpty()) << "the others stay in sight";
  QTest::keyClick(window.get(), Qt::Key_F3);
  QTest::keyClick(window.get(), Qt::Key_F3, Qt::ShiftModifier);
  EXPECT_EQ(selection().current().node, first);
}

TEST_F(WindowSearchTest, ARecordIsSelectedWithItsField) {
  openPicture();
  const auto decoded = window->session().document()->structure[kQuads].table->row(2);
  ASSERT_TRUE(decoded.has_value());
  look(QStringLiteral("20")); // x of the third square alone
  const auto* model = static_cast<MatchModel*>(list().model());
  bool found = false;
  for (QModelIndex at = model->next({}, true); !found && at.isValid(); at = model->next(at, true)) {
    const auto* record = std::get_if<searching::RecordTarget>(&model->rowAt(at)->target);
    found = record && record->record == RecordRef{kQuads, 2};
    if (found) {
      list().scrollTo(at);
      QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(at).center());
    }
  }
  ASSERT_TRUE(found);
  EXPECT_EQ(selection().current().record, (RecordRef{kQuads, 2}));
  EXPECT_TRUE(selection().current().field.has_value());
  EXPECT_TRUE(dock("records").isVisible());
}

TEST_F(WindowSearchTest, ArrowsMoveAndEscapeGivesTheKeyboardBack) {
  openPicture();
  auto* outline = window->findChild<QLineEdit*>(QStringLiteral("sceneTreeFilter"));
  QWidget* before = outline ? static_cast<QWidget*>(outline) : &list();
  before->setFocus();
  look(QStringLiteral("squares"));
  QTest::keyClick(&edit(), Qt::Key_Down);
  QTest::keyClick(&edit(), Qt::Key_Down);
  EXPECT_TRUE(list().currentIndex().isValid());
  EXPECT_TRUE(edit().hasFocus());
  QTest::keyClick(&edit(), Qt::Key_Escape);
  EXPECT_FALSE(dock("search").isVisible());
  if (outline) {
    EXPECT_TRUE(outline->hasFocus());
  }
}

TEST_F(WindowSearchTest, NothingFoundAndWrongExpressionsAreSaid) {
  openPicture();
  QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
  QTest::keyClicks(&edit(), QStringLiteral("zebra("));
  EXPECT_TRUE(QTest::qWaitFor([this] { return state() == QStringLiteral("Nothing found"); }, kWaitMs));
  window->findChild<QToolButton*>(QStringLiteral("searchExpression"))->click();
  EXPECT_TRUE(QTest::qWaitFor([this] { return state().contains(QStringLiteral("at character")); }, kWaitMs))
      << state().toStdString();
}

TEST_F(WindowSearchTest, AStructureAloneIsSearchedToo) {
  open(TestFormat::Mode::BrokenScene);
  look(QStringLiteral("QUADS"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(selection().current().section, kQuads);
}

} // namespace
