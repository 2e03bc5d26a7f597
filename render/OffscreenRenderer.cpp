#include "render/OffscreenRenderer.h"

#include "core/session/DocumentSession.h"
#include "core/visibility/VisibilityRule.h"
#include "render/batching/PictureAveraging.h"
#include "render/engine/Engine.h"
#include "render/engine/FrameCapture.h"

#include <QGuiApplication>
#include <QOffscreenSurface>

#include <cstring>

namespace vitrine::render {
namespace {

/// Pixels drawn at once, before averaging: below what every OpenGL 3.3 can do.
constexpr int kTileSide = 4096;
/// Large pictures are drawn in so many parts, small ones in parts of so many pixels: while one is read back OpenGL and
/// Qt3D hold it some four times. Not where more triangles are drawn than this: each part costs them anew.
constexpr qint64 kParts = 8;
constexpr qint64 kPartPixels = 256 << 10;
constexpr std::uint64_t kFewTriangles = 64 << 10;
constexpr int kMaxSide = 32768;
constexpr int kMaxSupersample = 8;
/// Up to so many pixels a picture is drawn four times, and three times, larger to be averaged.
constexpr qint64 kSmallPixels = 1 << 20;
constexpr qint64 kMediumPixels = 2 << 20;

QString tr(const char* text) {
  return QCoreApplication::translate("vitrine::render::OffscreenRenderer", text);
}

/// The part of a picture of size `whole` that `tile` covers, as a projection of its own.
QMatrix4x4 tileProjection(const QMatrix4x4& projection, const QRect& tile, QSize whole) {
  const auto part = [](double start, double length, double all) {
    return std::pair(static_cast<float>(all / length), static_cast<float>((all - 2.0 * start - length) / length));
  };
  const auto [scaleX, moveX] = part(tile.x(), tile.width(), whole.width());
  const auto [scaleY, moveY] = part(tile.y(), tile.height(), whole.height());
  QMatrix4x4 crop;
  crop.translate(moveX, -moveY);
  crop.scale(scaleX, scaleY, 1.0F);
  return crop * projection;
}

/// Size of the parts of a picture: as wide as can be, with even sides, so that blocks of 2 x 2 pixels, by which
/// shaders take derivatives, lie alike in all of them.
QSize partSize(QSize picture, int supersample, std::uint64_t triangles) {
  const qint64 most = kTileSide / supersample;
  const qint64 samples = qint64{supersample} * supersample;
  const qint64 all = qint64{picture.width()} * picture.height() * samples;
  const qint64 pixels = (triangles > kFewTriangles ? all : std::max(kPartPixels, all / kParts)) / samples;
  const qint64 width = std::min<qint64>(picture.width(), most);
  const qint64 height = std::min(std::max<qint64>(pixels / width & ~1LL, 2), most);
  return QSize(static_cast<int>(width), static_cast<int>(height));
}

/// Both in the same 32-bit format. A painter would round colours of low alpha.
void copyInto(QImage& picture, const QImage& part, QPoint at) {
  for (int y = 0; y < part.height(); ++y) {
    std::memcpy(picture.scanLine(at.y() + y) + qsizetype{at.x()} * 4, part.constScanLine(y),
                static_cast<std::size_t>(part.width()) * 4);
  }
}

} // namespace

class OffscreenRenderer::Private {
public:
  Private() {
    m_surface.setFormat(QSurfaceFormat::defaultFormat());
    m_surface.create();
    m_engine = std::make_unique<Engine>(&m_surface);
  }

  void setScene(RenderScenePtr prepared, const session::Snapshot& from);
  std::shared_ptr<const ItemSet> seenItems(const CaptureRequest& request, const QVector3D& eye) const;
  void setLabels(const CaptureRequest& request, const viewing::CameraRig& camera);
  void set(const CaptureRequest& request, const viewing::CameraRig& camera);
  void setGround(const GroundParts& parts);
  Result<QImage> tile(FrameCapture& frames, const CaptureRequest& request, const viewing::CameraRig& camera,
                      const QRect& tile, int supersample);

  std::optional<session::DocumentSession> m_session; ///< there is one as soon as there is a scene
  QOffscreenSurface m_surface;
  std::unique_ptr<Engine> m_engine;
  std::shared_ptr<const LabelAtlas> m_labels; ///< as last used
};

void OffscreenRenderer::Private::setScene(RenderScenePtr prepared, const session::Snapshot& from) {
  m_session.emplace(from);
  m_labels = nullptr;
  m_engine->setScene(nullptr); // the one before: frames that would take it apart may never be asked for
  m_engine->setScene(std::make_unique<SceneEntity>(std::move(prepared), m_session->snapshot(), m_engine->effects()));
}

void OffscreenRenderer::Private::set(const CaptureRequest& request, const viewing::CameraRig& camera) {
  FrameGraph& graph = m_engine->frameGraph();
  m_engine->setBackground({request.background, request.backgroundTop}, request.backgroundStays);
  m_engine->setMode(request.mode);
  graph.uniforms().setWireWidth(FrameUniforms::kWireWidth *
                                static_cast<float>(std::clamp(request.supersample, 1, kMaxSupersample)));
  m_engine->setSeen(seenItems(request, camera.pose().position));
  m_session->setState(request.state);
  m_engine->show(m_session->snapshot());
  m_engine->scene()->sortTranslucent(camera.pose().position);
  setGround(request.ground);
}

void OffscreenRenderer::Private::setGround(const GroundParts& parts) {
  const DrawList& list = m_engine->scene()->list();
  if (const GroundParts shown = groundPartsOf(*list.prepared()->scene, parts); shown != GroundParts{}) {
    m_engine->showGround(groundBelow(*list.pose(), list.shown(), shown));
  } else {
    m_engine->hideGround();
  }
}

std::shared_ptr<const ItemSet> OffscreenRenderer::Private::seenItems(const CaptureRequest& request,
                                                                     const QVector3D& eye) const {
  if (request.onlyItems) {
    return std::make_shared<const ItemSet>(*request.onlyItems);
  }
  if (!request.cullByVisibility) {
    return nullptr;
  }
  const visibility::VisibilityRule rule(*m_engine->scene()->list().prepared()->scene, eye);
  return std::make_shared<const ItemSet>(rule.drawnItems());
}

void OffscreenRenderer::Private::setLabels(const CaptureRequest& request, const viewing::CameraRig& camera) {
  const auto& labels = m_engine->scene()->list().prepared()->labels;
  const bool wanted = request.labels && !labels.empty();
  const qreal ratio = std::clamp(request.supersample, 1, kMaxSupersample);
  if (wanted && (!m_labels || m_labels->pixelRatio() != ratio)) {
    m_labels = std::make_shared<const LabelAtlas>(labels, QGuiApplication::font(), ratio);
  }
  m_engine->setLabels(wanted ? m_labels : nullptr);
  m_engine->placeLabels(camera);
}

Result<QImage> OffscreenRenderer::Private::tile(FrameCapture& frames, const CaptureRequest& request,
                                                const viewing::CameraRig& camera, const QRect& tile, int supersample) {
  m_engine->setCamera(camera.pose(), tileProjection(camera.projectionMatrix(), tile, request.size));
  const int below = request.size.height() - tile.y() - tile.height();
  m_engine->frameGraph().gradient().setPart(below, request.size.height(), supersample);
  auto drawn = frames.take(tile.size() * supersample);
  if (!drawn) {
    return std::unexpected(drawn.error());
  }
  const bool opaque = request.background.alpha() == 255;
  return averagedDown(
      std::move(*drawn).convertToFormat(opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied),
      supersample);
}

int affordableSupersample(QSize size) {
  const qint64 pixels = qint64{size.width()} * size.height();
  return pixels <= kSmallPixels ? 4 : pixels <= kMediumPixels ? 3 : 2;
}

OffscreenRenderer::OffscreenRenderer(RenderScenePtr scene)
    : OffscreenRenderer(scene, session::snapshotOf(scene->scene, scene->assets)) {}

OffscreenRenderer::OffscreenRenderer(RenderScenePtr scene, const session::Snapshot& from)
    : d(std::make_unique<Private>()) {
  d->setScene(std::move(scene), from);
}

OffscreenRenderer::~OffscreenRenderer() = default;

void OffscreenRenderer::setScene(RenderScenePtr scene, const session::Snapshot& from) {
  d->setScene(std::move(scene), from);
}

Result<QImage> OffscreenRenderer::capture(const CaptureRequest& request) {
  const QSize size = request.size;
  if (size.isEmpty() || size.width() > kMaxSide || size.height() > kMaxSide) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached, tr("a picture of %1x%2 pixels cannot be drawn").arg(size.width()).arg(size.height())));
  }
  viewing::CameraRig camera = request.camera;
  camera.setViewportSize(size);
  d->set(request, camera);
  camera = d->m_engine->seenThroughGameView(camera);
  d->setLabels(request, camera);
  const int supersample = std::clamp(request.supersample, 1, kMaxSupersample);
  const QSize step = partSize(size, supersample, d->m_engine->scene()->list().triangles());
  FrameCapture frames(*d->m_engine);
  QImage picture(size, request.background.alpha() == 255 ? QImage::Format_RGB32 : QImage::Format_ARGB32);
  if (picture.isNull()) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, tr("there is not enough memory for the picture")));
  }
  for (int y = 0; y < size.height(); y += step.height()) {
    for (int x = 0; x < size.width(); x += step.width()) {
      const QRect tile = QRect(QPoint(x, y), step) & QRect(QPoint(), size);
      const auto part = d->tile(frames, request, camera, tile, supersample);
      if (!part) {
        return std::unexpected(part.error());
      }
      copyInto(picture, *part, tile.topLeft());
    }
  }
  return picture;
}

} // namespace vitrine::render
