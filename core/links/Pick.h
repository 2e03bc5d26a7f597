#pragma once

#include "core/base/ByteRange.h"
#include "core/scene/Scene.h"

#include <QVector3D>

#include <optional>
#include <vector>

namespace vitrine::links {

/// One thing of a document that a user points at or selects, in all its forms: on screen, in the tree, as a record, as
/// bytes. Members that are not known are empty.
struct Pick {
  NodeIndex node;                   ///< shows the items
  std::vector<DrawItemIndex> items; ///< to be highlighted
  std::optional<QVector3D> point;   ///< where a ray met the scene, scene axes
  std::optional<SectionId> section;
  std::optional<RecordRef> record;   ///< the most exact one: of the triangle that was hit, in the frame that was hit
  std::vector<RecordRef> records;    ///< several, ascending, `record` being the first; empty: `record` alone
  std::optional<std::size_t> field;  ///< of the record's layout
  std::vector<std::size_t> fields;   ///< of the record that are about `items`; empty: all of them
  std::optional<RecordRef> instance; ///< record of the node (a prop, an entity) that was hit, unless it is `record`
  /// Further records of what was hit: of the triangle, of the surface, of the animated model's key pose.
  std::vector<RecordRef> related;
  std::optional<ByteRange> bytes;

  /// Records of a hit other than `record`, in order.
  std::vector<RecordRef> others() const;

  bool operator==(const Pick&) const = default;
};

} // namespace vitrine::links
