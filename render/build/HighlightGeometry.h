#pragma once

#include "core/scene/Scene.h"

#include <QByteArray>

#include <vector>

namespace vitrine::render {

/// The triangles of some DrawItems for drawing them once more as a selection: three vertices each, of six floats:
/// position in world space and, for each of the three edges, 0 at the corners of an edge of the outline. An edge belongs
/// to the outline when only one of the triangles has it, or when two in different planes meet there.
struct HighlightGeometry {
  static constexpr int kFloatsPerVertex = 6;

  QByteArray vertices;
  std::uint32_t vertexCount = 0;
  scene::Bounds bounds;

  HighlightGeometry(const scene::Scene& scene, const std::vector<scene::DrawItemId>& items);
};

} // namespace vitrine::render
