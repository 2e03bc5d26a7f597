#include "render/engine/FrameTarget.h"

#include <Qt3DRender/QRenderTargetOutput>

namespace vitrine::render {
namespace {

using Qt3DRender::QRenderTargetOutput;

Qt3DRender::QAbstractTexture* addOutput(Qt3DRender::QRenderTarget* target, QRenderTargetOutput::AttachmentPoint point,
                                        Qt3DRender::QAbstractTexture::TextureFormat format) {
  auto* texture = new Qt3DRender::QTexture2D(target);
  texture->setFormat(format);
  texture->setGenerateMipMaps(false);
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(point);
  output->setTexture(texture);
  target->addOutput(output);
  return texture;
}

} // namespace

FrameTarget::FrameTarget(QObject* surface)
    : m_surface(surface), m_selector(new Qt3DRender::QRenderSurfaceSelector),
      m_target(new Qt3DRender::QRenderTargetSelector(m_selector)) {
  m_selector->setSurface(surface);
}

void FrameTarget::makeTextures() {
  m_textures = new Qt3DRender::QRenderTarget(m_target);
  m_color = addOutput(m_textures, QRenderTargetOutput::Color0, Qt3DRender::QAbstractTexture::RGBA8_UNorm);
  m_depth = addOutput(m_textures, QRenderTargetOutput::DepthStencil, Qt3DRender::QAbstractTexture::D24S8);
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

void FrameTarget::drawIntoTextures(QSize size, bool shown) {
  if (!m_textures) {
    makeTextures();
  }
  for (Qt3DRender::QAbstractTexture* texture : {m_color, m_depth}) {
    texture->setSize(size.width(), size.height());
  }
  m_target->setTarget(m_textures);
  // Qt3D swaps the buffers of a window whatever was drawn.
  m_selector->setSurface(shown ? m_surface : unshownSurface());
  m_selector->setExternalRenderTargetSize(size);
}

} // namespace vitrine::render
