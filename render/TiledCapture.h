#pragma once

#include "core/base/Result.h"
#include "core/viewing/CameraRig.h"

#include <QImage>

#include <memory>
#include <optional>

namespace vitrine::render {

struct CaptureRequest;
class Engine;
class FrameCapture;

/// A picture that is drawn tile by tile, as large as one target may be, in strips of tiles from top to bottom. Only the
/// strip that is being drawn is held. GUI thread only.
class TiledCapture {
public:
  /// The engine must outlive this object, and show what is asked for, from `camera`; nothing else may be drawn with it
  /// meanwhile.
  TiledCapture(Engine& engine, const CaptureRequest& request, const viewing::CameraRig& camera);
  ~TiledCapture();
  TiledCapture(const TiledCapture&) = delete;
  TiledCapture& operator=(const TiledCapture&) = delete;

  /// Draws the next tile. Gives a strip, as wide as the picture, when that was its last one.
  Result<std::optional<QImage>> drawTile();
  bool isDone() const { return m_next.y() >= m_size.height(); }
  /// Share that is drawn, 0 to 1.
  double fraction() const;
  QSize size() const { return m_size; }
  bool hasAlpha() const { return m_format == QImage::Format_ARGB32; }

private:
  Result<QImage> draw(const QRect& tile);

  Engine& m_engine;
  viewing::CameraRig m_camera;
  QSize m_size;
  int m_supersample;
  QImage::Format m_format;
  QSize m_step; ///< size of tiles
  QPoint m_next;
  QImage m_strip;
  std::unique_ptr<FrameCapture> m_frames;
};

} // namespace vitrine::render
