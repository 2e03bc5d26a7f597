#pragma once

#include "core/formats/source/bsp/StaticProps.h"
#include "core/scene/Mesh.h"

#include <QVector2D>

namespace vitrine::formats::source {

enum class DetailType { Model = 0, Sprite = 1, Cross = 2, Tri = 3 };

/// A record of the game lump "dprp"; docs/formats/source-bsp.md, "Detail props". File axes.
struct DetailProp {
  QVector3D origin;
  QVector3D angles; ///< pitch, yaw, roll in degrees
  int shape = 0;    ///< into the models, or into the sprites
  int leaf = 0;
  QVector3D light;     ///< linear
  int orientation = 0; ///< 0 by its angles, 1 to the eye, 2 to the eye around the vertical
  int type = 0;        ///< DetailType
  int tilt = 0;        ///< degrees, of the sides of a Tri
  float spread = 0;    ///< of the sides of a Tri from its middle, in widths
  float scale = 1;
};

/// The size of a sprite, counted from where it stands, and its place in the picture of all sprites.
struct DetailSprite {
  QVector2D upperLeft;
  QVector2D lowerRight;
  QVector2D uvUpperLeft;
  QVector2D uvLowerRight;
};

/// Reads single records of the lump.
class DetailReader {
public:
  explicit DetailReader(const DetailProps& source);

  DetailProp prop(std::size_t index) const;
  DetailSprite sprite(std::size_t index) const;

private:
  const DetailProps& m_source;
  Column m_origin, m_angles, m_shape, m_leaf, m_light, m_tilt, m_spread, m_orientation, m_type, m_scale;
  Column m_upperLeft, m_lowerRight, m_uvUpperLeft, m_uvLowerRight;
};

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
