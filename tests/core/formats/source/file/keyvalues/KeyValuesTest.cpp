#include "core/formats/source/file/keyvalues/KeyValues.h"

#include "core/bytes/FileBytes.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

struct Parsed {
  std::vector<KeyValue> roots;
  std::vector<Diagnostic> diagnostics;
};

Parsed parse(std::string_view text, const KeyValueOptions& options = {}) {
  Diagnostics diagnostics;
  auto roots = parseKeyValues(bytesOf(text), options, &diagnostics);
  return {std::move(roots), diagnostics.entries()};
}

std::vector<KeyValue> parseFine(std::string_view text, const KeyValueOptions& options = {}) {
  Parsed parsed = parse(text, options);
  EXPECT_TRUE(parsed.diagnostics.empty()) << parsed.diagnostics.front().message.toStdString();
  return std::move(parsed.roots);
}

QString value(const std::vector<KeyValue>& entries, const char* key) {
  const KeyValue* found = findKey(entries, QString::fromLatin1(key));
  return found == nullptr ? QStringLiteral("(none)") : found->value;
}

TEST(KeyValues, quotedAndBareTokensMix) {
  const auto roots = parseFine("\"A\"{b\"c d\" \"e\"f\n\"g\"\"\"}");
  ASSERT_EQ(roots.size(), 1u);
  EXPECT_TRUE(roots[0].block);
  ASSERT_EQ(roots[0].children.size(), 3u);
  EXPECT_EQ(value(roots[0].children, "b"), QStringLiteral("c d"));
  EXPECT_EQ(value(roots[0].children, "E"), QStringLiteral("f"));
  EXPECT_EQ(value(roots[0].children, "g"), QString());
}

TEST(KeyValues, orderAndDuplicatesAreKept) {
  const auto roots = parseFine("game one\ngame two\nother x\nGAME three");
  ASSERT_EQ(roots.size(), 4u);
  EXPECT_EQ(roots[3].value, QStringLiteral("three"));
  EXPECT_EQ(value(roots, "game"), QStringLiteral("one"));
}

TEST(KeyValues, commentsEndWithTheLineAndSlashesBelongToTokens) {
  const auto roots = parseFine("// c { \" }\na/b /c // rest \"\nd http://x");
  EXPECT_EQ(value(roots, "a/b"), QStringLiteral("/c"));
  EXPECT_EQ(value(roots, "d"), QStringLiteral("http://x"));
}

TEST(KeyValues, escapesCountOnlyWhereTheyAreOn) {
  const std::string_view text = R"("path" "models\new\tile" "x" "y")";
  EXPECT_EQ(value(parseFine(text), "path"), QStringLiteral("models\\new\\tile"));
  KeyValueOptions steam;
  steam.escapes = true;
  const auto roots = parseFine(R"("p" "D:\\G \"2\"\n\t\q" "z" "1")", steam);
  EXPECT_EQ(value(roots, "p"), QStringLiteral("D:\\G \"2\"\n\t\\q"));
  EXPECT_EQ(value(roots, "z"), QStringLiteral("1"));
}

TEST(KeyValues, falseConditionsDropEntriesAndBlocks) {
  const auto roots = parseFine("a 1 [$X360]\na 2 [!$X360]\nb [$X360] { c 1 }\nd [$WIN32]\n{ c 2 }\n");
  ASSERT_EQ(roots.size(), 2u);
  EXPECT_EQ(value(roots, "a"), QStringLiteral("2"));
  EXPECT_EQ(roots[1].key, QStringLiteral("d"));
  EXPECT_EQ(value(roots[1].children, "c"), QStringLiteral("2"));
}

TEST(KeyValues, vectorWithoutQuotesIsAValue) {
  const auto roots = parseFine("$color [1 .5 0]\n$next 2");
  EXPECT_EQ(value(roots, "$color"), QStringLiteral("[1 .5 0]"));
  EXPECT_EQ(value(roots, "$next"), QStringLiteral("2"));
}

TEST(KeyValues, valuesMayRunOverLines) {
  EXPECT_EQ(value(parseFine("\"a\" \"one\ntwo\" b c"), "a"), QStringLiteral("one\ntwo"));
}

TEST(KeyValues, placesAreThoseOfTheDocument) {
  const std::string_view text = "Shader\n{\n  \"$key\"  \"value\"\n}\n";
  const auto roots = parseKeyValues(bytesOf(text), {}, nullptr, {4, 100, text.size()});
  ASSERT_EQ(roots.size(), 1u);
  const auto piece = [&](const ByteRange& range) {
    EXPECT_EQ(range.space, 4u);
    return text.substr(static_cast<std::size_t>(range.offset) - 100, static_cast<std::size_t>(range.size));
  };
  EXPECT_EQ(piece(roots[0].keyRange), "Shader");
  EXPECT_EQ(piece(roots[0].valueRange), "{\n  \"$key\"  \"value\"\n}");
  EXPECT_EQ(piece(roots[0].children[0].keyRange), "$key");
  EXPECT_EQ(piece(roots[0].children[0].valueRange), "value");
}

TEST(KeyValues, whatIsWrongIsToldAndTheRestRead) {
  struct Case {
    const char* text;
    const char* word;
    const char* key;
    const char* value;
  };
  for (const Case& wrong :
       {Case{"a { k v", "without a closing brace", "k", "v"}, Case{"a { k v } }", "without an opening one", "k", "v"},
        Case{"a { k \"v\nz 1 }", "not closed", "k", "v"}, Case{"a { k }", "without a value", "k", ""},
        Case{"a { {x y} k v }", "without a name", "k", "v"}}) {
    const Parsed parsed = parse(wrong.text);
    ASSERT_FALSE(parsed.diagnostics.empty()) << wrong.text;
    EXPECT_TRUE(parsed.diagnostics[0].message.contains(QLatin1String(wrong.word)))
        << parsed.diagnostics[0].message.toStdString();
    ASSERT_FALSE(parsed.roots.empty()) << wrong.text;
    EXPECT_EQ(value(parsed.roots[0].children, wrong.key), QLatin1String(wrong.value)) << wrong.text;
  }
}

TEST(KeyValues, depthAndNumberAreBounded) {
  const Parsed deep = parse(std::string(10'000, '{').insert(0, "a").append("}"));
  EXPECT_FALSE(deep.diagnostics.empty());
  std::string nested;
  for (int i = 0; i < 5000; ++i) {
    nested += "a{";
  }
  const Parsed parsed = parse(nested);
  EXPECT_TRUE(parsed.diagnostics[0].message.contains(QStringLiteral("too deeply")));
  int depth = 0;
  for (const std::vector<KeyValue>* level = &parsed.roots; !level->empty(); level = &level->front().children) {
    ++depth;
  }
  EXPECT_EQ(depth, KeyValueOptions().maxDepth);

  KeyValueOptions few;
  few.maxEntries = 3;
  const Parsed many = parse("a 1 b 2 c 3 d 4 e 5", few);
  EXPECT_EQ(many.roots.size(), 3u);
  EXPECT_FALSE(many.diagnostics.empty());
}

TEST(KeyValues, readsUtf16AndMarkedUtf8) {
  const QString text = QStringLiteral("key \"w\u00e4rme \u20ac\"");
  QByteArray wide("\xff\xfe");
  wide.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
  const auto roots = parseKeyValues(Bytes::adopt(wide), {}, nullptr);
  EXPECT_EQ(value(roots, "key"), QStringLiteral("w\u00e4rme \u20ac"));
  EXPECT_EQ(roots[0].keyRange.offset, 2u);
  EXPECT_EQ(roots[0].keyRange.size, 6u);
  EXPECT_EQ(value(parseFine("\xef\xbb\xbfkey w\xc3\xa4rme"), "key"), QStringLiteral("w\u00e4rme"));
  EXPECT_EQ(value(parseFine("key w\xe4rme"), "key"), QStringLiteral("w\u00e4rme"));
}

TEST(KeyValues, everyPrefixOfAMaterialIsRead) {
  const std::string whole = "\"LightmappedGeneric\" // x\n{\n\t$a \"b c\" [$WIN32]\n\tP { \"q\" [1 2] }\n}\n";
  for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
    const Parsed parsed = parse(std::string_view(whole).substr(0, cut));
    EXPECT_LE(parsed.roots.size(), 1u) << cut;
    // Half a comment is a value: then nothing is wrong.
    EXPECT_EQ(parsed.diagnostics.empty(), cut == 0 || cut == whole.find('/') + 1 || cut >= whole.size() - 1) << cut;
  }
}

TEST(KeyValues, tortureSampleIsRead) {
  const auto path = samplePath(QStringLiteral("source-assets/synthetic/text/torture.vmt"));
  ASSERT_TRUE(path);
  Diagnostics diagnostics;
  const auto roots = parseKeyValues(*(*FileBytes::open(*path))->readAll(), {}, &diagnostics);
  EXPECT_TRUE(diagnostics.entries().empty());
  ASSERT_EQ(roots.size(), 1u);
  const auto& keys = roots[0].children;
  EXPECT_EQ(value(keys, "$basetexture"), QStringLiteral("brick\\new\\tile"));
  EXPECT_EQ(value(keys, "$color2"), QStringLiteral("[1 .5 0]"));
  EXPECT_EQ(value(keys, "$translucent"), QStringLiteral("(none)"));
  EXPECT_EQ(value(keys, "$alphatest"), QStringLiteral("1"));
  EXPECT_EQ(value(findKey(keys, u"lightmappedgeneric_dx9")->children, "$detail"), QStringLiteral("detail/d"));
}

} // namespace
} // namespace vitrine::tests
