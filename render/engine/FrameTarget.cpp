#include "render/engine/FrameTarget.h"

#include <QWindow>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QTextureWrapMode>

namespace vitrine::render {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QRenderTargetOutput;

QAbstractTexture* addOutput(Qt3DRender::QRenderTarget* target, QAbstractTexture::TextureFormat format,
                            QRenderTargetOutput::AttachmentPoint point) {
  auto* texture = new Qt3DRender::QTexture2D(target);
  texture->setFormat(format);
  texture->setGenerateMipMaps(false);
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(point);
  output->setTexture(texture);
  target->addOutput(output);
  return texture;
}

QAbstractTexture* setColorTarget(Qt3DRender::QRenderTargetSelector* selector, QAbstractTexture::TextureFormat format) {
  auto* target = new Qt3DRender::QRenderTarget(selector);
  QAbstractTexture* texture = addOutput(target, format);
  selector->setTarget(target);
  return texture;
}

FrameTarget::FrameTarget(QObject* surface)
    : m_surface(surface), m_selector(new Qt3DRender::QRenderSurfaceSelector),
      m_limited(new Qt3DRender::QRenderStateSet(m_selector)), m_part(new Qt3DRender::QScissorTest(m_limited)),
      m_target(new Qt3DRender::QRenderTargetSelector(m_limited)) {
  m_selector->setSurface(surface);
}

FrameTarget::Textures FrameTarget::makeTextures(TargetNumbers numbers) const {
  const bool floats = numbers == TargetNumbers::Floats;
  Textures made;
  made.target = new Qt3DRender::QRenderTarget(m_target);
  // Not half floats: Mesa's software renderers truncate them.
  made.color = addOutput(made.target, floats ? QAbstractTexture::RGBA32F : QAbstractTexture::RGBA8_UNorm);
  made.depth = addOutput(made.target, QAbstractTexture::D24S8, QRenderTargetOutput::DepthStencil);
  return made;
}

QObject* FrameTarget::unshownSurface() {
  if (!m_unshown) {
    m_unshown = std::make_unique<QOffscreenSurface>();
    m_unshown->setFormat(QSurfaceFormat::defaultFormat());
    m_unshown->create();
  }
  return m_unshown.get();
}

void FrameTarget::drawOnSurface() {
  setPart({});
  m_target->setTarget(nullptr);
  setSurface(m_surface, {});
}

void FrameTarget::setSurface(QObject* surface, QSize size) {
  m_selector->setSurface(surface);
  m_selector->setExternalRenderTargetSize(size);
  // Qt3D multiplies either size by the ratio.
  const auto* window = qobject_cast<const QWindow*>(surface);
  m_selector->setSurfacePixelRatio(window && size.isEmpty() ? static_cast<float>(window->devicePixelRatio()) : 1.0F);
}

void FrameTarget::drawInto(const Textures& textures, QSize size) {
  for (QAbstractTexture* texture : {textures.color, textures.depth}) {
    texture->setSize(size.width(), size.height());
  }
  m_target->setTarget(textures.target);
}

void FrameTarget::drawReduced(QSize size) {
  if (!m_reduced.target) {
    m_reduced = makeTextures(TargetNumbers::Bytes);
    m_reduced.color->setMinificationFilter(QAbstractTexture::Linear);
    m_reduced.color->setMagnificationFilter(QAbstractTexture::Linear);
    m_reduced.color->setWrapMode(Qt3DRender::QTextureWrapMode(Qt3DRender::QTextureWrapMode::ClampToEdge));
  }
  setPart({});
  drawInto(m_reduced, size);
  setSurface(m_surface, {});
}

void FrameTarget::drawIntoTextures(QSize size, bool shown, TargetNumbers numbers) {
  Textures& into = numbers == TargetNumbers::Floats ? m_floats : m_bytes;
  if (!into.target) {
    into = makeTextures(numbers);
  }
  drawInto(into, size);
  // Qt3D swaps the buffers of a window whatever was drawn.
  setSurface(shown ? m_surface : unshownSurface(), size);
}

void FrameTarget::setPart(const QRect& part) {
  if (std::exchange(m_drawnPart, part) == part) {
    return;
  }
  if (part.isEmpty()) {
    m_limited->removeRenderState(m_part);
    return;
  }
  m_part->setLeft(part.x());
  m_part->setBottom(part.y());
  m_part->setWidth(part.width());
  m_part->setHeight(part.height());
  m_limited->addRenderState(m_part);
}

} // namespace vitrine::render
