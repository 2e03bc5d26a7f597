#pragma once

#include "render/batching/Batch.h"

#include <QVector3D>

#include <vector>

namespace vitrine::render {

/// Records of equal size that begin with a position: Vertex or MovedVertex.
struct PositionRecords {
  QByteArray bytes;
  std::size_t size = 0;

  QVector3D at(std::uint32_t index) const;
};

/// Positions of a batch's vertices at rest; of billboards the pivots.
PositionRecords positionsOf(const Batch& batch);

/// The triangles of `indices` (into `positions`) ordered by the distance of their middles from `eye`, in the same
/// space, farthest first; equally far ones keep their order. Only a moved eye changes it, never a turned one.
/// Thread-safe.
std::vector<std::uint32_t> sortedFarToNear(const PositionRecords& positions, const std::vector<std::uint32_t>& indices,
                                           const QVector3D& eye);

} // namespace vitrine::render
