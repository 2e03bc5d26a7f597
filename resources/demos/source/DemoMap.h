#pragma once

#include "resources/demos/source/DemoParts.h"

namespace vitrine::demos {

/// The museum. All cells are made first (openings must be known when walls get their trim), then each room is fitted
/// out. North is +y; the sun stands in the north-east.
class DemoMap {
public:
  DemoMap();
  MapModel make();

private:
  void addBuildingCells();
  void addOutdoorCells();
  void addSkyRoomCell();

  void fitHall();
  void fitHallCeiling();
  void fitGallery();
  void fitLibrary();
  void fitReadingPlace();
  void fitCorridor();
  void fitTower();
  void fitTowerStairs();
  void fitCellar();
  void fitLab();
  void fitLightBoards();
  void fitStyleBoards();
  void fitBlendingBoards();
  void fitTunnel();
  void fitOpenings();
  void fitGarden();
  void fitHedges();
  void fitPond();
  void fitPavilion();
  void fitFacade();
  void fitHill();
  void fitFlowers();
  void fitSkyRoom();
  void fitLighthouse();

  void addSun();
  void addEntities();
  void addLightEntities();
  void addDoors();
  void addAreaPortals();
  void addSpawns();
  void addExhibits();
  void addPanes();
  void addJewelCase();
  void addHologram();
  void addGrates();
  void addProps();
  void addOverlays();
  void addCubemaps();

  /// A look whose luxels hold what is given here.
  SideLook lookWithLight(std::string_view material, std::vector<GivenLight> styles);
  void board(const Vec3& centre, const Vec3& normal, double width, double height, const SideLook& front);
  /// An entity with one brush and a render mode (its number, amount and colour as in the entity text).
  void addRendered(std::string_view classname, std::string_view name, const Brush& brush, int mode, int amount,
                   std::string_view colour);

  MapModel m_model;
  DemoParts m_parts;
};

/// Direction in which the sun's light goes.
Vec3 demoSunDirection();

} // namespace vitrine::demos
