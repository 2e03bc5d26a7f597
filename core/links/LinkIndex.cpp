#include "core/links/LinkIndex.h"

#include "core/animation/KeyframeSampling.h"
#include "core/scene/SceneRecords.h"

#include <algorithm>

namespace vitrine::links {

LinkIndex::LinkIndex(DocumentPtr document, ScenePtr scene)
    : m_document(std::move(document)), m_scene(std::move(scene)) {
  if (!m_scene) {
    return;
  }
  for (const NodeIndex node : m_scene->nodes.indices()) {
    if (const auto& record = m_scene->nodes[node].record) {
      m_instances.emplace_back(*record, node);
    }
  }
  std::ranges::sort(m_instances);
  const auto twice = std::ranges::unique(m_instances, {}, &InstanceNode::first);
  m_instances.erase(twice.begin(), twice.end());
}

Pick LinkIndex::pickOf(const picking::Hit& hit) const {
  if (!m_scene || !m_scene->drawItems().contains(hit.item)) {
    return {};
  }
  Pick pick;
  pick.node = m_scene->drawItems()[hit.item].node;
  pick.items = {hit.item};
  pick.point = hit.position;
  const auto instance = recordOfNode(pick.node);
  pick.record = m_scene->recordOf(hit.item, hit.triangle, hit.frame);
  if (pick.record) {
    pick.fields = m_scene->recordFieldsOf(hit.item);
  } else {
    pick.record = instance;
  }
  if (pick.record) {
    pick.section = pick.record->section;
    pick.bytes = bytesOf(*pick.record);
  }
  if (instance != pick.record) {
    pick.instance = instance;
  }
  pick.related = scene::relatedRecords(*m_scene, hit.item, hit.triangle);
  if (const auto pose = keyPoseOf(pick.node, hit.frame); pose && pose != pick.record) {
    pick.related.push_back(*pose);
  }
  return pick;
}

ShownRecord LinkIndex::shownBy(const RecordRef& record, std::optional<std::size_t> field) const {
  ShownRecord shown = shownByItself(record, field);
  if (shown == ShownRecord() && m_document) {
    if (const auto twin = m_document->structure.twinOf(record)) {
      shown = shownByItself(*twin, field);
    }
  }
  return shown;
}

ShownRecord LinkIndex::shownByItself(const RecordRef& record, std::optional<std::size_t> field) const {
  ShownRecord shown;
  if (m_scene) {
    shown.items = itemsOfField(record, field);
    shown.fields = commonFields(record, shown.items);
    shown.node = nodeOf(record, shown.items);
    shown.frames = framesShowing(record);
  }
  return shown;
}

std::vector<DrawItemIndex> LinkIndex::itemsBelow(NodeIndex node) const {
  scene::ByNode<bool> inside(m_scene->nodes.size());
  inside[node] = true;
  // Parents come before children, so one pass reaches every depth.
  for (NodeIndex at = node + 1; m_scene->nodes.contains(at); ++at) {
    const NodeIndex parent = m_scene->nodes[at].parent;
    inside[at] = parent && inside[parent];
  }
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : m_scene->drawItems().indices()) {
    if (inside[m_scene->drawItems()[item].node]) {
      items.push_back(item);
    }
  }
  return items;
}

std::vector<DrawItemIndex> LinkIndex::itemsOfMaterial(MaterialIndex material) const {
  if (!m_scene) {
    return {};
  }
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : m_scene->drawItems().indices()) {
    if (m_scene->surfaceOf(item).material == material) {
      items.push_back(item);
    }
  }
  return items;
}

NodeIndex LinkIndex::nodeOf(const std::optional<RecordRef>& record, const std::vector<DrawItemIndex>& items) const {
  const auto known =
      record ? std::ranges::lower_bound(m_instances, *record, {}, &InstanceNode::first) : m_instances.end();
  if (known != m_instances.end() && known->first == record) {
    return known->second;
  }
  if (items.empty()) {
    return scene::kNone;
  }
  const auto nodeOfItem = [&](DrawItemIndex item) { return m_scene->drawItems()[item].node; };
  const NodeIndex first = nodeOfItem(items.front());
  const bool all = std::ranges::all_of(items, [&](DrawItemIndex item) { return nodeOfItem(item) == first; });
  return all ? first : scene::kNone;
}

std::optional<RecordRef> LinkIndex::recordOfNode(NodeIndex node) const {
  return m_scene && m_scene->nodes.contains(node) ? m_scene->nodes[node].record : std::nullopt;
}

std::optional<RecordRef> LinkIndex::recordOf(const files::Wanter& wanter) const {
  if (m_scene && m_scene->assets.materials.contains(wanter.material)) {
    return m_scene->assets.materials[wanter.material].record;
  }
  if (m_document && wanter.bytes) {
    return m_document->structure.recordAt(wanter.bytes->space, wanter.bytes->offset);
  }
  return recordOfNode(wanter.node);
}

scene::AnimationIndex LinkIndex::animationOf(const RecordRef& record, scene::AnimationIndex chosen) const {
  if (!m_scene) {
    return scene::kNone;
  }
  const scene::ByAnimation<scene::Animation>& animations = m_scene->motion.animations;
  const auto isOfIt = [&](scene::AnimationIndex animation) { return animations[animation].record == record; };
  if (animations.contains(chosen) && isOfIt(chosen)) {
    return chosen;
  }
  const auto all = animations.indices();
  const auto found = std::ranges::find_if(all, isOfIt);
  return found == all.end() ? scene::kNone : *found;
}

std::optional<ByteRange> LinkIndex::bytesOf(const RecordRef& record, std::optional<std::size_t> field) const {
  const auto range = m_document ? m_document->structure.rangeOf(record) : std::nullopt;
  return range && field ? m_document->structure[record.section].table->rangeOf(record.row, *field) : range;
}

std::optional<RecordField> LinkIndex::fieldAt(SpaceId space, std::uint64_t offset) const {
  const auto record = m_document ? m_document->structure.recordAt(space, offset) : std::nullopt;
  if (!record) {
    return std::nullopt;
  }
  const structure::RecordTable& table = *m_document->structure[record->section].table;
  for (std::size_t field = 0; field < table.layout().fields.size(); ++field) {
    const ByteRange place = table.rangeOf(record->row, field);
    if (place.contains(offset) && place != table.rangeOf(record->row)) {
      return RecordField{*record, field};
    }
  }
  return RecordField{*record, {}};
}

/// The fields of `record` that are about an item; empty: all, or the item shows another record (a part of an instance).
const std::vector<std::size_t>& LinkIndex::fieldsAbout(const RecordRef& record, DrawItemIndex item) const {
  static const std::vector<std::size_t> kAll;
  return m_scene->surfaceOf(item).provenance.section == record.section ? m_scene->recordFieldsOf(item) : kAll;
}

/// Of the items of a record, those that this field is about, where some are about a part of it only; else all.
std::vector<DrawItemIndex> LinkIndex::itemsOfField(const RecordRef& record, std::optional<std::size_t> field) const {
  std::vector<DrawItemIndex> all = scene::itemsOf(*m_scene, record);
  if (!field) {
    return all;
  }
  std::vector<DrawItemIndex> about;
  std::ranges::copy_if(all, std::back_inserter(about), [&](DrawItemIndex item) {
    const auto& fields = fieldsAbout(record, item);
    return std::ranges::find(fields, *field) != fields.end();
  });
  return about.empty() ? all : about;
}

/// The fields that all of these items are about; empty when they differ.
std::vector<std::size_t> LinkIndex::commonFields(const RecordRef& record,
                                                 const std::vector<DrawItemIndex>& items) const {
  if (items.empty()) {
    return {};
  }
  const auto& first = fieldsAbout(record, items.front());
  const bool same = std::ranges::all_of(items, [&](DrawItemIndex item) { return fieldsAbout(record, item) == first; });
  return same ? first : std::vector<std::size_t>();
}

/// The frame of the file in which a node of an animated model has this frame of its mesh.
std::optional<RecordRef> LinkIndex::keyPoseOf(NodeIndex node, std::uint32_t frame) const {
  const scene::AnimatedModelIndex animatedModel = m_scene->animatedModelOf(node);
  if (!animatedModel) {
    return std::nullopt;
  }
  for (const scene::KeyPose& pose : m_scene->motion.animatedModels[animatedModel].poses) {
    const auto shows = [&](const scene::ShapeKey& key) {
      return key.node == node && static_cast<std::uint32_t>(key.frame) == frame;
    };
    if (pose.record && std::ranges::any_of(pose.shapes, shows)) {
      return pose.record;
    }
  }
  return std::nullopt;
}

std::vector<AnimationFrame> LinkIndex::framesShowing(const RecordRef& record) const {
  const animation::KeyPoseSets showing = animation::posesShowing(*m_scene, record);
  std::vector<AnimationFrame> frames;
  for (const scene::AnimationIndex index : m_scene->motion.animations.indices()) {
    const scene::Animation& animation = m_scene->motion.animations[index];
    if (!animation.animatedModel || !animation.poses) {
      continue;
    }
    const std::vector<bool>& poses = showing[animation.animatedModel];
    for (std::uint32_t frame = 0; frame < animation.poses->size(); ++frame) {
      if (poses[(*animation.poses)[frame]]) {
        frames.push_back({index, frame, animation.timeOf(frame)});
      }
    }
  }
  return frames;
}

} // namespace vitrine::links
