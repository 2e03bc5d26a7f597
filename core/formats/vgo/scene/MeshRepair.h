#pragma once

#include "core/formats/vgo/file/Accessors.h"
#include "core/scene/Mesh.h"

#include <QMatrix4x4>

#include <cmath>
#include <limits>

namespace vitrine::formats::vgo {

/// Beyond this, places are damage and would overflow when they are moved.
inline constexpr float kFarthest = 1e9F;

/// Sets vectors that have a number which is not finite or out of reach to `instead`. How many.
template <class Vector>
std::size_t setUnsound(std::vector<Vector>& vectors, const Vector& instead) {
  constexpr int kNumbers = static_cast<int>(sizeof(Vector) / sizeof(float));
  std::size_t count = 0;
  for (Vector& vector : vectors) {
    bool sound = true;
    for (int i = 0; i < kNumbers; ++i) {
      sound = sound && std::abs(vector[i]) <= kFarthest; // false for what is no number
    }
    if (!sound) {
      vector = instead;
      ++count;
    }
  }
  return count;
}

/// True if all numbers of a matrix are finite and no further from 0 than `largest`.
bool isWithin(const QMatrix4x4& matrix, float largest = std::numeric_limits<float>::max());

/// Makes all normals unit length; those that are missing or have no direction, across the triangles around.
void repairNormals(scene::VertexStreams& vertices, const std::vector<std::uint32_t>& indices);

/// Puts how far vertices and their normals move together in one list of vertices.
void joinDeltas(VectorDeltas positions, const VectorDeltas& normals, scene::BlendShape& shape);

} // namespace vitrine::formats::vgo
