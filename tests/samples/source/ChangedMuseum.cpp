#include "tests/samples/source/ChangedMuseum.h"

#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/DemoMap.h"
#include "resources/demos/source/EntityText.h"

#include <algorithm>
#include <stdexcept>

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr Vec3 kDoorMove{0, 12, 0};
constexpr Box kNewRoom{{2048, 512, 0}, {2304, 768, 128}};
constexpr int kNewRoomArea = 1;

template <class Things, class Is>
auto& found(Things& things, Is is) {
  const auto thing = std::ranges::find_if(things, is);
  if (thing == things.end())
    throw std::logic_error("the museum is another one");
  return *thing;
}

void moveDoor(MapModel& map) {
  BrushEntity& door = found(map.brushEntities, [](const BrushEntity& entity) {
    return std::ranges::find(entity.keys, std::pair<std::string, std::string>("targetname", "library_door")) !=
           entity.keys.end();
  });
  door.origin = door.origin + kDoorMove;
  for (auto& [key, value] : door.keys)
    value = key == "origin" ? vectorText(door.origin) : value;
  for (Brush& brush : door.brushes)
    brush = moved(brush, kDoorMove);
}

void addRoom(MapModel& map) {
  Cell room;
  room.box = kNewRoom;
  // As the gallery has it.
  room.looks = map.cells.at(2).looks;
  room.area = kNewRoomArea;
  map.cells.push_back(room);
  Light light;
  light.origin = (kNewRoom.mins + kNewRoom.maxs) * 0.5;
  light.colour = {1, 1, 1};
  light.reach = 400;
  map.lights.push_back(light);
}

void changeTexture(MapModel& map) {
  const auto named = [](std::string_view path) {
    return [path](const auto& file) { return std::string_view(file.path) == path; };
  };
  found(map.pakFiles, named("materials/vitrine/rooftiles.vtf")).data =
      found(map.pakFiles, named("materials/vitrine/cobbles.vtf")).data;
}

} // namespace

MapModel makeChangedMuseum() {
  MapModel map = DemoMap().make();
  moveDoor(map);
  addRoom(map);
  changeTexture(map);
  return map;
}

} // namespace vitrine::samples
