#include "ui/workers/WorkLine.h"

#include "tests/support/Waiting.h"

#include <QTest>
#include <QThread>

#include <gtest/gtest.h>

#include <atomic>

using namespace vitrine;
using vitrine::tests::kWaitMs;
using vitrine::ui::WorkLine;

namespace {

TEST(WorkLine, PiecesAreDoneInTheirOrderOnOneThreadAndToldOfHere) {
  WorkLine line;
  QList<QThread*> threads;
  QList<int> done;
  QList<int> told;
  for (int i = 0; i < 3; ++i) {
    line.add(
        [&, i] {
          threads << QThread::currentThread();
          done << i;
          return Result<void>();
        },
        [&, i] {
          EXPECT_EQ(QThread::currentThread(), qApp->thread());
          told << i;
        });
  }
  EXPECT_EQ(line.waiting(), 3);
  EXPECT_TRUE(told.isEmpty()) << "not from within the call";
  ASSERT_TRUE(QTest::qWaitFor([&] { return told.size() == 3; }, kWaitMs));
  EXPECT_EQ(done, (QList<int>{0, 1, 2}));
  EXPECT_EQ(told, done);
  EXPECT_EQ(QSet<QThread*>(threads.begin(), threads.end()).size(), 1);
  EXPECT_FALSE(threads.contains(qApp->thread()));
  EXPECT_EQ(line.waiting(), 0);
}

TEST(WorkLine, AfterAFailureNothingIsToldAnyMore) {
  WorkLine line;
  QStringList reasons;
  QObject::connect(&line, &WorkLine::failed, &line, [&](const Error& error) { reasons << error.message; });
  int told = 0;
  line.add([] { return std::unexpected(Error::of(ErrorCode::WriteFailed, QStringLiteral("full"))); }, [&] { ++told; });
  line.add([] { return Result<void>(); }, [&] { ++told; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return line.waiting() == 0; }, kWaitMs));
  EXPECT_EQ(reasons, QStringList{QStringLiteral("full")});
  EXPECT_EQ(told, 0);
  EXPECT_TRUE(line.hasEnded());
}

TEST(WorkLine, ClosingWaitsForWhatIsBegunAndDoesTheLastThere) {
  WorkLine line;
  std::atomic<bool> begun = false;
  bool done = false;
  line.add(
      [&] {
        begun = true;
        begun.notify_all();
        QThread::msleep(20);
        done = true;
        return Result<void>();
      },
      [] { ADD_FAILURE() << "it is closed"; });
  begun.wait(false);
  QThread* other = nullptr;
  line.close([&] { other = QThread::currentThread(); });
  EXPECT_TRUE(done);
  EXPECT_NE(other, nullptr);
  EXPECT_NE(other, qApp->thread());
  QTest::qWait(0);
}

} // namespace
