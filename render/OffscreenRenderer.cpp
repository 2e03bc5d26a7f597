#include "render/OffscreenRenderer.h"

#include "core/session/DocumentSession.h"
#include "core/visibility/VisibilityRule.h"
#include "render/PanoramaCapture.h"
#include "render/TiledCapture.h"
#include "render/engine/Engine.h"
#include "render/engine/PartCopy.h"

#include <QGuiApplication>
#include <QOffscreenSurface>

namespace vitrine::render {
namespace {

constexpr int kMaxSide = 32768;
constexpr int kMaxSupersample = 8;
/// Up to so many pixels a picture is drawn four times, and three times, larger to be averaged.
constexpr qint64 kSmallPixels = 1 << 20;
constexpr qint64 kMediumPixels = 2 << 20;

QString tr(const char* text) {
  return QCoreApplication::translate("vitrine::render::OffscreenRenderer", text);
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

  std::optional<session::DocumentSession> m_session; ///< there is one as soon as there is a scene
  QOffscreenSurface m_surface;
  std::unique_ptr<Engine> m_engine;
  std::shared_ptr<const LabelAtlas> m_labels; ///< as last used
};

void OffscreenRenderer::Private::setScene(RenderScenePtr prepared, const session::Snapshot& from) {
  m_session.emplace(from);
  m_labels = nullptr;
  m_engine->setScene(nullptr, {}); // deletes the previous scene: no frames may come that would do it
  m_engine->setScene(std::move(prepared), m_session->snapshot());
}

void OffscreenRenderer::Private::set(const CaptureRequest& request, const viewing::CameraRig& camera) {
  m_engine->setBackground({request.background, request.backgroundTop}, request.backgroundStays);
  m_engine->setMode(request.mode);
  m_engine->setSeen(seenItems(request, camera.pose().position));
  m_session->setState(request.state);
  m_engine->show(m_session->snapshot());
  sortTranslucent(m_engine->scene()->list(), camera.pose().position);
  m_engine->setTints(request.tints);
  setGround(request.ground);
}

void OffscreenRenderer::Private::setGround(const GroundParts& parts) {
  const DrawList& list = m_engine->scene()->list();
  if (const GroundParts shown = groundPartsOf(*list.prepared()->scene, parts); shown != GroundParts{}) {
    m_engine->setGround(groundBelow(*list.pose(), list.shown(), shown));
  } else {
    m_engine->setGround({});
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
  const qreal ratio = supersampleOf(request);
  if (wanted && (!m_labels || m_labels->pixelRatio() != ratio)) {
    m_labels = std::make_shared<const LabelAtlas>(labels, QGuiApplication::font(), ratio);
  }
  m_engine->setLabels(wanted ? m_labels : nullptr);
  m_engine->placeLabels(camera);
}

QImage::Format captureFormat(const CaptureRequest& request) {
  const bool opaque = request.background.alpha() == 255;
  if (request.sceneLinear) {
    return opaque ? QImage::Format_RGBX32FPx4 : QImage::Format_RGBA32FPx4_Premultiplied;
  }
  return opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32;
}

Error noMemoryForPicture() {
  return Error::of(ErrorCode::LimitReached, tr("there is not enough memory for the image"));
}

int supersampleOf(const CaptureRequest& request) {
  return std::clamp(request.supersample, 1, kMaxSupersample);
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

Result<std::unique_ptr<StripCapture>> OffscreenRenderer::begin(const CaptureRequest& request) {
  const QSize size = request.size;
  if (size.isEmpty() || size.width() > kMaxSide || size.height() > kMaxSide) {
    return std::unexpected(Error::of(
        ErrorCode::LimitReached, tr("an image of %1x%2 pixels cannot be drawn").arg(size.width()).arg(size.height())));
  }
  if (request.panorama) {
    return std::make_unique<PanoramaCapture>(*this, request);
  }
  viewing::CameraRig camera = request.camera;
  camera.setViewportSize(size);
  d->set(request, camera);
  camera = limitedCamera(camera, d->m_engine->scene()->list());
  d->setLabels(request, camera);
  return std::make_unique<TiledCapture>(*d->m_engine, request, camera);
}

Result<QImage> OffscreenRenderer::capture(const CaptureRequest& request) {
  const auto begun = begin(request);
  if (!begun) {
    return std::unexpected(begun.error());
  }
  StripCapture& tiles = **begun;
  QImage picture(tiles.size(), tiles.format());
  if (picture.isNull()) {
    return std::unexpected(noMemoryForPicture());
  }
  for (int y = 0; !tiles.isDone();) {
    const auto strip = tiles.drawTile();
    if (!strip) {
      return std::unexpected(strip.error());
    }
    if (*strip) {
      copyInto(picture, **strip, {0, y});
      y += (*strip)->height();
    }
  }
  return picture;
}

} // namespace vitrine::render
