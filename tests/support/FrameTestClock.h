#pragma once

#include "render/batching/FrameClock.h"

namespace vitrine::tests {

/// The clock of views that are made while it exists. By it each frame takes as long as a function says at its end.
class FrameTestClock {
public:
  using FrameTime = std::function<double()>; ///< milliseconds

  explicit FrameTestClock(FrameTime frameTime) : m_frameTime(std::move(frameTime)) {
    render::setFrameClock([this] {
      m_within = !m_within;
      return m_now += m_within ? 0 : m_frameTime();
    });
  }
  ~FrameTestClock() { render::setFrameClock(nullptr); }
  FrameTestClock(const FrameTestClock&) = delete;
  FrameTestClock& operator=(const FrameTestClock&) = delete;

private:
  FrameTime m_frameTime;
  double m_now = 0;
  bool m_within = false; ///< a frame has begun
};

} // namespace vitrine::tests
