#include "tests/samples/source/GameTree.h"

#include "resources/demos/source/DemoParts.h"
#include "resources/demos/source/EntityText.h"
#include "resources/demos/source/MapWriter.h"
#include "resources/demos/source/PropWriter.h"
#include "tests/samples/source/GameModels.h"
#include "tests/samples/source/GameShelf.h"
#include "tests/samples/source/VhvWriter.h"

#include <algorithm>
#include <numbers>

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr Box kRoom{{-384, -256, 0}, {384, 256, 256}};
constexpr Box kPool{{-368, 0, -64}, {-176, 160, 0}};
constexpr double kPoolLevel = -8;
constexpr double kBoardWidth = 64;
constexpr int kBoardColumns = 9;
constexpr double kBoardSpacing = 80;
constexpr std::uint32_t kSkyFlags = kSurfaceSky | kSurfaceNoLight;
constexpr std::uint32_t kWaterFlags = kSurfaceWarp | kSurfaceNoLight | kSurfaceTranslucent;

/// Strong colours that are well apart.
Vec3 hue(int number) {
  const double angle = number * 0.618034 * 2 * std::numbers::pi;
  const auto part = [angle](int third) { return 0.55 + 0.4 * std::cos(angle - third * 2 * std::numbers::pi / 3); };
  return {part(0), part(1), part(2)};
}

class Exhibition {
public:
  SourceGame make();

private:
  int material(const std::string& name, std::uint32_t flags = 0);
  /// A look under even, full light: what is seen is the texture's own colour.
  SideLook litLook(const std::string& name);
  void board(const std::string& material, const Vec3& colour, bool fromTextures = false);
  void addRoom();
  void addOwnBoards();
  void addPackedBoards();
  void addPatchedBoards();
  void addOddBoards();
  void addGround();
  void addSky();
  void addModels();
  void addProps();
  void prop(const PropModel& model, const Vec3& at, int skin, double scale, const std::string& name = {});
  void addEntities();
  void want(const std::string& path) { m_game.wantedTextures.push_back(path); }

  SourceGame m_game;
  GameShelf m_shelf;
  MapModel m_map;
  DemoParts m_parts{m_map};
  int m_boards = 0;
};

int Exhibition::material(const std::string& name, std::uint32_t flags) {
  for (std::size_t i = 0; i < m_map.materials.size(); ++i)
    if (m_map.materials[i].name == name)
      return static_cast<int>(i);
  m_map.materials.push_back({name, 64, 64, {0.4, 0.4, 0.4}, {}, flags});
  return static_cast<int>(m_map.materials.size()) - 1;
}

SideLook Exhibition::litLook(const std::string& name) {
  SideLook look;
  look.material = material(name);
  look.fit = true;
  look.givenLight = 0;
  return look;
}

/// Two rows on the north wall.
void Exhibition::board(const std::string& name, const Vec3& colour, bool fromTextures) {
  const double x = (m_boards % kBoardColumns - (kBoardColumns - 1) / 2) * kBoardSpacing;
  const Vec3 centre{x, kRoom.maxs.y, m_boards < kBoardColumns ? 160.0 : 72.0};
  ++m_boards;
  SideLook edge;
  edge.material = material("base/loose");
  m_parts.slab(centre, {0, -1, 0}, kBoardWidth, kBoardWidth, 2, litLook(name), edge);
  m_game.colours.push_back({name, centre - Vec3{0, 2, 0}, colour, fromTextures, false});
}

void Exhibition::addRoom() {
  const auto plain = [&](const char* name) {
    SideLook look;
    look.material = material(name);
    return look;
  };
  m_map.name = "exhibition";
  m_map.givenLights.push_back({{0, {1, 1, 1}, {1, 1, 1}, {Vec3{1, 1, 1}, Vec3{1, 1, 1}, Vec3{1, 1, 1}}}});
  m_shelf.putMaterial(GameShelf::Place::Base, "base/loose", {0.45, 0.44, 0.42});
  m_shelf.putMaterial(GameShelf::Place::Base, "base/floor", {0.35, 0.33, 0.3});
  const SideLook wall = plain("base/loose");
  SideLook sky;
  sky.material = material("tools/toolsskybox", kSkyFlags);
  m_shelf.putText(GameShelf::Place::Base, "materials/tools/toolsskybox.vmt",
                  "\"UnlitGeneric\"\n{\n\t\"$basetexture\" \"tools/toolsskybox\"\n\t\"%compilesky\" \"1\"\n}\n");
  m_shelf.put(GameShelf::Place::Base, "materials/tools/toolsskybox.vtf",
              writeVtf(framedCanvas({0.4, 0.65, 0.85}, 16), {}));
  Cell room;
  room.box = kRoom;
  room.looks = {wall, wall, wall, wall, plain("base/floor"), sky};
  m_map.cells.push_back(room);
  Light light;
  light.origin = {0, 0, 220};
  light.colour = {1.4, 1.4, 1.3};
  m_map.lights.push_back(light);
}

void Exhibition::addOwnBoards() {
  m_shelf.putMaterial(GameShelf::Place::Game, "vitrine/own_loose", hue(0));
  board("vitrine/own_loose", hue(0));
  // Names in the folder, in the material and in the map are all spelt differently.
  m_shelf.putText(GameShelf::Place::Game, "materials/VITRINE/Own_Upper.VMT", litMaterial("Vitrine\\OWN_upper.vtf"));
  m_shelf.put(GameShelf::Place::Game, "materials/VITRINE/OWN_UPPER.VTF", writeVtf(framedCanvas(hue(1)), {}));
  board("vitrine/own_upper", hue(1));
  m_shelf.putMaterial(GameShelf::Place::Map, "vitrine/in_map", hue(2));
  board("vitrine/in_map", hue(2));
  VtfOptions deflated;
  deflated.minor = 6;
  m_shelf.putMaterial(GameShelf::Place::Game, "vitrine/deflated", hue(3), deflated);
  board("vitrine/deflated", hue(3));
}

void Exhibition::addPackedBoards() {
  const auto add = [&](const std::string& name, int number, int archive, const VtfOptions& options = {}) {
    m_shelf.putMaterial(GameShelf::Place::TexturePackage, name, hue(number), options, archive);
    want("materials/" + name + ".vmt");
    board(name, hue(number), true);
  };
  add("base/in_part_0", 4, 0);
  add("base/in_part_1", 5, 1);
  add("base/in_directory", 6, kInDirectory);
  add("base/uncompressed", 7, 1, {VtfFormat::Bgra8888, 4});
  add("base/soft", 8, 0, {VtfFormat::Dxt5, 4});
  // The whole text and the start of the texture stand in the tree.
  const std::string text = litMaterial("base/in_tree");
  m_shelf.putText(GameShelf::Place::TexturePackage, "materials/base/in_tree.vmt", text, 0, text.size());
  m_shelf.put(GameShelf::Place::TexturePackage, "materials/base/in_tree.vtf", writeVtf(framedCanvas(hue(9)), {}), 1,
              100);
  want("materials/base/in_tree.vmt");
  board("base/in_tree", hue(9), true);
  m_shelf.putText(GameShelf::Place::TexturePackage, "Materials/Base/Mixed_Case.VMT", litMaterial("BASE\\mixed_case"));
  m_shelf.put(GameShelf::Place::TexturePackage, "Materials/Base/MIXED_case.VTF", writeVtf(framedCanvas(hue(10)), {}));
  want("materials/base/mixed_case.vmt");
  board("base/mixed_case", hue(10), true);
  m_shelf.putMaterial(GameShelf::Place::TexturePackage, "base/unused", hue(11)); // nobody asks for it
}

void Exhibition::addPatchedBoards() {
  m_shelf.putMaterial(GameShelf::Place::TexturePackage, "base/patched", hue(12));
  m_shelf.putText(GameShelf::Place::Map, "materials/maps/exhibition/base/patched_16_-32_64.vmt",
                  "\"patch\"\n{\n\t\"include\" \"materials/base/patched.vmt\"\n\t\"insert\"\n\t{\n"
                  "\t\t\"$surfaceprop\" \"metal\"\n\t}\n}\n");
  want("materials/base/patched.vmt");
  board("maps/exhibition/base/patched_16_-32_64", hue(12), true);
  // The compiler's own file is gone: the material it was made from is shown.
  m_shelf.putMaterial(GameShelf::Place::TexturePackage, "base/unpatched", hue(13));
  want("materials/maps/exhibition/base/unpatched_8_8_8.vmt");
  board("maps/exhibition/base/unpatched_8_8_8", hue(13), true);
  // A mirror: its surroundings were taken at a place of the map.
  m_shelf.put(GameShelf::Place::Game, "materials/vitrine/mirror.vtf", writeVtf(framedCanvas({0.5, 0.5, 0.5}), {}));
  m_shelf.putText(GameShelf::Place::Game, "materials/vitrine/mirror.vmt",
                  litMaterial("vitrine/mirror", "\t\"$envmap\" \"env_cubemap\"\n\t\"$envmaptint\" \"[.5 .5 .5]\"\n"));
  m_shelf.putText(GameShelf::Place::Map, "materials/maps/exhibition/vitrine/mirror_0_-200_64.vmt",
                  "\"patch\"\n{\n\t\"include\" \"materials/vitrine/mirror.vmt\"\n\t\"replace\"\n\t{\n"
                  "\t\t\"$envmap\" \"maps/exhibition/c0_-200_64\"\n\t}\n}\n");
  std::vector<Canvas> faces;
  for (int face = 0; face < 6; ++face)
    faces.push_back(framedCanvas(hue(20 + face), 32));
  m_shelf.put(GameShelf::Place::Map, "materials/maps/exhibition/c0_-200_64.vtf",
              writeCubeVtf(faces, {VtfFormat::Bgra8888, 4}));
  m_map.cubemaps.push_back({{0, -200, 64}, 6});
  board("maps/exhibition/vitrine/mirror_0_-200_64", {});
  m_game.colours.pop_back(); // depends on the mirror image
}

void Exhibition::addOddBoards() {
  m_shelf.putMaterial(GameShelf::Place::TexturePackage, "base/overridden", {0, 0, 0});
  m_shelf.putMaterial(GameShelf::Place::Game, "base/overridden", hue(14)); // the game comes before the base
  board("base/overridden", hue(14));
  m_shelf.putText(GameShelf::Place::Game, "materials/vitrine/far_texture.vmt", litMaterial("base/far"));
  m_shelf.put(GameShelf::Place::TexturePackage, "materials/base/far.vtf", writeVtf(framedCanvas(hue(15)), {}), 1);
  want("materials/base/far.vtf");
  board("vitrine/far_texture", hue(15), true);
  std::vector<Canvas> frames;
  for (int frame = 0; frame < 4; ++frame)
    frames.push_back(framedCanvas(hue(16 + frame)));
  m_shelf.putText(GameShelf::Place::TexturePackage, "materials/base/animated.vmt", litMaterial("base/animated"));
  m_shelf.put(GameShelf::Place::TexturePackage, "materials/base/animated.vtf", writeAnimatedVtf(frames, {}));
  want("materials/base/animated.vmt");
  board("base/animated", hue(16), true);
}

/// Terrain between two textures, a pool, and a picture laid on the floor.
void Exhibition::addGround() {
  for (const auto& [name, number] : {std::pair("base/low_grass", 30), std::pair("base/bare_rock", 33)})
    m_shelf.put(GameShelf::Place::TexturePackage, std::string("materials/") + name + ".vtf",
                writeVtf(framedCanvas(hue(number)), {}));
  m_shelf.putText(GameShelf::Place::TexturePackage, "materials/base/blend.vmt",
                  "\"WorldVertexTransition\"\n{\n\t\"$basetexture\" \"base/low_grass\"\n"
                  "\t\"$basetexture2\" \"base/bare_rock\"\n}\n");
  want("materials/base/blend.vmt");
  Displacement hill;
  hill.mins = {176, 0, 0};
  hill.maxs = {368, 160, 0};
  hill.look = litLook("base/blend");
  const auto height = [](const Vec3& p) {
    return 10 * std::sin((p.x - 176) / 192 * std::numbers::pi) * std::sin(p.y / 160 * std::numbers::pi);
  };
  hill.height = height;
  hill.alpha = [](const Vec3& p) { return std::clamp((p.x - 208) / 64 * 255, 0.0, 255.0); };
  const auto known = [&](double x, double y, int number) {
    m_game.colours.push_back({"base/blend", {x, y, height({x, y, 0})}, hue(number), true});
  };
  known(196, 100, 30);
  known(286, 140, 33);
  m_map.displacements.push_back(std::move(hill));

  m_shelf.putText(GameShelf::Place::TexturePackage, "materials/base/water.vmt",
                  "\"Water\"\n{\n\t\"$abovewater\" \"1\"\n\t\"$fogenable\" \"1\"\n\t\"$fogcolor\" \"{20 70 90}\"\n"
                  "\t\"$fogstart\" \"0\"\n\t\"$fogend\" \"120\"\n\t\"$translucent\" \"1\"\n"
                  "\t\"%compilewater\" \"1\"\n}\n");
  want("materials/base/water.vmt");
  SideLook stone;
  stone.material = material("base/loose");
  Cell water;
  water.box = {kPool.mins, {kPool.maxs.x, kPool.maxs.y, kPoolLevel}};
  water.looks.fill(stone);
  water.looks[5].material = material("base/water", kWaterFlags);
  water.water = true;
  m_map.cells.push_back(water);
  Cell above;
  above.box = {{kPool.mins.x, kPool.mins.y, kPoolLevel}, kPool.maxs};
  above.looks.fill(stone);
  m_map.cells.push_back(above);

  m_shelf.putText(GameShelf::Place::TexturePackage, "materials/base/mark.vmt",
                  litMaterial("base/mark", "\t\"$decal\" \"1\"\n\t\"$translucent\" \"1\"\n"));
  m_shelf.put(GameShelf::Place::TexturePackage, "materials/base/mark.vtf",
              writeVtf(framedCanvas(hue(37)), {VtfFormat::Dxt5}));
  want("materials/base/mark.vmt");
  const int mark = material("base/mark", kSurfaceTranslucent);
  m_map.overlays.push_back({{40, 150, 0}, {0, 0, 1}, {1, 0, 0}, 24, 24, mark, 0});
}

void Exhibition::addSky() {
  int face = 0;
  for (const char* side : {"rt", "lf", "bk", "ft", "up", "dn"}) {
    const std::string name = "skybox/base_day" + std::string(side);
    const Vec3 colour{0.3 + 0.05 * face, 0.5, 0.8};
    ++face;
    m_shelf.putText(GameShelf::Place::TexturePackage, "materials/" + name + ".vmt",
                    "\"Sky\"\n{\n\t\"$basetexture\" \"" + name + "\"\n}\n");
    m_shelf.put(GameShelf::Place::TexturePackage, "materials/" + name + ".vtf",
                writeVtf(framedCanvas(colour, 32), {VtfFormat::Bgr888, 2, true, false}));
    want("materials/" + name + ".vmt");
  }
}

void Exhibition::addModels() {
  m_shelf.putModel(GameShelf::Place::ModelPackage, vaseModel());
  m_shelf.putModel(GameShelf::Place::ModelPackage, flagModel(), 0, 64);
  m_shelf.putModel(GameShelf::Place::ModelPackage, tuftModel(), kInDirectory);
  m_shelf.putModel(GameShelf::Place::Game, blockModel());
  for (PakFile& file : modelFiles(jarModel())) {
    const std::string suffix = file.path.substr(file.path.find('.'));
    const std::string spelt = suffix == ".mdl" ? "models/BASE/Jar.MDL" : "models/BASE/JAR" + suffix;
    m_shelf.put(GameShelf::Place::Base, spelt, std::move(file.data));
  }
  for (const char* name : {"base/vase", "base/flag", "base/tuft"})
    m_game.wantedModels.push_back("models/" + std::string(name) + ".mdl");
  const auto skin = [&](GameShelf::Place place, const std::string& name, const Vec3& colour) {
    m_shelf.putText(place, "materials/" + name + ".vmt", modelMaterial(name));
    m_shelf.put(place, "materials/" + name + ".vtf", writeVtf(framedCanvas(colour), {}));
    if (place == GameShelf::Place::TexturePackage)
      want("materials/" + name + ".vmt");
  };
  skin(GameShelf::Place::Game, "models/vitrine/block_red", {0.85, 0.2, 0.2});
  skin(GameShelf::Place::Game, "models/vitrine/block_green", {0.2, 0.75, 0.25});
  skin(GameShelf::Place::Game, "models/vitrine/block_blue", {0.2, 0.3, 0.85});
  skin(GameShelf::Place::TexturePackage, "models/base/vase_glaze", {0.3, 0.6, 0.7});
  skin(GameShelf::Place::TexturePackage, "models/base/flag_cloth", {0.85, 0.6, 0.1});
  skin(GameShelf::Place::Base, "models/base/flag_pole", {0.5, 0.4, 0.3});
  skin(GameShelf::Place::TexturePackage, "models/base/tuft_grass", {0.3, 0.6, 0.2});
  skin(GameShelf::Place::Base, "models/base/jar_clay", {0.7, 0.45, 0.3});
}

/// Adds a prop in even, full light of its own. `name`: path of its model as the map spells it; empty: as usual.
void Exhibition::prop(const PropModel& model, const Vec3& at, int skin, double scale, const std::string& name) {
  StaticProp placed;
  placed.model = name.empty() ? "models/" + model.name : name;
  placed.origin = at;
  placed.skin = skin;
  placed.scale = scale;
  const std::string number = std::to_string(m_map.props.size());
  m_map.props.push_back(placed);
  m_shelf.put(GameShelf::Place::Map, "sp_" + number + ".vhv",
              writeVhv(model, [](const PropVertex&) { return Vec3{1, 1, 1}; }));
}

void Exhibition::addProps() {
  const Vec3 colours[] = {{0.85, 0.2, 0.2}, {0.2, 0.75, 0.25}, {0.2, 0.3, 0.85}};
  const PropModel block = blockModel();
  for (int skin = 0; skin < 3; ++skin) {
    const Vec3 at{-120.0 + 60 * skin, 40, 0};
    prop(block, at, skin, 1);
    m_game.colours.push_back({"block, skin " + std::to_string(skin), at + Vec3{0, -16, 16}, colours[skin]});
  }
  prop(block, {80, 60, 0}, 0, 1.5);
  m_game.colours.push_back({"block, larger", {80, 36, 36}, colours[0]});
  const PropModel vase = vaseModel();
  prop(vase, {-140, 120, 0}, 0, 1);
  prop(vase, {140, 130, 0}, 0, 1);
  m_game.colours.push_back({"vase", {-140, 111, 28}, {0.3, 0.6, 0.7}, true, true});
  prop(jarModel(), {130, 20, 0}, 0, 1, ".\\Models\\BASE\\jar.mdl");
  StaticProp unlit; // takes the light of its leaf
  unlit.model = "models/base/vase.mdl";
  unlit.origin = {-30, 120, 0};
  m_map.props.push_back(unlit);
  for (int i = 0; i < 6; ++i)
    m_map.details.push_back(
        {{-100.0 + 36 * i, 190, 0}, 15.0 * i, 0, DetailFacing::Fixed, DetailShape::Sprite, 1, "models/base/tuft.mdl"});
}

void Exhibition::addEntities() {
  std::vector<Entity>& list = m_map.entities;
  list.push_back({{{"classname", "worldspawn"}, {"mapversion", "1"}, {"skyname", "base_day"}}});
  list.push_back({{{"classname", "info_player_start"}, {"origin", "0 -232 48"}, {"angles", "0 90 0"}}});
  list.push_back({{{"classname", "prop_dynamic"},
                   {"targetname", "flag"},
                   {"model", "models/base/flag.mdl"},
                   {"DefaultAnim", "wave"},
                   {"origin", "10 90 0"},
                   {"angles", "0 -90 0"}}});
}

SourceGame Exhibition::make() {
  addRoom();
  addOwnBoards();
  addPackedBoards();
  addPatchedBoards();
  addOddBoards();
  addGround();
  addSky();
  addModels();
  addProps();
  addEntities();
  m_shelf.putText(GameShelf::Place::Game, "gameinfo.txt",
                  gameInfoText("Vitrine Exhibition",
                               {"|gameinfo_path|.", "|all_source_engine_paths|base/base_textures.vpk",
                                "|all_source_engine_paths|base/base_models.vpk", "|all_source_engine_paths|base"}));
  m_map.pakFiles = m_shelf.takeMapFiles();
  WriteOptions options;
  options.version = 21; // where placed models have a scale
  options.light = LightQuality::Fast;
  m_game.files.push_back({kGameMap, writeMap(m_map, options)});
  for (PakFile& file : m_shelf.takeFiles())
    m_game.files.push_back(std::move(file));
  std::ranges::sort(m_game.wantedTextures);
  return std::move(m_game);
}

} // namespace

SourceGame makeExhibition() {
  return Exhibition().make();
}

} // namespace vitrine::samples
