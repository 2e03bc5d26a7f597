#include "core/base/TaskReceiver.h"

#include <QCoreApplication>
#include <QTimerEvent>

namespace vitrine::base {
namespace {

constexpr int kTickMs = 40;
constexpr QEvent::Type kWoken = QEvent::User; // only receivers get it, each from its own TaskWake

} // namespace

void TaskWake::post() noexcept {
  const std::scoped_lock lock(m_mutex);
  if (!m_receiver || m_isPosted) {
    return;
  }
  try {
    QCoreApplication::postEvent(m_receiver, new QEvent(kWoken));
    m_isPosted = true;
  } catch (...) {
    // The receiver ticks.
  }
}

void TaskWake::accept() {
  const std::scoped_lock lock(m_mutex);
  m_isPosted = false;
}

void TaskWake::detach() {
  const std::scoped_lock lock(m_mutex);
  m_receiver = nullptr;
}

bool TaskWake::isAttached() const {
  const std::scoped_lock lock(m_mutex);
  return m_receiver != nullptr;
}

TaskReceiver::TaskReceiver(QObject* parent) : QObject(parent), m_wake(std::make_shared<TaskWake>(this)) {}

TaskReceiver::~TaskReceiver() {
  m_wake->detach();
}

void TaskReceiver::startTicking() {
  if (!m_ticks.isActive()) {
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

bool TaskReceiver::event(QEvent* event) {
  static_cast<void>(
      m_wake->isAttached()); // its lock orders this read of the event after the worker's allocation, for the sanitizer
  if (event->type() != kWoken) {
    return QObject::event(event);
  }
  m_wake->accept();
  receive(Occasion::Woken);
  return true;
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
