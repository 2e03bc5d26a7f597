#include "core/formats/xops/records/Messages.h"

#include "tests/support/LoadFixture.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::xops::readMessages;
using formats::xops::TextLines;

struct ReadMessages {
  Result<TextLines> messages;
  std::vector<Diagnostic> diagnostics;
};

ReadMessages readMessageBytes(const Bytes& bytes) {
  Diagnostics diagnostics;
  auto messages = readMessages(bytes, 5, diagnostics);
  return {std::move(messages), diagnostics.entries()};
}

TEST(Messages, sampleIsRead) {
  const auto path = samplePath(QStringLiteral("bd1/generated/addon/town/town.msg"));
  ASSERT_TRUE(path);
  const auto [messages, diagnostics] = readMessageBytes(fileBytes(*path));
  ASSERT_TRUE(messages);
  EXPECT_TRUE(diagnostics.empty());
  ASSERT_EQ(messages->count(), 3U);
  EXPECT_EQ(messages->lines[0].text, QStringLiteral("最初の伝言です。"));
  EXPECT_EQ(messages->where(1), (ByteRange{5, 18, 14}));
  EXPECT_EQ(messages->lines[2].text, QStringLiteral("Third message."));
}

TEST(Messages, emptyIsNoMessageAndNoError) {
  const auto [messages, diagnostics] = readMessageBytes(Bytes());
  ASSERT_TRUE(messages);
  EXPECT_EQ(messages->count(), 0U);
  EXPECT_TRUE(diagnostics.empty());
}

TEST(Messages, moreThanTheGameKeepsAreNoted) {
  std::string text;
  for (int i = 0; i < 16; ++i) {
    text += "m\n";
  }
  EXPECT_TRUE(readMessageBytes(bytesOf(text)).diagnostics.empty());
  const auto [messages, diagnostics] = readMessageBytes(bytesOf(text + "17th\n"));
  ASSERT_TRUE(messages);
  EXPECT_EQ(messages->count(), 17U);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].severity, Severity::Note);
  EXPECT_EQ(diagnostics[0].where, (ByteRange{5, 32, 4}));
}

TEST(Messages, longOnesAreNotedOnce) {
  EXPECT_TRUE(readMessageBytes(bytesOf(std::string(71, 'a'))).diagnostics.empty());
  const auto [messages, diagnostics] =
      readMessageBytes(bytesOf("short\n" + std::string(72, 'a') + "\n" + std::string(80, 'a')));
  ASSERT_TRUE(messages);
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].where, (ByteRange{5, 6, 72}));
  EXPECT_EQ(messages->lines[1].text.size(), 72);
}

TEST(Messages, rubbishIsRefused) {
  EXPECT_EQ(readMessageBytes(randomBytes(500, 3)).messages.error().code, ErrorCode::WrongFormat);
}

TEST(Messages, haveARecordEach) {
  const Bytes bytes = bytesOf("one\r\ntwo\r\n");
  const auto messages = readMessageBytes(bytes).messages;
  ASSERT_TRUE(messages);
  structure::StructureBuilder builder(QStringLiteral("a.msg"), {5, 0, bytes.size()});
  addLineSection(builder, builder.root(), bytes::makeMemorySource(bytes), *messages);
  const structure::Structure built = builder.build();
  const auto section = built.find(QStringLiteral("messages"));
  ASSERT_TRUE(section);
  EXPECT_EQ(built[*section].table->rowCount(), 2U);
  EXPECT_EQ(built[*section].table->rangeOf(1), (ByteRange{5, 5, 5}));
  EXPECT_EQ(std::get<QString>(built[*section].table->row(1)->cells[2]), QStringLiteral("two"));
}

} // namespace
} // namespace vitrine::tests
