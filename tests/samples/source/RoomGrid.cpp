#include "resources/demos/pictures/Noise.h"
#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/EntityText.h"
#include "resources/demos/source/Materials.h"
#include "tests/samples/source/Maps.h"

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr double kRoomPitch = 512; // from room to room
constexpr double kGap = 160;       // solid and corridor between two rooms
constexpr double kDoorWidth = 56;
constexpr double kDoorHeight = 112;
constexpr double kWallStep = 48; // length of a corridor's straight end

class RoomGrid {
public:
  RoomGrid(int count, std::uint64_t seed)
      : m_count(count), m_columns(static_cast<int>(std::ceil(std::sqrt(count)))), m_dice(seed),
        m_materials(m_model, 8) {}
  MapModel make();

private:
  Vec3 cornerOf(int room) const;
  void addRoom(int room);
  void addCorridor(int room, int axis);
  void addFurniture(const Box& room);
  std::array<SideLook, 6> looks(std::string_view floor, std::string_view wall, std::string_view ceiling);
  void addEntities();

  int m_count;
  int m_columns;
  Dice m_dice;
  MapModel m_model;
  Materials m_materials;
};

Vec3 RoomGrid::cornerOf(int room) const {
  const int rows = (m_count + m_columns - 1) / m_columns;
  const double x = (room % m_columns - m_columns / 2) * kRoomPitch;
  const double y = (room / m_columns - rows / 2) * kRoomPitch;
  return {x, y, 0};
}

std::array<SideLook, 6> RoomGrid::looks(std::string_view floor, std::string_view wall, std::string_view ceiling) {
  const double luxel = m_count > 4000 ? 64 : m_count > 500 ? 32 : 16;
  const SideLook side = m_materials.look(wall, 0.25, luxel);
  return {side, side, side, side, m_materials.look(floor, 0.25, luxel), m_materials.look(ceiling, 0.25, luxel)};
}

void RoomGrid::addRoom(int room) {
  constexpr std::string_view kFloors[] = {"vitrine/parquet", "vitrine/marbletiles", "vitrine/planks",
                                          "vitrine/cobbles"};
  constexpr std::string_view kWalls[] = {"vitrine/brick", "vitrine/plaster", "vitrine/wallpaper", "vitrine/sandstone"};
  const Vec3 corner = cornerOf(room);
  const double height = 144 + 16 * m_dice.below(9);
  Cell cell;
  cell.box = {corner, corner + Vec3{kRoomPitch - kGap, kRoomPitch - kGap, height}};
  cell.looks = looks(kFloors[m_dice.below(4)], kWalls[m_dice.below(4)], "vitrine/plaster");
  m_model.cells.push_back(cell);
  addFurniture(cell.box);

  Light light;
  light.origin = cell.box.centre() + Vec3{0, 0, height * 0.3};
  const Vec3 tints[] = {{1, 0.82, 0.58}, {1, 0.92, 0.78}, {0.75, 0.87, 1}};
  light.colour = tints[m_dice.below(3)] * m_dice.between(1.2, 2.0);
  m_model.lights.push_back(light);
}

void RoomGrid::addFurniture(const Box& room) {
  const Vec3 middle = room.centre();
  const double height = room.maxs.z - room.mins.z;
  const SideLook stone = m_materials.look("vitrine/marble", 0.25, 32);
  const SideLook wood = m_materials.look("vitrine/darkwood", 0.25, 32);
  if (m_dice.next() < 0.5)
    for (int i = 0; i < 4; ++i) {
      const Vec3 foot{middle.x + (i % 2 ? 80 : -80), middle.y + (i / 2 ? 80 : -80), room.mins.z};
      m_model.brushes.push_back(boxBrush({foot - Vec3{10, 10, 0}, foot + Vec3{10, 10, height}}, stone));
    }
  const int crates = 1 + m_dice.below(3);
  for (int i = 0; i < crates; ++i) {
    const double size = 16 * (1 + m_dice.below(2));
    const Vec3 at{middle.x - 56 + 48 * i, middle.y - 32 + 16 * m_dice.below(4), room.mins.z};
    m_model.brushes.push_back(boxBrush({at, at + Vec3{size, size, size}}, wood));
  }
}

/// A corridor with two bends, so that one does not look from room to room.
void RoomGrid::addCorridor(int room, int axis) {
  const int across = 1 - axis;
  const Vec3 near = cornerOf(room);
  const double wall = near[axis] + kRoomPitch - kGap;
  const double roomSize = kRoomPitch - kGap;
  const double first = near[across] + 16 + 16 * m_dice.below(5);
  const double second = near[across] + roomSize - 16 - kDoorWidth - 16 * m_dice.below(5);
  const bool swapEnds = m_dice.next() < 0.5;
  const double atNear = swapEnds ? second : first;
  const double atFar = swapEnds ? first : second;
  const auto addPart = [&](double from, double to, double low, double high) {
    Cell cell;
    cell.box.mins[axis] = wall + from;
    cell.box.maxs[axis] = wall + to;
    cell.box.mins[across] = low;
    cell.box.maxs[across] = high;
    cell.box.maxs.z = kDoorHeight;
    cell.looks = looks("vitrine/planks", "vitrine/plaster", "vitrine/planks");
    m_model.cells.push_back(cell);
    Light light;
    light.origin = cell.box.centre() + Vec3{0, 0, 30};
    light.colour = Vec3{1, 0.8, 0.55} * 0.35;
    m_model.lights.push_back(light);
  };
  addPart(0, kWallStep, atNear, atNear + kDoorWidth);
  addPart(kWallStep, kGap - kWallStep, std::min(atNear, atFar), std::max(atNear, atFar) + kDoorWidth);
  addPart(kGap - kWallStep, kGap, atFar, atFar + kDoorWidth);
}

void RoomGrid::addEntities() {
  m_model.entities.push_back({{{"classname", "worldspawn"}, {"mapversion", "1"}, {"skyname", "vitrine_"}}});
  const Vec3 start = cornerOf(0) + Vec3{24, 24, 1};
  m_model.entities.push_back(
      {{{"classname", "info_player_start"}, {"origin", vectorText(start)}, {"angles", "0 45 0"}}});
}

MapModel RoomGrid::make() {
  m_model.name = "rooms";
  for (int room = 0; room < m_count; ++room) {
    addRoom(room);
    if (room % m_columns + 1 < m_columns && room + 1 < m_count)
      addCorridor(room, 0);
    if (room + m_columns < m_count)
      addCorridor(room, 1);
  }
  addEntities();
  return std::move(m_model);
}

} // namespace

MapModel makeRooms(int count, std::uint64_t seed) {
  return RoomGrid(std::max(1, count), seed).make();
}

MapModel makeSingleRoom() {
  MapModel model;
  model.name = "single_room";
  Materials materials(model, 8);
  Cell cell;
  cell.box = {{-256, -256, 0}, {256, 256, 256}};
  const SideLook wall = materials.look("vitrine/brick");
  cell.looks = {wall, wall, wall, wall, materials.look("vitrine/parquet"), materials.look("vitrine/plaster")};
  model.cells.push_back(cell);
  model.brushes.push_back(boxBrush({{64, 64, 0}, {96, 96, 128}}, materials.look("vitrine/marble")));
  Light light;
  light.origin = {0, 0, 200};
  light.colour = {1.6, 1.4, 1.1};
  model.lights.push_back(light);
  model.entities.push_back({{{"classname", "worldspawn"}, {"mapversion", "1"}}});
  model.entities.push_back({{{"classname", "info_player_start"}, {"origin", "-200 -200 1"}, {"angles", "0 45 0"}}});
  return model;
}

} // namespace vitrine::samples
