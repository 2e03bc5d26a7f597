#include "render/engine/FrameTarget.h"

#include <Qt3DRender/QTexture>

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
      m_target(new Qt3DRender::QRenderTargetSelector(m_selector)) {
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
  m_target->setTarget(nullptr);
  m_selector->setSurface(m_surface);
  m_selector->setExternalRenderTargetSize({});
}

void FrameTarget::drawIntoTextures(QSize size, bool shown, TargetNumbers numbers) {
  Textures& into = numbers == TargetNumbers::Floats ? m_floats : m_bytes;
  if (!into.target) {
    into = makeTextures(numbers);
  }
  for (QAbstractTexture* texture : {into.color, into.depth}) {
    texture->setSize(size.width(), size.height());
  }
  m_target->setTarget(into.target);
  // Qt3D swaps the buffers of a window whatever was drawn.
  m_selector->setSurface(shown ? m_surface : unshownSurface());
  m_selector->setExternalRenderTargetSize(size);
}

} // namespace vitrine::render
