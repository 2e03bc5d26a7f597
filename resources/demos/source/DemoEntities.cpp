#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/DemoMap.h"
#include "resources/demos/source/EntityText.h"

#include <numbers>

namespace vitrine::demos {

using namespace plan;

namespace {

std::string lightText(const Vec3& colour) {
  const double brightest = std::max({colour.x, colour.y, colour.z, 1e-6});
  std::string text;
  for (int i = 0; i < 3; ++i)
    text += std::to_string(std::lround(std::pow(colour[i] / brightest, 1 / 2.2) * 255)) + " ";
  return text + std::to_string(std::lround(brightest * 400));
}

/// Pitch and yaw of a direction, as entity angles.
std::string anglesText(const Vec3& direction) {
  const double degrees = 180 / std::numbers::pi;
  const double pitch = -std::asin(std::clamp(direction.z, -1.0, 1.0)) * degrees;
  const double yaw = std::atan2(direction.y, direction.x) * degrees;
  return numberText(std::round(pitch * 10) / 10) + " " + numberText(std::round(yaw * 10) / 10) + " 0";
}

} // namespace

void DemoMap::addEntities() {
  std::vector<Entity>& list = m_model.entities;
  list.push_back({{{"world_mins", vectorText(kWorld.mins)},
                   {"world_maxs", vectorText(kWorld.maxs)},
                   {"skyname", "vitrine_"},
                   {"mapversion", "1"},
                   {"detailmaterial", "vitrine/flowers"},
                   {"detailvbsp", "detail.vbsp"},
                   {"maxpropscreenwidth", "-1"},
                   {"message", "The Vitrine museum"},
                   {"classname", "worldspawn"}}});
  list.push_back({{{"classname", "info_player_start"}, {"origin", "0 -296 1"}, {"angles", "0 90 0"}}});
  const auto view = [&](const char* name, const Vec3& at, const char* angles) {
    list.push_back(
        {{{"classname", "point_viewcontrol"}, {"targetname", name}, {"origin", vectorText(at)}, {"angles", angles}}});
  };
  addSpawns();
  view("view_gallery", {-408, 300, 72}, "4 -90 0");
  view("view_library", {330, 20, 72}, "4 35 0");
  view("view_garden", {-120, 470, 80}, "2 66 0");
  view("view_cellar", {756, -160, -130}, "4 180 0");
  view("view_tower", {896, -110, 500}, "8 100 0");
  list.push_back({{{"classname", "sky_camera"},
                   {"origin", vectorText(kSkyCamera)},
                   {"angles", "0 0 0"},
                   {"scale", "16"},
                   {"fogenable", "1"},
                   {"fogcolor", "196 208 218"},
                   {"fogstart", "1500"},
                   {"fogend", "7000"},
                   {"fogmaxdensity", "0.6"}}});
  list.push_back({{{"classname", "env_fog_controller"},
                   {"origin", "0 0 300"},
                   {"targetname", "fog"},
                   {"spawnflags", "1"},
                   {"fogenable", "1"},
                   {"fogblend", "0"},
                   {"fogcolor", "200 212 222"},
                   {"fogcolor2", "255 255 255"},
                   {"fogdir", "1 0 0"},
                   {"fogstart", "400"},
                   {"fogend", "5000"},
                   {"fogmaxdensity", "0.35"},
                   {"farz", "-1"}}});
  list.push_back({{{"classname", "water_lod_control"},
                   {"origin", "0 0 320"},
                   {"cheapwaterstartdistance", "1000"},
                   {"cheapwaterenddistance", "2000"}}});
  list.push_back({{{"classname", "logic_relay"},
                   {"targetname", "evening"},
                   {"origin", "0 0 340"},
                   {"OnTrigger", outputValue("desk_lamp", "TurnOn", "", 0, -1)},
                   {"OnTrigger", outputValue("cellar_gate", "Close", "", 0.5, -1)},
                   {"OnTrigger", outputValue("fog", "SetEndDist", "3000", 1, 1)}}});
  addLightEntities();
  addDoors();
}

void DemoMap::addLightEntities() {
  const Sun& sun = m_model.sun;
  m_model.entities.push_back({{{"classname", "light_environment"},
                               {"origin", "0 500 400"},
                               {"angles", anglesText(sun.direction)},
                               {"pitch", numberText(std::round(std::asin(sun.direction.z) * 180 / std::numbers::pi))},
                               {"_light", lightText(sun.colour)},
                               {"_lightHDR", "-1 -1 -1 1"},
                               {"_lightscaleHDR", numberText(sun.hdrScale)},
                               {"_ambient", lightText(sun.zenith)}}});
  for (const Light& light : m_model.lights) {
    const bool spot = light.kind == LightKind::Spot;
    KeyValues keys{{"classname", spot ? "light_spot" : "light"},
                   {"origin", vectorText(light.origin)},
                   {"_light", lightText(light.colour)}};
    if (light.style != 0)
      keys.push_back({"style", std::to_string(light.style)});
    if (!light.name.empty())
      keys.push_back({"targetname", light.name});
    if (!light.pattern.empty())
      keys.push_back({"pattern", light.pattern});
    if (spot)
      keys.push_back({"angles", anglesText(light.direction)});
    m_model.entities.push_back({keys});
  }
}

void DemoMap::addDoors() {
  // The gate of the cellar, shut: it closes the areaportal behind it.
  const Vec3 gateOrigin{784, -72, -140};
  const SideLook iron = m_parts.look("metalpanel", 0.1875, 8);
  m_model.brushEntities.push_back({{{"classname", "func_door"},
                                    {"targetname", "cellar_gate"},
                                    {"origin", vectorText(gateOrigin)},
                                    {"angles", "0 0 0"},
                                    {"movedir", "-90 0 0"},
                                    {"speed", "60"},
                                    {"lip", "8"},
                                    {"spawnflags", "1024"},
                                    {"OnOpen", outputValue("cellar_portal", "Open", "", 0, -1)},
                                    {"OnOpen", outputValue("evening", "Trigger", "", 0.1, 1)},
                                    {"OnFullyClosed", outputValue("cellar_portal", "Close", "", 0, -1)}},
                                   gateOrigin,
                                   {boxBrush({{782, -95, -191}, {786, -49, -100}}, iron)}});
  // The library door stands open: turned about its hinge.
  const Vec3 hinge{290, 98, 58};
  SideLook leaf = m_parts.look("door", 0.25, 8);
  leaf.fit = true;
  const SideLook edge = m_parts.look("darkwood", 0.25, 8);
  m_model.brushEntities.push_back({{{"classname", "func_door_rotating"},
                                    {"targetname", "library_door"},
                                    {"origin", vectorText(hinge)},
                                    {"angles", "0 -78 0"},
                                    {"distance", "90"},
                                    {"speed", "100"}},
                                   hinge,
                                   {boxBrush({{288, 98, 1}, {292, 158, 114}}, {leaf, leaf, edge, edge, edge, edge})}});
  // A block of stone, balanced on its corner.
  const Vec3 block{-256, 768, 86};
  const SideLook rock = m_parts.look("rock", 0.25, 8);
  m_model.brushEntities.push_back({{{"classname", "func_brush"},
                                    {"targetname", "sculpture"},
                                    {"origin", vectorText(block)},
                                    {"angles", "35 25 45"},
                                    {"solidity", "2"}},
                                   block,
                                   {boxBrush({block - Vec3{20, 20, 20}, block + Vec3{20, 20, 20}}, rock)}});
  SideLook trigger;
  trigger.material = m_parts.materials()("tools/toolstrigger");
  m_model.brushEntities.push_back({{{"classname", "trigger_once"},
                                    {"origin", "0 352 64"},
                                    {"spawnflags", "1"},
                                    {"StartDisabled", "0"},
                                    {"OnStartTouch", outputValue("fog", "TurnOn", "", 0, 1)},
                                    {"OnStartTouch", outputValue("evening", "Trigger", "", 30, 1)}},
                                   {0, 352, 64},
                                   {boxBrush({{-48, 336, 4}, {48, 368, 112}}, trigger)}});
  addAreaPortals();
}

void DemoMap::addAreaPortals() {
  const auto add = [&](KeyValues keys, int otherArea, Corners outline) {
    const int number = static_cast<int>(m_model.areaPortals.size()) + 1;
    keys.push_back({"portalnumber", std::to_string(number)});
    keys.push_back({"portalversion", "1"});
    m_model.entities.push_back({std::move(keys)});
    m_model.areaPortals.push_back({number, {kMainArea, otherArea}, std::move(outline)});
  };
  add({{"classname", "func_areaportal"},
       {"targetname", "cellar_portal"},
       {"target", "cellar_gate"},
       {"StartOpen", "0"}},
      kCellarArea, {{768, -96, -192}, {768, -96, -88}, {768, -48, -88}, {768, -48, -192}});
  add({{"classname", "func_areaportal"}, {"targetname", "lab_portal"}, {"StartOpen", "1"}}, kLabArea,
      {{560, -208, 0}, {624, -208, 0}, {624, -208, 116}, {560, -208, 116}});
  add({{"classname", "func_areaportal"}, {"targetname", "gallery_portal"}, {"StartOpen", "1"}}, kGalleryArea,
      {{-304, -40, 0}, {-304, -40, 128}, {-304, 40, 128}, {-304, 40, 0}});
  add({{"classname", "func_areaportalwindow"},
       {"targetname", "gallery_window_portal"},
       {"FadeStartDist", "800"},
       {"FadeDist", "1200"}},
      kGalleryArea, {{-456, 320, 48}, {-360, 320, 48}, {-360, 320, 192}, {-456, 320, 192}});
}

void DemoMap::addSpawns() {
  const auto spawn = [&](const char* name, const Vec3& at, const char* angles) {
    m_model.entities.push_back({{{"classname", "info_player_deathmatch"},
                                 {"targetname", name},
                                 {"origin", vectorText(at)},
                                 {"angles", angles}}});
  };
  spawn("hall_mosaic", {120, -130, 1}, "0 90 0");
  spawn("gallery", {-408, 280, 1}, "0 -90 0");
  spawn("library", {330, 20, 1}, "0 35 0");
  spawn("garden", {-120, 450, 1}, "0 66 0");
  spawn("footpath", {60, 905, 2}, "0 -20 0");
  spawn("under_water", {-60, 715, -178}, "0 60 0");
  spawn("cellar", {740, -160, -191}, "0 180 0");
  spawn("tower_top", {900, -216, 449}, "0 120 0");
  spawn("laboratory", {592, -290, 1}, "0 -105 0");
  spawn("lab_light", {520, -432, 1}, "0 180 0");
  spawn("lab_styles", {470, -440, 1}, "0 270 0");
  spawn("lab_blending", {660, -460, 1}, "0 270 0");
  spawn("lab_fog", kFogEye - Vec3{0, 0, 64}, "0 0 0");
}

void DemoMap::addProps() {
  m_parts.addProp("bust", {-208, -104, DemoParts::kPedestalHeight}, 315, 10);
  for (const double x : {-232.0, 232.0})
    for (const double y : {-296.0, 296.0})
      m_parts.addProp("potted_palm", {x, y, 0}, x + y, 20);
  for (const double x : {-80.0, 80.0})
    m_parts.addProp("rope_post", {x, 0, 0}, 0, 6);
  for (const double x : {-80.0, 80.0})
    m_parts.addProp("rope_post", {x, 96, 0}, 0, 6);
  for (int i = 0; i < 4; ++i)
    m_parts.addProp("chair", {348, 70.0 + 56 * i, 0}, 0, 14);
  m_parts.addProp("globe", {700, 260, 0}, 30, 18);
  m_parts.addProp("ladder", {600, 4, 0}, 90, 14);
  for (int i = 0; i < 3; ++i)
    m_parts.addProp("book_stack", {490.0 + 22 * i, 140, 31}, 20.0 * i, 6);
  for (int i = 0; i < 4; ++i)
    m_parts.addProp("crate", {432.0 + 32 * i, -64, -192}, 15.0 * i, 16);
  m_parts.addProp("barrel", {750, -254, -192}, 0, 14);
  m_parts.addProp("lantern", {816, -216, 0}, 0, 8);
  for (const double x : {-420.0, -330.0, 300.0, 420.0, 540.0, 660.0})
    m_parts.addProp("tree_lime", {x, 600, 0}, x, 60);
  m_parts.addProp("bench_stone", {140, 1000, 0}, 45, 24);
  m_parts.addProp("urn", {-97, 1072, 6}, 0, 12);
}

void DemoMap::addOverlays() {
  const int emblem = m_parts.materials()("vitrine/emblem");
  m_model.overlays.push_back({{0, -192, 1}, {0, 0, 1}, {1, 0, 0}, 32, 32, emblem, 0});
  // Three on top of each other: the render order, not the order in the file, tells which comes last.
  const int rosette = m_parts.materials()("vitrine/rosette");
  m_model.overlays.push_back({{120, -32, 0}, {0, 0, 1}, {1, 0, 0}, 14, 14, rosette, 2});
  m_model.overlays.push_back({{120, -32, 0}, {0, 0, 1}, normalized({1, 1, 0}), 44, 44, emblem, 1});
  const int mosaic = m_parts.materials()("vitrine/mosaic");
  m_model.overlays.push_back({{120, -32, 0}, {0, 0, 1}, {1, 0, 0}, 46, 46, mosaic, 0});
  // From the lawn up the hill, which is a displacement.
  const int footpath = m_parts.materials()("vitrine/footpath");
  m_model.overlays.push_back({{272, 832, 0}, {0, 0, 1}, {1, 0, 0}, 96, 44, footpath, 0});
  // A notice that only shows from near.
  m_model.overlays.push_back({{-512, 700, 134}, {1, 0, 0}, {0, 1, 0}, 22, 22, emblem, 0, 400, 600});
  m_model.overlays.push_back({{860, 384, 220}, {0, 1, 0}, {-1, 0, 0}, 48, 48, emblem, 0});
}

void DemoMap::addCubemaps() {
  for (const Vec3 at : {Vec3{0, -100, 80}, Vec3{-408, -200, 80}, Vec3{536, 100, 80}, Vec3{536, -160, 80},
                        Vec3{896, -144, 60}, Vec3{560, -160, -120}, Vec3{0, 560, 80}})
    m_model.cubemaps.push_back({at, at.x == 0 ? 6 : 0});
}

} // namespace vitrine::demos
