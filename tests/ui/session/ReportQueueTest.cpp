#include "ui/session/ReportQueue.h"

#include "tests/support/Waiting.h"

#include <QElapsedTimer>

#include <gtest/gtest.h>

#include <thread>

using namespace vitrine::ui;
using vitrine::tests::kWaitMs;

namespace {

/// Takes longer than a slice.
void takeLong() {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() <= ReportQueue::kSliceMs) {
  }
}

TEST(ReportQueueTest, ReportsKeepTheirOrder) {
  ReportQueue queue;
  std::vector<int> told;
  constexpr int kReports = 1000;
  std::thread worker([&] {
    for (int i = 0; i < kReports; ++i) {
      queue.add([&told, i] { told.push_back(i); });
    }
  });
  worker.join();
  EXPECT_TRUE(told.empty()) << "on the thread of the queue";
  ASSERT_TRUE(QTest::qWaitFor([&] { return told.size() == kReports; }, kWaitMs));
  EXPECT_TRUE(std::ranges::is_sorted(told));
  queue.add([&] { told.push_back(kReports); });
  EXPECT_TRUE(QTest::qWaitFor([&] { return told.back() == kReports; }, kWaitMs));
}

TEST(ReportQueueTest, ManyReportsDoNotHoldUpWhatElseHappens) {
  ReportQueue queue;
  int told = 0;
  int toldBefore = -1; ///< when something else had its turn
  constexpr int kReports = 10;
  for (int i = 0; i < kReports; ++i) {
    queue.add([&] {
      takeLong();
      ++told;
    });
  }
  QTimer other;
  other.setSingleShot(true);
  QObject::connect(&other, &QTimer::timeout, [&] { toldBefore = told; });
  other.start(1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return told == kReports && toldBefore >= 0; }, kWaitMs));
  EXPECT_LT(toldBefore, kReports);
}

TEST(ReportQueueTest, WhatIsNotToldGoesWithTheQueue) {
  bool told = false;
  {
    ReportQueue queue;
    queue.add([&] { told = true; });
  }
  QTest::qWait(1);
  EXPECT_FALSE(told);
}

} // namespace
