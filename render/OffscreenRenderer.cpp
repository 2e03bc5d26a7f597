#include "render/OffscreenRenderer.h"

#include "render/engine/Engine.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <Qt3DRender/QRenderCapture>

namespace vitrine::render {
namespace {

/// Frames until a picture must have settled; measured: three are enough when nothing is odd.
constexpr int kMaxFrames = 60;
constexpr int kMaxSide = 16384;

QString tr(const char* text) {
  return QCoreApplication::translate("vitrine::render::OffscreenRenderer", text);
}

} // namespace

class OffscreenRenderer::Private {
public:
  explicit Private(PreparedScenePtr prepared) : m_prepared(std::move(prepared)) {
    m_surface.setFormat(QSurfaceFormat::defaultFormat());
    m_surface.create();
    m_engine = std::make_unique<Engine>(&m_surface);
    m_engine->setScene(std::make_unique<SceneEntity>(m_prepared, m_prepared->assets, m_engine->effects()));
  }

  Result<QImage> settledFrame();

  PreparedScenePtr m_prepared;
  QOffscreenSurface m_surface;
  std::unique_ptr<Engine> m_engine;

private:
  QImage frame();
};

QImage OffscreenRenderer::Private::frame() {
  const std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply(m_engine->frameGraph().requestCapture());
  for (int i = 0; i < kMaxFrames && !reply->isComplete(); ++i) {
    m_engine->drawFrame();
  }
  return reply->isComplete() ? reply->image() : QImage();
}

Result<QImage> OffscreenRenderer::Private::settledFrame() {
  QImage before;
  for (int i = 0; i < kMaxFrames; ++i) {
    QImage now = frame();
    if (now.isNull()) {
      return std::unexpected(Error::of(ErrorCode::NoDisplay, tr("the picture could not be drawn with OpenGL")));
    }
    // The first frames miss what is still being uploaded, and some of them equal each other.
    if (i > 1 && m_engine->scene()->isReady() && now == before) {
      return now;
    }
    before = std::move(now);
  }
  return before;
}

OffscreenRenderer::OffscreenRenderer(PreparedScenePtr scene) : d(std::make_unique<Private>(std::move(scene))) {}

OffscreenRenderer::~OffscreenRenderer() = default;

Result<QImage> OffscreenRenderer::capture(const CaptureRequest& request) {
  const QSize size = request.size;
  if (size.isEmpty() || size.width() > kMaxSide || size.height() > kMaxSide) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, tr("a picture of %1x%2 pixels cannot be drawn")
                                                                  .arg(size.width())
                                                                  .arg(size.height())));
  }
  CameraRig camera = request.camera;
  camera.setViewportSize(size);
  FrameGraph& graph = d->m_engine->frameGraph();
  graph.setTargetSize(size);
  graph.setBackground(request.background);
  graph.setMode(request.mode);
  graph.setExposure(scene::exposure(*d->m_prepared->scene, request.state));
  d->m_engine->scene()->setState(request.state);
  d->m_engine->scene()->sortTranslucent(camera.pose().position);
  d->m_engine->setCamera(camera.pose(), camera.projectionMatrix());
  auto picture = d->settledFrame();
  if (!picture) {
    return picture;
  }
  return picture->convertToFormat(request.background.alpha() == 255 ? QImage::Format_RGB32 : QImage::Format_ARGB32);
}

} // namespace vitrine::render
