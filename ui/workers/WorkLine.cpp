#include "ui/workers/WorkLine.h"

namespace vitrine::ui {

WorkLine::WorkLine(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_pool.setExpiryTimeout(-1); // else another thread may follow
}

WorkLine::~WorkLine() {
  m_pool.clear();
  m_pool.waitForDone();
}

void WorkLine::close(std::function<void()> last) {
  m_ended = true;
  m_pool.clear();
  m_pool.start(std::move(last));
  m_pool.waitForDone();
}

void WorkLine::add(std::function<Result<void>()> work, std::function<void()> then) {
  ++m_waiting;
  m_pool.start([this, work = std::move(work), then = std::move(then)] {
    const Result<void> done = work();
    QMetaObject::invokeMethod(
        this,
        [this, done, then] {
          --m_waiting;
          if (m_ended) {
            return;
          }
          if (done) {
            then();
          } else {
            m_ended = true;
            Q_EMIT failed(done.error());
          }
        },
        Qt::QueuedConnection);
  });
}

} // namespace vitrine::ui
