#include "core/links/LinkIndex.h"

#include "core/animation/KeyframeSampling.h"
#include "core/scene/SceneRecords.h"

#include <algorithm>

namespace vitrine::links {

std::vector<RecordRef> HitRecords::others() const {
  std::vector<RecordRef> records = related;
  if (instance) {
    records.insert(records.begin(), *instance);
  }
  return records;
}

LinkIndex::LinkIndex(DocumentPtr document, ScenePtr scene)
    : m_document(std::move(document)), m_scene(std::move(scene)) {
  for (std::size_t node = 0; m_scene && node < m_scene->nodes.size(); ++node) {
    if (const auto& record = m_scene->nodes[node].record) {
      m_instances.emplace_back(*record, static_cast<int>(node));
    }
  }
  std::ranges::sort(m_instances);
  const auto twice = std::ranges::unique(m_instances, {}, &InstanceNode::first);
  m_instances.erase(twice.begin(), twice.end());
}

HitRecords LinkIndex::recordsOf(const picking::Hit& hit) const {
  if (!m_scene || hit.item >= m_scene->drawItems().size()) {
    return {};
  }
  HitRecords found;
  found.node = m_scene->drawItems()[hit.item].node;
  const auto instance = recordOfNode(found.node);
  found.primary = m_scene->recordOf(hit.item, hit.triangle, hit.frame);
  if (found.primary) {
    found.fields = m_scene->recordFieldsOf(hit.item);
  } else {
    found.primary = instance;
  }
  if (instance != found.primary) {
    found.instance = instance;
  }
  found.related = scene::relatedRecords(*m_scene, hit.item, hit.triangle);
  if (const auto pose = keyPoseOf(found.node, hit.frame); pose && pose != found.primary) {
    found.related.push_back(*pose);
  }
  return found;
}

ShownRecord LinkIndex::shownBy(const RecordRef& record, std::optional<std::size_t> field) const {
  ShownRecord shown;
  if (m_scene) {
    shown.items = itemsOfField(record, field);
    shown.fields = commonFields(record, shown.items);
    shown.node = nodeOf(record, shown.items);
    shown.frames = framesShowing(record);
  }
  return shown;
}

std::vector<DrawItemId> LinkIndex::itemsBelow(int node) const {
  std::vector<bool> inside(m_scene->nodes.size());
  inside[static_cast<std::size_t>(node)] = true;
  // Parents come before children, so one pass reaches every depth.
  for (std::size_t i = static_cast<std::size_t>(node) + 1; i < m_scene->nodes.size(); ++i) {
    const int parent = m_scene->nodes[i].parent;
    inside[i] = parent != scene::kNone && inside[static_cast<std::size_t>(parent)];
  }
  std::vector<DrawItemId> items;
  for (DrawItemId item = 0; item < m_scene->drawItems().size(); ++item) {
    if (inside[static_cast<std::size_t>(m_scene->drawItems()[item].node)]) {
      items.push_back(item);
    }
  }
  return items;
}

std::vector<DrawItemId> LinkIndex::itemsOfMaterial(int material) const {
  std::vector<DrawItemId> items;
  for (DrawItemId item = 0; m_scene && item < m_scene->drawItems().size(); ++item) {
    if (m_scene->surfaceOf(item).material == material) {
      items.push_back(item);
    }
  }
  return items;
}

int LinkIndex::nodeOf(const std::optional<RecordRef>& record, const std::vector<DrawItemId>& items) const {
  const auto known =
      record ? std::ranges::lower_bound(m_instances, *record, {}, &InstanceNode::first) : m_instances.end();
  if (known != m_instances.end() && known->first == record) {
    return known->second;
  }
  if (items.empty()) {
    return scene::kNone;
  }
  const auto nodeOfItem = [&](DrawItemId item) { return m_scene->drawItems()[item].node; };
  const int first = nodeOfItem(items.front());
  const bool all = std::ranges::all_of(items, [&](DrawItemId item) { return nodeOfItem(item) == first; });
  return all ? first : scene::kNone;
}

std::optional<RecordRef> LinkIndex::recordOfNode(int node) const {
  const bool exists = m_scene && node >= 0 && static_cast<std::size_t>(node) < m_scene->nodes.size();
  return exists ? m_scene->nodes[static_cast<std::size_t>(node)].record : std::nullopt;
}

std::optional<RecordRef> LinkIndex::recordOf(const files::Wanter& wanter) const {
  const auto material = static_cast<std::size_t>(wanter.material);
  if (m_scene && wanter.material >= 0 && material < m_scene->assets.materials.size()) {
    return m_scene->assets.materials[material].record;
  }
  if (m_document && wanter.bytes) {
    return m_document->structure.recordAt(wanter.bytes->space, wanter.bytes->offset);
  }
  return recordOfNode(wanter.node);
}

int LinkIndex::animationOf(const RecordRef& record, int chosen) const {
  const auto isOfIt = [&](const scene::Animation& animation) { return animation.record == record; };
  if (!m_scene) {
    return scene::kNone;
  }
  const std::vector<scene::Animation>& animations = m_scene->motion.animations;
  const auto index = static_cast<std::size_t>(chosen);
  if (chosen >= 0 && index < animations.size() && isOfIt(animations[index])) {
    return chosen;
  }
  const auto found = std::ranges::find_if(animations, isOfIt);
  return found == animations.end() ? scene::kNone : static_cast<int>(found - animations.begin());
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
const std::vector<std::size_t>& LinkIndex::fieldsAbout(const RecordRef& record, DrawItemId item) const {
  static const std::vector<std::size_t> kAll;
  return m_scene->surfaceOf(item).provenance.section == record.section ? m_scene->recordFieldsOf(item) : kAll;
}

/// Of the items of a record, those that this field is about, where some are about a part of it only; else all.
std::vector<DrawItemId> LinkIndex::itemsOfField(const RecordRef& record, std::optional<std::size_t> field) const {
  std::vector<DrawItemId> all = scene::itemsOf(*m_scene, record);
  if (!field) {
    return all;
  }
  std::vector<DrawItemId> about;
  std::ranges::copy_if(all, std::back_inserter(about), [&](DrawItemId item) {
    const auto& fields = fieldsAbout(record, item);
    return std::ranges::find(fields, *field) != fields.end();
  });
  return about.empty() ? all : about;
}

/// The fields that all of these items are about; empty when they differ.
std::vector<std::size_t> LinkIndex::commonFields(const RecordRef& record, const std::vector<DrawItemId>& items) const {
  if (items.empty()) {
    return {};
  }
  const auto& first = fieldsAbout(record, items.front());
  const bool same = std::ranges::all_of(items, [&](DrawItemId item) { return fieldsAbout(record, item) == first; });
  return same ? first : std::vector<std::size_t>();
}

/// The frame of the file in which a node of an animated model has this frame of its mesh.
std::optional<RecordRef> LinkIndex::keyPoseOf(int node, std::uint32_t frame) const {
  const int animatedModel = m_scene->animatedModelOf(node);
  if (animatedModel == scene::kNone) {
    return std::nullopt;
  }
  for (const scene::KeyPose& pose : m_scene->motion.animatedModels[static_cast<std::size_t>(animatedModel)].poses) {
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
  for (std::size_t i = 0; i < m_scene->motion.animations.size(); ++i) {
    const scene::Animation& animation = m_scene->motion.animations[i];
    if (animation.animatedModel == scene::kNone || !animation.poses) {
      continue;
    }
    const std::vector<bool>& poses = showing[static_cast<std::size_t>(animation.animatedModel)];
    for (std::uint32_t frame = 0; frame < animation.poses->size(); ++frame) {
      if (poses[(*animation.poses)[frame]]) {
        frames.push_back({static_cast<int>(i), frame, animation.timeOf(frame)});
      }
    }
  }
  return frames;
}

} // namespace vitrine::links
