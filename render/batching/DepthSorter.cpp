#include "render/batching/DepthSorter.h"

#include <utility>

namespace vitrine::render {
namespace {

/// Distance, in parts of the scene's radius, that the eye may move before the order is made anew.
constexpr float kTolerance = 0.004F;

} // namespace

DepthSorter::DepthSorter() {
  connect(&m_task, &base::Task::failed, this, [this] {
    m_sortedFor.reset(); // the next eye tries again
    startNext();
  });
}

void DepthSorter::setList(DrawList* list) {
  m_list = list;
  m_task.drop();
  m_wanted.reset();
  m_sortedFor.reset();
  m_tolerance = list ? list->prepared()->scene->bounds().radius() * kTolerance : 0.0F;
}

void DepthSorter::setEye(const QVector3D& eye) {
  if (!m_list || (isNearSorted(eye) && m_list->isSorted())) {
    return;
  }
  m_wanted = eye;
  if (!m_task.isRunning()) {
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
  using SortTasks = std::vector<DrawList::SortTask>;
  m_task.start([tasks = std::move(tasks)](
                   base::Progress&) mutable -> Result<SortTasks> { return render::sorted(std::move(tasks)); },
               [this](SortTasks done) {
                 m_list->applySorted(std::move(done));
                 Q_EMIT sorted();
                 startNext();
               });
}

void DepthSorter::startNext() {
  if (m_list && m_wanted && !m_task.isRunning()) {
    start();
  }
}

} // namespace vitrine::render
