#include "resources/demos/source/DemoMap.h"

#include "resources/demos/source/DemoLayout.h"
#include "resources/demos/source/DemoModels.h"

namespace vitrine::demos {

using namespace plan;

namespace {

Box withHeight(Box box, double low, double high) {
  box.mins.z = low;
  box.maxs.z = high;
  return box;
}

} // namespace

Vec3 demoSunDirection() {
  return normalized({-0.25, -0.60, -0.76});
}

DemoMap::DemoMap() : m_parts(m_model) {
  m_model.name = "vitrine_museum";
}

MapModel DemoMap::make() {
  addBuildingCells();
  addOutdoorCells();
  addSkyRoomCell();
  fitHall();
  fitGallery();
  fitLibrary();
  fitCorridor();
  fitTower();
  fitCellar();
  fitLab();
  fitOpenings();
  fitGarden();
  fitFacade();
  fitHill();
  fitSkyRoom();
  addSun();
  addProps();
  addExhibits();
  addOverlays();
  addCubemaps();
  addEntities();
  m_parts.materials().addSky("vitrine_", -demoSunDirection());
  addDemoModels(m_model);
  return std::move(m_model);
}

void DemoMap::addBuildingCells() {
  const SideLook plaster = m_parts.look("plaster", 0.5);
  const SideLook marbleFloor = m_parts.look("marbletiles", 0.375);
  const SideLook sandstone = m_parts.look("sandstone", 0.1875);
  const SideLook stone = m_parts.look("stoneblocks", 0.1875);
  const SideLook planks = m_parts.look("planks", 0.1875);
  m_parts.addCell(kHall, marbleFloor, plaster, plaster);
  m_parts.addCell(kSkylight, plaster, plaster, plaster);
  m_parts.addCell(kGallery, m_parts.look("parquet", 0.1875), m_parts.look("wallpaper", 0.1875), plaster, kGalleryArea);
  m_parts.addCell(kLibrary, planks, m_parts.look("wallpaper", 0.1875), planks);
  m_parts.addCell(kCorridor, m_parts.look("cobbles", 0.1875), sandstone, sandstone);
  m_parts.addCell(kTower, stone, stone, planks);
  m_parts.addCell(kCellar, m_parts.look("cobbles", 0.1875), stone, stone, kCellarArea);
  const SideLook iron = m_parts.look("metalpanel");
  m_parts.addCell(kLab, m_parts.look("relieftiles", 0.25), m_parts.look("roughbrick", 0.1875), plaster, kLabArea);
  m_parts.addCell(kLabTunnel, iron, iron, iron, kLabArea);

  m_parts.addCell(kGardenDoor, marbleFloor, sandstone, sandstone);
  m_parts.addCell(kGalleryDoor, marbleFloor, plaster, plaster);
  m_parts.addCell(kLibraryDoor, planks, m_parts.look("darkwood"), m_parts.look("darkwood"));
  m_parts.addCell(kCorridorDoor, marbleFloor, sandstone, sandstone);
  m_parts.addCell(kLabDoor, marbleFloor, sandstone, sandstone, kLabArea);
  m_parts.addCell(kTowerDoor, m_parts.look("cobbles"), stone, stone);
  m_parts.addCell(kCellarDoor, stone, stone, stone);
  const SideLook sill = m_parts.look("marble");
  for (const Box& window : kHallWindows)
    m_parts.addCell(window, sill, plaster, plaster);
  m_parts.addCell(kGalleryWindow, sill, plaster, plaster);
  for (const Box& window : kLibraryWindows)
    m_parts.addCell(window, m_parts.look("darkwood"), plaster, plaster);
  for (const Box& window : kTowerWindows)
    m_parts.addCell(window, stone, stone, stone);

  Cell water;
  water.box = withHeight(kChannel, kChannel.mins.z, kChannelLevel);
  water.looks.fill(stone);
  water.looks[5] = m_parts.look("water");
  water.water = true;
  water.area = kCellarArea;
  m_model.cells.push_back(water);
  m_parts.addCell(withHeight(kChannel, kChannelLevel, kChannel.maxs.z), stone, stone, stone, kCellarArea);
}

void DemoMap::addOutdoorCells() {
  SideLook sky;
  sky.material = m_parts.materials()("tools/toolsskybox");
  const SideLook sandstone = m_parts.look("sandstone");
  const SideLook roof = m_parts.look("rooftiles", 0.25, 32);
  const SideLook canopy = m_parts.look("hedge", 0.5, 64);
  const SideLook tower = m_parts.look("stoneblocks", 0.25, 16);
  const SideLook wall = m_parts.look("brick");

  Cell garden;
  garden.box = kGarden;
  garden.looks = {wall, wall, sandstone, wall, m_parts.look("grass"), wall};
  m_model.cells.push_back(garden);
  Cell overGarden;
  overGarden.box = {{kWorld.mins.x, kFacade, kGardenWall}, {kWorld.maxs.x, kWorld.maxs.y, kRoof}};
  overGarden.looks = {sky, sky, sandstone, sky, canopy, sky};
  m_model.cells.push_back(overGarden);

  // The air over the roofs goes round the tower in four boxes, with a fifth on top.
  const auto addAir = [&](double left, double right, double south, double north, int towerSide) {
    Cell air;
    air.box = {{left, south, kRoof}, {right, north, kTowerTop}};
    air.looks = {sky, sky, sky, sky, roof, sky};
    if (towerSide >= 0)
      air.looks[towerSide] = tower;
    m_model.cells.push_back(air);
  };
  addAir(kWorld.mins.x, kTowerShaft.mins.x, kWorld.mins.y, kWorld.maxs.y, 1);
  addAir(kTowerShaft.maxs.x, kWorld.maxs.x, kWorld.mins.y, kWorld.maxs.y, 0);
  addAir(kTowerShaft.mins.x, kTowerShaft.maxs.x, kWorld.mins.y, kTowerShaft.mins.y, 3);
  addAir(kTowerShaft.mins.x, kTowerShaft.maxs.x, kTowerShaft.maxs.y, kWorld.maxs.y, 2);
  Cell top;
  top.box = withHeight(kWorld, kTowerTop, kWorld.maxs.z);
  top.looks = {sky, sky, sky, sky, roof, sky};
  m_model.cells.push_back(top);

  Cell pond;
  pond.box = withHeight(kPond, kPond.mins.z, kPondLevel);
  pond.looks.fill(m_parts.look("cobbles"));
  pond.looks[5] = m_parts.look("water");
  pond.water = true;
  m_model.cells.push_back(pond);
  m_parts.addCell(withHeight(kPond, kPondLevel, 0), wall, m_parts.look("stoneblocks"), wall);
}

void DemoMap::addSkyRoomCell() {
  SideLook sky;
  sky.material = m_parts.materials()("tools/toolsskybox");
  SideLook ground = m_parts.look("grass", 0.0625);
  m_parts.addCell(kSkyRoom, ground, sky, sky, kSkyArea);
}

void DemoMap::fitOpenings() {
  const SideLook wood = m_parts.look("darkwood");
  const SideLook marble = m_parts.look("marble");
  const SideLook sandstone = m_parts.look("sandstone");
  m_parts.arch(kGardenDoor, 1, sandstone, 12);
  m_parts.doorFrame(kGalleryDoor, 0, marble, 9);
  m_parts.doorFrame(kLibraryDoor, 0, wood, 8);
  m_parts.doorFrame(kCorridorDoor, 0, marble, 9);
  m_parts.doorFrame(kLabDoor, 1, m_parts.look("metalpanel"), 3, 3);
  m_parts.doorFrame(kCellarDoor, 0, m_parts.look("metalpanel"), 5, 3);
  for (const Box& window : kHallWindows) {
    m_parts.window(window, 1, 3, 6, wood);
    m_parts.arch(window, 1, m_parts.look("plaster", 0.5), 10);
  }
  m_parts.window(kGalleryWindow, 1, 3, 4, wood);
  for (const Box& window : kLibraryWindows)
    m_parts.window(window, 1, 3, 5, wood);
}

void DemoMap::addSun() {
  m_model.hasSun = true;
  m_model.sun.direction = demoSunDirection();
  m_model.sun.colour = Vec3{1.0, 0.85, 0.64} * 2.5;
  m_model.sun.spread = 0.018;
  m_model.sun.hdrScale = 2; // beyond what the LDR set can hold
  m_model.sun.zenith = Vec3{0.34, 0.50, 0.80} * 0.62;
  m_model.sun.horizon = Vec3{0.72, 0.80, 0.88} * 0.55;
}

} // namespace vitrine::demos
