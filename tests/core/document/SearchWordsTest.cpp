#include "core/document/SearchWords.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::document {
namespace {

scene::Property property(const QString& key, const QString& value) {
  scene::Property made;
  made.key = key;
  made.value = value;
  return made;
}

Document emptyDocument() {
  Document document;
  document.formatId = QStringLiteral("fake");
  document.spaces = bytes::ByteSpaces(QStringLiteral("a.fake"), bytes::makeMemorySource(tests::randomBytes(100, 1)));
  return document;
}

TEST(SearchWordsTest, AreNamesAndTextsEachOnce) {
  Document document = emptyDocument();
  document.variant = QStringLiteral("L4D2");
  document.properties = {property(QStringLiteral("title"), QStringLiteral("The  Old\nHarbour")),
                         property(QStringLiteral("players"), QStringLiteral("24"))};
  document.counts = structure::Json{{"faces", 3}, {"materials", {"wall01", "wall02", "wall01"}}};
  structure::StructureBuilder builder(QStringLiteral("map"), {0, 0, 100});
  builder.add(builder.root(), QStringLiteral("FACES"), {0, 16, 20});
  document.structure = builder.build();
  EXPECT_EQ(searchWords(document),
            QStringList({QStringLiteral("L4D2"), QStringLiteral("The Old Harbour"), QStringLiteral("wall01"),
                         QStringLiteral("wall02"), QStringLiteral("FACES")}))
      << "numbers are not words";
}

TEST(SearchWordsTest, LongTextsAreCut) {
  Document document = emptyDocument();
  document.properties = {property(QStringLiteral("text"), QString(1000, u'x'))};
  ASSERT_EQ(searchWords(document).size(), 1);
  EXPECT_EQ(searchWords(document).front().size(), 200);
}

TEST(SearchWordsTest, AsJsonCountDamages) {
  Document document = emptyDocument();
  EXPECT_EQ(toWordsJson(document)["damage"], 0);
  document.diagnostics = {{Severity::Warning, QStringLiteral("odd"), {}, 0},
                          {Severity::Damage, QStringLiteral("cut"), {}, 5},
                          {Severity::Damage, QStringLiteral("torn"), {}, 0}};
  EXPECT_EQ(toWordsJson(document)["damage"], 2);
}

TEST(SearchWordsTest, AsJsonTellWhyThereIsNoScene) {
  Document document = emptyDocument();
  document.sceneError = Error::of(ErrorCode::Damaged, QStringLiteral("the squares are round"));
  const auto json = toWordsJson(document);
  EXPECT_TRUE(json["triangles"].is_null());
  EXPECT_EQ(json["format"], "fake");
  EXPECT_NE(json["error"].get<std::string>().find("the squares are round"), std::string::npos);
  EXPECT_TRUE(json["words"].is_array());
}

} // namespace
} // namespace vitrine::document
