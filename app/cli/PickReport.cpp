#include "app/cli/PickReport.h"

namespace vitrine::cli {
namespace {

using structure::Json;

Json rangeJson(const ByteRange& range) {
  return {{"space", range.space}, {"offset", range.offset}, {"size", range.size}};
}

/// The numbers of `chosen` fields of a layout; of all, when none is chosen.
std::vector<std::size_t> fieldsOf(const structure::RecordLayout& layout, const std::vector<std::size_t>& chosen) {
  std::vector<std::size_t> fields = chosen;
  for (std::size_t field = 0; chosen.empty() && field < layout.fields.size(); ++field) {
    fields.push_back(field);
  }
  return fields;
}

/// Fields that cannot be decoded are left out; the bytes are there all the same.
Json fieldsJson(const structure::RecordTable& table, std::uint64_t number, const std::vector<std::size_t>& chosen) {
  Json list = Json::array();
  const auto row = table.row(number);
  for (const std::size_t field : row ? fieldsOf(table.layout(), chosen) : std::vector<std::size_t>()) {
    list.push_back({{"name", table.layout().fields[field].name},
                    {"value", structure::toJson(row->cells.at(field))},
                    {"bytes", rangeJson(table.rangeOf(number, field))}});
  }
  return list;
}

Json recordJson(const Document& document, const char* role, const RecordRef& record,
                const std::vector<std::size_t>& chosen = {}) {
  const structure::Section& section = document.structure[record.section];
  return {{"role", role},
          {"section", section.path.toStdString()},
          {"row", record.row},
          {"bytes", rangeJson(section.table->rangeOf(record.row))},
          {"fields", fieldsJson(*section.table, record.row, chosen)}};
}

QString recordLine(const Document& document, const char* role, const RecordRef& record) {
  const structure::Section& section = document.structure[record.section];
  const ByteRange bytes = section.table->rangeOf(record.row);
  const QString space = bytes.space == base::kFileSpace ? QString() : QStringLiteral(" of space %1").arg(bytes.space);
  return QStringLiteral("%1%2 %3  @0x%4%5 %6 bytes\n")
      .arg(QLatin1String(role), -10)
      .arg(section.path)
      .arg(record.row)
      .arg(QString::number(bytes.offset, 16), space)
      .arg(bytes.size);
}

/// The fields that are about the item, where it shows only a part of its record.
QString fieldsLine(const Document& document, const links::Pick& pick) {
  QStringList names;
  for (const std::size_t field : pick.fields) {
    names << QString::fromLatin1(document.structure[pick.record->section].table->layout().fields[field].name);
  }
  return names.isEmpty() ? QString() : QStringLiteral("fields    %1\n").arg(names.join(QStringLiteral(", ")));
}

} // namespace

Json asJson(const Document& document, const PickedPixel& picked) {
  Json json;
  json["pixel"] = {picked.pixel.x(), picked.pixel.y()};
  json["item"] = picked.hit ? Json(picked.hit->item.number()) : Json();
  if (!picked.hit) {
    return json;
  }
  const Scene& scene = *document.scene;
  const QVector3D point = scene.sourceAxes.toFile(picked.hit->position);
  json["triangle"] = picked.hit->triangle;
  json["node"] = {{"index", picked.pick.node.number()}, {"name", scene.nodes[picked.pick.node].name.toStdString()}};
  json["point"] = {point.x(), point.y(), point.z()};
  Json& records = json["records"] = Json::array();
  if (picked.pick.record) {
    records.push_back(recordJson(document, "primary", *picked.pick.record, picked.pick.fields));
  }
  if (picked.pick.instance) {
    records.push_back(recordJson(document, "instance", *picked.pick.instance));
  }
  for (const RecordRef& related : picked.pick.related) {
    records.push_back(recordJson(document, "related", related));
  }
  return json;
}

QString asText(const Document& document, const PickedPixel& picked) {
  QString text = QStringLiteral("pixel     %1,%2\n").arg(picked.pixel.x()).arg(picked.pixel.y());
  if (!picked.hit) {
    return text + QStringLiteral("nothing\n");
  }
  const Scene& scene = *document.scene;
  const QVector3D point = scene.sourceAxes.toFile(picked.hit->position);
  text += QStringLiteral("item      %1, triangle %2\n").arg(picked.hit->item.number()).arg(picked.hit->triangle);
  text += QStringLiteral("node      %1 %2\n").arg(picked.pick.node.number()).arg(scene.nodes[picked.pick.node].name);
  text += QStringLiteral("point     %1 %2 %3\n").arg(point.x()).arg(point.y()).arg(point.z());
  if (picked.pick.record) {
    text += recordLine(document, "record", *picked.pick.record) + fieldsLine(document, picked.pick);
  }
  if (picked.pick.instance) {
    text += recordLine(document, "instance", *picked.pick.instance);
  }
  for (const RecordRef& related : picked.pick.related) {
    text += recordLine(document, "related", related);
  }
  return text;
}

} // namespace vitrine::cli
