#include "render/PanoramaCapture.h"

#include "core/viewing/CubeViews.h"
#include "render/engine/PartCopy.h"

#include <QCoreApplication>

namespace vitrine::render {
namespace {

constexpr int kPanoramaStrip = 64;
/// Share of the time that goes into drawing the views.
constexpr double kViewShare = 0.8;

} // namespace

PanoramaCapture::PanoramaCapture(OffscreenRenderer& renderer, const CaptureRequest& request)
    : m_renderer(renderer), m_request(request) {}

CaptureRequest PanoramaCapture::viewRequest() const {
  CaptureRequest view = m_request;
  view.panorama = false;
  const int side = Panorama::sideFor(m_request.size.width());
  view.size = QSize(side, side);
  const viewing::CameraPose& pose = m_request.camera.pose();
  view.fogDirection =
      m_request.fogDirection.value_or(m_request.camera.forward()); // or the views would not fit together
  view.camera.follow({.position = pose.position,
                      .orientation = viewing::cubeViews(pose.orientation)[m_drawn].orientation,
                      .verticalFov = viewing::kCubeFov});
  return view;
}

double PanoramaCapture::fraction() const {
  const double view = m_tiles ? m_tiles->fraction() : 0;
  return (static_cast<double>(m_drawn) + view) / static_cast<double>(m_views.size()) * kViewShare +
         (1 - kViewShare) * m_row / m_request.size.height();
}

Result<void> PanoramaCapture::drawView() {
  QImage& view = m_views[m_drawn];
  if (!m_tiles) {
    auto begun = m_renderer.begin(viewRequest());
    if (!begun) {
      return std::unexpected(begun.error());
    }
    m_tiles = std::move(*begun);
    m_viewRow = 0;
    view = QImage(m_tiles->size(), m_tiles->format());
    if (view.isNull()) {
      return std::unexpected(noMemoryForPicture());
    }
  }
  const auto strip = m_tiles->drawTile();
  if (!strip) {
    return std::unexpected(strip.error());
  }
  if (*strip) {
    copyInto(view, **strip, {0, m_viewRow});
    m_viewRow += (*strip)->height();
  }
  if (m_tiles->isDone()) {
    m_tiles.reset();
    ++m_drawn;
  }
  return {};
}

Result<std::optional<QImage>> PanoramaCapture::drawTile() {
  if (m_drawn < m_views.size()) {
    const auto drawn = drawView();
    return drawn ? Result<std::optional<QImage>>(std::nullopt) : std::unexpected(drawn.error());
  }
  if (!m_panorama) {
    m_panorama.emplace(std::move(m_views));
  }
  const int count = std::min(kPanoramaStrip, m_request.size.height() - m_row);
  return m_panorama->rows(m_request.size, std::exchange(m_row, m_row + count), count);
}

} // namespace vitrine::render
