#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::scene {

/// Items that show (a part of) this record, or that belong to the node of this record (an entity, a prop). Ascending
/// but for those of TriangleRecords, which follow.
std::vector<DrawItemIndex> itemsOf(const Scene& scene, const RecordRef& record);

/// A frame of the mesh that a node shows.
struct FrameOfNode {
  NodeIndex node;
  std::uint32_t frame = 0;
};

/// Frames of nodes' meshes that a record is of, where frames have records of their own; frame 0 of meshes that have but
/// one shape, where poses show them.
std::vector<FrameOfNode> framesOf(const Scene& scene, const RecordRef& record);

/// Further records of an item that the primary one does not lead to by its fields (an overlay, a dispinfo).
const std::vector<RecordRef>& relatedRecords(const Scene& scene, DrawItemIndex item);
/// Further records of an item, after the triangle's own one if it has one (TriangleRecords).
std::vector<RecordRef> relatedRecords(const Scene& scene, DrawItemIndex item, std::uint32_t triangle);

} // namespace vitrine::scene
