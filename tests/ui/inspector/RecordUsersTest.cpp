#include "tests/ui/inspector/RecordTableFixture.h"
#include "ui/inspector/UsersDialog.h"
#include "ui/widgets/ElidedLabel.h"

#include <QAbstractItemModelTester>
#include <QPushButton>
#include <QTreeView>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::kWaitMs;

namespace {

constexpr std::uint64_t kUsed = 7;

/// "Used by" of a square that others lead to; judged by the bytes of the file.
class RecordUsersTest : public tests::RecordTableTest {
protected:
  UsersDialog* dialog() { return panel.findChild<UsersDialog*>(); }
  QTreeView& tree() { return *dialog()->findChild<QTreeView*>(); }
  QAbstractItemModel& users() { return *tree().model(); }
  QString about() { return dialog()->findChild<ElidedLabel*>()->text(); }

  void show(std::uint64_t record) {
    selection.selectRecord({kQuads, record});
    ASSERT_TRUE(actions.usedBy->isEnabled());
    actions.usedBy->trigger();
    ASSERT_TRUE(dialog());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !about().contains(QLatin1String("searching")); }, kWaitMs));
  }
  std::vector<std::uint64_t> usersOf(std::uint64_t record) const {
    return recordsWhere([&](int row) { return number<qint32>(row, 0) == static_cast<qint32>(record); });
  }
};

TEST_F(RecordUsersTest, ListsTheRecordsThatLeadToOne) {
  EXPECT_FALSE(actions.usedBy->isEnabled()) << "no record is selected";
  ASSERT_NO_FATAL_FAILURE(show(kUsed));
  EXPECT_FALSE(dialog()->isModal());
  const auto wanted = usersOf(kUsed);
  ASSERT_FALSE(wanted.empty());
  ASSERT_EQ(users().rowCount(), 1);
  const QModelIndex use = users().index(0, 0);
  EXPECT_EQ(use.data().toString(), QStringLiteral("QUADS.next: %1").arg(wanted.size()));
  ASSERT_EQ(users().rowCount(use), static_cast<int>(wanted.size()));
  EXPECT_EQ(users().index(0, 0, use).data().toString(), QStringLiteral("quad %1").arg(wanted[0]));
}

TEST_F(RecordUsersTest, ChoosingARecordSelectsIt) {
  ASSERT_NO_FATAL_FAILURE(show(kUsed));
  const QModelIndex record = users().index(0, 0, users().index(0, 0));
  ASSERT_TRUE(tree().isExpanded(record.parent())) << "the only field is open";
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(record).center());
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, usersOf(kUsed)[0]}));
  EXPECT_TRUE(dialog()->isVisible()) << "it stays";
  dialog()->findChild<QPushButton*>(QStringLiteral("usedByItself"))->click();
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, kUsed}));
  tree().setCurrentIndex(record);
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(selection.current().record, (RecordRef{kQuads, usersOf(kUsed)[0]}));
}

TEST_F(RecordUsersTest, ChoosingAFieldShowsAndLightsUpAllItsRecords) {
  ASSERT_NO_FATAL_FAILURE(show(kUsed));
  tree().setCurrentIndex(users().index(0, 0));
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(edit().text(), QStringLiteral("next == %1").arg(kUsed));
  const auto wanted = usersOf(kUsed);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown() == wanted; }, kWaitMs));
  const std::vector<DrawItemIndex> lit = selection.current().items;
  std::set<DrawItemIndex> items;
  for (const std::uint64_t row : wanted) {
    selection.selectRecord({kQuads, row});
    items.insert(selection.current().items.begin(), selection.current().items.end());
  }
  ASSERT_FALSE(items.empty());
  EXPECT_EQ(std::set<DrawItemIndex>(lit.begin(), lit.end()), items);
}

TEST_F(RecordUsersTest, ARecordThatNothingLeadsToSaysSo) {
  UsersDialog empty(&panel);
  empty.await(session.reading()->document, {kQuads, 3});
  EXPECT_TRUE(empty.findChild<ElidedLabel*>()->text().contains(QLatin1String("searching")));
  empty.showUses({});
  EXPECT_EQ(empty.findChild<ElidedLabel*>()->text(), QStringLiteral("quad 3 · QUADS: no record refers to it"));
  EXPECT_FALSE(empty.findChild<QPushButton*>(QStringLiteral("usedByAll"))->isEnabled());
}

TEST_F(RecordUsersTest, ManyUsersAreCountedAndTheFirstAreListed) {
  UsersModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  links::RecordUse use{kQuads, 0, {}};
  for (std::uint64_t row = 0; row < 2500; ++row) {
    use.rows.push_back(row % kCount);
  }
  model.setUses(session.reading()->document, {use, {kQuads, 1, {4}}});
  EXPECT_EQ(model.total(), 2501U);
  const QModelIndex first = model.index(0, 0);
  ASSERT_EQ(model.rowCount(first), 1001);
  const QModelIndex more = model.index(1000, 0, first);
  EXPECT_TRUE(more.data().toString().contains(QLocale().toString(1500))) << more.data().toString().toStdString();
  EXPECT_FALSE(model.recordAt(more));
  EXPECT_EQ(model.groupAt(more)->rows.size(), 2500U);
  EXPECT_EQ(model.recordAt(model.index(0, 0, model.index(1, 0))), (RecordRef{kQuads, 4}));
}

TEST_F(RecordUsersTest, AnotherDocumentClosesIt) {
  ASSERT_NO_FATAL_FAILURE(show(kUsed));
  session.setDocument(tests::loadTestDocument());
  EXPECT_FALSE(dialog()->isVisible());
  EXPECT_EQ(users().rowCount(), 0);
}

} // namespace
