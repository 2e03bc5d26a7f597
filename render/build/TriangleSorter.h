#pragma once

#include "render/build/Batch.h"

#include <QVector3D>

#include <vector>

namespace vitrine::render {

/// The triangles of `indices` (into the batch's vertices) ordered by the distance of their middles from `eye`, farthest
/// first; equally far ones keep their order. Only a moved eye changes it, never a turned one. Thread-safe.
std::vector<std::uint32_t> sortedFarToNear(const Batch& batch, const std::vector<std::uint32_t>& indices,
                                           const QVector3D& eye);

} // namespace vitrine::render
