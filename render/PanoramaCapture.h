#pragma once

#include "render/OffscreenRenderer.h"
#include "render/batching/Panorama.h"

#include <array>

namespace vitrine::render {

/// An equirectangular picture of everything around a camera, its middle where the camera looks, level: the six views of
/// viewing::cubeViews first, then strips made of them.
class PanoramaCapture final : public StripCapture {
public:
  /// The renderer must outlive this object; nothing else may be drawn with it meanwhile.
  PanoramaCapture(OffscreenRenderer& renderer, const CaptureRequest& request);

  Result<std::optional<QImage>> drawTile() override;
  bool isDone() const override { return m_row >= m_request.size.height(); }
  double fraction() const override;
  QSize size() const override { return m_request.size; }
  QImage::Format format() const override { return captureFormat(m_request); }

private:
  /// Request of the view that is next.
  CaptureRequest viewRequest() const;
  Result<void> drawView();

  OffscreenRenderer& m_renderer;
  CaptureRequest m_request;
  std::array<QImage, 6> m_views;
  std::size_t m_drawn = 0;               ///< views that are whole
  std::unique_ptr<StripCapture> m_tiles; ///< of the next one
  int m_viewRow = 0;                     ///< rows of it that are there
  std::optional<Panorama> m_panorama;    ///< of all views
  int m_row = 0;
};

} // namespace vitrine::render
