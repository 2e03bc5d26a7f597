#include "core/document/Entities.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::document {
namespace {

using structure::Json;

/// A document whose text is of two things, one of which has a key three times.
Document documentWithText() {
  Document document;
  const QByteArray text("the text, byte for byte\0behind it", 33);
  document.spaces = ByteSpaces(QStringLiteral("a.map"), bytes::makeMemorySource(Bytes::adopt(text)));
  document.entityText = EntityText{{base::kFileSpace, 4, 4}, [](const Bytes& read) {
                                     EXPECT_EQ(read.toByteArray(), QByteArray("text"));
                                     const auto pair = [](const char* key, const char* value) {
                                       return std::pair(QString::fromLatin1(key), QString::fromLatin1(value));
                                     };
                                     return std::vector<EntityKeys>{{pair("classname", "logic_auto"),
                                                                     pair("OnMapSpawn", "a"), pair("b", "\x1b\xe4"),
                                                                     pair("OnMapSpawn", "c"), pair("OnMapSpawn", "d")},
                                                                    {pair("classname", "light")}};
                                   }};
  return document;
}

struct Entities {
  Result<void> result;
  std::string text;
};

Entities entitiesOf(const Document& document, EntityForm form) {
  Entities made;
  Progress progress;
  const auto sink = [&made](std::span<const std::byte> piece) {
    made.text.append(reinterpret_cast<const char*>(piece.data()), piece.size());
    return true;
  };
  made.result = writeEntities(document, form, sink, progress);
  return made;
}

TEST(Entities, TheTextIsTheFilesOwn) {
  const Document document = documentWithText();
  EXPECT_TRUE(hasEntities(document, EntityForm::KeyValues));
  EXPECT_EQ(entitiesOf(document, EntityForm::KeyValues).text, "text");
}

TEST(Entities, SomeOfThemAreTextByThemselves) {
  const std::vector<EntityKeys> door{{{QStringLiteral("classname"), QStringLiteral("door")},
                                      {QStringLiteral("OnOpen"), QStringLiteral("a")},
                                      {QStringLiteral("OnOpen"), QStringLiteral("b")}}};
  EXPECT_EQ(textOf(door, EntityForm::KeyValues),
            QByteArray("{\n\"classname\" \"door\"\n\"OnOpen\" \"a\"\n\"OnOpen\" \"b\"\n}\n"));
  EXPECT_EQ(textOf(door, EntityForm::Json), QByteArray("[\n{\"classname\":\"door\",\"OnOpen\":[\"a\",\"b\"]}\n]\n"));
  EXPECT_EQ(textOf({}, EntityForm::KeyValues), QByteArray());
}

TEST(Entities, ValuesOfAKeyThatRepeatsAreAList) {
  const Entities json = entitiesOf(documentWithText(), EntityForm::Json);
  ASSERT_TRUE(json.result.has_value());
  const Json list = Json::parse(json.text);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0], (Json{{"classname", "logic_auto"}, {"OnMapSpawn", {"a", "c", "d"}}, {"b", "\x1b\u00e4"}}));
  EXPECT_EQ(list[0].begin().key(), "classname");
  EXPECT_EQ(list[1], (Json{{"classname", "light"}}));
}

TEST(Entities, ADocumentWithoutThingsSaysSo) {
  const Document empty;
  for (const EntityForm form : {EntityForm::KeyValues, EntityForm::Json}) {
    EXPECT_FALSE(hasEntities(empty, form));
    const Entities none = entitiesOf(empty, form);
    ASSERT_FALSE(none.result.has_value());
    EXPECT_EQ(none.result.error().code, ErrorCode::NotFound);
    EXPECT_EQ(none.text, "");
  }
}

TEST(Entities, StopsWhenTheUserWantsIt) {
  Progress progress;
  progress.cancel();
  EXPECT_THROW((void)writeEntities(
                   documentWithText(), EntityForm::Json, [](std::span<const std::byte>) { return true; }, progress),
               base::Cancelled);
}

} // namespace
} // namespace vitrine::document
