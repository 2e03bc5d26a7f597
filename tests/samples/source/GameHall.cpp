// The hall for measuring.
#include "resources/demos/source/DemoParts.h"
#include "resources/demos/source/EntityText.h"
#include "resources/demos/source/MapWriter.h"
#include "tests/samples/source/GameModels.h"
#include "tests/samples/source/GameShelf.h"
#include "tests/samples/source/GameTree.h"

#include <cmath>

namespace vitrine::samples {

using namespace demos;

namespace {

constexpr double kPropPitch = 48;
constexpr double kBoardPitch = 96;
constexpr double kBoardSize = 72;
constexpr double kMargin = 256;

/// A square of places about the middle, row by row.
class Grid {
public:
  Grid(int count, double pitch) : m_side(std::max(1, static_cast<int>(std::ceil(std::sqrt(count))))), m_pitch(pitch) {}
  Vec3 at(int number) const {
    const double middle = (m_side - 1) / 2.0;
    return {(number % m_side - middle) * m_pitch, (number / m_side - middle) * m_pitch, 0};
  }
  double reach() const { return m_side * m_pitch / 2; }

private:
  int m_side;
  double m_pitch;
};

std::string boardName(int number) {
  return "hall/board_" + std::to_string(number);
}

} // namespace

std::vector<PakFile> makeHall(int props, int textures, int size) {
  GameShelf shelf;
  MapModel map;
  DemoParts parts(map);
  map.name = "hall";
  map.materials.push_back({"hall/plain", 64, 64, {0.4, 0.4, 0.4}, {}, 0});
  shelf.putMaterial(GameShelf::Place::Game, "hall/plain", {0.5, 0.5, 0.48});
  SideLook plain;
  plain.material = 0;
  plain.luxel = 64;

  const Grid propGrid(props, kPropPitch);
  const Grid boardGrid(textures, kBoardPitch);
  const double reach = std::ceil((std::max(propGrid.reach(), boardGrid.reach()) + kMargin) / 64) * 64;
  Cell hall;
  hall.box = {{-reach, -reach, 0}, {reach, reach, 384}};
  hall.looks.fill(plain);
  map.cells.push_back(hall);
  Light light;
  light.origin = {0, 0, 300};
  light.colour = {1.2, 1.2, 1.1};
  map.lights.push_back(light);

  for (int i = 0; i < textures; ++i) {
    shelf.putText(GameShelf::Place::TexturePackage, "materials/" + boardName(i) + ".vmt", litMaterial(boardName(i)));
    shelf.put(GameShelf::Place::TexturePackage, "materials/" + boardName(i) + ".vtf", writePatternVtf(i, size), i / 64);
    SideLook front = plain;
    front.material = static_cast<int>(map.materials.size());
    front.fit = true;
    map.materials.push_back({boardName(i), size, size, {0.4, 0.4, 0.4}, {}, 0});
    parts.slab(boardGrid.at(i) + Vec3{0, 0, 48}, {0, -1, 0}, kBoardSize, kBoardSize, 4, front, plain);
  }
  const PropModel vase = vaseModel();
  if (props > 0) {
    shelf.putModel(GameShelf::Place::ModelPackage, vase);
    shelf.putText(GameShelf::Place::Game, "materials/models/base/vase_glaze.vmt",
                  modelMaterial("models/base/vase_glaze"));
    shelf.put(GameShelf::Place::Game, "materials/models/base/vase_glaze.vtf",
              writeVtf(framedCanvas({0.3, 0.6, 0.7}), {}));
  }
  for (int i = 0; i < props; ++i) {
    StaticProp prop;
    prop.model = "models/" + vase.name;
    prop.origin = propGrid.at(i) + Vec3{0, kPropPitch / 2, 0};
    prop.angles = {0, 37.0 * i, 0};
    map.props.push_back(prop);
  }
  map.entities.push_back({{{"classname", "worldspawn"}, {"mapversion", "1"}}});
  map.entities.push_back(
      {{{"classname", "info_player_start"}, {"origin", vectorText({0, -reach + 64, 96})}, {"angles", "0 90 0"}}});
  shelf.putText(GameShelf::Place::Game, "gameinfo.txt",
                gameInfoText("Vitrine Hall", {"|gameinfo_path|.", "|all_source_engine_paths|base/base_textures.vpk",
                                              "|all_source_engine_paths|base/base_models.vpk"}));
  WriteOptions options;
  options.light = LightQuality::Fast;
  std::vector<PakFile> files{{"game/maps/hall.bsp", writeMap(map, options)}};
  for (PakFile& file : shelf.takeFiles())
    files.push_back(std::move(file));
  return files;
}

} // namespace vitrine::samples
