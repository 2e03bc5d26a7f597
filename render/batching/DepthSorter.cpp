#include "render/batching/DepthSorter.h"

#include <QThreadPool>

#include <utility>

namespace vitrine::render {
namespace {

/// Distance, in parts of the scene's radius, that the eye may move before the order is made anew.
constexpr float kTolerance = 0.004F;

} // namespace

DepthSorter::~DepthSorter() {
  m_jobs->wait(1);
}

void DepthSorter::setList(DrawList* list) {
  m_list = list;
  ++m_listNumber;
  m_sortedFor.reset();
  m_tolerance = list ? list->prepared()->scene->bounds().radius() * kTolerance : 0.0F;
}

void DepthSorter::setEye(const QVector3D& eye) {
  if (!m_list || (isNearSorted(eye) && m_list->isSorted())) {
    return;
  }
  m_wanted = eye;
  if (!m_running) {
    start();
  }
}

bool DepthSorter::isNearSorted(const QVector3D& eye) const {
  return m_sortedFor && (eye - *m_sortedFor).length() <= m_tolerance;
}

void DepthSorter::start() {
  const QVector3D eye = *std::exchange(m_wanted, std::nullopt);
  const bool near = isNearSorted(eye);
  m_sortedFor = near ? m_sortedFor : eye;
  std::vector<DrawList::SortTask> tasks =
      m_list->sortTasks(eye, near ? DrawList::SortAll::OnlyMoved : DrawList::SortAll::Yes);
  if (tasks.empty()) {
    return;
  }
  m_running = true;
  m_jobs->store(1);
  auto job = [this, jobs = m_jobs, number = m_listNumber, tasks = std::move(tasks)]() mutable {
    // Queued before the destructor may go on; a queued call to a deleted object is dropped.
    QMetaObject::invokeMethod(
        this, [this, number, done = render::sorted(std::move(tasks))]() mutable { finish(number, std::move(done)); },
        Qt::QueuedConnection);
    jobs->store(0);
    jobs->notify_all();
  };
  QThreadPool::globalInstance()->start(std::move(job));
}

void DepthSorter::finish(std::uint64_t list, std::vector<DrawList::SortTask> tasks) {
  m_running = false;
  if (m_list && list == m_listNumber) {
    m_list->applySorted(std::move(tasks));
    Q_EMIT sorted();
  }
  if (m_list && m_wanted) {
    start();
  }
}

} // namespace vitrine::render
