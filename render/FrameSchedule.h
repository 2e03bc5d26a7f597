#pragma once

#include <cstdint>

namespace vitrine::render {

/// Count of the frames that a window still has to draw. A change needs several frames to reach the screen, and more
/// while textures are uploaded.
class FrameSchedule {
public:
  /// Frames until a change has reached the screen: textures and new parameters are uploaded a frame or two late.
  static constexpr int kFramesToSettle = 4;
  /// Largest number of frames that are drawn while textures are uploaded.
  static constexpr int kMaxLoadingFrames = 120;

  /// Requests so many frames from now on.
  void request(int count = kFramesToSettle);
  /// Requests one more frame unless others are pending: deferred work goes on with it.
  void requestMore();
  bool isPending() const { return m_pending > 0; }

  /// Counts a frame that was requested. `ready`: all textures are on the GPU; else further frames are requested.
  void countFrame(bool ready);
  /// Counts a frame that was not requested, of a refined picture.
  void countRefinement() { ++m_drawn; }
  /// Frames counted so far.
  std::uint64_t drawn() const { return m_drawn; }

private:
  std::uint64_t m_drawn = 0;
  int m_pending = 0;
  int m_loading = 0; ///< frames that may still be drawn for textures
};

} // namespace vitrine::render
