#pragma once

#include "source/DemoParts.h"

namespace vitrine::samples {

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
  void fitOpenings();
  void fitGarden();
  void fitHedges();
  void fitPond();
  void fitPavilion();
  void fitFacade();
  void fitHill();
  void fitFlowers();
  void fitSkyRoom();

  void addSun();
  void addEntities();
  void addLightEntities();
  void addDoors();
  void addProps();
  void addOverlays();
  void addCubemaps();

  MapModel m_model;
  DemoParts m_parts;
};

/// Where the sun's light goes.
Vec3 demoSunDirection();

} // namespace vitrine::samples
