#include "ui/workers/ProgramQueue.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeReader.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <map>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeReader;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

const QString kRead = QStringLiteral("read");

/// A queue whose looks find the files named "cached…", and whose program is FakeReader.
class ProgramQueueTest : public testing::Test {
protected:
  static QString name(const QString& file) { return QFileInfo(file).fileName(); }
  QString file(const char* name) const { return folder.path(QLatin1StringView(name)); }
  QStringList files(std::initializer_list<const char*> names) const {
    QStringList paths;
    for (const char* name : names) {
      paths << file(name);
    }
    return paths;
  }
  std::unique_ptr<ProgramQueue> makeQueue(int atOnce, const QString& program) {
    auto queue = std::make_unique<ProgramQueue>(ProgramQueue::Options{program, kWaitMs, atOnce},
                                                [this](const QString& path) { return lookAt(path); });
    QObject::connect(queue.get(), &ProgramQueue::answered, [this](const QString& path) { answered << name(path); });
    return queue;
  }
  std::unique_ptr<ProgramQueue> makeQueue(int atOnce = 1) { return makeQueue(atOnce, fake.program()); }
  ProgramQueue::Look lookAt(const QString& path) {
    return [this, path]() -> std::variant<ProgramQueue::Answer, ProgramQueue::Run> {
      ++looks;
      if (name(path).startsWith(QLatin1String("cached"))) {
        return [this, path] { told[name(path)] = QStringLiteral("cached"); };
      }
      const auto read = [this, path](const ProgramQueue::Result& result) -> ProgramQueue::Answer {
        output = result.output;
        QFile written(result.output);
        const bool whole = written.open(QIODevice::ReadOnly) && written.readAll().contains("func_door");
        const QString text = result.done && whole ? kRead : result.complaint;
        return [this, path, text] { told[name(path)] = text; };
      };
      return ProgramQueue::Run{{QStringLiteral("info"), QStringLiteral("--words"), path}, read};
    };
  }
  bool waitForAnswers(int count) {
    return QTest::qWaitFor([&] { return answered.size() == count; }, kWaitMs);
  }
  bool waitForCalls(int count) {
    return QTest::qWaitFor([&] { return fake.calls().size() == count; }, kWaitMs);
  }

  TempFolder folder;
  FakeReader fake;
  QObject asker;
  std::atomic<int> looks = 0;
  QString output; ///< of the last run, by the worker; read when its answer is there
  QStringList answered;
  std::map<QString, QString> told;
};

TEST_F(ProgramQueueTest, WhatALookFindsNeedsNoProgram) {
  const auto queue = makeQueue();
  queue->want(asker, files({"cached.map", "other.map"}));
  ASSERT_TRUE(waitForAnswers(2));
  EXPECT_EQ(told[QStringLiteral("cached.map")], QStringLiteral("cached"));
  EXPECT_EQ(told[QStringLiteral("other.map")], kRead);
  EXPECT_EQ(fake.calls(), QStringList{QStringLiteral("other.map")});
  EXPECT_FALSE(output.isEmpty());
  EXPECT_FALSE(QFile::exists(output)) << "nothing stays of it";
}

TEST_F(ProgramQueueTest, LooksDoNotWaitForPrograms) {
  const auto queue = makeQueue();
  queue->want(asker, files({"slow.map", "cached1.map", "never.map", "cached2.map"}));
  ASSERT_TRUE(waitForAnswers(2));
  EXPECT_EQ(answered, (QStringList{QStringLiteral("cached1.map"), QStringLiteral("cached2.map")}));
}

TEST_F(ProgramQueueTest, TheMostUrgentGoFirstAndFewBeforeMany) {
  const auto queue = makeQueue();
  const QObject search;
  queue->want(asker, files({"slow.map"}));
  ASSERT_TRUE(waitForCalls(1)) << "what is wanted now has to wait";
  queue->want(search, files({"d.map", "a.map", "c.map"}));
  queue->want(asker, files({"z.map", "c.map"}));
  ASSERT_TRUE(waitForAnswers(4));
  EXPECT_EQ(answered, (QStringList{QStringLiteral("z.map"), QStringLiteral("c.map"), QStringLiteral("d.map"),
                                   QStringLiteral("a.map")}));
}

TEST_F(ProgramQueueTest, WhatFailsIsAnsweredWithTheComplaintAndNotTriedAgain) {
  const auto queue = makeQueue();
  queue->want(asker, files({"bad.map", "crash.map", "good.map"}));
  ASSERT_TRUE(waitForAnswers(3));
  EXPECT_EQ(told[QStringLiteral("bad.map")], QStringLiteral("the squares are round"));
  EXPECT_EQ(told[QStringLiteral("crash.map")], QStringLiteral("reading it crashed"));
  EXPECT_EQ(told[QStringLiteral("good.map")], kRead);
  queue->want(asker, files({"bad.map", "crash.map", "other.map"}));
  ASSERT_TRUE(waitForAnswers(4));
  EXPECT_EQ(fake.calls().size(), 4);
}

TEST_F(ProgramQueueTest, ARunThatTakesTooLongIsEnded) {
  constexpr int kLimitMs = 300;
  ProgramQueue queue({fake.program(), kLimitMs, 1}, [this](const QString& path) { return lookAt(path); });
  queue.want(asker, files({"slow.map"}));
  ASSERT_TRUE(QTest::qWaitFor([&] { return queue.isAnswered(file("slow.map")); }, kWaitMs));
  EXPECT_EQ(told[QStringLiteral("slow.map")], QStringLiteral("reading it takes too long"));
}

TEST_F(ProgramQueueTest, ARunThatTookTooLongIsRepeatedWhenTheMachineRests) {
  constexpr int kLimitMs = 300;
  constexpr int kCheckMs = 20;
  std::atomic<bool> rests = false;
  ProgramQueue queue({fake.program(), kLimitMs, 1, [&] { return rests.load(); }, kCheckMs},
                     [this](const QString& path) { return lookAt(path); });
  queue.want(asker, files({"busy.map"}));
  ASSERT_TRUE(QTest::qWaitFor([&] { return queue.isAnswered(file("busy.map")); }, kWaitMs));
  EXPECT_TRUE(queue.isRetried(file("busy.map")));
  QTest::qWait(kCheckMs * 10);
  EXPECT_EQ(fake.calls().size(), 1) << "the machine is busy";
  rests = true;
  ASSERT_TRUE(QTest::qWaitFor([&] { return told[QStringLiteral("busy.map")] == kRead; }, kWaitMs));
  EXPECT_FALSE(queue.isRetried(file("busy.map")));
  EXPECT_EQ(fake.calls().size(), 2);
}

TEST_F(ProgramQueueTest, AFileIsNotTriedWithoutEnd) {
  constexpr int kLimitMs = 60;
  constexpr int kCheckMs = 20;
  ProgramQueue queue({fake.program(), kLimitMs, 1, [] { return true; }, kCheckMs},
                     [this](const QString& path) { return lookAt(path); });
  queue.want(asker, files({"slow.map"}));
  ASSERT_TRUE(waitForCalls(1 + ProgramQueue::kMostRetries));
  ASSERT_TRUE(QTest::qWaitFor([&] { return queue.isAnswered(file("slow.map")) && !queue.isRetried(file("slow.map")); },
                              kWaitMs));
  QTest::qWait(kCheckMs * 20);
  EXPECT_EQ(fake.calls().size(), 1 + ProgramQueue::kMostRetries);
}

TEST_F(ProgramQueueTest, WhatNobodyWantsIsEndedAndMadeWhenItIsWantedAgain) {
  const auto queue = makeQueue(2);
  queue->want(asker, files({"slow1.map", "slow2.map", "late.map"}));
  ASSERT_TRUE(waitForCalls(2));
  queue->want(asker, files({"other.map"}));
  EXPECT_FALSE(queue->isWanted(file("slow1.map")));
  ASSERT_TRUE(waitForAnswers(1));
  EXPECT_EQ(answered, QStringList{QStringLiteral("other.map")});
  EXPECT_FALSE(fake.calls().contains(QStringLiteral("late.map")));
  queue->want(asker, files({"slow1.map"}));
  ASSERT_TRUE(waitForCalls(4));
  EXPECT_EQ(fake.calls().count(QStringLiteral("slow1.map")), 2);
}

TEST_F(ProgramQueueTest, AnAskerThatGoesWantsNothing) {
  const auto queue = makeQueue();
  auto gone = std::make_unique<QObject>();
  queue->want(*gone, files({"slow.map", "never.map"}));
  ASSERT_TRUE(waitForCalls(1));
  gone.reset();
  queue->want(asker, files({"other.map"}));
  ASSERT_TRUE(waitForAnswers(1));
  EXPECT_EQ(fake.calls(), (QStringList{QStringLiteral("slow.map"), QStringLiteral("other.map")}));
}

TEST_F(ProgramQueueTest, AFileIsAnsweredOnceUntilItIsForgotten) {
  const auto queue = makeQueue();
  queue->want(asker, files({"a.map", "cached.map"}));
  ASSERT_TRUE(waitForAnswers(2));
  EXPECT_TRUE(queue->isAnswered(file("a.map")));
  queue->want(asker, {});
  queue->want(asker, files({"a.map", "cached.map", "cached2.map"}));
  ASSERT_TRUE(waitForAnswers(3));
  EXPECT_EQ(looks, 3);
  queue->forget({file("a.map")});
  ASSERT_TRUE(waitForAnswers(4));
  EXPECT_EQ(answered.back(), QStringLiteral("a.map"));
  queue->forgetAll();
  ASSERT_TRUE(waitForAnswers(7));
}

TEST_F(ProgramQueueTest, WhatIsForgottenWhileItIsMadeIsMadeAgain) {
  const auto queue = makeQueue();
  queue->want(asker, files({"a.map"}));
  ASSERT_TRUE(waitForCalls(1));
  ASSERT_TRUE(answered.isEmpty());
  queue->forget(files({"a.map"}));
  ASSERT_TRUE(waitForAnswers(2));
  EXPECT_EQ(fake.calls().size(), 2);
}

TEST_F(ProgramQueueTest, WithoutAProgramThereAreOnlyLooksUntilThereIsOne) {
  const auto queue = makeQueue(1, {});
  queue->want(asker, files({"a.map", "cached.map"}));
  ASSERT_TRUE(waitForAnswers(2));
  EXPECT_EQ(told.size(), 1U);
  queue->setProgram(fake.program());
  ASSERT_TRUE(waitForAnswers(4));
  EXPECT_EQ(told[QStringLiteral("a.map")], kRead);
}

TEST_F(ProgramQueueTest, AProgramThatCannotDoItIsNotAskedAgain) {
  const auto queue = makeQueue(1, folder.path(QStringLiteral("no such program")));
  queue->want(asker, files({"a.map", "b.map", "cached.map"}));
  ASSERT_TRUE(waitForAnswers(3));
  EXPECT_TRUE(queue->program().isEmpty());
  EXPECT_EQ(told.size(), 1U) << "the files are not to blame";
}

TEST_F(ProgramQueueTest, NothingIsToldAfterItsEnd) {
  auto queue = makeQueue(2);
  queue->want(asker, files({"slow.map", "a.map", "b.map"}));
  ASSERT_TRUE(waitForCalls(2));
  queue.reset();
  EXPECT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  const int before = looks;
  EXPECT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_EQ(looks, before);
}

} // namespace
