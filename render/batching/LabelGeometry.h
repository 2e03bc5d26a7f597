#pragma once

#include "render/batching/LabelAtlas.h"
#include "render/batching/VertexLayout.h"

#include <QByteArray>

#include <vector>

namespace vitrine::render {

// Labels as quads of constant size in pixels (resources/shaders/label.vert).

VertexLayout labelLayout();
/// Four corners of each label.
QByteArray labelCorners(const std::vector<Label>& labels, const LabelAtlas& atlas);
/// Indices of two triangles a label. The first of `shown` is drawn over the others.
std::vector<std::uint32_t> labelIndices(const std::vector<std::size_t>& shown);
/// Bounds of the anchors.
scene::Bounds labelBounds(const std::vector<Label>& labels);

} // namespace vitrine::render
