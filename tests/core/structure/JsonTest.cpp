#include "core/structure/Json.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::structure {
namespace {

TEST(Json, OfValues) {
  EXPECT_EQ(toJson(Value()), Json(nullptr));
  EXPECT_EQ(toJson(integer(-4)), Json(-4));
  EXPECT_EQ(toJson(Value(0.5)), Json(0.5));
  EXPECT_EQ(toJson(Value(QStringLiteral("ä"))), Json("ä"));
  EXPECT_EQ(toJson(Value(std::vector<std::int64_t>{1, 2})), Json::array({1, 2}));
}

TEST(Json, HasNoWordForNonFiniteNumbers) {
  EXPECT_EQ(toJson(Value(std::nan(""))), Json(nullptr));
  EXPECT_EQ(toJson(Value(std::vector<double>{1, std::numeric_limits<double>::infinity()})),
            Json::array({1.0, nullptr}));
}

TEST(Json, OfASectionTree) {
  StructureBuilder builder(QStringLiteral("f"), {0, 0, 100});
  const auto lump = builder.add(builder.root(), QStringLiteral("FACES"), {2, 8, 50});
  builder.at(lump).attributes.push_back({QStringLiteral("compression"), QStringLiteral("LZMA")});
  builder.at(lump).note = QStringLiteral("2 bytes after the last record");
  auto layout = LayoutPtr::make("r", 4, {});
  builder.at(lump).table = makeFixedTable(layout, bytes::makeMemorySource(tests::randomBytes(100, 1)), {2, 8, 50});
  const Json json = toJson(builder.build());
  EXPECT_EQ(json.at("name"), "f");
  EXPECT_FALSE(json.contains("space")) << "the file's own space goes without saying";
  ASSERT_EQ(json.at("children").size(), 1U);
  EXPECT_EQ(json.at("children")[0], (Json{{"name", "FACES"},
                                          {"path", "FACES"},
                                          {"space", 2},
                                          {"offset", 8},
                                          {"size", 50},
                                          {"records", 12},
                                          {"recordSize", 4},
                                          {"note", "2 bytes after the last record"},
                                          {"compression", "LZMA"},
                                          {"children", Json::array()}}));
}

} // namespace
} // namespace vitrine::structure
