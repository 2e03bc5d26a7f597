#pragma once

#include "core/animation/Pose.h"
#include "render/batching/Batch.h"
#include "render/batching/TriangleSorter.h"

#include <optional>

namespace vitrine::render {

/// A batch of animated models' surfaces as a pose has it: where its space is, and for one that is written anew its
/// vertices and colours. Only what is drawn is written, and only what differs from the pose before.
class DeformedBatch {
public:
  /// Batch at rest, as yet; `batch.moves()`. `batch` must have been made of the scene of the poses to follow.
  explicit DeformedBatch(std::shared_ptr<const Batch> batch);

  const Batch& batch() const { return *m_batch; }

  struct Changes {
    bool place = false;
    bool vertices = false;
    bool colors = false;
    bool bounds = false;
  };

  /// Parts that are not the same any more. Everything the first time.
  Changes follow(animation::PosePtr pose, const ItemSet& drawn, const ColorChoice& choice);

  /// Transform from the batch's space to the world; a similarity.
  const QMatrix4x4& place() const { return m_place; }
  /// MovedVertex records; empty: the batch is not written anew.
  const QByteArray& vertices() const { return m_vertices; }
  /// StreamColor records under the choice; empty: no vertex has a colour.
  const QByteArray& colors() const { return m_colors; }
  /// Bounds in the batch's space, of the drawn items.
  const scene::Bounds& bounds() const { return m_bounds; }
  /// Positions for sorting.
  PositionRecords positions() const;

private:
  /// Sources that a range's vertices were written from last.
  struct Written {
    const animation::PosedVertices* vertices = nullptr; ///< of m_pose; null: the mesh's own
    QMatrix4x4 place;

    bool operator==(const Written&) const = default;
  };

  const QMatrix4x4& placeOf(std::size_t range, const animation::Pose& pose) const;
  void writeVertices(const BatchRange& range, const Written& from, const scene::Mesh& mesh);
  bool writeColors(const BatchRange& range, const Written& from, const scene::Mesh& mesh);
  Changes followRanges(const animation::Pose& pose, const ItemSet& drawn, bool recolored);

  std::shared_ptr<const Batch> m_batch;
  QMatrix4x4 m_place;
  QByteArray m_vertices;
  QByteArray m_colors;
  scene::Bounds m_bounds;
  ColorChoice m_choice;
  std::vector<std::optional<Written>> m_written; ///< by range; nullopt: it was not drawn
  animation::PosePtr m_pose;                     ///< followed last; keeps what m_written names
};

} // namespace vitrine::render
