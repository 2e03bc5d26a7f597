#pragma once

#include "core/formats/source/bsp/records/DetailProps.h"
#include "core/scene/Mesh.h"

namespace vitrine::formats::source {

/// A flat piece of a detail prop, in mesh space: corners upper left, lower left, lower right, upper right as seen from
/// its front.
struct DetailQuad {
  std::array<QVector3D, 4> corners;
  std::array<QVector2D, 4> uvs;
  QVector3D normal;
};

/// Billboard mode of a sprite's mesh. Crosses and three-sided ones stand as they are.
scene::Billboard facingOf(const DetailProp& prop);

/// Quads of a sprite, a cross or a three-sided one. Billboards are given as a mesh's positions are
/// (Mesh::facing): as seen from far along +Z.
std::vector<DetailQuad> detailQuads(const DetailProp& prop, const DetailSprite& sprite);

} // namespace vitrine::formats::source
