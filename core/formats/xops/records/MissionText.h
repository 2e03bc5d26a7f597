#pragma once

#include "core/formats/xops/file/TextLines.h"

namespace vitrine::formats::xops {

/// An addon mission (.mif): what the game's list calls it, the files it is made of, and its briefing
/// (docs/formats/xops-points.md, "Missions"). Paths are as written; missionPath makes them relative to the mission.
struct MissionText {
  /// The lines of a mission, counted from 0.
  enum Line : std::size_t {
    ShortName,
    FullName,
    Map,
    Points,
    SkyNumber,
    Flags,
    AddonObjectFile,
    PictureA,
    PictureB,
    Briefing
  };

  QString shortName;
  QString fullName;
  QString mapPath;
  QString pointsPath;
  int sky = 0; ///< 0 … kLastSky
  bool extraCollision = false;
  bool dark = false;
  QString addonObject; ///< empty: none
  QString pictureA;    ///< empty: none
  QString pictureB;    ///< empty: none
  QStringList briefing;
  TextLines text; ///< the lines it was read from
};

/// Certainty that the start of a file is a mission's: 0 no … 95. Other programs use .mif too, so only content counts.
int missionScore(const Bytes& head);

/// Missing lines at the end and values out of range become diagnostics. WrongFormat: empty, or no text.
Result<MissionText> readMission(const Bytes& bytes, Diagnostics& diagnostics, SpaceId space = base::kFileSpace);

/// A section with a record per line.
structure::StructureBuilder::Handle addMissionSections(structure::StructureBuilder& builder,
                                                       structure::StructureBuilder::Handle parent,
                                                       const ByteSourcePtr& source, const MissionText& mission);

/// Properties of the mission, for people. `base` is the record of the first line.
std::vector<scene::Property> missionProperties(const MissionText& mission, RecordRef base);

/// A path as missions write it, relative to the folder the mission lies in: missions lie in the game's folder `addon`
/// and name files from the folder above. Other paths stay as they are.
QString missionPath(const QString& written);

} // namespace vitrine::formats::xops
