#include "core/formats/source/bsp/records/EntityLinks.h"

#include "core/links/EntityGraph.h"
#include "core/links/ReverseReferences.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using document::EntityConnection;
using document::EntityKeys;
using Resolution = EntityConnection::Resolution;
using Numbers = std::vector<std::uint32_t>;

EntityKeys entityOf(std::initializer_list<std::pair<const char*, const char*>> pairs) {
  EntityKeys keys;
  for (const auto& [key, value] : pairs) {
    keys.emplace_back(QString::fromLatin1(key), QString::fromLatin1(value));
  }
  return keys;
}

TEST(EntityLinks, outputsOfBothBranches) {
  const auto old = outputOf(QStringLiteral("OnTrigger"), QStringLiteral("door,Open,,0.5,-1"));
  ASSERT_TRUE(old);
  EXPECT_EQ(old->kind, EntityConnection::Kind::Output);
  EXPECT_EQ(old->target, QStringLiteral("door"));
  EXPECT_EQ(old->input, QStringLiteral("Open"));
  EXPECT_EQ(old->parameter, QString());
  EXPECT_EQ(old->delay, 0.5);
  EXPECT_EQ(old->times, -1);
  const auto fresh = outputOf(QStringLiteral("OnTrigger"), QStringLiteral("script\x1bRunScriptCode\x1b"
                                                                          "Say(1, 2)\x1b"
                                                                          "2\x1b"
                                                                          "1"));
  ASSERT_TRUE(fresh);
  EXPECT_EQ(fresh->parameter, QStringLiteral("Say(1, 2)"));
  EXPECT_EQ(fresh->delay, 2);
  EXPECT_EQ(fresh->times, 1);
  const auto commas = outputOf(QStringLiteral("OnCase01"), QStringLiteral("hud,Show,a, b,1,3"));
  ASSERT_TRUE(commas);
  EXPECT_EQ(commas->parameter, QStringLiteral("a, b"));
  EXPECT_EQ(commas->times, 3);
}

TEST(EntityLinks, sentencesAreNoOutputs) {
  EXPECT_FALSE(outputOf(QStringLiteral("message"), QStringLiteral("Run, run, run, run, run")));
  EXPECT_FALSE(outputOf(QStringLiteral("message"), QStringLiteral("One, two words, three, 4, 5")));
  EXPECT_FALSE(outputOf(QStringLiteral("origin"), QStringLiteral("1 2 3")));
  EXPECT_FALSE(outputOf(QStringLiteral("OnTrigger"), QStringLiteral(",Open,,0,-1"))) << "of nothing";
}

TEST(EntityLinks, namesAreResolved) {
  const auto connections =
      connectEntities({entityOf({{"classname", "logic_relay"},
                                 {"targetname", "Relay"},
                                 {"OnTrigger", "DOOR_1,Open,,0,-1"},
                                 {"OnTrigger", "door_*,Close,,1,-1"},
                                 {"OnTrigger", "!self,Kill,,0,-1"},
                                 {"OnTrigger", "!activator,Kill,,0,-1"},
                                 {"OnTrigger", "func_brush,Enable,,0,-1"},
                                 {"OnTrigger", "nobody,Kill,,0,-1"},
                                 {"OnTrigger", "player,Kill,,0,-1"}}),
                       entityOf({{"classname", "func_door"}, {"targetname", "door_1"}, {"parentname", "train,seat"}}),
                       entityOf({{"classname", "func_door"}, {"targetname", "door_2"}, {"target", "gone"}}),
                       entityOf({{"classname", "func_brush"}, {"filter02", "relay"}, {"target", "7"}}),
                       entityOf({{"classname", "func_tracktrain"}, {"targetname", "train"}, {"parentname", ""}})});
  ASSERT_EQ(connections.size(), 10U);
  const auto expectThat = [&](std::size_t at, std::uint32_t from, Resolution resolution, const Numbers& to) {
    EXPECT_EQ(connections[at].from, from) << at;
    EXPECT_EQ(connections[at].resolution, resolution) << at;
    EXPECT_EQ(connections[at].to, to) << at;
  };
  expectThat(0, 0, Resolution::Found, {1});
  expectThat(1, 0, Resolution::Found, {1, 2});
  expectThat(2, 0, Resolution::Found, {0});
  expectThat(3, 0, Resolution::AtRunTime, {});
  expectThat(4, 0, Resolution::Found, {3});
  expectThat(5, 0, Resolution::Missing, {});
  expectThat(6, 0, Resolution::AtRunTime, {});
  expectThat(7, 1, Resolution::Found, {4});
  expectThat(8, 2, Resolution::Missing, {});
  expectThat(9, 3, Resolution::Found, {0});
  EXPECT_EQ(connections[1].key, 3U);
  EXPECT_EQ(connections[7].target, QStringLiteral("train"));
}

TEST(EntityLinks, aStarForEverythingEnds) {
  std::vector<EntityKeys> entities;
  for (int i = 0; i < 5000; ++i) {
    entities.push_back({{QStringLiteral("targetname"), QStringLiteral("n%1").arg(i)},
                        {QStringLiteral("OnUser1"), QStringLiteral("*,Kill,,0,-1")}});
  }
  std::size_t targets = 0;
  for (const EntityConnection& connection : connectEntities(entities)) {
    targets += connection.to.size();
    EXPECT_NE(connection.resolution, Resolution::Missing);
  }
  EXPECT_EQ(targets, 1'000'000U);
}

TEST(EntityLinks, aMapKnowsItsConnections) {
  MapUnderTest file = MapUnderTest::made();
  const std::string_view text = "{\n\"classname\" \"worldspawn\"\n}\n"
                                "{\n\"classname\" \"logic_auto\"\n\"OnMapSpawn\" \"lamp\x1bTurnOn\x1b\x1b"
                                "0\x1b-1\"\n\"OnMapSpawn\" \"ghost,Hide,,0,1\"\n\"origin\" \"1 2 3\"\n}\n"
                                "{\n\"classname\" \"light\"\n\"targetname\" \"lamp\"\n}\n";
  file.replaceLump(LumpId::Entities, std::as_bytes(std::span(text)));
  const auto map = file.load();
  Progress progress;
  const auto graph = links::EntityGraph::of(*map.document, progress);
  ASSERT_TRUE(graph);
  ASSERT_EQ(graph->entities().size(), 3U);
  const links::Entity& relay = graph->entities()[1];
  EXPECT_EQ(relay.className, QStringLiteral("logic_auto"));
  EXPECT_EQ(relay.origin, QStringLiteral("1 2 3"));
  EXPECT_EQ(relay.record, (RecordRef{map.section("lumps/ENTITIES"), 1}));
  ASSERT_TRUE(relay.node);
  EXPECT_EQ(map.scene().nodes[relay.node].name, QStringLiteral("logic_auto"));
  ASSERT_EQ(graph->from(1).size(), 2U);
  EXPECT_EQ(graph->missingFrom(1), 1U);
  EXPECT_EQ(graph->to(2), (Numbers{0}));
  EXPECT_EQ(links::connectionText(*graph, graph->from(1)[0]), QStringLiteral("OnMapSpawn → lamp (TurnOn)"));
  const structure::Json json =
      links::connectionsJson(*graph, document::EntityFilter(QStringLiteral("classname=logic_auto")));
  ASSERT_EQ(json.size(), 2U);
  EXPECT_EQ(json[0]["to"], structure::Json::array({2}));
  EXPECT_EQ(json[1]["resolution"], "missing");
  EXPECT_TRUE(links::connectionsJson(*graph, document::EntityFilter(QStringLiteral("classname=light"))).empty());
}

TEST(EntityLinks, aRecordKnowsTheEntitiesThatNameIt) {
  MapUnderTest file = MapUnderTest::made();
  const std::string_view text = "{\n\"classname\" \"worldspawn\"\n}\n"
                                "{\n\"classname\" \"logic_auto\"\n\"OnMapSpawn\" \"lamp,TurnOn,,0,-1\"\n"
                                "\"OnMapSpawn\" \"lamp,TurnOff,,9,-1\"\n\"OnLoadGame\" \"lamp,TurnOn,,0,-1\"\n}\n"
                                "{\n\"classname\" \"light\"\n\"targetname\" \"lamp\"\n}\n"
                                "{\n\"classname\" \"env_beam\"\n\"target\" \"lamp\"\n}\n";
  file.replaceLump(LumpId::Entities, std::as_bytes(std::span(text)));
  const auto map = file.load();
  const SectionId section = map.section("lumps/ENTITIES");
  Progress progress;
  const auto references = links::ReverseReferences::of(*map.document, progress);
  const auto uses = references.usesOf({section, 2});
  EXPECT_EQ(uses, (std::vector<links::RecordUse>{{section, 0, {1}, QStringLiteral("OnLoadGame")},
                                                 {section, 0, {1}, QStringLiteral("OnMapSpawn")},
                                                 {section, 0, {3}, QStringLiteral("target")}}));
  EXPECT_EQ(links::nameOf(map.document->structure, uses.at(2)), QStringLiteral("target"));
  EXPECT_TRUE(references.usesOf({section, 1}).empty());
}

} // namespace
} // namespace vitrine::tests
