#include "render/engine/DepthSorter.h"

#include "render/batching/TriangleSorter.h"

#include <QThreadPool>

namespace vitrine::render {
namespace {

/// How far, in parts of the scene's radius, the eye may move before the order is made anew.
constexpr float kTolerance = 0.004F;

} // namespace

DepthSorter::~DepthSorter() {
  m_jobs->wait(1);
}

void DepthSorter::setScene(SceneEntity* scene) {
  m_scene = scene;
  ++m_sceneNumber;
  m_sortedFor.reset();
  m_tolerance = scene ? scene->prepared()->scene->bounds().radius() * kTolerance : 0.0F;
}

void DepthSorter::setEye(const QVector3D& eye) {
  if (!m_scene || (isNearSorted(eye) && m_scene->isSorted())) {
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
  std::vector<SceneEntity::SortTask> tasks =
      m_scene->sortTasks(eye, near ? SceneEntity::SortAll::OnlyMoved : SceneEntity::SortAll::Yes);
  if (tasks.empty()) {
    return;
  }
  m_running = true;
  m_jobs->store(1);
  auto job = [this, jobs = m_jobs, number = m_sceneNumber, tasks = std::move(tasks)]() mutable {
    for (SceneEntity::SortTask& task : tasks) {
      task.indices = sortedFarToNear(task.positions, task.indices, task.eye);
    }
    // Queued before the destructor may go on; a queued call to a deleted object is dropped.
    QMetaObject::invokeMethod(
        this, [this, number, done = std::move(tasks)]() mutable { finish(number, std::move(done)); },
        Qt::QueuedConnection);
    jobs->store(0);
    jobs->notify_all();
  };
  QThreadPool::globalInstance()->start(std::move(job));
}

void DepthSorter::finish(std::uint64_t scene, std::vector<SceneEntity::SortTask> tasks) {
  m_running = false;
  if (m_scene && scene == m_sceneNumber) {
    m_scene->applySorted(std::move(tasks));
    Q_EMIT sorted();
  }
  if (m_scene && m_wanted) {
    start();
  }
}

} // namespace vitrine::render
