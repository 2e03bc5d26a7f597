#include "render/engine/TargetTextures.h"

#include <Qt3DRender/QRenderTarget>
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

TargetTextures::TargetTextures(Qt3DRender::QFrameGraphNode* parent)
    : m_selector(new Qt3DRender::QRenderTargetSelector(parent)) {}

void TargetTextures::make() {
  auto* target = new Qt3DRender::QRenderTarget(m_selector);
  m_color = addOutput(target, QRenderTargetOutput::Color0, Qt3DRender::QAbstractTexture::RGBA8_UNorm);
  m_depth = addOutput(target, QRenderTargetOutput::Depth, Qt3DRender::QAbstractTexture::D24);
  m_selector->setTarget(target);
}

void TargetTextures::setSize(QSize size) {
  if (!m_color) {
    make();
  }
  for (Qt3DRender::QAbstractTexture* texture : {m_color, m_depth}) {
    texture->setSize(size.width(), size.height());
  }
}

} // namespace vitrine::render
