#include "ui/comparing/ValueModel.h"

#include "core/comparing/ComparisonText.h"
#include "ui/inspector/FieldText.h"

namespace vitrine::ui {
namespace {

using NamedValues = std::vector<std::pair<QString, QString>>;

NamedValues recordValues(const Document& document, const RecordRef& record) {
  const structure::RecordTablePtr& table = document.structure[record.section].table;
  NamedValues values;
  if (!table || record.row >= table->rowCount()) {
    return values;
  }
  if (const auto row = table->row(record.row)) {
    const structure::RecordLayout& layout = table->layout();
    for (std::size_t i = 0; i < std::min(row->cells.size(), layout.fields.size()); ++i) {
      values.emplace_back(QString::fromUtf8(layout.fields[i].name), fieldText(layout.fields[i], row->cells[i]));
    }
  }
  return values;
}

NamedValues nodeValues(const Scene& scene, NodeIndex node) {
  const scene::Node& of = scene.nodes[node];
  NamedValues values{{ValueModel::tr("name"), of.name}};
  for (const scene::Property& property : of.properties) {
    values.emplace_back(property.key, property.value);
  }
  return values;
}

NamedValues valuesAt(const comparing::DifferencePlace& place, const ComparedFile& file) {
  NamedValues values;
  if (place.record) {
    values = recordValues(file.document(), *place.record);
  }
  if (values.empty() && place.node && file.scene()) {
    values = nodeValues(*file.scene(), place.node);
  }
  if (values.empty() && place.section) {
    const structure::Section& section = file.document().structure[*place.section];
    values = {{ValueModel::tr("path"), section.path}, {ValueModel::tr("size"), countText(section.range.size)}};
  }
  return values;
}

} // namespace

std::vector<ComparedValue> valuesOf(const comparing::Difference& difference, const ComparedFiles& files) {
  std::vector<ComparedValue> values;
  for (const comparing::FieldChange& field : difference.fields) {
    const bool unsaid = field.before.isEmpty() && field.after.isEmpty();
    values.push_back({field.name, field.before, unsaid ? ValueModel::tr("(another)") : field.after});
  }
  for (const Side side : kSides) {
    if (values.empty() && difference.change != comparing::Change::Changed && isIn(difference, side)) {
      for (auto& [name, value] : valuesAt(placeOf(difference, side), files[side])) {
        values.push_back(side == Side::Before ? ComparedValue{name, value, {}} : ComparedValue{name, {}, value});
      }
    }
  }
  return values;
}

std::vector<ComparedValue> valuesOf(const comparing::DifferenceGroup& group) {
  std::vector<ComparedValue> values;
  if (group.countBefore + group.countAfter > 0) {
    values.push_back({ValueModel::tr("number"), countText(group.countBefore), countText(group.countAfter)});
  }
  const auto tell = [&values](const QString& name, std::size_t removed, std::size_t added) {
    if (removed + added > 0) {
      values.push_back({name, removed > 0 ? countText(removed) : QString(), added > 0 ? countText(added) : QString()});
    }
  };
  tell(ValueModel::tr("only in one"), group.removed, group.added);
  tell(comparing::wordOf(comparing::Change::Changed), 0, group.changed);
  tell(comparing::wordOf(comparing::Change::Moved), 0, group.moved);
  tell(comparing::wordOf(comparing::Change::Renumbered), 0, group.renumbered);
  tell(ValueModel::tr("in a different order"), 0, group.reordered);
  return values;
}

ValueModel::ValueModel(QObject* parent) : TableModel(parent) {
  setColumns({{.heading = [] { return tr("Value"); }, .text = &ComparedValue::name},
              {.heading = [] { return tr("Before"); }, .text = &ComparedValue::before},
              {.heading = [] { return tr("After"); }, .text = &ComparedValue::after}});
}

} // namespace vitrine::ui
