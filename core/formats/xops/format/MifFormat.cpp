#include "core/formats/xops/format/MifFormat.h"

#include "core/base/Translate.h"
#include "core/formats/xops/assets/MissionFiles.h"
#include "core/formats/xops/assets/XopsPictures.h"
#include "core/formats/xops/format/BlockCounts.h"
#include "core/formats/xops/format/XopsWorld.h"
#include "core/formats/xops/records/AddonObject.h"

namespace vitrine::formats::xops {
namespace {

constexpr std::uint64_t kMostMissionBytes = 1ULL << 20;

/// A mission while it is read: its own text, and what it names.
class MissionLoader {
public:
  MissionLoader(const Source& source, LoadContext& context, Document& document)
      : m_source(source), m_context(context), m_document(document), m_world(document, source, context) {}

  Result<void> load() {
    auto bytes = m_source.bytes->readClipped(0, kMostMissionBytes);
    if (!bytes) {
      return std::unexpected(bytes.error());
    }
    auto mission = readMission(*bytes, MissionKind::Addon, base::kFileSpace, m_context.diagnostics);
    if (!mission) {
      return std::unexpected(mission.error());
    }
    m_mission = std::move(*mission);
    m_lines = addLineSection(m_world.builder(), m_world.builder().root(), m_source.bytes, m_mission.text);
    addFiles();
    m_world.builder().number();
    if (m_context.counts) {
      m_document.counts = counts();
    }
    m_document.properties = properties();
    build();
    return {};
  }

private:
  /// A wish of one of the mission's lines.
  files::FileWant wantOf(const char* text, MissionText::Line line,
                         files::MissingKind kind = files::MissingKind::Other) const {
    return {QString::fromLatin1(text), kind, {{.bytes = m_mission.text.where(line)}}};
  }

  Result<Companion> open(const QString& written, const char* text, MissionText::Line line) {
    return openMissionFile(written, wantOf(text, line), m_context, m_document.spaces);
  }

  void addFiles() {
    m_context.progress.step(base::translate("formats", "Reading files of the mission"), 0.2);
    const auto map = open(m_mission.mapPath, "the mission's map", MissionText::Map);
    if (map) {
      m_world.addMap(*map, Role::Named);
    } else {
      m_mapError = map.error();
    }
    const auto points = open(m_mission.pointsPath, "the mission's points", MissionText::Points);
    if (points) {
      m_world.addPoints(*points, Role::Named);
    } else if (map) {
      m_world.offerPoints(map->folder());
    }
    addObject();
  }

  void addObject() {
    if (m_mission.addonObject.isEmpty()) {
      return;
    }
    const auto file = open(m_mission.addonObject, "the mission's object", MissionText::AddonObjectFile);
    if (!file) {
      return;
    }
    auto object = readAddonObject(file->bytes, file->space, m_context.diagnostics);
    if (!object) {
      m_context.diagnostics.damage(QStringLiteral("%1: %2").arg(file->path, object.error().reason()),
                                   file->placeOf(object.error()));
      return;
    }
    m_objectLines = addLineSection(m_world.builder(), m_world.addSection(*file), file->source, object->text);
    m_object = std::move(*object);
  }

  std::vector<scene::Property> properties() {
    std::vector<scene::Property> all = missionProperties(m_mission, {m_world.builder().idOf(m_lines), 0});
    addPicture(all, "First image", m_mission.pictureA, MissionText::PictureA);
    addPicture(all, "Second image", m_mission.pictureB, MissionText::PictureB);
    if (m_object) {
      const auto object = addonObjectProperties(*m_object, {m_world.builder().idOf(m_objectLines), 0});
      all.insert(all.end(), object.begin(), object.end());
    }
    return all;
  }

  /// Shows the picture with the line that names it; `key` is that of missionProperties.
  void addPicture(std::vector<scene::Property>& all, const char* key, const QString& written,
                  MissionText::Line number) {
    const auto line = std::ranges::find_if(
        all, [&](const scene::Property& property) { return property.key == QLatin1StringView(key); });
    if (written.isEmpty() || line == all.end()) {
      return;
    }
    const auto path =
        findMissionFile(written, wantOf("the mission's briefing", number, files::MissingKind::Texture), m_context);
    if (!path) {
      return;
    }
    auto picture = document::findPicture(pictureSearch(*path, m_context), m_context);
    if (picture) {
      line->picture = std::move(*picture);
    } else {
      const ByteRange place{base::kFileSpace, picture.error().offset.value_or(0), 0};
      m_context.diagnostics.damage(QStringLiteral("%1: %2").arg(*path, picture.error().reason()), {*path, place});
    }
  }

  structure::Json counts() const {
    structure::Json json = structure::Json::object();
    json["lines"] = m_mission.text.count();
    json["briefing_lines"] = m_mission.briefing.size();
    json["sky"] = m_mission.sky;
    json["dark"] = m_mission.dark;
    json["extra_collision"] = m_mission.extraCollision;
    json["map"] = m_world.map() ? blockCounts(*m_world.map()) : structure::Json(nullptr);
    json["points"] = m_world.points() ? pointCounts(*m_world.points()) : structure::Json(nullptr);
    return json;
  }

  void build() {
    m_world.build({m_mission.sky, m_mission.dark});
    if (!m_world.map() && !m_world.points()) {
      m_document.scene.reset();
      m_document.sceneError = m_mapError;
    }
  }

  const Source& m_source;
  LoadContext& m_context;
  Document& m_document;
  World m_world;
  MissionText m_mission;
  structure::StructureBuilder::Handle m_lines = 0;
  std::optional<AddonObject> m_object;
  structure::StructureBuilder::Handle m_objectLines = 0;
  Error m_mapError;
};

} // namespace

int MifFormat::score(const Probe& probe) const {
  return missionScore(probe.head);
}

FileSummary MifFormat::summarize(const Probe& probe) const {
  Diagnostics silent;
  const auto mission = readMission(probe.head, MissionKind::Addon, base::kFileSpace, silent);
  if (!mission) {
    return {};
  }
  FileSummary summary{mission->fullName.isEmpty() ? mission->shortName : mission->fullName, {}};
  for (const QString& written : {mission->mapPath, mission->pointsPath}) {
    if (const auto path = files::resolvedPath({}, missionPath(written)); path && !path->isEmpty()) {
      summary.parts << *path;
    }
  }
  return summary;
}

Result<void> MifFormat::read(const Source& source, LoadContext& context, Document& document) const {
  context.progress.step(base::translate("formats", "Reading the mission"), 0.0);
  return MissionLoader(source, context, document).load();
}

} // namespace vitrine::formats::xops
