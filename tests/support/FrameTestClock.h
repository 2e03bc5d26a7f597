#pragma once

#include "render/batching/FrameClock.h"

namespace vitrine::tests {

/// The clock of views that are made while it exists. By it each frame takes as long as it is told to.
class FrameTestClock {
public:
  FrameTestClock() {
    render::setFrameClock([this] {
      m_within = !m_within;
      return m_now += m_within ? 0 : frameTime;
    });
  }
  ~FrameTestClock() { render::setFrameClock(nullptr); }
  FrameTestClock(const FrameTestClock&) = delete;
  FrameTestClock& operator=(const FrameTestClock&) = delete;

  double frameTime = 1; ///< milliseconds

private:
  double m_now = 0;
  bool m_within = false; ///< a frame has begun
};

} // namespace vitrine::tests
