#pragma once

#include "core/base/Result.h"

#include <QImage>

#include <optional>

namespace vitrine::render {

/// A picture that is drawn step by step, in strips of its width from top to bottom. Only the strip that is being drawn
/// is held. GUI thread only.
class StripCapture {
public:
  virtual ~StripCapture() = default;
  StripCapture(const StripCapture&) = delete;
  StripCapture& operator=(const StripCapture&) = delete;

  /// Draws a part. Gives a strip when that was its last one. The strip's format is RGB32 or ARGB32; of scene-linear
  /// pictures RGBX32FPx4 or RGBA32FPx4_Premultiplied.
  virtual Result<std::optional<QImage>> drawTile() = 0;
  virtual bool isDone() const = 0;
  /// Share that is drawn, 0 to 1.
  virtual double fraction() const = 0;
  virtual QSize size() const = 0;
  virtual QImage::Format format() const = 0;
  bool hasAlpha() const {
    return format() == QImage::Format_ARGB32 || format() == QImage::Format_RGBA32FPx4_Premultiplied;
  }

protected:
  StripCapture() = default;
};

} // namespace vitrine::render
