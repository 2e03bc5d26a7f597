#include "ui/selection/Selection.h"

namespace vitrine::ui {
namespace {

/// The fields of `record` that are about an item; empty: all, or the item shows another record (a part of an instance).
const std::vector<std::size_t>& fieldsAbout(const Scene& scene, const RecordRef& record, DrawItemId item) {
  static const std::vector<std::size_t> kAll;
  return scene.surfaceOf(item).provenance.section == record.section ? scene.recordFieldsOf(item) : kAll;
}

/// Of the items of a record, those that this field is about, where some are about a part of it only; else all.
std::vector<DrawItemId> itemsOfField(const Scene& scene, const RecordRef& record, std::optional<std::size_t> field) {
  std::vector<DrawItemId> all = scene.itemsOf(record);
  if (!field) {
    return all;
  }
  std::vector<DrawItemId> about;
  std::ranges::copy_if(all, std::back_inserter(about), [&](DrawItemId item) {
    const auto& fields = fieldsAbout(scene, record, item);
    return std::ranges::find(fields, *field) != fields.end();
  });
  return about.empty() ? all : about;
}

/// The frame of the file in which a node of a figure has this frame of its mesh.
std::optional<RecordRef> poseRecordOf(const Scene& scene, int node, std::uint32_t frame) {
  const int figure = scene.figureOf(node);
  if (figure == scene::kNone) {
    return std::nullopt;
  }
  for (const scene::KeyPose& pose : scene.figures[static_cast<std::size_t>(figure)].poses) {
    const auto shows = [&](const scene::ShapeKey& key) {
      return key.node == node && static_cast<std::uint32_t>(key.frame) == frame;
    };
    if (pose.record && std::ranges::any_of(pose.shapes, shows)) {
      return pose.record;
    }
  }
  return std::nullopt;
}

/// The fields that all of these items are about; empty when they differ.
std::vector<std::size_t> commonFields(const Scene& scene, const RecordRef& record,
                                      const std::vector<DrawItemId>& items) {
  if (items.empty()) {
    return {};
  }
  const auto& first = fieldsAbout(scene, record, items.front());
  const bool same =
      std::ranges::all_of(items, [&](DrawItemId item) { return fieldsAbout(scene, record, item) == first; });
  return same ? first : std::vector<std::size_t>();
}

} // namespace

std::vector<std::size_t> markedFields(const Selected& selected) {
  return selected.fields.empty() && selected.field ? std::vector{*selected.field} : selected.fields;
}

std::vector<DrawItemId> itemsBelow(const Scene& scene, int node) {
  std::vector<bool> inside(scene.nodes.size());
  inside[static_cast<std::size_t>(node)] = true;
  // Parents come before children, so one pass reaches every depth.
  for (std::size_t i = static_cast<std::size_t>(node) + 1; i < scene.nodes.size(); ++i) {
    const int parent = scene.nodes[i].parent;
    inside[i] = parent != scene::kNone && inside[static_cast<std::size_t>(parent)];
  }
  std::vector<DrawItemId> items;
  for (DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (inside[static_cast<std::size_t>(scene.drawItems()[item].node)]) {
      items.push_back(item);
    }
  }
  return items;
}

int animationOf(const Scene& scene, int chosen, const RecordRef& record) {
  const auto isOfIt = [&](const scene::Animation& animation) { return animation.record == record; };
  const auto index = static_cast<std::size_t>(chosen);
  if (chosen >= 0 && index < scene.animations.size() && isOfIt(scene.animations[index])) {
    return chosen;
  }
  const auto found = std::ranges::find_if(scene.animations, isOfIt);
  return found == scene.animations.end() ? scene::kNone : static_cast<int>(found - scene.animations.begin());
}

scene::Bounds boundsOf(const scene::Pose& pose, const SceneState& state, const std::vector<DrawItemId>& items) {
  const Scene& scene = pose.scene();
  const std::vector<bool> there = scene::posedNodes(scene, state);
  scene::Bounds bounds;
  scene::Bounds ofAll;
  for (const DrawItemId item : items) {
    ofAll.add(pose.worldBounds(item));
    if (there[static_cast<std::size_t>(scene.drawItems()[item].node)]) {
      bounds.add(pose.worldBounds(item));
    }
  }
  return bounds.empty() ? ofAll : bounds;
}

Selection::Selection(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&session, &Session::documentChanged, this, &Selection::clear);
  connect(&session, &Session::itemsRenumbered, this, [this](const ItemMap& map) {
    Selected selected = m_current;
    selected.items = map.of(selected.items);
    set(std::move(selected));
  });
}

void Selection::clear() {
  set(Selected());
}

void Selection::set(Selected selected) {
  if (selected != m_current) {
    m_current = std::move(selected);
    Q_EMIT changed();
  }
}

void Selection::selectHit(const scene::Hit& hit) {
  const Scene* scene = m_session.scene();
  if (!scene || hit.item >= scene->drawItems().size()) {
    return;
  }
  Selected selected;
  selected.items = {hit.item};
  selected.node = scene->drawItems()[hit.item].node;
  selected.point = hit.position;
  const auto& instance = scene->nodes[static_cast<std::size_t>(selected.node)].record;
  selected.record = scene->recordOf(hit.item, hit.triangle, hit.frame);
  if (selected.record) {
    selected.fields = scene->recordFieldsOf(hit.item);
  } else {
    selected.record = instance;
  }
  if (instance && instance != selected.record) {
    selected.related.push_back(*instance);
  }
  const auto related = scene->relatedRecords(hit.item, hit.triangle);
  selected.related.insert(selected.related.end(), related.begin(), related.end());
  if (const auto pose = poseRecordOf(*scene, selected.node, hit.frame); pose && pose != selected.record) {
    selected.related.push_back(*pose);
  }
  if (selected.record) {
    selected.section = selected.record->section;
    selected.bytes = m_session.document()->structure.rangeOf(*selected.record);
  }
  set(std::move(selected));
}

void Selection::selectNode(int node) {
  const Scene* scene = m_session.scene();
  if (!scene || node < 0 || static_cast<std::size_t>(node) >= scene->nodes.size()) {
    return;
  }
  Selected selected;
  selected.node = node;
  selected.items = itemsBelow(*scene, node);
  selected.record = scene->nodes[static_cast<std::size_t>(node)].record;
  if (selected.record) {
    selected.section = selected.record->section;
    selected.bytes = m_session.document()->structure.rangeOf(*selected.record);
  }
  set(std::move(selected));
}

void Selection::selectMaterial(int material) {
  const Scene* scene = m_session.scene();
  const auto number = static_cast<std::size_t>(material);
  if (!scene || material < 0 || number >= m_session.assets().materials.size()) {
    return;
  }
  Selected selected;
  for (DrawItemId item = 0; item < scene->drawItems().size(); ++item) {
    if (scene->surfaceOf(item).material == material) {
      selected.items.push_back(item);
    }
  }
  selected.record = m_session.assets().materials[number].record;
  selected.node = nodeOf(selected);
  if (selected.record) {
    selected.section = selected.record->section;
    selected.bytes = m_session.document()->structure.rangeOf(*selected.record);
  }
  set(std::move(selected));
}

void Selection::selectSection(SectionId section) {
  const Document* document = m_session.document();
  if (!document || section >= document->structure.size()) {
    return;
  }
  Selected selected;
  selected.section = section;
  selected.bytes = document->structure[section].range;
  set(std::move(selected));
}

void Selection::selectRecord(const RecordRef& record, std::optional<std::size_t> field) {
  const Document* document = m_session.document();
  const auto range = document ? document->structure.rangeOf(record) : std::nullopt;
  if (!range) {
    return;
  }
  Selected selected;
  selected.record = record;
  selected.field = field;
  selected.bytes = field ? document->structure[record.section].table->rangeOf(record.row, *field) : *range;
  completeFromRecord(selected);
  set(std::move(selected));
}

void Selection::selectBytes(const ByteRange& bytes) {
  const Document* document = m_session.document();
  if (!document || !document->spaces.contains(bytes.space)) {
    return;
  }
  Selected selected;
  selected.bytes = bytes;
  const structure::Structure& structure = document->structure;
  selected.record = structure.recordAt(bytes.space, bytes.offset);
  if (selected.record) {
    const structure::RecordTable& table = *structure[selected.record->section].table;
    for (std::size_t field = 0; field < table.layout().fields.size(); ++field) {
      const ByteRange place = table.rangeOf(selected.record->row, field);
      if (place.contains(bytes.offset) && place != table.rangeOf(selected.record->row)) {
        selected.field = field;
        break;
      }
    }
    completeFromRecord(selected);
  } else {
    selected.section = structure.sectionAt(bytes.space, bytes.offset);
  }
  set(std::move(selected));
}

void Selection::completeFromRecord(Selected& selected) const {
  selected.section = selected.record->section;
  if (const Scene* scene = m_session.scene()) {
    selected.items = itemsOfField(*scene, *selected.record, selected.field);
    selected.fields = commonFields(*scene, *selected.record, selected.items);
    selected.node = nodeOf(selected);
  }
}

int Selection::nodeOf(const Selected& selected) const {
  const Scene& scene = *m_session.scene();
  // An instance (an entity, a prop), which may have no shape of its own or one spread over several nodes.
  for (std::size_t i = 0; selected.record && i < scene.nodes.size(); ++i) {
    if (scene.nodes[i].record == selected.record) {
      return static_cast<int>(i);
    }
  }
  if (selected.items.empty()) {
    return scene::kNone;
  }
  const int first = scene.drawItems()[selected.items.front()].node;
  const bool all =
      std::ranges::all_of(selected.items, [&](DrawItemId item) { return scene.drawItems()[item].node == first; });
  return all ? first : scene::kNone;
}

} // namespace vitrine::ui
