#include "render/TiledCapture.h"

#include "render/OffscreenRenderer.h"
#include "render/batching/FloatPixels.h"
#include "render/batching/PartProjection.h"
#include "render/batching/PictureAveraging.h"
#include "render/engine/Engine.h"
#include "render/engine/FrameCapture.h"
#include "render/engine/PartCopy.h"

namespace vitrine::render {
namespace {

/// Pixels drawn at once, before averaging: below what every OpenGL 3.3 can do.
constexpr int kTileSide = 4096;
/// Light that half floats still hold.
constexpr float kMostLight = 65504;
/// Large pictures are drawn in so many parts, small ones in parts of so many pixels: while one is read back the
/// renderer holds it some four times. Not where more triangles are drawn than this: each part costs them anew.
constexpr qint64 kParts = 8;
constexpr qint64 kPartPixels = 256 << 10;
constexpr std::uint64_t kFewTriangles = 64 << 10;
/// Pixels of a strip, which is held: large pictures are of low strips.
constexpr qint64 kStripPixels = 4 << 20;

/// Size of the tiles of a picture: as wide as can be, with even sides, so that blocks of 2 x 2 pixels, by which
/// shaders take derivatives, lie alike in all of them.
QSize tileSize(const CaptureRequest& request, std::uint64_t triangles) {
  const QSize picture = request.size;
  const int supersample = supersampleOf(request);
  // Floats are read back as pictures twice as wide and high.
  const int largest = request.sceneLinear ? kTileSide / 2 : kTileSide;
  const int side = request.tileSide > 0 ? std::min(request.tileSide, largest) : largest;
  const qint64 most = std::max(side / supersample & ~1, 2);
  const qint64 samples = qint64{supersample} * supersample;
  const qint64 all = qint64{picture.width()} * picture.height() * samples;
  const qint64 pixels = (triangles > kFewTriangles ? all : std::max(kPartPixels, all / kParts)) / samples;
  const qint64 width = std::min<qint64>(picture.width(), most);
  const qint64 highest = std::min(most, kStripPixels / picture.width() & ~1LL);
  const qint64 height = std::min(std::max<qint64>(pixels / width & ~1LL, 2), highest);
  return QSize(static_cast<int>(width), static_cast<int>(height));
}

TargetNumbers numbersOf(const CaptureRequest& request) {
  return request.sceneLinear ? TargetNumbers::Floats : TargetNumbers::Bytes;
}

TargetSettings targetOf(const CaptureRequest& request) {
  const int supersample = supersampleOf(request);
  return {.brightest = request.sceneLinear ? kMostLight : 1.0F,
          .wireWidth = kWireWidth * static_cast<float>(supersample),
          .height = request.size.height(),
          .samples = supersample};
}

} // namespace

TiledCapture::TiledCapture(Engine& engine, const CaptureRequest& request, const viewing::CameraRig& camera)
    : m_engine(engine), m_camera(camera), m_fogDirection(request.fogDirection), m_size(request.size),
      m_target(targetOf(request)), m_format(captureFormat(request)),
      m_step(tileSize(request, engine.scene()->list().triangles())),
      m_frames(std::make_unique<FrameCapture>(engine, numbersOf(request))) {}

TiledCapture::~TiledCapture() = default;

double TiledCapture::fraction() const {
  const int rows = std::min(m_step.height(), m_size.height() - m_next.y());
  return (m_next.y() + static_cast<double>(rows) * m_next.x() / m_size.width()) / m_size.height();
}

Result<std::optional<QImage>> TiledCapture::drawTile() {
  const QRect tile = QRect(m_next, m_step) & QRect(QPoint(), m_size);
  if (m_strip.isNull()) {
    m_strip = QImage(m_size.width(), tile.height(), m_format);
  }
  const auto part = draw(tile);
  if (!part) {
    return std::unexpected(part.error());
  }
  copyInto(m_strip, *part, {tile.x(), 0});
  m_next.rx() += m_step.width();
  if (m_next.x() < m_size.width()) {
    return std::nullopt;
  }
  m_next = QPoint(0, tile.bottom() + 1);
  return std::exchange(m_strip, QImage());
}

Result<QImage> TiledCapture::draw(const QRect& tile) {
  m_engine.setCamera(m_camera.pose(), partProjection(m_camera.projectionMatrix(), tile, m_size), m_fogDirection);
  m_target.below = m_size.height() - tile.y() - tile.height();
  m_engine.setTarget(m_target);
  auto drawn = m_frames->take(tile.size() * m_target.samples);
  if (!drawn) {
    return std::unexpected(drawn.error());
  }
  const bool opaque = !hasAlpha();
  if (m_format == QImage::Format_RGBX32FPx4 || m_format == QImage::Format_RGBA32FPx4_Premultiplied) {
    return linearAveragedDown(*drawn, m_target.samples, opaque);
  }
  return averagedDown(
      std::move(*drawn).convertToFormat(opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied),
      m_target.samples);
}

} // namespace vitrine::render
