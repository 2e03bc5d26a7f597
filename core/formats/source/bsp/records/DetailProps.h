#pragma once

#include "core/formats/source/bsp/records/StaticProps.h"

namespace vitrine::formats::source::bsp {

inline constexpr auto kDetailSprite =
    layout("detail sprite", 32, f32("UL", "", 2), f32("LR", "", 2), f32("TexUL", "", 2), f32("TexLR", "", 2));
inline constexpr auto kDetailProp = layout(
    "detail prop", 52, vec3("Origin"), vec3("Angles", QT_TRANSLATE_NOOP("formats", "pitch, yaw, roll in degrees")),
    u16("DetailModel", QT_TRANSLATE_NOOP("formats", "model or sprite")), u16("Leaf").to("lumps/LEAFS"),
    u8("Lighting", "", 4), u32("LightStyles"), u8("LightStyleCount"), u8("SwayAmount"), u8("ShapeAngle"),
    u8("ShapeSize"), u8("Orientation").values(kDetailPropOrientationNames).gap(3),
    u8("Type").values(kDetailPropTypeNames).gap(3), f32("Scale"));

} // namespace vitrine::formats::source::bsp

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

/// The game lump "dprp": sprites and small models strewn over the ground.
struct DetailProps {
  RecordView dictionary;
  RecordView sprites;
  RecordView props;

  QStringList models() const { return modelNames(dictionary); }
  DetailProp prop(std::size_t index) const;
  DetailSprite sprite(std::size_t index) const;
};

DetailProps readDetailProps(const GameLumpEntry& lump, Endian order, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
