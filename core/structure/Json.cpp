#include "core/structure/Json.h"

#include <cmath>

namespace vitrine::structure {
namespace {

Json real(double number) {
  return std::isfinite(number) ? Json(number) : Json(nullptr);
}

struct JsonOf {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(std::int64_t number) const { return number; }
  Json operator()(double number) const { return real(number); }
  Json operator()(const QString& text) const { return text.toStdString(); }
  Json operator()(const std::vector<std::int64_t>& values) const { return values; }
  Json operator()(const std::vector<double>& values) const {
    Json list = Json::array();
    for (const double value : values) {
      list.push_back(real(value));
    }
    return list;
  }
};

} // namespace

Json toJson(const Value& value) {
  return std::visit(JsonOf{}, value);
}

Json toJson(const QVector3D& vector) {
  return Json::array({real(static_cast<double>(vector.x())), real(static_cast<double>(vector.y())),
                      real(static_cast<double>(vector.z()))});
}

Json toJson(const RecordLayout& layout, const Row& row) {
  Json object = Json::object();
  for (std::size_t i = 0; i < row.cells.size() && i < layout.fields.size(); ++i) {
    object[layout.fields[i].name] = toJson(row.cells[i]);
  }
  return object;
}

Json toJson(const Structure& structure, SectionId root) {
  const Section& section = structure[root];
  Json object;
  object["name"] = section.name.toStdString();
  object["path"] = section.path.toStdString();
  if (section.range.space != base::kFileSpace) {
    object["space"] = section.range.space;
  }
  object["offset"] = section.range.offset;
  object["size"] = section.range.size;
  object["records"] = section.table ? section.table->rowCount() : 0;
  object["recordSize"] = section.table ? section.table->layout().size : 0;
  object["note"] = section.note.toStdString();
  for (const Attribute& attribute : section.attributes) {
    object[attribute.key.toStdString()] = toJson(attribute.value);
  }
  object["children"] = Json::array();
  for (const SectionId child : section.children) {
    object["children"].push_back(toJson(structure, child));
  }
  return object;
}

} // namespace vitrine::structure
