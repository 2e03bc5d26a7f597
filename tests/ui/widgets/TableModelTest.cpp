#include "ui/widgets/TableModel.h"

#include <QAbstractItemModelTester>
#include <QColor>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

struct Fruit {
  QString name;
  int weight = 0;
  bool ripe = true;
};

/// Fruits with their weight, whose names can be changed.
class FruitModel : public TableModel<Fruit> {
public:
  FruitModel() {
    setColumns(
        {{.heading = [this] { return heading; },
          .headingTip = [] { return QStringLiteral("what it is called"); },
          .text = &Fruit::name,
          .decoration = [](const Fruit& fruit) { return fruit.ripe ? QVariant(QColor(Qt::red)) : QVariant(); },
          .edit = [this](int row, const QString& name) { return rename(row, name); }},
         {.heading = [] { return QStringLiteral("Weight"); },
          .text = [](const Fruit& fruit) { return QStringLiteral("%1 g").arg(fruit.weight); },
          .copiedText = [](const Fruit& fruit) { return QString::number(fruit.weight); },
          .sortValue = &Fruit::weight,
          .toolTip = kNoToolTip,
          .accessibleText = [](const Fruit& fruit) { return QStringLiteral("%1 grams").arg(fruit.weight); },
          .alignment = kNumberAlignment,
          .headingAlignment = kNumberAlignment}},
        {.toolTip = [](const Fruit& fruit) { return QStringLiteral("a ") + fruit.name; }, .enabled = &Fruit::ripe});
  }

  using TableModel::notifyChanged;

  void sort(int column, Qt::SortOrder order) override {
    sortRows([&](const Fruit& a, const Fruit& b) {
      const bool less = column == 0 ? a.name < b.name : a.weight < b.weight;
      const bool greater = column == 0 ? b.name < a.name : b.weight < a.weight;
      return order == Qt::AscendingOrder ? less : greater;
    });
  }

  QString heading = QStringLiteral("Name");

private:
  bool rename(int row, const QString& name) {
    rowAt(row).name = name.isEmpty() ? at(row).name : name;
    return !name.isEmpty();
  }
};

class TableModelTest : public testing::Test {
protected:
  void SetUp() override {
    model.replace({{QStringLiteral("Pear"), 150}, {QStringLiteral("Apple"), 120}, {QStringLiteral("Fig"), 40, false}});
  }
  QVariant cell(int row, int column, int role = Qt::DisplayRole) { return model.index(row, column).data(role); }
  QStringList names() {
    QStringList names;
    for (const Fruit& fruit : model.rows()) {
      names << fruit.name;
    }
    return names;
  }

  FruitModel model;
  const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(TableModelTest, CellsAreWhatTheColumnsSay) {
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.columnCount(), 2);
  EXPECT_EQ(model.rowCount(model.index(0, 0)), 0);
  EXPECT_EQ(cell(0, 0), QStringLiteral("Pear"));
  EXPECT_EQ(cell(1, 1), QStringLiteral("120 g"));
  EXPECT_EQ(cell(1, 1, Qt::AccessibleTextRole), QStringLiteral("120 grams"));
  EXPECT_EQ(cell(0, 0, Qt::DecorationRole), QColor(Qt::red));
  EXPECT_FALSE(cell(2, 0, Qt::DecorationRole).isValid());
  EXPECT_FALSE(cell(0, 0, Qt::TextAlignmentRole).isValid());
  EXPECT_EQ(cell(0, 1, Qt::TextAlignmentRole).value<Qt::Alignment>(), kNumberAlignment);
  EXPECT_FALSE(cell(0, 0, Qt::BackgroundRole).isValid());
  EXPECT_FALSE(model.data(QModelIndex()).isValid());
}

TEST_F(TableModelTest, ColumnsHaveTheCommonLookUnlessTheyHaveTheirOwn) {
  EXPECT_EQ(cell(0, 0, Qt::ToolTipRole), QStringLiteral("a Pear"));
  EXPECT_EQ(cell(0, 1, Qt::ToolTipRole).toString(), QString());
  EXPECT_TRUE(model.flags(model.index(0, 1)).testFlag(Qt::ItemIsEnabled));
  EXPECT_FALSE(model.flags(model.index(2, 0)).testFlag(Qt::ItemIsEnabled));
  EXPECT_FALSE(model.flags(model.index(2, 1)).testFlag(Qt::ItemIsEnabled));
}

TEST_F(TableModelTest, ATextIsItsOwnToolTipAndSortsWithoutCase) {
  TableModel<Fruit> plain({{.text = &Fruit::name}});
  plain.replace({{QStringLiteral("<b>Kiwi</b>")}});
  EXPECT_EQ(plain.index(0, 0).data(Qt::ToolTipRole).toString(), plainToolTip(QStringLiteral("<b>Kiwi</b>")));
  EXPECT_EQ(plain.index(0, 0).data(kSortRole), QStringLiteral("<b>kiwi</b>"));
  EXPECT_EQ(cell(0, 1, kSortRole), 150);
  EXPECT_FALSE(plain.headerData(0, Qt::Horizontal).isValid());
}

TEST_F(TableModelTest, HeadingsAreAskedForEachTime) {
  EXPECT_EQ(model.headerData(0, Qt::Horizontal), QStringLiteral("Name"));
  model.heading = QStringLiteral("Nom"); // as after a change of language
  EXPECT_EQ(model.headerData(0, Qt::Horizontal), QStringLiteral("Nom"));
  EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole), QStringLiteral("what it is called"));
  EXPECT_EQ(model.headerData(1, Qt::Horizontal, Qt::ToolTipRole), plainToolTip(QStringLiteral("Weight")));
  EXPECT_EQ(model.headerData(1, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>(), kNumberAlignment);
  EXPECT_FALSE(model.headerData(0, Qt::Vertical).isValid());
  EXPECT_FALSE(model.headerData(2, Qt::Horizontal).isValid());
}

TEST_F(TableModelTest, OnlyColumnsThatCanBeEditedAre) {
  QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
  EXPECT_TRUE(model.flags(model.index(0, 0)).testFlag(Qt::ItemIsEditable));
  EXPECT_FALSE(model.flags(model.index(0, 1)).testFlag(Qt::ItemIsEditable));
  EXPECT_EQ(cell(0, 0, Qt::EditRole), QStringLiteral("Pear"));
  EXPECT_FALSE(cell(0, 1, Qt::EditRole).isValid());
  EXPECT_FALSE(model.setData(model.index(0, 1), QStringLiteral("7")));
  EXPECT_FALSE(model.setData(model.index(0, 0), QString())) << "refused";
  EXPECT_EQ(changed.count(), 0);
  EXPECT_TRUE(model.setData(model.index(0, 0), QStringLiteral("Quince")));
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(cell(0, 0), QStringLiteral("Quince"));
}

TEST_F(TableModelTest, RowsComeAndGo) {
  QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
  model.append({});
  model.append({{QStringLiteral("Plum"), 30}, {QStringLiteral("Lime"), 60}});
  model.insert(1, {QStringLiteral("Date"), 8});
  model.remove(0);
  EXPECT_EQ(names(), QString("Date Apple Fig Plum Lime").split(QLatin1Char(' ')));
  EXPECT_EQ(resets.count(), 0);
  model.replace({});
  EXPECT_EQ(resets.count(), 1);
  EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(TableModelTest, UpdatedRowsAreTheSameOnesUnlessTheirNumberChanges) {
  QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
  QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
  const QPersistentModelIndex fig(model.index(2, 0));
  model.update({{QStringLiteral("Pear"), 151}, {QStringLiteral("Apple"), 121}, {QStringLiteral("Fig"), 41}});
  EXPECT_EQ(resets.count(), 0);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(fig.sibling(2, 1).data(), QStringLiteral("41 g"));
  model.update({{QStringLiteral("Pear"), 151}});
  EXPECT_EQ(resets.count(), 1);
  model.update({});
  model.update({});
  EXPECT_EQ(changed.count(), 1) << "no rows changed";
}

TEST_F(TableModelTest, CopiedRowsAreLinesOfCells) {
  EXPECT_EQ(model.asText({2, 0}), QStringLiteral("Fig\t40\nPear\t150\n"));
  EXPECT_EQ(model.asText(), QStringLiteral("Pear\t150\nApple\t120\nFig\t40\n"));
}

TEST_F(TableModelTest, SortingKeepsPersistentIndicesWithTheirRows) {
  const QPersistentModelIndex pear(model.index(0, 1));
  const QPersistentModelIndex fig(model.index(2, 0));
  model.sort(0, Qt::AscendingOrder);
  EXPECT_EQ(names(), QString("Apple Fig Pear").split(QLatin1Char(' ')));
  EXPECT_EQ(pear.data(), QStringLiteral("150 g"));
  EXPECT_EQ(fig.row(), 1);
  model.append({{QStringLiteral("Melon"), 120}});
  model.sort(1, Qt::DescendingOrder);
  EXPECT_EQ(names(), QString("Pear Apple Melon Fig").split(QLatin1Char(' '))) << "equal ones keep their order";
  EXPECT_EQ(pear.row(), 0);
}

} // namespace
