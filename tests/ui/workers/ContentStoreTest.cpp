#include "ui/workers/ContentStore.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"

#include <QFile>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <atomic>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

/// Bytes that count how often they are read from their beginning.
class CountedBytes : public bytes::ByteSource {
public:
  explicit CountedBytes(const QByteArray& content) : m_bytes(bytes::makeMemorySource(bytes::Bytes::adopt(content))) {}

  std::uint64_t size() const override { return m_bytes->size(); }
  Result<bytes::Bytes> read(std::uint64_t offset, std::uint64_t count) const override {
    begun += offset == 0 ? 1 : 0;
    return m_bytes->read(offset, count);
  }

  mutable std::atomic<int> begun{0};

private:
  bytes::ByteSourcePtr m_bytes;
};

std::optional<QVariant> readText(const QByteArray& text) {
  return text.startsWith("bad") ? std::nullopt : std::optional<QVariant>(QString::fromUtf8(text));
}

class ContentStoreTest : public testing::Test {
protected:
  static DocumentPtr documentOf(const std::shared_ptr<CountedBytes>& content) {
    auto made = std::make_shared<Document>();
    made->spaces = bytes::ByteSpaces(QStringLiteral("file"), content);
    return made;
  }
  /// Hash and value of what is kept.
  std::pair<QString, QVariant> look(const DocumentPtr& of) {
    ContentStore store(folder.path(), readText);
    QSignalSpy found(&store, &ContentStore::found);
    store.look(of);
    EXPECT_TRUE(found.wait(kWaitMs));
    return {found.front()[1].toString(), found.front()[2]};
  }

  TempFolder folder;
  std::shared_ptr<CountedBytes> source = std::make_shared<CountedBytes>(QByteArray("content"));
  DocumentPtr document = documentOf(source);
};

TEST_F(ContentStoreTest, ADeviceInThePlaceOfATextIsPutAsideUnread) {
  const auto [hash, none] = look(document);
  EXPECT_FALSE(none.isValid());
  const QString path = folder.path(hash + QStringLiteral(".json"));
  ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), path));
  EXPECT_FALSE(look(document).second.isValid());
  EXPECT_FALSE(QFile::exists(path));
}

TEST_F(ContentStoreTest, ADocumentIsReadOnceForAllWhoAsk) {
  const QString hash = look(document).first;
  EXPECT_EQ(look(document).first, hash);
  EXPECT_EQ(source->begun, 1);
  EXPECT_EQ(hash, QStringLiteral("ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73")) << "SHA-256";
  const auto copy = std::make_shared<CountedBytes>(QByteArray("content"));
  EXPECT_EQ(look(documentOf(copy)).first, hash);
  EXPECT_EQ(copy->begun, 1) << "nobody knows that it is the same";
}

TEST_F(ContentStoreTest, WhatIsSavedIsFoundUntilNothingIsLeft) {
  const QString hash = look(document).first;
  EXPECT_FALSE(look(document).second.isValid());
  ContentStore(folder.path(), readText).save(hash, [] { return QByteArray("kept"); });
  EXPECT_EQ(look(document).second.toString(), QStringLiteral("kept"));
  ContentStore(folder.path(), readText).save(hash, [] { return QByteArray(); });
  EXPECT_FALSE(look(document).second.isValid());
  EXPECT_FALSE(QFile::exists(folder.path(hash + QStringLiteral(".json"))));
}

TEST_F(ContentStoreTest, WhatIsDamagedIsPutAside) {
  const QString hash = look(document).first;
  folder.write(hash + QStringLiteral(".json"), "bad");
  EXPECT_FALSE(look(document).second.isValid());
  EXPECT_TRUE(QFile::exists(folder.path(hash + QStringLiteral(".json.damaged"))));
}

TEST_F(ContentStoreTest, WithoutADocumentNothingIsTold) {
  ContentStore store(folder.path(), readText);
  QSignalSpy found(&store, &ContentStore::found);
  store.look(document);
  store.look(nullptr);
  EXPECT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_EQ(found.count(), 0);
}

} // namespace
