#pragma once

#include "core/base/Result.h"
#include "render/engine/Engine.h"

#include <QImage>

namespace vitrine::render {

/// Pictures of an engine that draws off screen, taken when they are complete: textures, shaders and changed parameters
/// reach the picture a few frames late, and the first of all pictures is empty.
class FrameCapture {
public:
  explicit FrameCapture(Engine& engine, TargetNumbers numbers = TargetNumbers::Bytes)
      : m_engine(engine), m_numbers(numbers) {}

  /// A picture of this size of what is set on the engine. RGB32 or ARGB32_Premultiplied; of
  /// floats RGBA32FPx4_Premultiplied, sRGB-encoded and brighter than white where light is.
  Result<QImage> take(QSize size);

private:
  /// Draws until two sketches of this size are equal.
  void settle(QSize size);
  /// One picture; null when none came.
  QImage captured(QSize size);

  Engine& m_engine;
  TargetNumbers m_numbers;
  bool m_settled = false; ///< once; what changes after that is only where it is seen from
};

} // namespace vitrine::render
