#include "ui/workers/WorkLine.h"

namespace vitrine::ui {

WorkLine::WorkLine(QObject* parent) : QObject(parent), m_queue({.onOneThread = true}) {
  connect(&m_queue, &base::TaskQueue::failed, this, &WorkLine::failed);
}

WorkLine::~WorkLine() {
  m_queue.stop();
  m_queue.waitForEnd();
}

void WorkLine::close(std::function<void()> last) {
  m_queue.stop();
  m_queue.add(
      {.mustFinish = true},
      [last = std::move(last)](Progress&) -> Result<void> {
        last();
        return {};
      },
      [] {});
  m_queue.waitForEnd();
}

void WorkLine::add(std::function<Result<void>()> work, std::function<void()> then) {
  m_queue.add({}, [work = std::move(work)](Progress&) { return work(); }, std::move(then));
}

} // namespace vitrine::ui
