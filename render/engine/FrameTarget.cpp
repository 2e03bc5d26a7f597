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

FrameTarget::Textures FrameTarget::makeTextures(Numbers numbers) const {
  using Texture = Qt3DRender::QAbstractTexture;
  const bool floats = numbers == Numbers::Floats;
  Textures made;
  made.target = new Qt3DRender::QRenderTarget(m_target);
  // Not half floats: Mesa's processors cut them off.
  made.color = addOutput(made.target, QRenderTargetOutput::Color0, floats ? Texture::RGBA32F : Texture::RGBA8_UNorm);
  made.depth = addOutput(made.target, QRenderTargetOutput::DepthStencil, Texture::D24S8);
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

void FrameTarget::drawIntoTextures(QSize size, bool shown, Numbers numbers) {
  Textures& into = numbers == Numbers::Floats ? m_floats : m_bytes;
  if (!into.target) {
    into = makeTextures(numbers);
  }
  for (Qt3DRender::QAbstractTexture* texture : {into.color, into.depth}) {
    texture->setSize(size.width(), size.height());
  }
  m_target->setTarget(into.target);
  // Qt3D swaps the buffers of a window whatever was drawn.
  m_selector->setSurface(shown ? m_surface : unshownSurface());
  m_selector->setExternalRenderTargetSize(size);
}

} // namespace vitrine::render
