#pragma once

#include "core/viewing/CameraRig.h"
#include "render/StripCapture.h"
#include "render/batching/FrameState.h"

#include <memory>

namespace vitrine::render {

struct CaptureRequest;
class Engine;
class FrameCapture;

/// A picture that is drawn tile by tile, as large as one target may be, in strips of tiles.
class TiledCapture final : public StripCapture {
public:
  /// The engine must outlive this object, and show what is asked for, from `camera`; nothing else may be drawn with it
  /// meanwhile.
  TiledCapture(Engine& engine, const CaptureRequest& request, const viewing::CameraRig& camera);
  ~TiledCapture() override;

  Result<std::optional<QImage>> drawTile() override;
  bool isDone() const override { return m_next.y() >= m_size.height(); }
  double fraction() const override;
  QSize size() const override { return m_size; }
  QImage::Format format() const override { return m_format; }

private:
  Result<QImage> draw(const QRect& tile);

  Engine& m_engine;
  viewing::CameraRig m_camera;
  std::optional<QVector3D> m_fogDirection;
  QSize m_size;
  TargetSettings m_target;
  QImage::Format m_format;
  QSize m_step; ///< size of tiles
  QPoint m_next;
  QImage m_strip;
  std::unique_ptr<FrameCapture> m_frames;
};

} // namespace vitrine::render
