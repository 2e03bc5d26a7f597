#include "ui/outline/OutlinePanel.h"

#include "tests/ui/support/TestFormat.h"

#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TestFormat;

namespace {

class OutlinePanelTest : public testing::Test {
protected:
  OutlinePanelTest() {
    session.setDocument(loadTestDocument());
    panel.resize(400, 600);
    panel.show();
  }
  QTreeView& tree(const char* name) { return *panel.findChild<QTreeView*>(QLatin1String(name)); }
  void click(QTreeView& view, const QString& text) {
    const QModelIndexList found =
        view.model()->match(view.model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchRecursive | Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    view.scrollTo(found[0]);
    // Right of the check box and the icon.
    const QRect place = view.visualRect(found[0]);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(place.right() - 5, place.center().y()));
  }

  Session session;
  Selection selection{session};
  OutlinePanel panel{session, selection};
};

TEST_F(OutlinePanelTest, ClickingANodeSelectsIt) {
  click(tree("sceneTree"), QStringLiteral("Squares"));
  EXPECT_EQ(selection.current().node, 0);
  EXPECT_EQ(selection.current().items.size(), 5U);
}

TEST_F(OutlinePanelTest, ClickingASectionSelectsItsBytes) {
  panel.setCurrentIndex(1);
  click(tree("sectionTree"), QStringLiteral("QUADS"));
  EXPECT_EQ(selection.current().section, 2U);
  EXPECT_EQ(selection.current().bytes, (ByteRange{0, 16, 80}));
}

TEST_F(OutlinePanelTest, BothTreesFollowTheSelection) {
  selection.selectRecord({2, 3});
  EXPECT_EQ(tree("sceneTree").currentIndex().data().toString(), QStringLiteral("Squares"));
  EXPECT_EQ(tree("sectionTree").currentIndex().data().toString(), QStringLiteral("QUADS"));
  EXPECT_EQ(selection.current().record, (RecordRef{2, 3})) << "following does not select anew";
}

TEST_F(OutlinePanelTest, TheFilterKeepsMatchesAndWhatIsAboveThem) {
  auto* filter = panel.findChild<QLineEdit*>(QStringLiteral("sceneTreeFilter"));
  filter->setText(QStringLiteral("mark"));
  const QAbstractItemModel& shown = *tree("sceneTree").model();
  ASSERT_EQ(shown.rowCount(), 1);
  EXPECT_EQ(shown.index(0, 0).data().toString(), QStringLiteral("Things"));
  EXPECT_TRUE(tree("sceneTree").isExpanded(shown.index(0, 0)));
  filter->clear();
  EXPECT_EQ(shown.rowCount(), 2);
}

TEST_F(OutlinePanelTest, WithoutAPictureTheStructureIsShown) {
  session.setDocument(loadTestDocument(TestFormat::Mode::BrokenScene));
  EXPECT_EQ(panel.currentIndex(), 1);
  EXPECT_FALSE(panel.isTabEnabled(0));
}

} // namespace
