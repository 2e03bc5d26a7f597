#pragma once

#include "core/structure/RecordLayout.h"

#include <memory>
#include <string>

namespace vitrine::formats::x3 {

// What records of text look like in tables. Their fields have no fixed places. A field that a record leaves out is
// empty.

enum class FaceColumn { Material, Vertices, Marker, Flags, Smoothing, Uv, Uv2 };
enum class FrameColumn {
  Flags,
  Position,
  PositionTcb,
  PositionBezier,
  Turn,
  Axis,
  RotationTcb,
  Target,
  Roll,
  TargetTcb,
  Fov,
  Color,
  Length,
  Next
};
enum class PathColumn { Id, Body, Parent, Cockpit, Jet, Name, Flags, Notes, Frames };
enum class MaterialColumn {
  Tag,
  Index,
  Flags,
  Technique,
  Effect,
  Parameters,
  Texture,
  Ambient,
  Diffuse,
  Specular,
  Transparency,
  SelfIllumination,
  Shininess,
  Strength,
  DestBlend,
  TwoSided,
  Wire,
  TextureValue,
  FirstMap ///< five names, each with a value behind it
};

using TextLayoutPtr = std::shared_ptr<const structure::RecordLayout>;

TextLayoutPtr pointLayout();
/// Paths of the sections that its numbers lead to; no `materials`: they lead nowhere.
TextLayoutPtr faceLayout(const std::string& materials, const std::string& points);
TextLayoutPtr frameLayout();
/// `paths`: the section whose rows are the parents' ids; empty: ids are no rows.
TextLayoutPtr pathLayout(const std::string& paths);
TextLayoutPtr noteLayout();
TextLayoutPtr materialLayout();
TextLayoutPtr parameterLayout();

/// Names of the bits of a part's flags, as far as they are known.
std::span<const structure::FlagName> partFlagNames();

} // namespace vitrine::formats::x3
