#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

#include <QMatrix4x4>

#include <optional>

namespace vitrine::formats::source {

/// Faces with their corners, where their entity stands.
class PlacedFaces {
public:
  explicit PlacedFaces(const SceneParts& parts);

  /// Goes to a face, a number of the set; false where it cannot be drawn, and for all once faces share surfedges over
  /// and over, as only damaged files have it.
  bool read(std::size_t face);
  /// The same for the corners alone: normal() is not of this face then. toScene() is of its entity even where it fails.
  bool readCorners(std::size_t face);

  /// File axes, about the origin of the entity.
  const std::vector<QVector3D>& corners() const { return m_fileCorners; }
  const QVector3D& normal() const { return m_normal; }
  /// From there to the scene.
  QVector3D toScene(const QVector3D& point) const;
  QVector3D directionToScene(const QVector3D& direction) const;
  /// The corners in the scene, counter-clockwise as seen from the front.
  std::vector<QVector3D> polygon() const;

private:
  void take(const Model& model, int entity);

  const SceneParts& m_parts;
  FaceCorners m_corners;
  std::vector<int> m_entityOf;  ///< by face; -1: the world
  std::uint64_t m_cornerBudget; ///< corners that may still be read
  std::vector<QVector3D> m_fileCorners;
  QVector3D m_normal;
  std::optional<QMatrix4x4> m_transform; ///< of the entity at hand
};

} // namespace vitrine::formats::source
