#pragma once

#include "core/formats/xops/file/XopsTextLines.h"

namespace vitrine::formats::xops {

enum class MissionKind {
  Addon,    ///< .mif: what the game's list calls it, the files it is made of, and its briefing
  Standard, ///< data\mapN\*.txt beside the points of a mission that comes with the game: the rest is in the program
};

/// The text of a mission (docs/formats/xops-points.md, "Missions"). Paths are as written; missionPath makes them
/// relative to the mission. Of a standard one pictures, sky and briefing alone, the pictures from the game's folder.
struct MissionText {
  /// The lines of an addon's mission, counted from 0.
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

  MissionKind kind = MissionKind::Addon;
  TextLines text; ///< the lines it was read from
  QString shortName = {};
  QString fullName = {};
  QString mapPath = {};
  QString pointsPath = {};
  int sky = 0; ///< 0 … kLastSky
  bool extraCollision = false;
  bool dark = false;
  QString addonObject = {}; ///< empty: none
  QString pictureA = {};    ///< empty: none
  QString pictureB = {};    ///< empty: none
  QStringList briefing = {};
};

/// Certainty that the start of a file is an addon's mission: 0 no … 95. Other programs use .mif too, so only content
/// counts.
int missionScore(const Bytes& head);

/// Missing lines at the end and values out of range become diagnostics. WrongFormat: empty, or no text.
Result<MissionText> readMission(const Bytes& bytes, MissionKind kind, SpaceId space, Diagnostics& diagnostics);

/// Properties of the mission, for people. `base` is the record of the first line.
std::vector<scene::Property> missionProperties(const MissionText& mission, RecordRef base);

/// A path as missions write it, relative to the folder the mission lies in: missions lie in the game's folder `addon`
/// and name files from the folder above. Other paths stay as they are.
QString missionPath(const QString& written);

} // namespace vitrine::formats::xops
