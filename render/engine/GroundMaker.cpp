#include "render/engine/GroundMaker.h"

#include <utility>

namespace vitrine::render {

GroundMaker::GroundMaker() {
  connect(&m_task, &base::Task::failed, this, &GroundMaker::startNext);
}

bool GroundMaker::make(const DrawList* list, const GroundParts& parts) {
  const GroundParts shown = list ? groundPartsOf(*list->prepared()->scene, parts) : GroundParts{};
  if (shown == GroundParts{}) {
    m_last.reset();
    m_next.reset();
    m_task.drop();
    return false;
  }
  Request request{list->pose(), list->shown(), shown};
  if (request == m_last) {
    return true;
  }
  const bool sameScene = m_last && &m_last->pose->scene() == &request.pose->scene();
  m_last = request;
  if (m_task.isRunning() && sameScene) {
    m_next = std::move(request);
  } else {
    start(request);
  }
  return true;
}

void GroundMaker::start(const Request& request) {
  m_next.reset();
  m_task.start(
      [request](base::Progress&) -> Result<GroundPlane> {
        return groundBelow(*request.pose, request.shown, request.parts);
      },
      [this](const GroundPlane& ground) {
        Q_EMIT made(ground);
        startNext();
      });
}

void GroundMaker::startNext() {
  if (m_next && !m_task.isRunning()) {
    start(*std::exchange(m_next, std::nullopt));
  }
}

} // namespace vitrine::render
