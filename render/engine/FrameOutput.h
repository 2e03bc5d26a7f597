#pragma once

#include <QImage>
#include <QSize>

namespace vitrine::render {

/// Numbers of a texture that is drawn into: bytes from 0 to 1, or floats that are not clamped.
enum class TargetNumbers { Bytes, Floats };

/// A frame that becomes part of a refined picture.
struct AccumulatedFrame {
  QSize size;         ///< device pixels
  bool first = false; ///< the first frame of its picture: the sum starts from nothing
  bool shown = false; ///< the mean of all frames so far is brought to the surface

  bool operator==(const AccumulatedFrame&) const = default;
};

/// Picture of a frame, which is read back while the next frame is drawn.
class CapturedFrame {
public:
  virtual ~CapturedFrame() = default;

  virtual bool isComplete() const = 0;
  /// RGB32 or ARGB32_Premultiplied, of floats a packed picture (batching/FloatPixels.h). Null until complete.
  virtual QImage picture() const = 0;
};

} // namespace vitrine::render
