#include "core/document/DocumentSummary.h"

#include "core/base/Version.h"

namespace vitrine::document {
namespace {

using structure::Json;

Json vector(const QVector3D& v) {
  return Json::array({v.x(), v.y(), v.z()});
}

Json sceneJson(const Scene& scene) {
  Json json;
  json["nodes"] = scene.nodes.size();
  json["meshes"] = scene.meshes.size();
  json["surfaces"] = scene.surfaceCount();
  json["vertices"] = scene.vertexCount();
  json["triangles"] = scene.defaultTriangles();
  json["materials"] = scene.assets.materials.size();
  json["textures"] = scene.assets.textures.size();
  json["lightmaps"] = scene.lightmaps.size();
  json["lights"] = scene.lights.size();
  json["cameras"] = scene.cameras.size();
  json["metresPerUnit"] = scene.metresPerUnit;
  json["bounds"] = {{"min", vector(scene.bounds().min())}, {"max", vector(scene.bounds().max())}};
  return json;
}

Json animationsJson(const Document& document) {
  Json list = Json::array();
  for (const scene::Animation& animation : document.scene ? document.scene->animations : std::vector<scene::Animation>()) {
    list.push_back({{"name", animation.name.toStdString()},
                    {"duration", animation.duration},
                    {"frames", animation.frames}});
  }
  return list;
}

Json controlsJson(const Document& document) {
  Json list = Json::array();
  for (const scene::Control& control : document.scene ? document.scene->controls : std::vector<scene::Control>()) {
    list.push_back({{"id", control.id.toStdString()},
                    {"kind", scene::kindName(control.kind).toStdString()},
                    {"default", control.defaultValue}});
  }
  return list;
}

Json diagnosticsJson(const Document& document) {
  Json list = Json::array();
  for (const Diagnostic& diagnostic : document.diagnostics) {
    Json entry{{"severity", base::severityName(diagnostic.severity).toStdString()},
               {"message", diagnostic.message.toStdString()}};
    if (diagnostic.where) {
      if (diagnostic.where->space != base::kFileSpace) {
        entry["space"] = diagnostic.where->space;
      }
      entry["offset"] = diagnostic.where->offset;
    }
    if (diagnostic.repeats > 0) {
      entry["repeats"] = diagnostic.repeats;
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json missingJson(const Document& document) {
  Json list = Json::array();
  for (const files::MissingFile& file : document.missing) {
    list.push_back({{"path", file.path.toStdString()}, {"wantedBy", file.wantedBy.toStdString()}});
  }
  return list;
}

QString sectionLine(const structure::Section& section, structure::SectionId id, int depth) {
  QString line = QStringLiteral("%1 %2%3").arg(id, 5).arg(QString(2 * depth, QLatin1Char(' ')), section.name);
  line += QStringLiteral("  @0x%1 %2 bytes").arg(section.range.offset, 0, 16).arg(section.range.size);
  if (section.range.space != base::kFileSpace) {
    line += QStringLiteral(" in space %1").arg(section.range.space);
  }
  if (section.table) {
    line += QStringLiteral(", %1 records").arg(section.table->rowCount());
  }
  for (const structure::Attribute& attribute : section.attributes) {
    line += QStringLiteral(", %1 %2").arg(attribute.key, structure::toText(attribute.value));
  }
  return section.note.isEmpty() ? line : line + QStringLiteral(" - ") + section.note;
}

void appendSections(const structure::Structure& tree, structure::SectionId id, int depth, QStringList& lines) {
  lines << sectionLine(tree[id], id, depth);
  for (const structure::SectionId child : tree[id].children) {
    appendSections(tree, child, depth + 1, lines);
  }
}

QString sceneLine(const Scene& scene) {
  return QStringLiteral("scene: %1 nodes, %2 meshes, %3 surfaces, %4 triangles, %5 materials, %6 lightmaps")
      .arg(scene.nodes.size())
      .arg(scene.meshes.size())
      .arg(scene.surfaceCount())
      .arg(scene.defaultTriangles())
      .arg(scene.assets.materials.size())
      .arg(scene.lightmaps.size());
}

QString diagnosticLine(const Diagnostic& diagnostic) {
  QString line = QStringLiteral("%1: %2").arg(base::severityName(diagnostic.severity), diagnostic.message);
  if (diagnostic.where) {
    line += QStringLiteral(" (at byte 0x%1").arg(diagnostic.where->offset, 0, 16);
    line += diagnostic.where->space == base::kFileSpace ? QStringLiteral(")")
                                                        : QStringLiteral(" of space %1)").arg(diagnostic.where->space);
  }
  return diagnostic.repeats == 0 ? line : line + QStringLiteral(" and %1 more").arg(diagnostic.repeats);
}

} // namespace

Json toJson(const Document& document) {
  Json json;
  json["vitrine"] = base::kVersion;
  json["file"] = {{"path", document.path.toStdString()}, {"size", document.size}};
  json["format"] = {{"id", document.formatId.toStdString()},
                    {"name", document.formatName.toStdString()},
                    {"version", document.formatVersion.toStdString()},
                    {"variant", document.variant.toStdString()}};
  if (document.sceneError) {
    json["error"]["message"] = document.sceneError->message.toStdString();
    json["error"]["offset"] = document.sceneError->offset ? Json(*document.sceneError->offset) : Json(nullptr);
  }
  json["counts"] = document.counts;
  json["scene"] = document.scene ? sceneJson(*document.scene) : Json(nullptr);
  json["animations"] = animationsJson(document);
  json["controls"] = controlsJson(document);
  json["structure"] = Json::array();
  if (!document.structure.empty()) {
    for (const structure::SectionId child : document.structure[structure::kRootSection].children) {
      json["structure"].push_back(structure::toJson(document.structure, child));
    }
  }
  json["missing"] = missingJson(document);
  json["diagnostics"] = diagnosticsJson(document);
  return json;
}

QString toText(const Document& document) {
  QStringList lines;
  lines << QStringLiteral("%1: %2, version %3%4, %5 bytes")
               .arg(document.path, document.formatName, document.formatVersion,
                    document.variant.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(document.variant))
               .arg(document.size);
  for (const auto& [key, value] : document.counts.items()) {
    if (value.is_primitive()) {
      const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
      lines << QStringLiteral("  %1: %2").arg(QString::fromStdString(key), QString::fromStdString(text));
    }
  }
  if (document.scene) {
    lines << sceneLine(*document.scene);
  }
  if (document.sceneError) {
    lines << QStringLiteral("no scene: %1").arg(document.sceneError->reason());
  }
  if (!document.structure.empty()) {
    appendSections(document.structure, structure::kRootSection, 0, lines);
  }
  for (const files::MissingFile& file : document.missing) {
    lines << QStringLiteral("missing: %1 (wanted by %2)").arg(file.path, file.wantedBy);
  }
  for (const Diagnostic& diagnostic : document.diagnostics) {
    lines << diagnosticLine(diagnostic);
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace vitrine::document
