#include "ui/widgets/GroupedModel.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

/// Words by their first letter.
class WordModel : public GroupedModel<QChar, QString> {
public:
  WordModel() {
    setColumns({{.text = [](QChar letter) { return QString(letter); }, .toolTip = kNoToolTip}},
               {{.heading = [] { return QStringLiteral("Word"); }, .text = [](const QString& word) { return word; }},
                {.heading = [] { return QStringLiteral("Letters"); },
                 .text = [](const QString& word) { return QString::number(word.size()); },
                 .alignment = kNumberAlignment}});
  }

  using GroupedModel::append;
  using GroupedModel::insertGroup;
  using GroupedModel::setGroup;
};

class GroupedModelTest : public testing::Test {
protected:
  void SetUp() override {
    model.replace(
        {{QChar(u'b'), {QStringLiteral("bear"), QStringLiteral("bee")}}, {QChar(u'd'), {QStringLiteral("dog")}}});
  }

  WordModel model;
  const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(GroupedModelTest, GroupsHaveTheirRowsBelowThem) {
  const QModelIndex b = model.index(0, 0);
  ASSERT_EQ(model.rowCount(), 2);
  ASSERT_EQ(model.rowCount(b), 2);
  EXPECT_EQ(model.rowCount(model.index(0, 1)), 0) << "children are below the first column alone";
  EXPECT_EQ(b.data(), QStringLiteral("b"));
  EXPECT_FALSE(model.index(0, 1).data().isValid()) << "a group has fewer columns";
  const QModelIndex bear = model.index(0, 1, b);
  EXPECT_EQ(bear.data(), QStringLiteral("4"));
  EXPECT_EQ(bear.parent(), b);
  EXPECT_EQ(model.rowCount(bear), 0);
  EXPECT_EQ(model.rowIndex(0, 1).data(), QStringLiteral("bee"));
  EXPECT_EQ(model.headerData(1, Qt::Horizontal), QStringLiteral("Letters"));
  EXPECT_EQ(model.listedCount(), 3U);
}

TEST_F(GroupedModelTest, AnIndexLeadsToItsGroupAndRow) {
  const QModelIndex d = model.index(1, 0);
  const QModelIndex dog = model.rowIndex(1, 0);
  EXPECT_EQ(*model.groupAt(d), QChar(u'd'));
  EXPECT_EQ(model.rowAt(d), nullptr);
  EXPECT_EQ(*model.groupAt(dog), QChar(u'd'));
  EXPECT_EQ(*model.rowAt(dog), QStringLiteral("dog"));
  EXPECT_EQ(model.indexOf(QStringLiteral("dog")), dog);
  EXPECT_FALSE(model.indexOf(QStringLiteral("cat")).isValid());
  EXPECT_EQ(model.groupAt({}), nullptr);
  EXPECT_EQ(model.rowAt({}), nullptr);
}

TEST_F(GroupedModelTest, GroupsThatComeInBetweenLeaveIndicesWithTheirRows) {
  const QPersistentModelIndex d(model.index(1, 0));
  const QPersistentModelIndex dog(model.rowIndex(1, 0));
  model.insertGroup(1, QChar(u'c'));
  model.append(1, {QStringLiteral("cat"), QStringLiteral("cow")});
  model.append(2, {QStringLiteral("duck")});
  EXPECT_EQ(d.row(), 2);
  EXPECT_EQ(dog.data(), QStringLiteral("dog"));
  EXPECT_EQ(dog.parent(), d);
  EXPECT_EQ(model.rowCount(d), 2);
  model.setGroup(1, QChar(u'C'));
  EXPECT_EQ(model.index(1, 0).data(), QStringLiteral("C"));
  EXPECT_EQ(model.rowCount(model.index(1, 0)), 2) << "another value of the same group";
}

TEST_F(GroupedModelTest, OtherGroupsTakeThePlaceOfAll) {
  model.replace({});
  EXPECT_EQ(model.rowCount(), 0);
  model.replace({{QChar(u'e'), {}}});
  EXPECT_EQ(model.rowCount(), 1);
  EXPECT_EQ(model.rowCount(model.index(0, 0)), 0);
}

} // namespace
