#include "render/engine/GroundMaker.h"

#include <utility>

namespace vitrine::render {

GroundMaker::GroundMaker() {
  m_pool.setMaxThreadCount(1);
}

bool GroundMaker::make(const DrawList* list, const GroundParts& parts) {
  const GroundParts shown = list ? groundPartsOf(*list->prepared()->scene, parts) : GroundParts{};
  if (shown == GroundParts{}) {
    m_last.reset();
    m_wanted.reset();
    m_running = false;
    ++m_number;
    return false;
  }
  Wish wish{list->pose(), list->shown(), shown};
  if (wish == m_last) {
    return true;
  }
  const bool sameScene = m_last && &m_last->pose->scene() == &wish.pose->scene();
  m_last = wish;
  if (m_running && sameScene) {
    m_wanted = std::move(wish);
  } else {
    start(std::move(wish));
  }
  return true;
}

void GroundMaker::start(Wish wish) {
  m_wanted.reset();
  m_running = true;
  m_pool.start([this, number = ++m_number, wish = std::move(wish)] {
    QMetaObject::invokeMethod(
        this, [this, number, ground = groundBelow(*wish.pose, wish.shown, wish.parts)] { finish(number, ground); },
        Qt::QueuedConnection);
  });
}

void GroundMaker::finish(std::uint64_t number, const GroundPlane& ground) {
  if (number != m_number) {
    return;
  }
  m_running = false;
  Q_EMIT made(ground);
  if (m_wanted) {
    start(*std::exchange(m_wanted, std::nullopt));
  }
}

} // namespace vitrine::render
