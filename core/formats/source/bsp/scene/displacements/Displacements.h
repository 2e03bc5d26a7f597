#pragma once

#include "core/formats/source/bsp/records/MapRecords.h"

#include <optional>
#include <span>
#include <unordered_map>

namespace vitrine::formats::source {

/// One displacement: a grid of side x side vertices, row by row (docs/formats/source-bsp.md, "Displacements").
/// File axes.
struct DisplacementGrid {
  int side = 0;
  std::vector<QVector3D> flat; ///< positions of the vertices on the undisturbed face
  std::vector<QVector3D> positions;
  std::vector<QVector3D> normals; ///< after DisplacementSet::weldNormals
  std::vector<float> alphas;      ///< 0…1
  /// Shares of four textures by vertex, 1 together; empty: the map has none for it.
  std::vector<QVector4D> weights;
  /// Three vertices per triangle, counter-clockwise seen from the front; removed triangles are left out.
  std::vector<std::uint32_t> indices;
};

/// All displacements of a set of faces. Normals are smoothed across the borders between them.
class DisplacementSet {
public:
  explicit DisplacementSet(const MapRecords& records) : m_records(records) {}

  /// Builds the displacement of face `faceNumber`, whose corners in file order are given; the reason when the record
  /// does not fit.
  std::optional<FaceProblem> add(std::int32_t faceNumber, const Face& face, std::span<const QVector3D> corners);

  /// Once, after all were added.
  void weldNormals();

  /// Displacement of a face; null without one that could be built.
  const DisplacementGrid* of(std::int32_t faceNumber) const;

private:
  std::optional<FaceProblem> misfit(std::int32_t faceNumber, const Face& face, std::size_t cornerCount) const;
  void placeVertices(DisplacementGrid& grid, const DispInfo& info, std::span<const QVector3D> corners) const;
  void readWeights(DisplacementGrid& grid, const DispInfo& info) const;
  void connect(DisplacementGrid& grid, const DispInfo& info) const;

  const MapRecords& m_records;
  std::vector<DisplacementGrid> m_grids;
  std::unordered_map<std::int32_t, std::size_t> m_byFace;
};

} // namespace vitrine::formats::source
