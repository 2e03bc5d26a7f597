#pragma once

#include "render/batching/TextureSpec.h"

#include <Qt3DRender/QAbstractTexture>

namespace vitrine::render {

/// The texture that `spec` describes.
Qt3DRender::QAbstractTexture* makeTexture(const TextureSpec& spec, Qt3DCore::QNode* parent = nullptr);

/// Replaces a rectangle of one layer, with its top left corner at `at`.
void updateTexture(Qt3DRender::QAbstractTexture& texture, const Texels& texels, QPoint at = {}, int layer = 0);

bool isReady(const Qt3DRender::QAbstractTexture* texture);

} // namespace vitrine::render
