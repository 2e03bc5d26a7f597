#pragma once

#include <QImage>
#include <QRect>
#include <QSize>

#include <variant>

namespace vitrine::render {

/// Numbers of a texture that is drawn into: bytes from 0 to 1, or floats that are not clamped.
enum class TargetNumbers { Bytes, Floats };

/// Size at which a frame is drawn. Smaller frames are scaled up to the surface; lines and labels over them keep their
/// size.
struct Reduction {
  QSize surface;   ///< device pixels
  int divisor = 1; ///< of the size along each axis; 1: the frame has the size of the surface
};

/// A frame of the surface's own size.
struct PlainFrame {
  bool operator==(const PlainFrame&) const = default;
};

/// A frame that is scaled up to the size of the surface.
struct ReducedFrame {
  QSize size; ///< pixels that are drawn

  bool operator==(const ReducedFrame&) const = default;
};

/// A frame, or a part of one, that becomes part of a refined picture.
struct AccumulatedFrame {
  QSize size;         ///< device pixels, of the whole frame
  QRect part;         ///< pixels that are drawn, from the bottom left; empty: all
  bool first = false; ///< the first frame of its picture: the sum starts from nothing
  bool shown = false; ///< the mean of all frames so far is brought to the surface

  bool operator==(const AccumulatedFrame&) const = default;
};

/// Place that a frame is drawn to.
using FrameOutput = std::variant<PlainFrame, ReducedFrame, AccumulatedFrame>;

/// Picture of a frame, which is read back while the next frame is drawn.
class CapturedFrame {
public:
  virtual ~CapturedFrame() = default;

  virtual bool isComplete() const = 0;
  /// RGB32 or ARGB32_Premultiplied, of floats a packed picture (batching/FloatPixels.h). Null until complete.
  virtual QImage picture() const = 0;
};

} // namespace vitrine::render
