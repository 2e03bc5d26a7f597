#include "ui/browser/FactsReader.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeReader.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <map>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeReader;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

class FactsReaderTest : public testing::Test {
protected:
  QString file(const char* name) { return folder.write(QLatin1StringView(name), QByteArray("some bytes")); }
  FactsReader::Options options(int timeLimitMs = kWaitMs) const {
    return {fake.program(), folder.path(QStringLiteral("cache")), timeLimitMs, 2};
  }
  /// Reads the files with a reader of its own, and what was told of each.
  std::map<QString, FileFacts> read(const QStringList& files, int timeLimitMs = kWaitMs) {
    FactsReader reader(options(timeLimitMs));
    std::map<QString, FileFacts> told;
    QObject::connect(&reader, &FactsReader::read,
                     [&](const QString& path, const FileFacts& facts) { told[path] = facts; });
    QSignalSpy answered(&reader, &FactsReader::answered);
    const QObject asker;
    reader.want(asker, files);
    EXPECT_TRUE(QTest::qWaitFor([&] { return answered.count() == files.size(); }, kWaitMs));
    return told;
  }

  TempFolder folder;
  FakeReader fake;
};

TEST_F(FactsReaderTest, TellsWhatIsInAFileAndReadsItOnce) {
  const QString path = file("a.map");
  for (int round = 0; round < 2; ++round) {
    const auto told = read({path});
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told.at(path).triangles, 100U);
    EXPECT_EQ(told.at(path).content, QStringLiteral("func_door\na.map inside"));
    EXPECT_TRUE(told.at(path).problem.isEmpty());
  }
  EXPECT_EQ(fake.calls(), QStringList{QStringLiteral("a.map")}) << "the second time it is in the cache";
}

TEST_F(FactsReaderTest, AFileThatChangedIsReadAgain) {
  const QString path = file("a.map");
  read({path});
  folder.write(QStringLiteral("a.map"), QByteArray("other bytes than before"));
  read({path});
  EXPECT_EQ(fake.calls().size(), 2);
}

TEST_F(FactsReaderTest, TellsWhyAFileCannotBeRead) {
  const QString bad = file("bad.map");
  const QString crash = file("crash.map");
  const auto told = read({bad, crash});
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told.at(bad).problem, QStringLiteral("the squares are round"));
  EXPECT_EQ(told.at(crash).problem, QStringLiteral("reading it crashed"));
  EXPECT_EQ(told.at(bad).triangles, std::nullopt);
}

TEST_F(FactsReaderTest, WhatTakesTooLongIsEnded) {
  const QString slow = file("slow.map");
  const auto told = read({slow}, 50);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told.at(slow).problem, QStringLiteral("reading it takes too long"));
}

TEST_F(FactsReaderTest, WhatTookTooLongIsReadWhenTheMachineRests) {
  const QString busy = file("busy.map");
  FactsReader::Options rested = options(300);
  rested.rests = [] { return true; };
  rested.restCheckMs = 20;
  FactsReader reader(rested);
  FileFacts last;
  QObject::connect(&reader, &FactsReader::read, [&](const QString&, const FileFacts& facts) { last = facts; });
  const QObject asker;
  reader.want(asker, {busy});
  EXPECT_TRUE(QTest::qWaitFor([&] { return last.triangles == 100U; }, kWaitMs));
  EXPECT_TRUE(last.problem.isEmpty()) << last.problem.toStdString();
}

TEST_F(FactsReaderTest, DamageIsKeptWithTheOtherFacts) {
  const QString torn = file("torn.map");
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(read({torn}).at(torn).damages, 2);
  }
  EXPECT_EQ(fake.calls().size(), 1);
}

TEST_F(FactsReaderTest, WhatNobodyWantsAnyMoreIsNotRead) {
  FactsReader reader(options());
  QSignalSpy answered(&reader, &FactsReader::answered);
  const QObject asker;
  reader.want(asker, {file("slow1.map"), file("slow2.map"), file("late.map")});
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.calls().size() == 2; }, kWaitMs));
  reader.want(asker, {file("other.map")});
  ASSERT_TRUE(QTest::qWaitFor([&] { return answered.count() == 1; }, kWaitMs));
  EXPECT_EQ(answered[0][0].toString(), folder.path(QStringLiteral("other.map")));
  EXPECT_FALSE(fake.calls().contains(QStringLiteral("late.map")));
}

TEST_F(FactsReaderTest, WithoutAProgramOnlyTheCacheIsAsked) {
  const QString known = file("a.map");
  const QString unknown = file("b.map");
  read({known});
  FactsReader reader({{}, folder.path(QStringLiteral("cache")), kWaitMs, 2});
  QSignalSpy told(&reader, &FactsReader::read);
  QSignalSpy answered(&reader, &FactsReader::answered);
  const QObject asker;
  reader.want(asker, {known, unknown});
  ASSERT_TRUE(QTest::qWaitFor([&] { return answered.count() == 2; }, kWaitMs));
  ASSERT_EQ(told.count(), 1);
  EXPECT_EQ(told[0][0].toString(), known);
}

} // namespace
