#include "ui/session/Selection.h"

#include "core/base/MakeUnique.h"
#include "core/links/ItemsOfRecords.h"

#include <algorithm>

namespace vitrine::ui {

std::vector<std::size_t> markedFields(const links::Pick& selected) {
  return selected.fields.empty() && selected.field ? std::vector{*selected.field} : selected.fields;
}

Selection::Selection(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&session, &Session::documentAboutToChange, this, &Selection::clear);
  connect(&session, &Session::itemsRenumbered, this, [this](const session::ItemMap& map) {
    links::Pick selected = m_current;
    selected.items = map.of(selected.items);
    if (selected.items.empty() && selected.record) {
      completeFromRecord(selected); // a layer that shows it may be built now
    }
    set(std::move(selected), isTogether() ? Way::Together : Way::Jump, QString(m_criterion));
  });
}

void Selection::clear() {
  set(links::Pick());
}

void Selection::set(links::Pick selected, Way way, const QString& criterion) {
  if (selected == m_current) {
    setCriterion(criterion);
    return;
  }
  m_way = way;
  m_current = std::move(selected);
  m_criterion = criterion;
  Q_EMIT changed();
}

void Selection::setCriterion(const QString& criterion) {
  if (criterion != m_criterion) {
    m_criterion = criterion;
    Q_EMIT criterionChanged();
  }
}

void Selection::addRecord(links::Pick& selected, const std::optional<RecordRef>& record) const {
  selected.record = record;
  if (record) {
    selected.section = record->section;
    selected.bytes = m_session.links().bytesOf(*record);
  }
}

void Selection::selectHit(const picking::Hit& hit) {
  if (links::Pick selected = m_session.links().pickOf(hit); selected.node) {
    set(std::move(selected));
  }
}

void Selection::toggleHit(const picking::Hit& hit) {
  links::Pick selected = m_session.links().pickOf(hit);
  if (!selected.node) {
    return;
  }
  std::vector<DrawItemIndex> items = m_current.items;
  if (std::erase(items, hit.item) > 0) {
    selectItems(std::move(items));
    return;
  }
  items.push_back(hit.item);
  std::ranges::sort(items);
  selected.items = std::move(items);
  set(std::move(selected));
}

void Selection::selectItems(std::vector<DrawItemIndex> items, const QString& criterion) {
  if (items.empty()) {
    clear();
    return;
  }
  std::ranges::sort(items);
  links::Pick selected;
  const Way way = items.size() == 1 ? Way::Jump : Way::Together;
  if (items.size() == 1) {
    picking::Hit somewhere;
    somewhere.item = items.front();
    selected = m_session.links().pickOf(somewhere);
    selected.point.reset();
  } else {
    selected.node = m_session.links().nodeOf(std::nullopt, items);
    addRecord(selected, m_session.links().recordOfNode(selected.node));
  }
  selected.items = std::move(items);
  set(std::move(selected), way, criterion);
}

void Selection::selectNode(NodeIndex node) {
  const Scene* scene = m_session.scene();
  if (!scene || !scene->nodes.contains(node)) {
    return;
  }
  links::Pick selected;
  selected.node = node;
  selected.items = m_session.links().itemsBelow(node);
  addRecord(selected, m_session.links().recordOfNode(node));
  set(std::move(selected));
}

void Selection::selectMaterial(MaterialIndex material, const QString& criterion) {
  if (!m_session.scene() || !m_session.assets().materials.contains(material)) {
    return;
  }
  links::Pick selected;
  selected.items = m_session.links().itemsOfMaterial(material);
  addRecord(selected, m_session.assets().materials[material].record);
  selected.node = m_session.links().nodeOf(selected.record, selected.items);
  set(std::move(selected), criterion.isEmpty() ? Way::Jump : Way::Together, criterion);
}

void Selection::selectSection(SectionId section) {
  const Document* document = m_session.document();
  if (!document || section >= document->structure.size()) {
    return;
  }
  links::Pick selected;
  selected.section = section;
  selected.bytes = document->structure[section].range;
  set(std::move(selected));
}

void Selection::selectRecord(const RecordRef& record, std::optional<std::size_t> field) {
  const auto bytes = m_session.links().bytesOf(record, field);
  if (!bytes) {
    return;
  }
  links::Pick selected;
  selected.record = record;
  selected.field = field;
  selected.bytes = *bytes;
  completeFromRecord(selected);
  set(std::move(selected));
}

void Selection::selectRecords(std::vector<RecordRef> records) {
  base::makeUnique(records);
  if (records.size() < 2) {
    if (!records.empty()) {
      selectRecord(records.front());
    }
    return;
  }
  links::Pick selected;
  addRecord(selected, records.front());
  if (m_session.scene()) {
    selected.items = links::itemsOfRecords(*m_session.scene(), records);
    selected.node = m_session.links().nodeOf({}, selected.items);
  }
  selected.records = std::move(records);
  set(std::move(selected));
}

void Selection::selectBytes(const ByteRange& bytes, Way way) {
  const Document* document = m_session.document();
  if (!document || !document->spaces.contains(bytes.space)) {
    return;
  }
  links::Pick selected;
  selected.bytes = bytes;
  if (const auto found = m_session.links().fieldAt(bytes.space, bytes.offset)) {
    selected.record = found->record;
    selected.field = found->field;
    completeFromRecord(selected);
  } else {
    selected.section = document->structure.sectionAt(bytes.space, bytes.offset);
  }
  set(std::move(selected), way);
}

void Selection::completeFromRecord(links::Pick& selected) const {
  links::ShownRecord shown = m_session.links().shownBy(*selected.record, selected.field);
  selected.section = selected.record->section;
  selected.items = std::move(shown.items);
  selected.fields = std::move(shown.fields);
  selected.node = shown.node;
}

} // namespace vitrine::ui
