#include "core/base/TaskReceiver.h"

#include "tests/core/base/TaskChecks.h"
#include "tests/support/FailingMemory.h"

#include <QAbstractEventDispatcher>

#include <atomic>
#include <functional>
#include <vector>

namespace vitrine::base {
namespace {

using tests::FailingMemory;
using tests::loopUntil;

/// Receiver that never ticks, so that nothing but a wake calls it.
class Woken : public TaskReceiver {
public:
  explicit Woken(std::function<void()> received) : TaskReceiver(nullptr), m_received(std::move(received)) {}
  using TaskReceiver::wake;

private:
  void receive(Occasion /*occasion*/) override { m_received(); }

  const std::function<void()> m_received;
};

TEST(TaskReceiverTest, WakesNeedNoMemory) {
  std::atomic<int> received = 0;
  const Woken receiver([&] { ++received; });
  std::thread worker([&received, wake = receiver.wake()] {
    FailingMemory::setFailing();
    for (int i = 0; i < 1000; ++i) {
      wake->post();
      while (received == i) {
        std::this_thread::yield();
      }
    }
  });
  EXPECT_TRUE(loopUntil([&] { return received == 1000; }));
  worker.join();
}

TEST(TaskReceiverTest, WakesArriveAtOnce) {
  int received = 0;
  const Woken receiver([&] { ++received; });
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 200; ++i) {
    std::thread([wake = receiver.wake()] { wake->post(); }).join();
    while (received == i) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // no timer ends it
    }
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(4)) << "ticks would take 8 s";
}

TEST(TaskReceiverTest, ReceiversAreCalledInTheOrderOfTheirWakesOnceEach) {
  std::vector<int> order;
  const Woken first([&] { order.push_back(1); });
  const Woken second([&] { order.push_back(2); });
  const Woken third([&] { order.push_back(3); });
  std::thread([&] {
    for (int i = 0; i < 3; ++i) {
      third.wake()->post();
      first.wake()->post();
      second.wake()->post();
    }
  }).join();
  ASSERT_TRUE(loopUntil([&] { return order.size() >= 3; }));
  QCoreApplication::processEvents();
  EXPECT_EQ(order, (std::vector{3, 1, 2}));
}

TEST(TaskReceiverTest, AnEventLoopOfAReceiverServesTheOthers) {
  int served = 0;
  const Woken other([&] { ++served; });
  bool isDone = false;
  const Woken waiting([&] {
    EXPECT_TRUE(loopUntil([&] { return served == 1; })) << "one that is woken already";
    std::thread([wake = other.wake()] { wake->post(); }).join();
    EXPECT_TRUE(loopUntil([&] { return served == 2; })) << "one that is woken meanwhile";
    isDone = true;
  });
  waiting.wake()->post();
  other.wake()->post();
  EXPECT_TRUE(loopUntil([&] { return isDone; }));
}

TEST(TaskReceiverTest, AReceiverMayDestroyItselfAndOthersThatWait) {
  bool isCalled = false;
  auto other = std::make_unique<Woken>([] { ADD_FAILURE() << "it is destroyed"; });
  std::unique_ptr<Woken> receiver;
  receiver = std::make_unique<Woken>([&] {
    isCalled = true;
    other.reset();
    receiver.reset();
  });
  const std::shared_ptr<TaskWake> wake = receiver->wake();
  wake->post();
  other->wake()->post();
  EXPECT_TRUE(loopUntil([&] { return isCalled; }));
  wake->post();
  QCoreApplication::processEvents();
  EXPECT_FALSE(wake->isAttached());
}

TEST(TaskReceiverTest, TheEventLoopSleepsAfterAReceiverThatWasWokenIsDestroyed) {
  Woken([] { ADD_FAILURE() << "it is destroyed"; }).wake()->post();
  int rounds = 0;
  QObject counter;
  QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, &counter, [&] { ++rounds; });
  bool isOver = false;
  QTimer::singleShot(50, &counter, [&] { isOver = true; });
  EXPECT_TRUE(loopUntil([&] { return isOver; }));
  EXPECT_LT(rounds, 100);
  int received = 0;
  const Woken next([&] { ++received; });
  next.wake()->post();
  EXPECT_TRUE(loopUntil([&] { return received == 1; }));
}

TEST(TaskReceiverTest, AReceiverThatWakesItselfLetsOthersRun) {
  int received = 0;
  Woken* self = nullptr;
  Woken receiver([&] {
    ++received;
    self->wake()->post();
  });
  self = &receiver;
  receiver.wake()->post();
  bool isServed = false;
  QTimer::singleShot(20, &receiver, [&] { isServed = true; });
  EXPECT_TRUE(loopUntil([&] { return isServed; }));
  EXPECT_GT(received, 1);
}

TEST(TaskReceiverTest, ThreadsMayGetTheirEventLoopLater) {
  std::atomic<int> received = 0;
  std::shared_ptr<TaskWake> kept;
  std::thread other([&] {
    const Woken early([&] { ++received; });
    early.wake()->post(); // there is nothing that watches a descriptor
    QEventLoop loop;
    EXPECT_TRUE(loopUntil([&] { return received == 1; }));
    std::thread([wake = early.wake()] { wake->post(); }).join();
    EXPECT_TRUE(loopUntil([&] { return received == 2; }));
    early.wake()->post();
    const Woken late([&] { ++received; }); // from now on a descriptor is watched
    late.wake()->post();
    std::thread([wake = early.wake()] { wake->post(); }).join();
    EXPECT_TRUE(loopUntil([&] { return received == 4; }));
    kept = late.wake();
  });
  other.join();
  kept->post(); // its thread has ended
  EXPECT_EQ(received, 4);
}

} // namespace
} // namespace vitrine::base
