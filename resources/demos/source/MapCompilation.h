#pragma once

#include "resources/demos/source/MapCompiler.h"
#include "resources/demos/source/PlaneTable.h"
#include "resources/demos/source/TJunctions.h"

#include <map>
#include <tuple>
#include <unordered_map>

namespace vitrine::demos {

/// One run of the compiler: the tables as far as they have come.
class MapCompilation {
public:
  MapCompilation(const MapModel& model, LightQuality quality)
      : m_model(model), m_quality(quality), m_tree(model.cells), m_builder(model, m_tree), m_brushSet(model.brushes) {}
  CompiledMap run();

private:
  void buildFaces();
  void sortFaces();
  bool isSliver(const std::vector<int>& corners, const Plane& plane) const;
  void addTree();
  void addFaces();
  void addOriginals();
  int addEdges(const std::vector<int>& fileCorners);
  int texInfoOf(const FaceMapping& mapping, int material);
  void addPrimitives(CompiledFace& face, const std::vector<int>& fileCorners, int material);
  void addModels();
  void addLeafFaces();
  void addBrush(const Brush& brush);
  void addBevels(const Brush& brush);
  void addBrushes();
  void addWaters();
  void markSkyLeaves();
  void addDisplacement(const BuiltFace& built, int face);
  void light();
  void addOverlays();
  void addProps();
  void addDetails();
  void addAreas();

  const MapModel& m_model;
  LightQuality m_quality;
  BoxTree m_tree;
  FaceBuilder m_builder;
  BrushSet m_brushSet;
  PlaneTable m_planes;
  VertexTable m_vertices;
  std::map<std::tuple<std::array<double, 16>, int>, int> m_texInfos;
  std::unordered_map<std::uint64_t, int> m_edges; // only looked up
  std::vector<std::vector<int>> m_faceCorners;
  CompiledMap m_map;
};

} // namespace vitrine::demos
