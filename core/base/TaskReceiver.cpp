#include "core/base/TaskReceiver.h"

#include "core/base/Log.h"

#include <QTimerEvent>

namespace vitrine::base {
namespace {

constexpr int kTickMs = 40;

} // namespace

TaskReceiver::TaskReceiver(QObject* parent) : QObject(parent), m_wake(std::make_shared<TaskWake>(*this)) {}

TaskReceiver::~TaskReceiver() {
  m_wake->detach();
}

void TaskReceiver::startTicking() {
  if (!m_ticks.isActive()) {
    TaskWake::watch();
    m_ticks.start(kTickMs, this);
  }
}

void TaskReceiver::continueSoon() noexcept {
  try {
    m_soon.start(0, this);
  } catch (...) {
    // The next tick takes its place.
  }
}

void TaskReceiver::receiveFailure() noexcept {
  const bool isWoken = m_wake->post();
  try {
    startTicking();
  } catch (...) {
    if (!isWoken) {
      receive(Occasion::Tick); // there will be no better occasion
    }
  }
}

void TaskReceiver::logFailedReceiver() noexcept {
  try {
    log::error(QStringLiteral("a receiver of a task failed"));
  } catch (...) {
    // The message needs memory too, and is dropped.
  }
}

void TaskReceiver::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_soon.timerId()) {
    m_soon.stop();
    receive(Occasion::Woken);
  } else {
    receive(Occasion::Tick);
  }
}

} // namespace vitrine::base
