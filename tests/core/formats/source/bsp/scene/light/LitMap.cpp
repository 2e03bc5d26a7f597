#include "tests/core/formats/source/bsp/scene/light/LitMap.h"

#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/samples/source/Maps.h"

#include <map>
#include <tuple>

namespace vitrine::tests {
namespace {

using namespace demos;
using samples::makeSingleRoom;

Light makeLight(const Vec3& origin, const Vec3& colour, int style) {
  Light light;
  light.origin = origin;
  light.colour = colour;
  light.style = style;
  return light;
}

void addLights(MapModel& model) {
  model.lights.push_back(makeLight({-128, 0, 100}, {0.5, 0.25, 1}, 0));
  model.lights.push_back(makeLight({128, 0, 100}, {1.5, 1, 1}, 1));
  model.lights.push_back(makeLight({128, 64, 100}, {0, 3, 0}, 33));
  Light spot = makeLight({-128, 64, 100}, {1, 1, 1}, 0);
  spot.kind = LightKind::Spot;
  spot.direction = {1, 0, 0};
  spot.outerCosine = 0.5;
  spot.reach = 90;
  model.lights.push_back(spot);
  model.hasSun = true;
  model.sun.direction = {0.6, 0, -0.8};
  model.sun.colour = {1, 0.9, 0.8};
  model.entities.push_back({{{"classname", "light"}, {"targetname", "alarm"}, {"style", "33"}, {"pattern", "aZ9m z"}}});
}

void addBrushes(MapModel& model, const SideLook& wall) {
  BrushEntity door;
  door.keys = {{"classname", "func_door"}, {"targetname", "gate"}, {"origin", "-128 -64 40"}, {"angles", "0 45 0"}};
  door.origin = {-128, -64, 40};
  door.brushes.push_back(boxBrush({{-160, -68, 0}, {-96, -60, 80}}, wall));
  model.brushEntities.push_back(door);
  // A wedge that rises towards +x.
  model.brushes.push_back(prismBrush({{0, 64}, {64, 192}, {0, 192}}, 1, 64, 100, {wall, wall, wall}));
}

MapModel litModel() {
  MapModel model = makeSingleRoom();
  model.lights.clear();
  model.brushes.clear();
  Materials materials(model, 8);
  const SideLook wall = materials.look("vitrine/plaster");
  Cell second = model.cells.front();
  model.cells.front().box = {{-256, -128, 0}, {0, 128, 128}};
  second.box = {{0, -128, 0}, {256, 128, 128}};
  second.area = 2;
  model.cells.push_back(second);
  addLights(model);
  addBrushes(model, wall);
  model.areaPortals.push_back({7, {1, 2}, {{0, -128, 0}, {0, -128, 128}, {0, 128, 128}, {0, 128, 0}}});
  model.entities.push_back({{{"classname", "func_areaportal"}, {"targetname", "opening"}, {"portalnumber", "7"}}});
  return model;
}

} // namespace

MapUnderTest litMap(const WriteOptions& options) {
  static std::map<std::tuple<int, bool>, demos::Bytes> made;
  demos::Bytes& bytes = made[{options.version, options.hdr}];
  if (bytes.empty()) {
    bytes = writeMap(litModel(), options);
  }
  return MapUnderTest(bytes);
}

} // namespace vitrine::tests
