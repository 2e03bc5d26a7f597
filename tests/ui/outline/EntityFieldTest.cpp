// The filter of the entities, typed with its completions and its help.
#include "tests/support/QtPrinters.h"
#include "tests/ui/support/QueryFieldDriver.h"
#include "ui/outline/EntityPanel.h"
#include "ui/outline/EntityWords.h"

#include <QAction>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::QueryFieldDriver;

namespace {

using document::EntityKeys;

EntityKeys entity(const QString& className, const QString& name) {
  return {{QStringLiteral("classname"), className}, {QStringLiteral("targetname"), name}};
}

/// A light, two doors and a door whose key is written otherwise; each has a place of its own.
std::vector<EntityKeys> entities() {
  std::vector<EntityKeys> all{entity(QStringLiteral("light"), QStringLiteral("lamp")),
                              entity(QStringLiteral("func_door"), QStringLiteral("front gate")),
                              entity(QStringLiteral("func_door"), QStringLiteral("back gate")),
                              {{QStringLiteral("ClassName"), QStringLiteral("prop_door")}}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].emplace_back(QStringLiteral("origin"), QString::number(i));
  }
  return all;
}

FileReadingPtr entityReading(std::vector<EntityKeys> all) {
  const auto source = bytes::makeMemorySource(Bytes::adopt(QByteArray("text")));
  structure::StructureBuilder builder(QStringLiteral("map"), {0, 0, 4});
  auto document = std::make_shared<Document>();
  document->spaces = ByteSpaces(QStringLiteral("a.map"), source);
  document->structure = builder.build();
  document->entityText = document::EntityText{{base::kFileSpace, 0, 4}, [all](const Bytes&) { return all; }, {}};
  auto reading = std::make_shared<FileReading>();
  reading->document = document;
  return reading;
}

class EntityFieldTest : public testing::Test {
protected:
  EntityFieldTest() {
    panel.resize(500, 500);
    panel.show();
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    show(entities());
  }
  void show(std::vector<EntityKeys> all) {
    session.setDocument(entityReading(std::move(all)));
    EXPECT_TRUE(QTest::qWaitFor([this] { return panel.graph() && !panel.running(); }, kWaitMs));
  }
  /// Names of the classes in the list.
  QStringList classes() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !panel.running(); }, kWaitMs));
    const QAbstractItemModel& model = *panel.findChild<QTreeView*>(QStringLiteral("entities"))->model();
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) {
      names << model.index(row, 0).data().toString();
    }
    return names;
  }

  QAction save;
  Session session;
  EntityPanel panel{session, &save};
  QueryEdit& filter = *panel.findChild<QueryEdit*>(QStringLiteral("entityFilter"));
};

TEST_F(EntityFieldTest, KeysAndClassesOfTheMapAreOffered) {
  QueryFieldDriver keys(filter);
  keys.press(Qt::Key_Space, Qt::ControlModifier);
  EXPECT_EQ(keys.offered(),
            (QStringList{QStringLiteral("classname="), QStringLiteral("origin="), QStringLiteral("targetname="),
                         QStringLiteral("func_door"), QStringLiteral("light"), QStringLiteral("prop_door")}));
  keys.press(Qt::Key_Escape);
  keys.type("cl");
  keys.press(Qt::Key_Tab);
  EXPECT_EQ(filter.text(), QStringLiteral("classname="));
  EXPECT_EQ(keys.offered(),
            (QStringList{QStringLiteral("func_door"), QStringLiteral("light"), QStringLiteral("prop_door")}));
  keys.type("li");
  keys.press(Qt::Key_Return);
  EXPECT_EQ(filter.text(), QStringLiteral("classname=light"));
  EXPECT_EQ(classes().size(), 1);
}

TEST_F(EntityFieldTest, ValuesWithBlanksAreQuoted) {
  QueryFieldDriver keys(filter);
  keys.type("targetname=ga");
  EXPECT_EQ(keys.offered(), (QStringList{QStringLiteral("\"back gate\""), QStringLiteral("\"front gate\"")}));
  keys.press(Qt::Key_Down);
  keys.press(Qt::Key_Return);
  EXPECT_EQ(filter.text(), QStringLiteral("targetname=\"front gate\""));
  EXPECT_EQ(classes().size(), 1);
}

TEST_F(EntityFieldTest, TheHelpHasEveryForm) {
  QueryFieldDriver keys(filter);
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  EXPECT_EQ(keys.helpColumn(2).size(), static_cast<qsizetype>(document::EntityFilter::terms().size()));
  keys.press(Qt::Key_Down);
  keys.press(Qt::Key_Return);
  EXPECT_EQ(filter.text(), QStringLiteral("classname=light"));
  EXPECT_EQ(classes().size(), 1);
}

TEST_F(EntityFieldTest, KeysOfTheMapBeforeAreForgotten) {
  show({{{QStringLiteral("speed"), QStringLiteral("5")}}});
  QueryFieldDriver keys(filter);
  keys.press(Qt::Key_Space, Qt::ControlModifier);
  EXPECT_EQ(keys.offered(), QStringList{QStringLiteral("speed=")});
}

TEST(EntityWordsTest, KeysWithVeryManyOrLongValuesHaveNone) {
  std::vector<EntityKeys> all;
  for (int i = 0; i < 501; ++i) {
    all.push_back({{QStringLiteral("Id"), QString::number(i)}, {QStringLiteral("team"), QString::number(i % 2)}});
  }
  all.push_back({{QStringLiteral("message"), QString(81, u'a')}});
  const FileReadingPtr reading = entityReading(all);
  base::Progress progress;
  const auto graph = links::EntityGraph::of(*reading->document, progress);
  ASSERT_TRUE(graph);
  const EntityWords words = EntityWords::of(*graph, progress);
  EXPECT_EQ(words.keys, (QStringList{QStringLiteral("Id"), QStringLiteral("message"), QStringLiteral("team")}));
  EXPECT_TRUE(words.values.value(QStringLiteral("id")).isEmpty());
  EXPECT_TRUE(words.values.value(QStringLiteral("message")).isEmpty());
  EXPECT_EQ(words.values.value(QStringLiteral("team")), (QStringList{QStringLiteral("0"), QStringLiteral("1")}));
}

} // namespace
