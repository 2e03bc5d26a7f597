#include "ui/widgets/WordFilter.h"

#include "tests/support/QtPrinters.h"

#include <QStringListModel>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

/// Names in the order of their ranks.
QStringList ranked(const QStringList& names, const QString& typed) {
  QStringListModel model(names);
  WordFilter filter;
  filter.setSourceModel(&model);
  filter.setWords(typed);
  QStringList shown;
  for (int row = 0; row < filter.rowCount(); ++row) {
    shown << filter.index(row, 0).data().toString();
  }
  return shown;
}

TEST(WordFilterTest, WholeWordsComeFirstThenBeginningsThenOtherPlaces) {
  const QStringList names{QStringLiteral("Wireframe"),        QStringLiteral("Keep Framerate"),
                          QStringLiteral("First Frame"),      QStringLiteral("Frames"),
                          QStringLiteral("Frame Everything"), QStringLiteral("Frame")};
  EXPECT_EQ(ranked(names, QStringLiteral("frame")),
            (QStringList{QStringLiteral("Frame"), QStringLiteral("Frame Everything"), QStringLiteral("First Frame"),
                         QStringLiteral("Frames"), QStringLiteral("Keep Framerate"), QStringLiteral("Wireframe")}));
  EXPECT_EQ(ranked(names, QStringLiteral("EVERY frame")), QStringList{QStringLiteral("Frame Everything")});
  EXPECT_EQ(ranked(names, QString()), names) << "the model's own order";
  EXPECT_EQ(ranked(names, QStringLiteral("frame door")), QStringList());
}

TEST(WordFilterTest, PlacesInTheNameComeBeforeOthers) {
  const QStringList word{QStringLiteral("view")};
  const auto inName = wordRank(QStringLiteral("Preview"), QStringLiteral("File: Preview"), word);
  const auto inGroup = wordRank(QStringLiteral("Labels"), QStringLiteral("View: Labels"), word);
  ASSERT_TRUE(inName && inGroup);
  EXPECT_LT(*inName, *inGroup);
  EXPECT_FALSE(wordRank(QStringLiteral("Labels"), QStringLiteral("Edit: Labels"), word));
  EXPECT_TRUE(wordRank(QStringLiteral("func_door_3"), {}, {QStringLiteral("door")}));
  EXPECT_LT(*wordRank(QStringLiteral("func_door_3"), {}, {QStringLiteral("door")}),
            *wordRank(QStringLiteral("outdoors"), {}, {QStringLiteral("door")}));
}

TEST(WordFilterTest, RowsThatComeLaterAreRankedToo) {
  QStringListModel model({QStringLiteral("Wireframe"), QStringLiteral("Labels")});
  WordFilter filter;
  filter.setSourceModel(&model);
  filter.setWords(QStringLiteral("frame"));
  ASSERT_EQ(filter.rowCount(), 1);
  model.insertRows(0, 1);
  model.setData(model.index(0, 0), QStringLiteral("Frame"));
  ASSERT_EQ(filter.rowCount(), 2);
  EXPECT_EQ(filter.index(0, 0).data().toString(), QStringLiteral("Frame"));
  model.removeRows(0, 1);
  ASSERT_EQ(filter.rowCount(), 1);
  EXPECT_EQ(filter.index(0, 0).data().toString(), QStringLiteral("Wireframe"));
}

} // namespace
