#include "core/comparing/ComparisonText.h"

#include "core/base/Translate.h"
#include "core/base/Version.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace vitrine::comparing {
namespace {

using structure::Json;

/// Values beyond are cut in lines; JSON has them whole.
constexpr qsizetype kLongestValue = 80;

QString clipped(const QString& value) {
  QString line = value.simplified();
  return line.size() > kLongestValue ? line.left(kLongestValue) + QStringLiteral("…") : line;
}

QString grouped(std::size_t number) {
  return QLocale(QLocale::English).toString(static_cast<qulonglong>(number));
}

QString fieldLine(const FieldChange& field) {
  if (field.before.isEmpty() && field.after.isEmpty()) {
    return field.name;
  }
  return QStringLiteral("%1: %2 -> %3").arg(field.name, clipped(field.before), clipped(field.after));
}

Json placeJson(const DifferencePlace& place, const structure::Structure& structure) {
  Json json = Json::object();
  if (place.section) {
    json["section"] = structure[*place.section].path.toStdString();
  }
  if (place.record) {
    json["record"] = {{"section", structure[place.record->section].path.toStdString()}, {"row", place.record->row}};
  }
  if (place.node) {
    json["node"] = place.node.number();
  }
  if (!place.items.empty()) {
    Json items = Json::array();
    for (const DrawItemIndex item : place.items) {
      items.push_back(item.number());
    }
    json["items"] = std::move(items);
  }
  return json;
}

Json differenceJson(const Difference& difference, const structure::Structure& before,
                    const structure::Structure& after) {
  Json json;
  json["change"] = idOf(difference.change);
  json["name"] = difference.name.toStdString();
  if (!difference.fields.empty()) {
    Json fields = Json::array();
    for (const FieldChange& field : difference.fields) {
      fields.push_back({{"name", field.name.toStdString()},
                        {"before", field.before.toStdString()},
                        {"after", field.after.toStdString()}});
    }
    json["fields"] = std::move(fields);
  }
  if (difference.change != Change::Added) {
    json["before"] = placeJson(difference.before, before);
  }
  if (difference.change != Change::Removed) {
    json["after"] = placeJson(difference.after, after);
  }
  return json;
}

void describeGroup(const DifferenceGroup& group, std::size_t most, const LineSink& sink) {
  sink(QStringLiteral("%1: %2").arg(titleOf(group), countsOf(group)));
  std::size_t listed = 0;
  for (const Difference& difference : group.differences) {
    if (difference.change == Change::Moved) {
      continue;
    }
    if (listed++ == most) {
      break;
    }
    QStringList fields;
    std::ranges::transform(difference.fields, std::back_inserter(fields), fieldLine);
    const QString said = fields.isEmpty() ? QString() : QStringLiteral("  ") + fields.join(QStringLiteral("; "));
    sink(QStringLiteral("  %1 %2%3").arg(QLatin1Char(signOf(difference.change))).arg(difference.name, said));
  }
  if (const std::size_t shown = std::min(listed, most); shown < group.total()) {
    sink(QStringLiteral("  … and %1 more").arg(grouped(group.total() - shown)));
  }
}

} // namespace

const char* idOf(Area area) {
  switch (area) {
  case Area::File:
    return "file";
  case Area::Entities:
    return "entities";
  case Area::Contents:
    return "contents";
  case Area::Sections:
    return "sections";
  case Area::Records:
    return "records";
  case Area::Nodes:
    return "nodes";
  case Area::Surfaces:
    return "surfaces";
  case Area::Materials:
    return "materials";
  case Area::Textures:
    return "textures";
  }
  return "";
}

const char* idOf(Change change) {
  switch (change) {
  case Change::Added:
    return "added";
  case Change::Removed:
    return "removed";
  case Change::Changed:
    return "changed";
  case Change::Moved:
    return "moved";
  case Change::Renumbered:
    return "renumbered";
  }
  return "";
}

char signOf(Change change) {
  switch (change) {
  case Change::Added:
    return '+';
  case Change::Removed:
    return '-';
  case Change::Moved:
    return '>';
  case Change::Changed:
  case Change::Renumbered:
    break;
  }
  return '~';
}

QString wordOf(Change change) {
  switch (change) {
  case Change::Added:
    return base::translate("comparing", "added");
  case Change::Removed:
    return base::translate("comparing", "removed");
  case Change::Changed:
    return base::translate("comparing", "changed");
  case Change::Moved:
    return base::translate("comparing", "only moved");
  case Change::Renumbered:
    return base::translate("comparing", "only renumbered");
  }
  return {};
}

QString titleOf(const DifferenceGroup& group) {
  switch (group.area) {
  case Area::File:
    return base::translate("comparing", "File");
  case Area::Entities:
    return base::translate("comparing", "Entities");
  case Area::Contents:
    return base::translate("comparing", "Contents");
  case Area::Sections:
    return base::translate("comparing", "Sections");
  case Area::Records:
    return base::translate("comparing", "Records of %1").arg(group.path);
  case Area::Nodes:
    return base::translate("comparing", "Nodes");
  case Area::Surfaces:
    return base::translate("comparing", "Surfaces");
  case Area::Materials:
    return base::translate("comparing", "Materials");
  case Area::Textures:
    return base::translate("comparing", "Textures");
  }
  return {};
}

QString countsOf(const DifferenceGroup& group) {
  QStringList counts;
  const auto tell = [&counts](std::size_t number, const QString& text) {
    if (number > 0) {
      counts.append(text.arg(grouped(number)));
    }
  };
  tell(group.added, base::translate("comparing", "%1 added"));
  tell(group.removed, base::translate("comparing", "%1 removed"));
  tell(group.changed, base::translate("comparing", "%1 changed"));
  tell(group.moved, base::translate("comparing", "%1 only moved"));
  tell(group.renumbered, base::translate("comparing", "%1 only renumbered"));
  tell(group.reordered, base::translate("comparing", "%1 in a different order"));
  return counts.join(QStringLiteral(", "));
}

Json toJson(const Comparison& comparison, const structure::Structure& before, const structure::Structure& after) {
  Json json;
  json["same"] = comparison.same();
  json["structure"] = comparison.structureCompared;
  json["scene"] = comparison.sceneCompared;
  json["groups"] = Json::array();
  for (const DifferenceGroup& group : comparison.groups) {
    Json entry;
    entry["area"] = idOf(group.area);
    if (group.area == Area::Records) {
      entry["section"] = group.path.toStdString();
    }
    entry["counts"] = {{"before", group.countBefore},    {"after", group.countAfter},   {"added", group.added},
                       {"removed", group.removed},       {"changed", group.changed},    {"moved", group.moved},
                       {"renumbered", group.renumbered}, {"reordered", group.reordered}};
    entry["differences"] = Json::array();
    for (const Difference& difference : group.differences) {
      entry["differences"].push_back(differenceJson(difference, before, after));
    }
    json["groups"].push_back(std::move(entry));
  }
  return json;
}

QByteArray reportOf(const Json& compared, const QStringList& files) {
  Json report;
  report["vitrine"] = base::kVersion;
  report["files"] = Json::array();
  for (const QString& file : files) {
    report["files"].push_back(file.toStdString());
  }
  report.update(compared);
  return QByteArray::fromStdString(report.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

void describe(const Comparison& comparison, std::size_t most, const LineSink& sink) {
  for (const DifferenceGroup& group : comparison.groups) {
    describeGroup(group, most, sink);
  }
}

} // namespace vitrine::comparing
