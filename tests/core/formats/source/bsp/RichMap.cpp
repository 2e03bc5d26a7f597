#include "tests/core/formats/source/bsp/RichMap.h"

#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/samples/source/Maps.h"

#include <cmath>
#include <string>

namespace vitrine::tests {

using namespace demos;
using samples::makeSingleRoom;

namespace {

Displacement hill(double fromX, double toX, int power, const SideLook& look) {
  Displacement patch;
  patch.mins = {fromX, -256, 0};
  patch.maxs = {toX, -128, 0};
  patch.power = power;
  patch.look = look;
  patch.height = [](const Vec3& p) { return hillHeight(p.x, p.y); };
  patch.alpha = [](const Vec3& p) { return std::clamp(p.x, 0.0, 255.0); };
  return patch;
}

std::string textOf(const Vec3& v) {
  return std::to_string(v.x) + ' ' + std::to_string(v.y) + ' ' + std::to_string(v.z);
}

BrushEntity brushEntity(KeyValues keys, const Vec3& origin, const SideLook& look) {
  BrushEntity entity;
  entity.keys = std::move(keys);
  entity.keys.emplace_back("origin", textOf(origin));
  entity.origin = origin;
  entity.brushes.push_back(boxBrush({origin - Vec3{8, 8, 8}, origin + Vec3{8, 8, 8}}, look));
  return entity;
}

void addSkyRoom(MapModel& model, const SideLook& wall) {
  Cell sky;
  sky.box = {{1024, -64, 0}, {1152, 64, 128}};
  sky.looks.fill(wall);
  sky.area = 2;
  model.cells.push_back(sky);
  model.entities.push_back({{{"classname", "sky_camera"}, {"origin", "1088 0 64"}, {"scale", "16"}}});
}

void addProps(MapModel& model) {
  model.props.push_back({"models/crate.mdl", {100, -60, 8}, {0, 90, 0}, 0, 16});
  model.props.push_back({"models/crate.mdl", {130, -60, 8}, {0, 0, 0}, 0, 16});
  model.props.push_back({"models/tree.mdl", {1088, 20, 8}, {0, 0, 0}, 0, 16});
}

} // namespace

MapModel richModel() {
  MapModel model = makeSingleRoom();
  Materials materials(model, 8);
  const SideLook wall = materials.look("vitrine/plaster");
  model.displacements.push_back(hill(-256, -128, 3, wall));
  model.displacements.push_back(hill(-128, 0, 3, wall));
  model.brushEntities.push_back(
      brushEntity({{"classname", "func_door"}, {"targetname", "gate"}, {"angles", "0 90 0"}}, {150, 150, 60}, wall));
  model.brushEntities.push_back(brushEntity({{"classname", "trigger_once"}}, {-150, 150, 60}, wall));
  model.brushEntities.push_back(
      brushEntity({{"classname", "func_brush"}, {"StartDisabled", "1"}}, {-150, 100, 60}, wall));
  model.entities.push_back({{{"classname", "info_player_terrorist"}, {"origin", "10 20 30"}, {"angles", "0 -90 0"}}});
  model.entities.push_back(
      {{{"classname", "logic_relay"}, {"OnTrigger", "gate,Open,,0,-1"}, {"OnTrigger", "gate,Close,,5,-1"}}});
  addSkyRoom(model, wall);
  addProps(model);
  model.overlays.push_back({{-256, 0, 100}, {1, 0, 0}, {0, 1, 0}, 16, 16, 0, 0});
  Light flicker;
  flicker.origin = {0, 100, 150};
  flicker.colour = {1, 0, 0};
  flicker.style = 33;
  flicker.name = "alarm";
  model.lights.push_back(flicker);
  model.entities.push_back({{{"classname", "light"}, {"targetname", "alarm"}, {"style", "33"}}});
  return model;
}

double hillHeight(double x, double y) {
  return 24 * std::sin(x / 40) * std::sin((y + 256) / 128 * 3.14159265358979);
}

MapUnderTest richMap(demos::WriteOptions options) {
  static const MapModel model = richModel();
  static const CompiledMap map = compileMap(model, LightQuality::Baked);
  return MapUnderTest(writeMap(model, map, options));
}

} // namespace vitrine::tests
