#include "core/document/DocumentSummary.h"

#include "core/base/ControlPictures.h"
#include "core/base/Version.h"

#include <span>

namespace vitrine::document {
namespace {

using structure::Json;

Json sceneJson(const Scene& scene, const scene::SceneAssets& assets) {
  Json json;
  json["nodes"] = scene.nodes.size();
  json["meshes"] = scene.meshes.size();
  json["surfaces"] = scene.surfaceCount();
  json["vertices"] = scene.vertexCount();
  json["triangles"] = scene.defaultTriangles();
  json["materials"] = assets.materials.size();
  json["textures"] = assets.textures.size();
  json["lightmaps"] = scene.bake.lightmaps.size();
  json["lights"] = scene.lights.size();
  json["cameras"] = scene.view.cameras.size();
  json["metresPerUnit"] = scene.metresPerUnit;
  json["bounds"] = {{"min", structure::toJson(scene.bounds().min())}, {"max", structure::toJson(scene.bounds().max())}};
  return json;
}

Json animationsJson(const Scene& scene) {
  Json list = Json::array();
  for (const scene::Animation& animation : scene.motion.animations) {
    list.push_back(
        {{"name", animation.name.toStdString()}, {"duration", animation.duration}, {"frames", animation.frames}});
  }
  return list;
}

Json controlsJson(const Scene& scene) {
  Json list = Json::array();
  for (const scene::Control& control : scene.controls) {
    Json entry{{"id", control.id.toStdString()},
               {"kind", scene::kindName(control.kind).toStdString()},
               {"default", control.defaultValue}};
    if (control.kind == scene::ControlKind::Slider) {
      entry["min"] = control.min;
      entry["max"] = control.max;
    }
    for (const QString& choice : control.choices) {
      entry["choices"].push_back(choice.toStdString());
    }
    list.push_back(std::move(entry));
  }
  return list;
}

void appendPlace(Json& entry, const ByteRange& where) {
  if (where.space != base::kFileSpace) {
    entry["space"] = where.space;
  }
  entry["offset"] = where.offset;
}

Json propertiesJson(const std::vector<scene::Property>& properties) {
  Json list = Json::array();
  for (const scene::Property& property : properties) {
    Json entry{{"key", property.key.toStdString()}, {"value", property.value.toStdString()}};
    if (property.picture) {
      entry["picture"] = {{"width", property.picture->width}, {"height", property.picture->height}};
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json spacesJson(const bytes::ByteSpaces& spaces) {
  Json list = Json::array();
  for (const ByteSpace& space : spaces) {
    if (space.id == base::kFileSpace) {
      continue;
    }
    Json entry{{"id", space.id},
               {"name", space.name.toStdString()},
               {"size", space.source->size()},
               {"decoder", space.decoder.toStdString()}};
    if (space.codedRange) {
      appendPlace(entry["from"], *space.codedRange);
      entry["from"]["size"] = space.codedRange->size;
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json diagnosticsJson(const std::vector<Diagnostic>& diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& diagnostic : diagnostics) {
    Json entry{{"severity", base::severityName(diagnostic.severity).toStdString()},
               {"message", diagnostic.message.toStdString()}};
    if (!diagnostic.path.isEmpty()) {
      entry["path"] = diagnostic.path.toStdString();
    }
    if (diagnostic.where) {
      appendPlace(entry, *diagnostic.where);
    }
    if (diagnostic.repeats > 0) {
      entry["repeats"] = diagnostic.repeats;
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json missingJson(const std::vector<files::MissingFile>& missing) {
  Json list = Json::array();
  for (const files::MissingFile& file : missing) {
    list.push_back(
        {{"path", file.path.toStdString()}, {"wantedBy", file.wantedBy.toStdString()}, {"times", file.times}});
  }
  return list;
}

Json placesJson(const std::vector<files::SearchPath>& places) {
  Json list = Json::array();
  for (const files::SearchPath& place : places) {
    list.push_back({{"path", place.path.toStdString()}, {"reason", place.reason.toStdString()}});
  }
  return list;
}

QString missingLine(const files::MissingFile& file) {
  const QString line = QStringLiteral("missing: %1 (used by %2").arg(file.path, file.wantedBy);
  return file.times > 1 ? line + QStringLiteral(", %1 times)").arg(file.times) : line + QLatin1Char(')');
}

Json errorJson(const Error& error) {
  Json json{{"message", error.message.toStdString()}};
  if (error.space != base::kFileSpace) {
    json["space"] = error.space;
  }
  json["offset"] = error.offset ? Json(*error.offset) : Json(nullptr);
  return json;
}

template <class T>
std::vector<T> joined(std::vector<T> first, const std::vector<T>& then) {
  first.insert(first.end(), then.begin(), then.end());
  return first;
}

std::vector<Diagnostic> allDiagnostics(const Document& document, const ResolveReport* report) {
  return report ? joined(document.diagnostics, report->diagnostics) : document.diagnostics;
}

std::vector<files::MissingFile> allMissing(const Document& document, const ResolveReport* report) {
  return report ? joined(document.missing, report->missing) : document.missing;
}

const scene::SceneAssets& assetsOf(const Scene& scene, const ResolveReport* report) {
  return report ? report->assets : scene.assets;
}

/// Passes each line on at once. Control characters are replaced: names in files may hold some that move a terminal's
/// cursor.
class Lines {
public:
  explicit Lines(const LineSink& sink) : m_sink(sink) {}

  Lines& operator<<(QString line) {
    m_sink(base::withControlPictures(std::move(line)));
    return *this;
  }

private:
  const LineSink& m_sink;
};

/// "key: value"; a value of several lines follows, indented, below its key.
void appendProperty(const scene::Property& property, Lines& lines) {
  QStringList values = property.value.split(QLatin1Char('\n'));
  if (property.picture) {
    const QString picture = QStringLiteral("%1x%2 image").arg(property.picture->width).arg(property.picture->height);
    values.back() += values.back().isEmpty() ? picture : QStringLiteral(", ") + picture;
  }
  if (values.size() == 1) {
    lines << QStringLiteral("  %1: %2").arg(property.key, values.front());
    return;
  }
  lines << QStringLiteral("  %1:").arg(property.key);
  for (const QString& value : values) {
    lines << (value.isEmpty() ? QString() : QStringLiteral("    ") + value);
  }
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

void appendSections(const structure::Structure& tree, structure::SectionId id, int depth, Lines& lines) {
  lines << sectionLine(tree[id], id, depth);
  for (const structure::SectionId child : tree[id].children) {
    appendSections(tree, child, depth + 1, lines);
  }
}

QString sceneLine(const Scene& scene, const scene::SceneAssets& assets) {
  return QStringLiteral(
             "scene: %1 nodes, %2 meshes, %3 surfaces, %4 triangles, %5 materials, %6 textures, %7 lightmaps")
      .arg(scene.nodes.size())
      .arg(scene.meshes.size())
      .arg(scene.surfaceCount())
      .arg(scene.defaultTriangles())
      .arg(assets.materials.size())
      .arg(assets.textures.size())
      .arg(scene.bake.lightmaps.size());
}

QString controlLine(const scene::Control& control) {
  QString line = QStringLiteral("control: %1, %2").arg(control.id, scene::kindName(control.kind));
  if (control.kind == scene::ControlKind::Slider) {
    line += QStringLiteral(" %1 to %2").arg(control.min).arg(control.max);
  }
  for (qsizetype i = 0; i < control.choices.size(); ++i) {
    line += QStringLiteral(" %1=%2").arg(i).arg(control.choices[i]);
  }
  return line + QStringLiteral(", default %1").arg(control.defaultValue);
}

/// A line each, with the number that `render` takes; of very many the first.
void appendAnimations(const Scene& scene, Lines& lines) {
  constexpr std::size_t kMost = 200;
  const std::size_t count = scene.motion.animations.size();
  if (count == 0) {
    return;
  }
  lines << QStringLiteral("animations: %1").arg(count);
  const std::span shown(scene.motion.animations.data(), std::min(count, kMost));
  constexpr qsizetype kMostWidth = 40; // one long name does not push the numbers of all others aside
  qsizetype width = 0;
  for (const scene::Animation& animation : shown) {
    width = std::max(width, std::min(animation.name.size(), kMostWidth));
  }
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const scene::Animation& animation = shown[i];
    lines << QStringLiteral("  %1  %2  %3 frames, %4 s%5")
                 .arg(QString::number(i).rightJustified(3), animation.name.leftJustified(width),
                      QString::number(animation.frames).rightJustified(3), QString::number(animation.duration),
                      animation.loops ? QStringLiteral(", loops") : QString());
  }
  if (count > kMost) {
    lines << QStringLiteral("  … and %1 more (--json lists all)").arg(count - kMost);
  }
}

/// Lines on a scene and on the choices that `render` has in it: viewpoints, clips, controls.
void appendScene(const Scene& scene, const scene::SceneAssets& assets, Lines& lines) {
  lines << sceneLine(scene, assets);
  for (const scene::Camera& camera : scene.view.cameras) {
    const QVector3D at = scene.sourceAxes.toFile(camera.position);
    lines << QStringLiteral("camera: %1 at %2 %3 %4")
                 .arg(camera.name, QString::number(at.x()), QString::number(at.y()), QString::number(at.z()));
  }
  appendAnimations(scene, lines);
  for (const scene::Control& control : scene.controls) {
    lines << controlLine(control);
  }
}

QString diagnosticLine(const Diagnostic& diagnostic) {
  QString line = QStringLiteral("%1: %2").arg(base::severityName(diagnostic.severity), diagnostic.message);
  if (diagnostic.where) {
    line += QStringLiteral(" (at byte 0x%1").arg(diagnostic.where->offset, 0, 16);
    line += !diagnostic.path.isEmpty() ? QStringLiteral(" of %1)").arg(diagnostic.path)
            : diagnostic.where->space == base::kFileSpace
                ? QStringLiteral(")")
                : QStringLiteral(" of space %1)").arg(diagnostic.where->space);
  }
  return diagnostic.repeats == 0 ? line : line + QStringLiteral(" and %1 more").arg(diagnostic.repeats);
}

} // namespace

Json toJson(const Document& document, const ResolveReport* report) {
  Json json;
  json["vitrine"] = base::kVersion;
  json["file"] = {{"path", document.path.toStdString()}, {"size", document.size}};
  json["format"] = {{"id", document.formatId.toStdString()},
                    {"name", document.formatName.toStdString()},
                    {"version", document.formatVersion.toStdString()},
                    {"variant", document.variant.toStdString()}};
  if (document.sceneError) {
    json["error"] = errorJson(*document.sceneError);
  }
  json["properties"] = propertiesJson(document.properties);
  json["counts"] = document.counts;
  json["scene"] = document.scene ? sceneJson(*document.scene, assetsOf(*document.scene, report)) : Json(nullptr);
  json["animations"] = document.scene ? animationsJson(*document.scene) : Json::array();
  json["controls"] = document.scene ? controlsJson(*document.scene) : Json::array();
  json["spaces"] = spacesJson(document.spaces);
  json["structure"] = Json::array();
  if (!document.structure.empty()) {
    for (const structure::SectionId child : document.structure[structure::kRootSection].children) {
      json["structure"].push_back(structure::toJson(document.structure, child));
    }
  }
  if (report && !report->searchPaths.empty()) {
    json["places"] = placesJson(report->searchPaths);
  }
  json["missing"] = missingJson(allMissing(document, report));
  json["diagnostics"] = diagnosticsJson(allDiagnostics(document, report));
  return json;
}

void describe(const Document& document, const ResolveReport* report, const LineSink& sink) {
  Lines lines(sink);
  lines << QStringLiteral("%1: %2%3%4, %5 bytes")
               .arg(document.path, document.formatName,
                    document.formatVersion.isEmpty() ? QString()
                                                     : QStringLiteral(", version %1").arg(document.formatVersion),
                    document.variant.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(document.variant),
                    QString::number(document.size));
  for (const scene::Property& property : document.properties) {
    appendProperty(property, lines);
  }
  for (const auto& [key, value] : document.counts.items()) {
    if (value.is_primitive()) {
      const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
      lines << QStringLiteral("  %1: %2").arg(QString::fromStdString(key), QString::fromStdString(text));
    }
  }
  if (document.scene) {
    appendScene(*document.scene, assetsOf(*document.scene, report), lines);
  }
  if (document.sceneError) {
    lines << QStringLiteral("no scene: %1").arg(document.sceneError->reason());
  }
  if (document.archive) {
    lines << QStringLiteral("an archive: no scene of its own; open its files by their path in it");
  }
  if (!document.structure.empty()) {
    appendSections(document.structure, structure::kRootSection, 0, lines);
  }
  const std::vector<files::MissingFile> missing = allMissing(document, report);
  for (const files::MissingFile& file : missing) {
    lines << missingLine(file);
  }
  // Of interest to those who miss something.
  for (const files::SearchPath& place :
       report && !missing.empty() ? report->searchPaths : std::vector<files::SearchPath>()) {
    lines << QStringLiteral("looked in: %1 (%2)").arg(place.path, place.reason);
  }
  for (const Diagnostic& diagnostic : allDiagnostics(document, report)) {
    lines << diagnosticLine(diagnostic);
  }
}

QString toText(const Document& document, const ResolveReport* report) {
  QString text;
  describe(document, report, [&text](const QString& line) { text += line + QLatin1Char('\n'); });
  return text;
}

} // namespace vitrine::document
