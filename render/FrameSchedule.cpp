#include "render/FrameSchedule.h"

#include <algorithm>

namespace vitrine::render {
namespace {

/// Frames until a texture that has just been uploaded is on the screen.
constexpr int kFramesToLoad = 2;

} // namespace

void FrameSchedule::request(int count) {
  m_pending = std::max(m_pending, count);
  m_loading = kMaxLoadingFrames;
}

void FrameSchedule::requestMore() {
  m_pending = std::max(m_pending, 1);
}

void FrameSchedule::countFrame(bool ready) {
  ++m_drawn;
  --m_pending;
  if (!ready && m_loading > 0) {
    --m_loading;
    m_pending = std::max(m_pending, kFramesToLoad);
  }
}

} // namespace vitrine::render
