#pragma once

#include "core/formats/xops/file/TextLines.h"

namespace vitrine::formats::xops {

/// The text beside the points of a mission that comes with the game (data\mapN\*.txt): pictures, sky, briefing. Its
/// name and files are in the program (docs/formats/xops-points.md, "Missions").
struct StandardMission {
  QString pictureA; ///< path in the game's folder; empty: none
  QString pictureB;
  int sky = 0; ///< 0 … kLastSky
  QStringList briefing;
  TextLines text;
};

/// Missing lines at the end and values out of range become diagnostics. WrongFormat: empty, or no text.
Result<StandardMission> readStandardMission(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

structure::StructureBuilder::Handle addStandardMissionSections(structure::StructureBuilder& builder,
                                                               structure::StructureBuilder::Handle parent,
                                                               const ByteSourcePtr& source,
                                                               const StandardMission& mission);

/// Properties of the mission, for people. `base` is the record of the first line.
std::vector<scene::Property> standardMissionProperties(const StandardMission& mission, RecordRef base);

} // namespace vitrine::formats::xops
