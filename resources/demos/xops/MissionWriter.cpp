#include "resources/demos/xops/MissionWriter.h"

namespace vitrine::demos {

Bytes writeMission(const Mission& mission) {
  const int flags = (mission.moreCollision ? 1 : 0) | (mission.dark ? 2 : 0);
  std::vector<std::string> lines = {
      mission.shortName,     mission.fullName,    mission.map,      mission.points,  std::to_string(mission.sky),
      std::to_string(flags), mission.addonObject, mission.pictureA, mission.pictureB};
  lines.insert(lines.end(), mission.briefing.begin(), mission.briefing.end());
  return writeLines(lines);
}

Bytes writeLines(const std::vector<std::string>& lines) {
  ByteWriter out;
  for (const std::string& line : lines) {
    out.text(line);
    out.text("\r\n");
  }
  return out.take();
}

} // namespace vitrine::demos
