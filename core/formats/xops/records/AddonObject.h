#pragma once

#include "core/formats/xops/file/XopsTextLines.h"

namespace vitrine::formats::xops {

/// The small object that a mission brings along (kind 12 of the small objects): a text of six lines
/// (docs/formats/xops-points.md, "Addon object"). Paths are as written; missionPath makes them relative to the mission.
struct AddonObject {
  QString model; ///< a DirectX .x file
  QString picture;
  int radius = 0;   ///< of the ball that bullets hit
  int strength = 0; ///< damage that breaks the object
  QString sound;    ///< empty: none
  int jump = 0;     ///< distance that the pieces fly
  TextLines text;
};

/// Missing lines and lines that are no numbers become diagnostics. WrongFormat: empty, or no text.
Result<AddonObject> readAddonObject(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

/// Properties of the object, for people. `base` is the record of the first line.
std::vector<scene::Property> addonObjectProperties(const AddonObject& object, RecordRef base);

} // namespace vitrine::formats::xops
