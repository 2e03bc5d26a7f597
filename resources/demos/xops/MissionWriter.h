#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <string>
#include <vector>

namespace vitrine::demos {

/// An addon mission. Texts are raw bytes of Windows-932; paths are relative to the game's folder.
struct Mission {
  std::string shortName; ///< at most 23 bytes
  std::string fullName;  ///< at most 63 bytes
  std::string map;
  std::string points;
  int sky = 0; ///< 0 none, 1..5
  bool moreCollision = false;
  bool dark = false;
  std::string addonObject = "!"; ///< "!" is none
  std::string pictureA;
  std::string pictureB = "!";
  std::vector<std::string> briefing; ///< at most 17 lines
};

/// The text of the .mif file.
Bytes writeMission(const Mission& mission);

/// Lines of text as the game wants them: ended by carriage return and line feed. A .msg file is nothing else.
Bytes writeLines(const std::vector<std::string>& lines);

} // namespace vitrine::demos
